import type { Article } from '#shared/contract/api.ts'
import { forget, keep, read } from '../../../state/storage.ts'

export interface ArticleValues {
  title: string
  category: string
  image: string
  slug: string
  content: string
}

/** What was typed and not saved, and the article it is to change, if any. */
export interface Draft {
  readonly article: Article | null
  readonly values: ArticleValues
}

const key = (userId: number) => `articleDraft:${userId}` as const

/**
 * Text that was left unsaved, by going away or because the sign-in ended, waits in this tab for its author. Without room
 * for it there was at least a warning before leaving.
 */
export const keepDraft = (userId: number, draft: Draft) => keep('tab', key(userId), draft)
export const readDraft = (userId: number) => read('tab', key(userId)) as Draft | null
export const forgetDraft = (userId: number) => forget('tab', key(userId))
