import { useEffect } from 'react'

const QUESTION = 'You have changes that are not saved. Leave them?'

/** Whether the person gives up what is not saved; asked only if there is anything. */
export const mayLeave = (unsaved: boolean) => !unsaved || confirm(QUESTION)

/** Asks before a link or the browser leads away from what is not saved. */
export function useLeaveQuestion(unsaved: boolean, onGivenUp: () => void) {
  useEffect(() => {
    if (!unsaved) return
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    function beforeLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!link?.href || !opensHere || link.target || link.hasAttribute('download')) return
      if (link.origin !== location.origin || link.pathname === location.pathname) return
      if (confirm(QUESTION)) return onGivenUp()
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', beforeLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', beforeLink, { capture: true })
    }
  }, [unsaved, onGivenUp])
}
