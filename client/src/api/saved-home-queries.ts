import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Newest first. */
export const savedHomes = queryOptions({
  queryKey: ['/api/homes'],
  queryFn: ({ signal }) => call('listHomes', {}, { signal }),
})

/** Computed on this device, and cached per revision. */
export const savedHomeOutcome = <Outcome>(
  { id, revision }: { readonly id: number; readonly revision: number },
  computeOutcome: () => Promise<Outcome>,
) =>
  queryOptions({
    queryKey: ['outcome of a saved plan', id, revision],
    queryFn: computeOutcome,
    staleTime: Number.POSITIVE_INFINITY,
  })
