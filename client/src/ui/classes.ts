/** Joins class names, leaving out what is not set. */
export function classes(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}

/** The focus ring of a box around what has the focus, in browsers without `:has()` (decision 78). */
export const WITHOUT_HAS =
  'not-supports-[selector(:has(a))]:focus-within:[outline:3px_solid_var(--color-focus)] ' +
  'not-supports-[selector(:has(a))]:focus-within:outline-offset-3'
