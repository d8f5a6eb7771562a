import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { CALCULATIONS_PER_PAGE } from '#shared/contract/sizes.ts'
import { call } from './call.ts'

/* Second factors and sessions are refetched whenever shown, because other devices change them too. */

export const secondFactors = queryOptions({
  queryKey: ['/api/user/second-factors'],
  queryFn: () => call('secondFactors', {}),
  staleTime: 0,
})

export const sessionList = queryOptions({
  queryKey: ['/api/user/sessions'],
  queryFn: () => call('listSessions', {}),
  staleTime: 0,
})

/** Newest first. */
export const calculations = infiniteQueryOptions({
  queryKey: ['/api/calculations'],
  queryFn: ({ pageParam }) => call('listCalculations', { before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (lastPage) => (lastPage.length === CALCULATIONS_PER_PAGE ? lastPage.at(-1)?.id : undefined),
})

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
