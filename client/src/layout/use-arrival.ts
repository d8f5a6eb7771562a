import { useEffect } from 'react'

/** The page that is shown, and whether the browser's Back or Forward led to it. */
let shown: string | undefined
let goneBack = false
let listens = false

/**
 * What a browser does when a page opens: it begins at the top, or at the place the address names. Going back and
 * forth is left to the browser, which remembers where one was. The heading takes the focus by itself (ui/page.tsx).
 * For the page itself: what the address names must be there.
 */
export function useArrival(path: string) {
  useEffect(() => {
    if (!listens) addEventListener('popstate', note)
    listens = true
    const moved = shown !== undefined && shown !== path
    const back = goneBack
    goneBack = false
    shown = path
    if (location.hash) goTo(location.hash)
    else if (moved && !back) scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

function note() {
  goneBack = decodeURI(location.pathname) !== shown
}

function goTo(hash: string) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)))
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}
