import { useEffect, useState } from 'react'
import type { TypicalPrices } from '#shared/calculators/typical-prices.ts'
import type { Region } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { useRegion } from './region.ts'

const NONE: TypicalPrices = {}
const loaded = new Map<string, TypicalPrices>()

const keyOf = ({ country, currency }: Region) => `${country} ${currency}`
/** The calculators' own constants are prices of the United States. */
const isUnitedStates = ({ country }: Region) => country === UNITED_STATES.country

/** Typical prices of the user's region for the calculators; empty for the United States, and until they are loaded. */
export function useTypicalPrices(): TypicalPrices {
  const region = useRegion()
  const [, setLoaded] = useState(NONE)
  useEffect(() => {
    if (isUnitedStates(region) || loaded.has(keyOf(region))) return
    loadTypicalPrices(region).then(setLoaded, console.warn)
  }, [region])
  return (!isUnitedStates(region) && loaded.get(keyOf(region))) || NONE
}

async function loadTypicalPrices(region: Region): Promise<TypicalPrices> {
  const [{ loadPreset }, { typicalPricesOf }, { regionOf }] = await Promise.all([
    import('#shared/home/presets/load.ts'),
    import('#shared/home/presets/typical-prices.ts'),
    import('#shared/region.ts'),
  ])
  // Nothing is converted: in another currency than the country's own no price is known.
  const isOwnCurrency = regionOf(region.country).currency === region.currency
  const prices = isOwnCurrency ? typicalPricesOf(await loadPreset(region.country)) : NONE
  loaded.set(keyOf(region), prices)
  return prices
}
