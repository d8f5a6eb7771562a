import { type Query, queryOptions } from '@tanstack/react-query'
import { call, HttpError } from './call.ts'

/*
 * What is asked of the server, one entry per GET. Here stands what the first page needs; saved calculations, the admin's
 * lists and what is asked about a place have files beside it. Keys are written there and nowhere else: who reads takes the
 * options, who changes data invalidates them, or the whole of a paged list by its `all…`.
 */

/** For an answer that is the same whoever asks. */
export const anyones = { meta: { of: 'anyone' } } as const

/** The signed-in user, or null for a visitor. */
export const currentUser = queryOptions({
  queryKey: ['/api/user'],
  queryFn: () => orNull(call('currentUser', {})),
})

/** Whether the user was signed out by the server (idle too long, removed, signed out elsewhere), not by choice. */
export const sessionEnded = queryOptions({
  queryKey: ['session ended'],
  queryFn: () => false,
  initialData: false,
})

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null
    throw error
  }
}

export const articleList = queryOptions({
  ...anyones,
  queryKey: ['/api/articles'],
  queryFn: () => call('listArticles', {}),
})

export const article = (slug: string) =>
  queryOptions({ ...anyones, queryKey: [...articleList.queryKey, slug], queryFn: () => call('getArticle', { slug }) })

/** Whether an answer belonged to the user before: what anyone may read stays when the user changes. */
export const isPersonal = ({ queryKey: [name], meta }: Pick<Query, 'queryKey' | 'meta'>) =>
  meta?.of !== anyones.meta.of && name !== currentUser.queryKey[0] && name !== sessionEnded.queryKey[0]
