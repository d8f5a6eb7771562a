import type { Article } from '#shared/contract/api.ts'

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

const key = (userId: number) => `articleDraft:${userId}`

/** Text that was left unsaved, by going away or because the sign-in ended, waits in this tab for its author. */
export function keepDraft(userId: number, draft: Draft) {
  try {
    sessionStorage.setItem(key(userId), JSON.stringify(draft))
  } catch {
    // No room, or storage is turned off: there was a warning before leaving.
  }
}

export function readDraft(userId: number): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(userId)) ?? 'null')
  } catch {
    return null
  }
}

export function forgetDraft(userId: number) {
  try {
    sessionStorage.removeItem(key(userId))
  } catch {
    // Nothing was kept either.
  }
}
