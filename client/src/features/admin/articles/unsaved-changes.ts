import { useEffect } from 'react'

const WARNING = 'You have changes that are not saved. Leave them?'

/** True if there are no unsaved changes. */
export const confirmLeave = (hasUnsavedChanges: boolean) => !hasUnsavedChanges || confirm(WARNING)

/** Asks before a link or the browser leaves the page. */
export function useUnsavedChangesWarning(hasUnsavedChanges: boolean, onLeave: () => void) {
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    function beforeLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!link?.href || !isPlainClick || link.target || link.hasAttribute('download')) return
      if (link.origin !== location.origin || link.pathname === location.pathname) return
      if (confirm(WARNING)) return onLeave()
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', beforeLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', beforeLink, { capture: true })
    }
  }, [hasUnsavedChanges, onLeave])
}
