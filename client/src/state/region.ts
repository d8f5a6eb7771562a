import { useSyncExternalStore } from 'react'
import { UNITED_STATES } from '#shared/numbers.ts'
import type { Region } from '#shared/region.ts'
import { HOME_KEY, read } from './storage.ts'

/*
 * The user's country, with its money, numbers and measures. It is kept in the home (`home.ts`) and nowhere else; as every
 * page writes figures and few need the home, it is read here without the home's schema. The tables of all countries are
 * fetched only by who has chosen another than the usual one.
 */

let region: Region = UNITED_STATES
/** What is on its way, or there. */
let wanted = keyOf(UNITED_STATES)
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

/** Tells that the user chose. */
export function chosenHere() {
  isChosen = true
}

/** Shows the region of a home, which may hold anything. */
export function followRegion(kept: unknown) {
  const { country, currency } = Object(kept) as Partial<Region>
  const key = keyOf({ country: country ?? UNITED_STATES.country, currency: currency ?? UNITED_STATES.currency })
  if (key === wanted) return
  wanted = key
  if (key === keyOf(UNITED_STATES)) return show(UNITED_STATES)
  import('#shared/region.ts').then(
    ({ regionOf }) => wanted === key && show(regionOf(String(country), String(currency))),
    (error) => {
      // The page stays with the region it has; the next change tries again.
      wanted = keyOf(region)
      console.warn(error)
    },
  )
}

function keyOf({ country, currency }: Pick<Region, 'country' | 'currency'>) {
  return `${country} ${currency}`
}

function show(next: Region) {
  region = next
  for (const listener of listeners) listener()
}

const followKept = () => followRegion(Object(read('device', HOME_KEY)).region)

function onStorage({ key }: StorageEvent) {
  if (key === HOME_KEY || key === null) followKept()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage)
    followKept()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
