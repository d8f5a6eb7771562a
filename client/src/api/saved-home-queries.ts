import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The plans in the user's account, the newest first. */
export const savedHomes = queryOptions({
  queryKey: ['/api/homes'],
  queryFn: ({ signal }) => call('listHomes', {}, { signal }),
})

/**
 * What comes of one of them, as long as it stays in this revision.
 * @param work works it out, on this device
 */
export const outcomeOfSaved = <Outcome>(
  { id, revision }: { readonly id: number; readonly revision: number },
  work: () => Promise<Outcome>,
) =>
  queryOptions({
    queryKey: ['outcome of a saved plan', id, revision],
    queryFn: work,
    staleTime: Number.POSITIVE_INFINITY,
  })
