import { infiniteQueryOptions } from '@tanstack/react-query'
import { CALCULATIONS_A_PAGE } from '#shared/contract/sizes.ts'
import { call } from './call.ts'

/** The user's saved calculations, the newest first. */
export const calculations = infiniteQueryOptions({
  queryKey: ['/api/calculations'],
  queryFn: ({ pageParam }) => call('listCalculations', { before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last) => (last.length === CALCULATIONS_A_PAGE ? last.at(-1)?.id : undefined),
})
