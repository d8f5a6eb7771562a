import { type RefObject, useEffect, useState } from 'react'

/** How far below the viewport an element is loaded ahead, once the page is idle. */
const PRELOAD_MARGIN = '160px'
const IDLE_DELAY = 3_000 // [ms]

/** Ever in view, or near it once the page was idle. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [wasInView, setInView] = useState(false)
  const [rootMargin, setRootMargin] = useState('0px')
  useEffect(() => {
    const timer = setTimeout(setRootMargin, IDLE_DELAY, PRELOAD_MARGIN)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (wasInView || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wasInView, element, rootMargin])
  return wasInView
}
