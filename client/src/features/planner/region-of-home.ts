import { useQuery } from '@tanstack/react-query'
import type { Preset } from '#shared/home/presets/preset.ts'
import { type Region, regionOf } from '#shared/region.ts'
import { typicalOf } from '../../api/home-queries.ts'
import { useHome } from '../../state/home.ts'

/** How the home's country writes and measures, in the home's currency. */
export function useRegionOfHome(): Region {
  const { country, currency } = useHome().region
  return regionOf(country, currency)
}

/** What is typical of the home's country, once it has come. */
export const usePreset = (): Preset | undefined => useQuery(typicalOf(useHome().region.country)).data
