/** A NUL character, or half of a character beyond U+FFFF: PostgreSQL stores neither. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
/** No form of ours nests further; a body may, as far as its size lets it. */
const DEEPEST = 12

/** Whether every text in a value, keys included, can be stored. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  return Object.entries(value).every(([key, each]) => !UNSTORABLE.test(key) && isStorable(each, depth + 1))
}
