import { useQuery } from '@tanstack/react-query'
import type { Home } from '#shared/home/home.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { withPricesBySize } from '#shared/home/presets/typical-home.ts'
import { type Region, regionOf } from '#shared/region.ts'
import { typicalFigures } from '../../api/home-queries.ts'
import { useHome } from '../../state/home.ts'

/** The home's country with the home's currency. */
export function useHomeRegion(): Region {
  const { country, currency } = useHome().region
  return regionOf(country, currency)
}

export const useCountryPreset = (): Preset | undefined => useQuery(typicalFigures(useHome().region.country)).data

/** The home with the prices that the plan counts; the stored home keeps its own until one is edited. */
export const usePricedHome = (): Home => withPricesBySize(useHome(), useCountryPreset())
