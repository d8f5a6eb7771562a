import { HOME_KEY, readJson } from './storage.ts'

interface StoredPlace {
  /** [°] */
  readonly latitude: number
  readonly longitude: number
  readonly name: string | undefined
  readonly country: string | undefined
}

/** Reads the place without parsing the rest; `null` if there is none. */
export function readStoredPlace(): StoredPlace | null {
  // Stored data is untrusted.
  const place = Object(Object(readJson('device', HOME_KEY)).place) as Record<string, unknown>
  const { latitude, longitude, name, country } = place
  return isWithin(latitude, 90) && isWithin(longitude, 180)
    ? { latitude, longitude, name: toText(name), country: toText(country) }
    : null
}

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
