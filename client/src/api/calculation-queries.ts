import { infiniteQueryOptions } from '@tanstack/react-query'
import { CALCULATIONS_PER_PAGE } from '#shared/contract/sizes.ts'
import { call } from './call.ts'

/** Newest first. */
export const calculations = infiniteQueryOptions({
  queryKey: ['/api/calculations'],
  queryFn: ({ pageParam }) => call('listCalculations', { before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (lastPage) => (lastPage.length === CALCULATIONS_PER_PAGE ? lastPage.at(-1)?.id : undefined),
})
