import { useDeferredValue, useSyncExternalStore } from 'react'

let isHydrated = false
/** Said once the first render over the server's HTML is done, or where there is none. */
export const beginAsOwn = () => {
  isHydrated = true
}
const never = () => () => {}

/**
 * Whether the page is the browser's own by now. False on the server and in the first render over the server's HTML, which
 * must be the same; what only the browser knows (its clock, what it keeps) is shown from the second one on, which comes in
 * slices, between which the browser hears what is typed and pressed.
 */
export function useHydrated(): boolean {
  const atOnce = useSyncExternalStore(
    never,
    () => isHydrated,
    () => false,
  )
  return useDeferredValue(true, atOnce)
}
