import { useEffect } from 'react'
import type { Article } from '#shared/contract/api.ts'
import { readJson, removeItem, writeJson } from '../../../state/storage.ts'

export interface ArticleValues {
  title: string
  category: string
  image: string
  slug: string
  content: string
}

export interface ArticleDraft {
  readonly article: Article | null
  readonly values: ArticleValues
}

const draftKey = (userId: number) => `articleDraft:${userId}` as const

/**
 * Drafts stay in the tab, for their author, also after the session. If storage is full, only a warning before leaving
 * remains.
 */
export const saveDraft = (userId: number, draft: ArticleDraft) => writeJson('tab', draftKey(userId), draft)
export const readDraft = (userId: number) => readJson('tab', draftKey(userId)) as ArticleDraft | null
export const deleteDraft = (userId: number) => removeItem('tab', draftKey(userId))

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
