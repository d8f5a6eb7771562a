import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { PageData } from '#shared/contract/page.ts'
import { currentUser, DEFAULT_SETTINGS, siteSettings } from './queries.ts'
import { endSessionOnUnauthorized } from './session.ts'

/** Mutations invalidate; nothing else refetches. Without a network a call fails at once: no button waits forever. */
export function createQueryClient({ user, queries = [], ...data }: Partial<PageData>): QueryClient {
  const onError = (error: unknown) => endSessionOnUnauthorized(client, error)
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // Embedded in the page, unless the server could not find out.
  if (user !== undefined) client.setQueryData(currentUser.queryKey, user)
  const { contact, sendsMail, languages } = { ...DEFAULT_SETTINGS, ...data }
  client.setQueryData(siteSettings.queryKey, { contact, sendsMail, languages })
  for (const { key, data } of queries) client.setQueryData(key, data)
  return client
}
