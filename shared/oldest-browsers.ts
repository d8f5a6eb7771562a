/** The oldest supported browsers, for the build and the check of what it built (docs/decisions/0078-oldest-browsers.md). */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4']
