/** How long a text may be that a form and a page besides it must agree on [characters]. */

export const LONGEST_SLUG = 120
export const LONGEST_SEARCH = 100
export const SHORTEST_PASSWORD = 6
export const LONGEST_USERNAME = 64
