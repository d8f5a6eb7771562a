import { useEffect, useState } from 'react'
import { defaultPrices } from '#shared/calculators/default-prices.ts'
import type { TypicalPrices } from '#shared/calculators/typical-prices.ts'
import type { Region } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { useRegion } from './region.ts'

const NO_PRICES: TypicalPrices = {}
const loaded = new Map<string, TypicalPrices>()

const regionKey = ({ country, currency }: Region) => `${country} ${currency}`
/** The calculators' constants are US prices. */
const isUnitedStates = ({ country }: Region) => country === UNITED_STATES.country

/** For the calculators; empty for the United States, and elsewhere until loaded, but in the page's default region. */
export function useTypicalPrices(): TypicalPrices {
  const region = useRegion()
  const [, setLoaded] = useState(NO_PRICES)
  useEffect(() => {
    if (isUnitedStates(region) || loaded.has(regionKey(region))) return
    loadTypicalPrices(region).then(setLoaded, console.warn)
  }, [region])
  return (!isUnitedStates(region) && loaded.get(regionKey(region))) || defaultPrices(region)
}

async function loadTypicalPrices(region: Region): Promise<TypicalPrices> {
  const [{ loadPreset }, { typicalPricesOf }, { regionOf }] = await Promise.all([
    import('#shared/home/presets/load.ts'),
    import('#shared/home/presets/typical-prices.ts'),
    import('#shared/region.ts'),
  ])
  // Nothing is converted: prices are known only in the country's own currency.
  const isOwnCurrency = regionOf(region.country).currency === region.currency
  const prices = isOwnCurrency ? typicalPricesOf(await loadPreset(region.country)) : NO_PRICES
  loaded.set(regionKey(region), prices)
  return prices
}
