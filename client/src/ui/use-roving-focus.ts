import { type KeyboardEvent, useRef } from 'react'

/**
 * One stop of the Tab key for a row of buttons, with the arrow keys, Home and End between them. Which of them is the stop
 * is the caller's state; should there be fewer by now, the last one is.
 */
export function useRovingFocus(count: number, stop: number, onMove: (to: number) => void) {
  const elements = useRef<(HTMLElement | null)[]>([])
  const present = Math.min(stop, count - 1)

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: present - 1, ArrowRight: present + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const to = (target + count) % count
    onMove(to)
    elements.current[to]?.focus()
  }

  const item = (index: number) => ({
    ref: (element: HTMLElement | null) => {
      elements.current[index] = element
    },
    tabIndex: index === present ? 0 : -1,
  })

  return { onKeyDown, item }
}
