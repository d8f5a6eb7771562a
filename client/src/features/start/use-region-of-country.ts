import { useEffect, useState } from 'react'
import type { Region } from '#shared/region.ts'
import { useRegion } from '../../home/region.ts'

/**
 * The region of the visitor, or of another country once that is known. Its tables load only then.
 * @param country ISO 3166-1 alpha-2
 */
export function useRegionOfCountry(country: string | undefined): Region {
  const own = useRegion()
  const [other, setOther] = useState<Region>()
  useEffect(() => {
    if (country === undefined || country === own.country) return
    import('#shared/region.ts').then(({ regionOf }) => setOther(regionOf(country)), console.warn)
  }, [country, own])
  return other && other.country === country ? other : own
}
