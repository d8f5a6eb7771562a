import type { InfiniteData } from '@tanstack/react-query'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { calculations, queryClient } from '../../api/queries.ts'

type Pages = InfiniteData<SavedCalculation[], number | undefined>

const change = (page: (calculations: SavedCalculation[]) => SavedCalculation[]) =>
  queryClient.setQueryData<Pages>(calculations.queryKey, (data) => data && { ...data, pages: data.pages.map(page) })

export const replaceCalculation = (changed: SavedCalculation) =>
  change((page) => page.map((each) => (each.id === changed.id ? changed : each)))

/** The row goes at once; the pages are fetched again, since each begins where the one before it ends. */
export function dropCalculation(id: number) {
  change((page) => page.filter((each) => each.id !== id))
  void queryClient.invalidateQueries(calculations)
}

export const dropAllCalculations = () =>
  queryClient.setQueryData<Pages>(calculations.queryKey, { pages: [[]], pageParams: [undefined] })
