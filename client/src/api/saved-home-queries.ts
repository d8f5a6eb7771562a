import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The plans in the user's account, the newest first. */
export const savedHomes = queryOptions({
  queryKey: ['/api/homes'],
  queryFn: ({ signal }) => call('listHomes', {}, { signal }),
})
