import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element [px], so that a chart's letters keep their size on every screen. */
export function useWidth<E extends HTMLElement>(initial = 640): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
