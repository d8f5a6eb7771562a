import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '#shared/contract/api.ts'
import { call, HttpError } from '../../../api/call.ts'
import { allArticles, article } from '../../../api/queries.ts'
import type { ArticleValues } from './draft.ts'

/** The article was changed meanwhile, or deleted (`null`). */
export class EditConflictError extends Error {
  readonly storedArticle: Article | null
  constructor(storedArticle: Article | null) {
    super('The article changed meanwhile')
    this.storedArticle = storedArticle
  }
}

/**
 * Updates the opened article only if it is unchanged on the server.
 * @throws EditConflictError if someone else changed or deleted it
 */
export async function saveArticle(values: ArticleValues, openedArticle: Article | null): Promise<Article> {
  if (!openedArticle) return call('createArticle', values)
  try {
    return await call('updateArticle', { id: openedArticle.id, revision: openedArticle.revision, ...values })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw new EditConflictError(null)
    // A slug already in use is a 409 too.
    if (error instanceof HttpError && error.status === 409) {
      const storedArticle = await fetchStoredArticle(openedArticle)
      if (storedArticle?.revision !== openedArticle.revision) throw new EditConflictError(storedArticle)
    }
    throw error
  }
}

/** Found by a current or former slug; `null` if it is deleted. */
async function fetchStoredArticle({ id, slug }: Article): Promise<Article | null> {
  try {
    const storedArticle = await call('getArticle', { slug })
    return storedArticle.id === id ? storedArticle : null
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

export async function invalidateArticle(client: QueryClient, openedArticle: { slug: string } | null) {
  if (openedArticle) client.removeQueries(article(openedArticle.slug))
  await client.invalidateQueries(allArticles)
}
