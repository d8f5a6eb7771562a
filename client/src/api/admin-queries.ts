import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '#shared/contract/api.ts'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import { ADMIN_ARTICLES_PER_PAGE } from '#shared/contract/sizes.ts'
import { call } from './call.ts'
import { allArticles } from './queries.ts'

export const adminCheck = queryOptions({
  queryKey: ['/api/admin/check'],
  queryFn: () => call('adminCheck', {}),
})

/** A page of a list that others change too: refetched when opened, with the previous page shown meanwhile. */
export const adminList = <N extends AdminListName>(name: N, input: Input<N>) =>
  queryOptions<Reply<N>>({
    queryKey: [endpoints[name][3], input],
    queryFn: () => call(name, input),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

type AdminListName = {
  [N in EndpointName]: Reply<N> extends { readonly totalPages: number } ? N : never
}[EndpointName]

export const allUsers = { queryKey: [endpoints.listUsers[3]] } as const
export const allMessages = { queryKey: [endpoints.listMessages[3]] } as const

/** Newest first. */
export const editedArticles = infiniteQueryOptions({
  ...allArticles,
  queryKey: [...allArticles.queryKey, 'edited'],
  queryFn: ({ pageParam }) => call('listArticles', { limit: ADMIN_ARTICLES_PER_PAGE, before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (lastPage) => (lastPage.length === ADMIN_ARTICLES_PER_PAGE ? lastPage.at(-1)?.id : undefined),
  staleTime: 0,
})

export const dueFacts = queryOptions({ queryKey: ['/api/admin/facts'], queryFn: () => call('listDueFacts', {}) })
