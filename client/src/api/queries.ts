import { type Query, queryOptions } from '@tanstack/react-query'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import type { Input } from '#shared/contract/api.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { PageData } from '#shared/contract/page.ts'
import { NEWEST_ARTICLE_COUNT } from '#shared/contract/sizes.ts'
import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { callFor, HttpError } from './call.ts'

/*
 * One query per GET endpoint. This file has those of the first page; other topics have files of their own. Query keys
 * are defined only there: readers use the options, writers invalidate them or, for a paginated list, its `all…`.
 */

/** Meta data of responses that are the same for every visitor. */
export const publicQuery = { meta: { of: 'anyone' } } as const

export const currentUser = queryOptions({
  queryKey: ['/api/user'],
  // A visitor is no error, which the browser's console would show.
  queryFn: async ({ client }) => (await callFor(client)('visitor', {})).user,
})

/** Idle too long, removed, or signed out elsewhere; false after a sign-out by choice. */
export const sessionEnded = queryOptions({
  queryKey: ['session ended'],
  queryFn: () => false,
  initialData: false,
})

export const DEFAULT_SETTINGS: Pick<PageData, 'contact' | 'sendsMail' | 'languages'> = {
  contact: PLACEHOLDER_CONTACT,
  // Assumed if unknown.
  sendsMail: true,
  languages: [SOURCE_LANGUAGE],
}

/** Settings that the server embeds in each page. */
export const siteSettings = queryOptions({
  ...publicQuery,
  queryKey: ['site settings'],
  queryFn: () => DEFAULT_SETTINGS,
  initialData: DEFAULT_SETTINGS,
})

async function nullIfMissing<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

export const allArticles = { ...publicQuery, queryKey: ['/api/articles'] } as const

/** An endpoint that answers all visitors alike. */
const publicAnswer = <N extends EndpointName>(queryKey: readonly unknown[], name: N, input: Input<N>) =>
  queryOptions({ ...publicQuery, queryKey, queryFn: ({ client }) => callFor(client)(name, input) })

export const newestArticles = publicAnswer([...allArticles.queryKey, 'newest'], 'listArticles', {
  limit: NEWEST_ARTICLE_COUNT,
})

/** Pages are counted from 1. */
export const articlePage = (page: number) => publicAnswer([...allArticles.queryKey, 'page', page], 'listTips', { page })

/** `null` if there is none with this slug. */
export const article = (slug: string) =>
  queryOptions({
    ...publicQuery,
    queryKey: [...allArticles.queryKey, 'of', slug],
    queryFn: ({ client }) => nullIfMissing(callFor(client)('getArticle', { slug })),
  })

export const privacy = publicAnswer(['/api/privacy'], 'privacy', {})

/** @param slug of a place: `india/maharashtra/pune`; empty for the world */
export const solarPage = (slug: string) => publicAnswer(['/api/solar', slug], 'solarPage', { slug })

/** Public responses stay when the user changes. */
export const isPersonal = ({ queryKey: [name], meta }: Pick<Query, 'queryKey' | 'meta'>) =>
  meta?.of !== publicQuery.meta.of && name !== currentUser.queryKey[0] && name !== sessionEnded.queryKey[0]
