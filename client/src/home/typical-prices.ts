import { useEffect, useState } from 'react'
import { defaultPrices } from '#shared/calculators/default-prices.ts'
import type { TypicalPrices } from '#shared/calculators/typical-prices.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import type { Region } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { loadStoredRegion, useRegion, useRegionStatus } from './region.ts'

const NO_PRICES: TypicalPrices = {}
const loaded = new Map<string, TypicalPrices>()

const regionKey = ({ country, currency }: Region) => `${country} ${currency}`

/** Prices of the region in which a page starts come with the page. The calculators' constants are US prices. */
const isBuiltIn = (region: Region) =>
  region.country === UNITED_STATES.country || regionKey(region) === regionKey(defaultRegion())

export interface RegionPrices {
  /** Those that are known: none for the United States, and none before they are loaded. */
  readonly prices: TypicalPrices
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Prices for the calculators. */
export function useTypicalPrices(): RegionPrices {
  const region = useRegion()
  const regionStatus = useRegionStatus()
  const key = regionKey(region)
  const [failedKey, setFailedKey] = useState<string>()
  const [, setLoaded] = useState(NO_PRICES)
  const prices = isBuiltIn(region) ? defaultPrices(region) : loaded.get(key)
  const hasFailed = regionStatus === 'failed' || (prices === undefined && failedKey === key)
  const isNeeded = prices === undefined && !hasFailed
  useEffect(() => {
    if (!isNeeded) return
    loadTypicalPrices(region).then(setLoaded, (error) => {
      console.warn(error)
      setFailedKey(regionKey(region))
    })
  }, [region, isNeeded])
  function retry() {
    if (regionStatus === 'failed') loadStoredRegion()
    setFailedKey(undefined)
  }
  return {
    prices: prices ?? NO_PRICES,
    isLoading: regionStatus === 'loading' || isNeeded,
    hasFailed,
    retry,
  }
}

async function loadTypicalPrices(region: Region): Promise<TypicalPrices> {
  const prices = await importOrReload(async () => {
    const [{ loadPreset }, { typicalPricesOf }, { regionOf }] = await Promise.all([
      import('#shared/presets/load.ts'),
      import('#shared/presets/typical-prices.ts'),
      import('#shared/region.ts'),
    ])
    // Nothing is converted: prices are known only in the country's own currency.
    const isOwnCurrency = regionOf(region.country).currency === region.currency
    return isOwnCurrency ? typicalPricesOf(await loadPreset(region.country)) : NO_PRICES
  })
  loaded.set(regionKey(region), prices)
  return prices
}
