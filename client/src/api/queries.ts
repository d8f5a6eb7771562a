import { type Query, queryOptions } from '@tanstack/react-query'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { NEWEST_ARTICLES } from '#shared/contract/sizes.ts'
import { callOf, HttpError } from './call.ts'

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
  queryFn: ({ client }) => orNull(401, callOf(client)('currentUser', {})),
})

/** Whether the user was signed out by the server (idle too long, removed, signed out elsewhere), not by choice. */
export const sessionEnded = queryOptions({
  queryKey: ['session ended'],
  queryFn: () => false,
  initialData: false,
})

/** How to reach the operator, as the page says it. */
export const contactDetails = queryOptions({
  ...anyones,
  queryKey: ['contact details'],
  queryFn: () => PLACEHOLDER_CONTACT,
  initialData: PLACEHOLDER_CONTACT,
})

/** Whether the site can send mail; where that is not known, it is tried. */
export const sendsMail = queryOptions({
  ...anyones,
  queryKey: ['sends mail'],
  queryFn: () => true,
  initialData: true,
})

/** Null where the server says that there is none, by this status. */
async function orNull<T>(status: number, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HttpError && error.status === status) return null
    throw error
  }
}

/** Everything that is known of articles. */
export const allArticles = { ...anyones, queryKey: ['/api/articles'] } as const

/** Those that the landing page shows. */
export const newestArticles = queryOptions({
  ...anyones,
  queryKey: [...allArticles.queryKey, 'newest'],
  queryFn: ({ client }) => callOf(client)('listArticles', { limit: NEWEST_ARTICLES }),
})

/** A page of the tips, from 1 on: the articles on it and how many pages there are. */
export const articlePage = (page: number) =>
  queryOptions({
    ...anyones,
    queryKey: [...allArticles.queryKey, 'page', page],
    queryFn: ({ client }) => callOf(client)('listTips', { page }),
  })

/** An article; null when there is none of that name. */
export const article = (slug: string) =>
  queryOptions({
    ...anyones,
    queryKey: [...allArticles.queryKey, 'of', slug],
    queryFn: ({ client }) => orNull(404, callOf(client)('getArticle', { slug })),
  })

/** What the site stores about people. */
export const privacy = queryOptions({
  ...anyones,
  queryKey: ['/api/privacy'],
  queryFn: ({ client }) => callOf(client)('privacy', {}),
})

/** Whether an answer belonged to the user before: what anyone may read stays when the user changes. */
export const isPersonal = ({ queryKey: [name], meta }: Pick<Query, 'queryKey' | 'meta'>) =>
  meta?.of !== anyones.meta.of && name !== currentUser.queryKey[0] && name !== sessionEnded.queryKey[0]
