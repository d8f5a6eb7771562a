import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusPageHeading } from './focus-page-heading.ts'

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

/** Ref of an item of a list: the page's heading takes the focus if the item is removed while it has it. */
export function useFocusAfterRemoval<E extends HTMLElement>() {
  const item = useRef<E>(null)
  useLayoutEffect(() => {
    const element = item.current
    return () => {
      if (element?.contains(document.activeElement)) focusPageHeading({ preventScroll: true })
    }
  }, [])
  return item
}
