import type { StoreName } from '#shared/browser-stores.ts'

/* Storage may be disabled, full, or hold foreign data: reading and writing never throw, and callers must validate what
 * they read. */

/** `tab`: session storage; `device`: local storage. */
type StorageScope = 'tab' | 'device'

const storageFor = (scope: StorageScope) => (scope === 'tab' ? sessionStorage : localStorage)

/** Items of the tab that the browser does not store: they last as long as the page. */
const unstoredTabItems = new Map<string, string>()

/** `home.ts` uses this key. */
export const HOME_KEY = 'home'
/** `set-place.ts` uses this key. */
export const CHOSEN_PLACE_KEY = 'chosen place'
/** `meter-readings.ts` uses this key. */
export const READINGS_KEY = 'meter readings'
/** `plan-backups.ts` uses this key. */
export const PLAN_BACKUPS_KEY = 'former plans'
/** `saved-plan.ts` uses this key. */
export const SAVED_PLAN_KEY = 'home in the account'
/** The home is not parsed. */
export const hasStoredHome = () => readText('device', HOME_KEY) !== null

export function readText<P extends StorageScope>(scope: P, key: StoreName<P>): string | null {
  try {
    return (scope === 'tab' ? unstoredTabItems.get(key) : undefined) ?? storageFor(scope).getItem(key)
  } catch {
    return null
  }
}

/** @returns whether it was stored */
export function writeText<P extends StorageScope>(scope: P, key: StoreName<P>, text: string): boolean {
  try {
    storageFor(scope).setItem(key, text)
    if (scope === 'tab') unstoredTabItems.delete(key)
    return true
  } catch (error) {
    // The server has no storage for it: other visitors would read it.
    if (scope === 'tab' && error instanceof DOMException) unstoredTabItems.set(key, text)
    return false
  }
}

export function removeItem<P extends StorageScope>(scope: P, key: StoreName<P>) {
  if (scope === 'tab') unstoredTabItems.delete(key)
  try {
    storageFor(scope).removeItem(key)
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}

/** The parsed value; `null` if absent or not JSON. */
export function readJson<P extends StorageScope>(scope: P, key: StoreName<P>): unknown {
  try {
    return JSON.parse(readText(scope, key) ?? 'null')
  } catch {
    return null
  }
}

export const writeJson = <P extends StorageScope>(scope: P, key: StoreName<P>, value: unknown): boolean =>
  writeText(scope, key, JSON.stringify(value))

export function clearTabStorage() {
  unstoredTabItems.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}

interface StoredPlace {
  /** [°] */
  readonly latitude: number
  readonly longitude: number
  readonly name: string | undefined
  readonly country: string | undefined
}

/** The place of the stored home, without parsing the rest; `null` if there is none. */
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
