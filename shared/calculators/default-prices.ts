import { defaultRegion } from '../default-region.ts'
import { t } from '../language/t.ts'
import type { Region } from '../region.ts'
import type { TypicalPrices } from './typical-prices.ts'

/**
 * Typical prices of the regions in which pages of other languages start, so that their first rendering has them. A test
 * compares them with the countries' figures.
 */
const PRICES: Readonly<Record<string, () => TypicalPrices>> = {
  DE: () => ({
    electricityRate: { value: 0.387, source: t('Eurostat household electricity prices, second half of 2025') },
    costPerWatt: { value: 1.38, source: t('Estimated from Karaenke solar prices, 2026') },
    costPerKwh: { value: 575, source: t('EVU-Anmeldung battery prices, 2026') },
  }),
  ES: () => ({
    electricityRate: { value: 0.267, source: t('Eurostat household electricity prices, second half of 2025') },
    costPerWatt: { value: 1.35, source: t('Estimated from APPA home solar prices, February 2025') },
  }),
  FR: () => ({
    electricityRate: { value: 0.256, source: t('Eurostat household electricity prices, second half of 2025') },
    costPerWatt: { value: 1.76, source: t('Estimated from Potentielsolaire solar prices, March 2026') },
  }),
  BR: () => ({
    electricityRate: { value: 0.85, source: t('ANEEL average tariff, projected for 2026') },
    costPerWatt: { value: 4.09, source: t('Estimated from Energia Solar Explicada prices, February 2026') },
  }),
  IN: () => ({
    electricityRate: { value: 5.78, source: t('Central Electricity Authority tariffs, October 2026') },
    costPerWatt: { value: 60.2, source: t('Estimated from Kalindi Solar Solutions prices, June 2025') },
  }),
}

/** Empty but in the default region of the page's language. */
export function defaultPrices({ country, currency }: Pick<Region, 'country' | 'currency'>): TypicalPrices {
  const region = defaultRegion()
  return country === region.country && currency === region.currency ? (PRICES[country]?.() ?? {}) : {}
}
