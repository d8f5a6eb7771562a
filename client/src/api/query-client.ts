import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { PageData } from '#shared/contract/page.ts'
import { contactDetails, currentUser, sendsMail } from './queries.ts'
import { endSessionIfOver } from './session.ts'

/**
 * Holds what the server knows. Nothing goes stale by itself, nothing polls or retries: what changes data says so. A call
 * without a network fails at once instead of waiting for one, so that no button waits for ever.
 */
export function createQueryClient({
  user,
  answers = [],
  sendsMail: canMail,
  contact,
}: Pick<PageData, 'user' | 'answers'> & Partial<Pick<PageData, 'sendsMail' | 'contact'>>): QueryClient {
  const onError = (error: unknown) => endSessionIfOver(client, error)
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
  // Known from the page itself, unless the server could not tell.
  if (user !== undefined) client.setQueryData(currentUser.queryKey, user)
  if (canMail !== undefined) client.setQueryData(sendsMail.queryKey, canMail)
  if (contact !== undefined) client.setQueryData(contactDetails.queryKey, contact)
  for (const { key, data } of answers) client.setQueryData(key, data)
  return client
}
