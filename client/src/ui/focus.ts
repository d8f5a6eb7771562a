import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the page's heading, after an action that removes the focused control. */
export const focusPageHeading = (options?: FocusOptions) => document.querySelector('h1')?.focus(options)

/** Focuses an element, by default the page's heading, if the focused control is gone or disabled. */
export function restoreFocus(target: HTMLElement | null = document.querySelector('h1')) {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body || activeElement.matches(':disabled'))
    target?.focus({ preventScroll: true })
}

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

/** One tab stop, with arrow keys, Home and End. The caller holds its index; beyond the end the last is the stop. */
export function useRovingFocus(count: number, tabStop: number, onMove: (to: number) => void) {
  const elements = useRef<(HTMLElement | null)[]>([])
  const current = Math.min(tabStop, count - 1)

  function onKeyDown(event: KeyboardEvent) {
    const nextIndex = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (nextIndex === undefined) return
    event.preventDefault()
    const wrappedIndex = (nextIndex + count) % count
    onMove(wrappedIndex)
    elements.current[wrappedIndex]?.focus()
  }

  const item = (index: number) => ({
    ref: (element: HTMLElement | null) => {
      elements.current[index] = element
    },
    tabIndex: index === current ? 0 : -1,
  })

  return { onKeyDown, item }
}
