import { useDeferredValue, useSyncExternalStore } from 'react'

let isHydrated = false
/** Call after the first render over server HTML, or at the start if there is none. */
export const markHydrated = () => {
  isHydrated = true
}
const subscribeToNothing = () => () => {}

/**
 * False on the server and in the first render over its HTML, which must match; browser state (clock, storage) is shown
 * from the second render on. That one is sliced and yields to input.
 */
export function useHydrated(): boolean {
  const initial = useSyncExternalStore(
    subscribeToNothing,
    () => isHydrated,
    () => false,
  )
  return useDeferredValue(true, initial)
}
