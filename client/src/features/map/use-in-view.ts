import { type RefObject, useEffect, useState } from 'react'

/** How far below the edge an element may be and yet be fetched for whoever comes to it. */
const NEAR = '160px'

/** True for good once the element has come into view, or near it. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [seen, element])
  return seen
}
