import { type KeyboardEvent, useRef } from 'react'

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
