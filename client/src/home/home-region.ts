import { useQuery } from '@tanstack/react-query'
import type { Home } from '#shared/home/home.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { withPricesBySize } from '#shared/presets/typical-home.ts'
import { type Region, regionOfHome } from '#shared/region.ts'
import { useHome } from './home.ts'
import { typicalFigures } from './home-queries.ts'

/** The home's country with the home's currency. */
export const useHomeRegion = (): Region => useHome(regionOfHome)

/** Preset of the country, with the home's region. */
export const useCountryPreset = (): Preset | undefined => useQuery(typicalFigures(useHome(({ region }) => region))).data

/** The region, if prices or export rules of its providers differ. */
export function useRegionWithProviders() {
  const { subdivision = '' } = useHome(({ region }) => region)
  const row = useCountryPreset()?.subdivisions?.[subdivision]
  return row?.providers && row.providers.length > 1 ? { name: row.names[0] ?? '', providers: row.providers } : undefined
}

/** A part of the home with the prices that the plan counts; the stored home keeps its own until one is edited. */
export function usePricedHome<Part>(select: (home: Home) => Part): Part {
  const preset = useCountryPreset()
  return useHome((home) => select(priceHome(home, preset)))
}

let pricedHome: { readonly from: Home; readonly preset: Preset | undefined; readonly home: Home } | undefined

/** Returns the same object for the same home. */
function priceHome(from: Home, preset: Preset | undefined): Home {
  if (pricedHome?.from !== from || pricedHome.preset !== preset)
    pricedHome = { from, preset, home: withPricesBySize(from, preset) }
  return pricedHome.home
}
