import { useEffect, useRef } from 'react'

/** For the button that something opened in place of: the focus goes to it when that closes. */
export function useFocusBack<E extends HTMLElement>(open: boolean) {
  const button = useRef<E>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return button
}
