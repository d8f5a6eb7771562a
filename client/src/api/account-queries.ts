import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Refetched whenever shown, because other devices change it too. */

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
