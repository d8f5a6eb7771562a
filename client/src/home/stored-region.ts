import { type Region, regionOf } from '#shared/region.ts'
import { HOME_KEY, readJson } from '../state/storage.ts'

/** Reads the region without parsing the rest; the default one if there is none. */
export function readStoredRegion(): Region {
  // Stored data is untrusted.
  const { country, currency } = Object(Object(readJson('device', HOME_KEY)).region) as Record<string, unknown>
  return regionOf(String(country), typeof currency === 'string' ? currency : undefined)
}
