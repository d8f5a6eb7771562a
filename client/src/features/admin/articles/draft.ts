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
