import { regionOf } from '#shared/region.ts'
import { showRegion } from './region.ts'
import { HOME_KEY, read } from './storage.ts'

/** Shows the region of a home, which may hold anything; of none, the usual one. */
export function followRegion(kept: unknown) {
  const { country, currency } = Object(kept) as { readonly country?: unknown; readonly currency?: unknown }
  showRegion(regionOf(String(country), typeof currency === 'string' ? currency : undefined))
}

/** Shows the region of the home that this browser keeps, without reading the rest of it. */
export const followKept = () => followRegion(Object(read('device', HOME_KEY)).region)
