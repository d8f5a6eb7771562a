import { useEffect, useRef } from 'react'

/** Ref of a button that something replaced: it gets the focus back when that closes. */
export function useReturnFocus<E extends HTMLElement>(isOpen: boolean) {
  const button = useRef<E>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
