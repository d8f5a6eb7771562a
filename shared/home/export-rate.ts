import type { Home } from './home.ts'
import { EXPORT_RATE_FIGURES } from './selling-figures.ts'

export const isExportRatePath = (path: string) => EXPORT_RATE_FIGURES.some((figure) => figure === path)

export function withExportRate(home: Home, price: number): Home {
  const { selling } = home.tariff
  if (selling?.kind !== 'net-billing') {
    return { ...home, tariff: { ...home.tariff, selling: { kind: 'net-billing', price } } }
  }
  const { ofSupplyPrice: _, ...otherTerms } = selling
  return { ...home, tariff: { ...home.tariff, selling: { ...otherTerms, price } } }
}
