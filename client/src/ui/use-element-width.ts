import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Width before it is measured, and on paper [px]: about the page, so that labels are as large as the text. */
const DEFAULT_WIDTH = 640

/** [px]. Chart labels keep their size on every screen and on paper. */
export function useElementWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(element.current)
    // The browser lays out the pages right after this event.
    const startPrinting = () => flushSync(() => setPrinting(true))
    const endPrinting = () => setPrinting(false)
    addEventListener('beforeprint', startPrinting)
    addEventListener('afterprint', endPrinting)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', startPrinting)
      removeEventListener('afterprint', endPrinting)
    }
  }, [])
  return [element, isPrinting ? DEFAULT_WIDTH : width]
}
