import { type Region, regionOf } from '#shared/region.ts'
import { HOME_KEY, read } from './storage.ts'

/** The region of the home that this browser keeps, without reading the rest of it; the usual one where none is named. */
export function keptRegion(): Region {
  // Anything may lie there.
  const { country, currency } = Object(Object(read('device', HOME_KEY)).region) as Record<string, unknown>
  return regionOf(String(country), typeof currency === 'string' ? currency : undefined)
}
