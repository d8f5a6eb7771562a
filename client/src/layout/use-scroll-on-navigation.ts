import { useEffect } from 'react'
import { decodeUri } from '#shared/decode-uri.ts'
import { splitAddress } from '#shared/language/addresses.ts'

let shownPath: string | undefined
let isHistoryNavigation = false
let isListening = false

/**
 * Scrolls to the top of a new page, or to the element in the hash. The browser itself restores the position on Back and
 * Forward, and the heading takes the focus (ui/page.tsx). Call it in the page, so that the target of the hash exists.
 */
export function useScrollOnNavigation(path: string) {
  useEffect(() => {
    if (!isListening) addEventListener('popstate', handlePopState)
    isListening = true
    const isFirstPage = shownPath === undefined
    const hasPathChanged = !isFirstPage && shownPath !== path
    const wasHistoryNavigation = isHistoryNavigation
    isHistoryNavigation = false
    shownPath = path
    // A user may have gone on: on the first page from where the browser has put the focus, later within the new page.
    const { activeElement, body } = document
    const hasUserFocus = isFirstPage ? activeElement !== body : activeElement?.closest('main') != null
    if (location.hash && !hasUserFocus) scrollToHash(location.hash)
    else if (hasPathChanged && !wasHistoryNavigation) scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

function handlePopState() {
  isHistoryNavigation = splitAddress(decodeUri(location.pathname)).path !== shownPath
}

function scrollToHash(hash: string) {
  const element = document.getElementById(decodeUri(hash.slice(1)))
  element?.scrollIntoView()
  element?.focus({ preventScroll: true })
}
