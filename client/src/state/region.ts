import { useSyncExternalStore } from 'react'
import type { Region } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { hasHome } from './storage.ts'

/*
 * The user's country, with its money, numbers and measures. It is kept in the home (`home.ts`) and nowhere else. Every page
 * writes figures and most visitors have no home: what reads it, with the tables of all countries, is fetched only where
 * there is one.
 */

let region: Region = UNITED_STATES
let isChosen = false
const listeners = new Set<() => void>()

/** On the server, and while the page becomes the browser's own, the usual one. */
export const useRegion = (): Region =>
  useSyncExternalStore(
    subscribe,
    () => region,
    () => UNITED_STATES,
  )

/** Whether it was chosen in this page: until then what is typed may be written as another region does. */
export const isRegionChosenHere = () => isChosen

/** The country that the user chose, as far as it is known: the usual one may be nobody's choice. */
export function useChosenCountry(): string | undefined {
  const { country } = useRegion()
  return country !== UNITED_STATES.country || isChosen ? country : undefined
}

/** Tells that the user chose. */
export function chosenHere() {
  isChosen = true
}

export function showRegion(next: Region) {
  region = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    follow()
    // Another tab may make the first home.
    addEventListener('storage', follow)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function follow() {
  if (hasHome()) import('./region-of-home.ts').then(({ keptRegion }) => showRegion(keptRegion()), console.warn)
}
