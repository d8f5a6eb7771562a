import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is the browser's own by now. False on the server and in the first render over the server's HTML, which
 * must be the same; what only the browser knows (its clock, what it keeps) is shown from the second one on.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
