import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { call, HttpError } from './call.ts'
import { pageData } from './page-data.ts'

/** Results never go stale by themselves, nothing polls or retries: what changes data says so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { retry: false },
  },
})

/** The signed-in user, or null for a visitor. Known from the page itself unless the server could not tell. */
export const currentUser = queryOptions({
  queryKey: ['/api/user'],
  queryFn: () => orNull(call('currentUser', {})),
  ...(typeof document !== 'undefined' &&
    pageData().user !== undefined && { initialData: () => pageData().user ?? null }),
})

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null
    throw error
  }
}

export const adminCheck = queryOptions({
  queryKey: ['/api/admin/check'],
  queryFn: () => call('adminCheck', {}),
})

export const articleList = queryOptions({ queryKey: ['/api/articles'], queryFn: () => call('listArticles', {}) })

export const article = (slug: string) =>
  queryOptions({ queryKey: ['/api/articles', slug], queryFn: () => call('getArticle', { slug }) })

const PAGE_OF_CALCULATIONS = 20
export const calculations = infiniteQueryOptions({
  queryKey: ['/api/calculations'],
  queryFn: ({ pageParam }) => call('listCalculations', { before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last) => (last.length === PAGE_OF_CALCULATIONS ? last.at(-1)?.id : undefined),
})

export const userList = (page: number, search: string) =>
  queryOptions({
    queryKey: ['/api/admin/users', page, search],
    queryFn: () => call('listUsers', { page, search: search || undefined }),
  })

export const messageList = (page: number) =>
  queryOptions({ queryKey: ['/api/admin/messages', page], queryFn: () => call('listMessages', { page }) })

export const subscriberList = (page: number) =>
  queryOptions({ queryKey: ['/api/admin/subscribers', page], queryFn: () => call('listSubscribers', { page }) })

export const activityLog = (page: number) =>
  queryOptions({ queryKey: ['/api/admin/log', page], queryFn: () => call('listLog', { page }) })
