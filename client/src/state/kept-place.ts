import { HOME_KEY, read } from './storage.ts'

/** Where the home of this browser is [°], without reading the rest of it; null where there is none. */
export function keptPlace(): { readonly latitude: number; readonly longitude: number } | null {
  // Anything may lie there.
  const { latitude, longitude } = Object(Object(read('device', HOME_KEY)).place) as Record<string, unknown>
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null
}

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most
