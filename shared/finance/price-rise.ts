import { requireNumber } from '../validation/input-error.ts'

/**
 * Electricity price rise: inflation plus escalation beyond it [share per year, added], or the rise since year 1 by year
 * [share].
 */
export type PriceRise =
  | { readonly inflation: number; readonly escalation: number }
  | { readonly sinceFirstYear: readonly number[] }

export const NO_PRICE_RISE: PriceRise = { inflation: 0, escalation: 0 }

/** @throws InputError naming the field */
export function validatePriceRise(rise: PriceRise, years: number): void {
  if ('sinceFirstYear' in rise) {
    for (let i = 0; i < years; i += 1) {
      const share = rise.sinceFirstYear[i] ?? Number.NaN
      requireNumber(`sinceFirstYear.${i}`, share, { name: `The price rise of year ${i + 1}`, min: -1, max: 1_000 })
    }
    return
  }
  requireNumber('inflation', rise.inflation, { name: 'The inflation', min: -0.5, max: 1 })
  requireNumber('escalation', rise.escalation, { name: 'The price rise beyond inflation', min: -0.5, max: 1 })
}

/** Relative to year 1 [-]. */
export function priceFactor(rise: PriceRise, year: number): number {
  if ('sinceFirstYear' in rise) return 1 + (rise.sinceFirstYear[year - 1] ?? 0)
  return (1 + rise.inflation + rise.escalation) ** (year - 1)
}
