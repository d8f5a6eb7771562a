/** Skips unset names. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')

/** Focus ring of a container in browsers without `:has()` (decision 78). */
export const FOCUS_RING_WITHOUT_HAS =
  'not-supports-[selector(:has(a))]:focus-within:[outline:3px_solid_var(--color-focus)] ' +
  'not-supports-[selector(:has(a))]:focus-within:outline-offset-3'
