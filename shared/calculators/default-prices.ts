import { t } from '../language/t.ts'
import { defaultRegion } from '../places/default-region.ts'
import type { Region } from '../region.ts'
import type { TypicalPrices } from './typical-prices.ts'

/**
 * Typical prices of the regions in which pages of other languages start, so that their first rendering has them. A test
 * compares them with the countries' figures.
 */
const PRICES: Readonly<Record<string, () => TypicalPrices>> = {
  DE: () => ({
    electricityRate: { value: 0.32, source: t('BDEW, September 2026') },
    costPerWatt: { value: 1.23, source: t('oekovolt.com, September 2026') },
    costPerKwh: { value: 575, source: t('EVU-Anmeldung battery prices, 2026') },
  }),
  ES: () => ({
    electricityRate: { value: 0.19, source: t('Eurostat household electricity prices, December 2025') },
    costPerWatt: { value: 1.35, source: t('APPA, December 2024') },
  }),
  FR: () => ({
    electricityRate: { value: 0.2, source: t('Tarif Bleu, August 2026') },
    costPerWatt: { value: 1.94, source: t('Potentielsolaire, August 2026') },
  }),
  BR: () => ({
    electricityRate: { value: 0.98, source: t('ANEEL, November 2026') },
    costPerWatt: { value: 2.9, source: t('Greener, November 2026') },
  }),
  IN: () => ({
    electricityRate: { value: 7.5, source: t('Guides and price lists, November 2026') },
    costPerWatt: { value: 59.7, source: t('DAS Energie, November 2026') },
  }),
}

/** Empty but in the default region of the page's language. */
export function defaultPrices({ country, currency }: Pick<Region, 'country' | 'currency'>): TypicalPrices {
  const region = defaultRegion()
  return country === region.country && currency === region.currency ? (PRICES[country]?.() ?? {}) : {}
}
