import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Of a chart on paper [px]: about as wide as a sheet, where its letters are as large as the text. */
const PAPER = 640

/** The width of an element [px], so that a chart's letters keep their size on every screen and on paper. */
export function useWidth<E extends HTMLElement>(initial = 640): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(initial)
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(element.current)
    // The browser lays the sheets out right after it has told of them.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return [element, printing ? PAPER : width]
}
