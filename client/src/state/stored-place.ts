import { HOME_KEY, readJson } from './storage.ts'

/** Reads the coordinates [°] without parsing the rest; `null` if there are none. */
export function readStoredPlace(): { readonly latitude: number; readonly longitude: number } | null {
  // Stored data is untrusted.
  const { latitude, longitude } = Object(Object(readJson('device', HOME_KEY)).place) as Record<string, unknown>
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null
}

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most
