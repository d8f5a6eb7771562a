import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { calculations } from '../../api/calculation-queries.ts'

type Pages = InfiniteData<SavedCalculation[], number | undefined>

const updatePages = (client: QueryClient, updatePage: (calculations: SavedCalculation[]) => SavedCalculation[]) =>
  client.setQueryData<Pages>(calculations.queryKey, (data) => data && { ...data, pages: data.pages.map(updatePage) })

export const updateCachedCalculation = (client: QueryClient, updated: SavedCalculation) =>
  updatePages(client, (updatePage) =>
    updatePage.map((calculation) => (calculation.id === updated.id ? updated : calculation)),
  )

/** Refetches the pages too, since each begins where the one before ends. */
export function removeCachedCalculation(client: QueryClient, id: number) {
  updatePages(client, (updatePage) => updatePage.filter((calculation) => calculation.id !== id))
  void client.invalidateQueries(calculations)
}

export const clearCachedCalculations = (client: QueryClient) =>
  client.setQueryData<Pages>(calculations.queryKey, { pages: [[]], pageParams: [undefined] })
