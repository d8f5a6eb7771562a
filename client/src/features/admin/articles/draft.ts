import type { Article } from '#shared/contract/api.ts'
import { readJson, removeItem, writeJson } from '../../../state/storage.ts'

export interface ArticleValues {
  title: string
  category: string
  image: string
  slug: string
  content: string
}

/** Unsaved values and the article they change, if any. */
export interface ArticleDraft {
  readonly article: Article | null
  readonly values: ArticleValues
}

const draftKey = (userId: number) => `articleDraft:${userId}` as const

/**
 * Stores unsaved text in this tab for its author, across navigation and the end of a session. If storage is full, the
 * warning before leaving was all.
 */
export const saveDraft = (userId: number, draft: ArticleDraft) => writeJson('tab', draftKey(userId), draft)
export const readDraft = (userId: number) => readJson('tab', draftKey(userId)) as ArticleDraft | null
export const deleteDraft = (userId: number) => removeItem('tab', draftKey(userId))
