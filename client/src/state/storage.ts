import type { StoreName } from '#shared/browser-stores.ts'

/*
 * What this browser keeps for a page. It may be switched off, full, or hold anything that somebody else wrote there:
 * reading and writing never fail, and what is read is to be judged by whoever reads it.
 */

/** `tab`: until this tab is closed; `device`: until somebody removes it. */
type Place = 'tab' | 'device'

const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** The key of this browser's home, which `home.ts` keeps. */
export const HOME_KEY = 'home'
/** The key of the meter readings that a home may speak of, which `readings.ts` keeps. */
export const READINGS_KEY = 'meter readings'
/** The key of the plans that others took the place of, which `former-plans.ts` keeps. */
export const FORMER_PLANS_KEY = 'former plans'
/** The key of what the home was saved as, which `saved-home.ts` keeps. */
export const SAVED_AS_KEY = 'home in the account'
/** Whether there is a home, without reading it. */
export const hasHome = () => readText('device', HOME_KEY) !== null

/** The text under a key; null when there is none. */
export function readText<P extends Place>(place: P, key: StoreName<P>): string | null {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

/** Says whether it is kept. */
export function keepText<P extends Place>(place: P, key: StoreName<P>, text: string): boolean {
  try {
    storageOf(place).setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function forget<P extends Place>(place: P, key: StoreName<P>) {
  try {
    storageOf(place).removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

/** The value under a key; null when there is none, or none that is JSON. */
export function read<P extends Place>(place: P, key: StoreName<P>): unknown {
  try {
    return JSON.parse(readText(place, key) ?? 'null')
  } catch {
    return null
  }
}

export const keep = <P extends Place>(place: P, key: StoreName<P>, value: unknown): boolean =>
  keepText(place, key, JSON.stringify(value))

/** Empties what the tab holds. */
export function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept either.
  }
}
