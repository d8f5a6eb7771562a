import { useEffect, useRef } from 'react'

/**
 * What a browser does when a page opens: it begins at the top, or at the place the address names. Going back and
 * forth is left to the browser, which remembers where one was. The heading takes the focus by itself (ui/page.tsx).
 */
export function useArrival(path: string) {
  const goneBack = useRef(false)
  const shown = useRef(path)
  useEffect(() => {
    const note = () => {
      goneBack.current = true
    }
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])
  useEffect(() => {
    const back = goneBack.current
    goneBack.current = false
    const moved = shown.current !== path
    shown.current = path
    if (location.hash) goTo(location.hash)
    else if (moved && !back) scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

function goTo(hash: string) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)))
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}
