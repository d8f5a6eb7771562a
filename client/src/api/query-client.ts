import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { PageData } from '#shared/contract/page.ts'
import { contactDetails, currentUser, sendsMail, siteLanguages } from './queries.ts'
import { endSessionOnUnauthorized } from './session.ts'

/** Mutations invalidate; nothing else refetches. Without a network a call fails at once: no button waits forever. */
export function createQueryClient({
  user,
  queries = [],
  sendsMail: canMail,
  contact,
  languages,
}: Pick<PageData, 'user' | 'queries'> & Partial<Pick<PageData, 'sendsMail' | 'contact' | 'languages'>>): QueryClient {
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
  if (canMail !== undefined) client.setQueryData(sendsMail.queryKey, canMail)
  if (contact !== undefined) client.setQueryData(contactDetails.queryKey, contact)
  if (languages !== undefined) client.setQueryData(siteLanguages.queryKey, [...languages])
  for (const { key, data } of queries) client.setQueryData(key, data)
  return client
}
