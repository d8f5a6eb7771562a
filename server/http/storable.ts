/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const UNSTORABLE_CHARACTERS = /[\0\p{Surrogate}]/u
/** Deeper than any form of the site. */
const MAX_DEPTH = 12

/** All texts in a value are checked, keys included. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !UNSTORABLE_CHARACTERS.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  return Object.entries(value).every(([key, child]) => !UNSTORABLE_CHARACTERS.test(key) && isStorable(child, depth + 1))
}
