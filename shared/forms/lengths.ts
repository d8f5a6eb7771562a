/** How long a text may be that a form and a page besides it must agree on [characters]. */

export const LONGEST_SLUG = 120
export const LONGEST_SEARCH = 100
/** One or two letters are in too many names to be looked for in the middle of them: these begin what they find. */
export const isBeginning = (search: string) => /^[\p{L}\p{N}]{1,2}$/u.test(search)
export const SHORTEST_PASSWORD = 6
export const LONGEST_USERNAME = 64
