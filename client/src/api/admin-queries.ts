import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ADMIN_ARTICLES_PER_PAGE } from '#shared/contract/sizes.ts'
import { call } from './call.ts'
import { allArticles } from './queries.ts'

export const adminCheck = queryOptions({
  queryKey: ['/api/admin/check'],
  queryFn: () => call('adminCheck', {}),
})

/** For lists that others change too: refetched when opened, with the previous page shown meanwhile. */
const listPageOptions = { staleTime: 0, placeholderData: keepPreviousData } as const

/** Newest first. */
export const editedArticles = infiniteQueryOptions({
  ...allArticles,
  queryKey: [...allArticles.queryKey, 'edited'],
  queryFn: ({ pageParam }) => call('listArticles', { limit: ADMIN_ARTICLES_PER_PAGE, before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (lastPage) => (lastPage.length === ADMIN_ARTICLES_PER_PAGE ? lastPage.at(-1)?.id : undefined),
  staleTime: 0,
})

export const allUsers = { queryKey: ['/api/admin/users'] } as const
export const userList = (page: number, search: string) =>
  queryOptions({
    ...listPageOptions,
    queryKey: [...allUsers.queryKey, page, search],
    queryFn: () => call('listUsers', { page, search: search || undefined }),
  })

export const allMessages = { queryKey: ['/api/admin/messages'] } as const
export const messageList = (page: number) =>
  queryOptions({
    ...listPageOptions,
    queryKey: [...allMessages.queryKey, page],
    queryFn: () => call('listMessages', { page }),
  })

export const subscriberList = (page: number) =>
  queryOptions({
    ...listPageOptions,
    queryKey: ['/api/admin/subscribers', page],
    queryFn: () => call('listSubscribers', { page }),
  })

export const activityLog = (page: number) =>
  queryOptions({ ...listPageOptions, queryKey: ['/api/admin/log', page], queryFn: () => call('listLog', { page }) })

export const dueFacts = queryOptions({ queryKey: ['/api/admin/facts'], queryFn: () => call('listDueFacts', {}) })
