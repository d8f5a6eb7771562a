import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Plans in the user's account, newest first. */
export const savedHomes = queryOptions({
  queryKey: ['/api/homes'],
  queryFn: ({ signal }) => call('listHomes', {}, { signal }),
})

/**
 * Outcome of a saved plan, cached per revision.
 * @param computeOutcome computes it on this device
 */
export const savedHomeOutcome = <Outcome>(
  { id, revision }: { readonly id: number; readonly revision: number },
  computeOutcome: () => Promise<Outcome>,
) =>
  queryOptions({
    queryKey: ['outcome of a saved plan', id, revision],
    queryFn: computeOutcome,
    staleTime: Number.POSITIVE_INFINITY,
  })
