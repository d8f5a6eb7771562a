import { useQuery } from '@tanstack/react-query'
import type { Preset } from '#shared/home/presets/preset.ts'
import { type Region, regionOf } from '#shared/region.ts'
import { typicalFigures } from '../../api/home-queries.ts'
import { useHome } from '../../state/home.ts'

/** The home's country with the home's currency. */
export function useHomeRegion(): Region {
  const { country, currency } = useHome().region
  return regionOf(country, currency)
}

export const useCountryPreset = (): Preset | undefined => useQuery(typicalFigures(useHome().region.country)).data
