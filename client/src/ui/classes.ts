/** Joins class names, leaving out what is not set. */
export function classes(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
