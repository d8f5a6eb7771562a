import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '#shared/contract/api.ts'
import { call, HttpError } from '../../../api/call.ts'
import { allArticles, article } from '../../../api/queries.ts'
import type { ArticleValues } from './draft.ts'

/** Why an update was refused although the values are good: the article is another one now, or gone (null). */
export class ChangedMeanwhileError extends Error {
  readonly stored: Article | null
  constructor(stored: Article | null) {
    super('The article changed meanwhile')
    this.stored = stored
  }
}

/**
 * Creates an article, or changes the one that was opened if it is still as it was then.
 * @throws ChangedMeanwhileError when somebody else changed or deleted it
 */
export async function saveArticle(values: ArticleValues, opened: Article | null): Promise<Article> {
  if (!opened) return call('createArticle', values)
  try {
    return await call('updateArticle', { id: opened.id, revision: opened.revision, ...values })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw new ChangedMeanwhileError(null)
    // 409 is also the answer to a slug that another article has.
    if (error instanceof HttpError && error.status === 409) {
      const stored = await storedNow(opened)
      if (stored?.revision !== opened.revision) throw new ChangedMeanwhileError(stored)
    }
    throw error
  }
}

/** The article as it is stored now, by an address it has or had; null when it is gone. */
async function storedNow({ id, slug }: Article): Promise<Article | null> {
  try {
    const stored = await call('getArticle', { slug })
    return stored.id === id ? stored : null
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

/** Lists and article pages show what was saved. */
export async function articleChanged(client: QueryClient, opened: { slug: string } | null) {
  if (opened) client.removeQueries(article(opened.slug))
  await client.invalidateQueries(allArticles)
}
