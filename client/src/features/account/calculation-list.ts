import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { calculations } from '../../api/calculation-queries.ts'

type Pages = InfiniteData<SavedCalculation[], number | undefined>

const change = (client: QueryClient, page: (calculations: SavedCalculation[]) => SavedCalculation[]) =>
  client.setQueryData<Pages>(calculations.queryKey, (data) => data && { ...data, pages: data.pages.map(page) })

export const replaceCalculation = (client: QueryClient, changed: SavedCalculation) =>
  change(client, (page) => page.map((each) => (each.id === changed.id ? changed : each)))

/** The row goes at once; the pages are fetched again, since each begins where the one before it ends. */
export function dropCalculation(client: QueryClient, id: number) {
  change(client, (page) => page.filter((each) => each.id !== id))
  void client.invalidateQueries(calculations)
}

export const dropAllCalculations = (client: QueryClient) =>
  client.setQueryData<Pages>(calculations.queryKey, { pages: [[]], pageParams: [undefined] })
