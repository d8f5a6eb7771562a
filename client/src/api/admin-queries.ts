import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ADMIN_ARTICLES_A_PAGE } from '#shared/contract/sizes.ts'
import { call } from './call.ts'
import { allArticles } from './queries.ts'

/** What the admin area asks of the server. */

export const adminCheck = queryOptions({
  queryKey: ['/api/admin/check'],
  queryFn: () => call('adminCheck', {}),
})

/** A page of a list that others change too: asked for anew whenever it is opened, the page before shown until it is there. */
const pageOfList = { staleTime: 0, placeholderData: keepPreviousData } as const

/** The articles to be edited, the newest first. */
export const editedArticles = infiniteQueryOptions({
  ...allArticles,
  queryKey: [...allArticles.queryKey, 'edited'],
  queryFn: ({ pageParam }) => call('listArticles', { limit: ADMIN_ARTICLES_A_PAGE, before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last) => (last.length === ADMIN_ARTICLES_A_PAGE ? last.at(-1)?.id : undefined),
  staleTime: 0,
})

export const allUsers = { queryKey: ['/api/admin/users'] } as const
export const userList = (page: number, search: string) =>
  queryOptions({
    ...pageOfList,
    queryKey: [...allUsers.queryKey, page, search],
    queryFn: () => call('listUsers', { page, search: search || undefined }),
  })

export const allMessages = { queryKey: ['/api/admin/messages'] } as const
export const messageList = (page: number) =>
  queryOptions({
    ...pageOfList,
    queryKey: [...allMessages.queryKey, page],
    queryFn: () => call('listMessages', { page }),
  })

export const subscriberList = (page: number) =>
  queryOptions({
    ...pageOfList,
    queryKey: ['/api/admin/subscribers', page],
    queryFn: () => call('listSubscribers', { page }),
  })

export const activityLog = (page: number) =>
  queryOptions({ ...pageOfList, queryKey: ['/api/admin/log', page], queryFn: () => call('listLog', { page }) })
