/** Text lengths shared by forms and pages [characters]. */

export const MAX_SLUG_LENGTH = 120
export const MAX_SEARCH_LENGTH = 100
/** One or two letters occur in too many names to search within them; they match the beginning only. */
export const isPrefixSearch = (search: string) => /^[\p{L}\p{N}]{1,2}$/u.test(search)
export const MIN_PASSWORD_LENGTH = 6
export const MAX_USERNAME_LENGTH = 64
