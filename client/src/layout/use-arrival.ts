import { useEffect, useRef } from 'react'

/**
 * What a browser does when a page opens: it begins at the top, or at the place the address names. Going back and
 * forth is left to the browser, which remembers where one was. The heading takes the focus by itself (ui/page.tsx).
 */
export function useArrival(path: string) {
  const goneBack = useRef(false)
  const first = useRef(true)
  useEffect(() => {
    const note = () => {
      goneBack.current = true
    }
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    const back = goneBack.current
    goneBack.current = false
    const opened = first.current
    first.current = false
    if (location.hash) goTo(location.hash)
    else if (!back && !opened) scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

function goTo(hash: string) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)))
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}
