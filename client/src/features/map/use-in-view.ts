import { type RefObject, useEffect, useState } from 'react'

/** How far below the edge an element may be and yet be fetched for whoever comes to it, once the page has come to rest. */
const NEAR = '160px'
const REST = 3_000 // [ms]

/** True for good once the element has come into view, or is near it when the page has come to rest. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  const [rootMargin, setRootMargin] = useState('0px')
  useEffect(() => {
    const timer = setTimeout(setRootMargin, REST, NEAR)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (seen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [seen, element, rootMargin])
  return seen
}
