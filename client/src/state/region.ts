import { useSyncExternalStore } from 'react'
import { defaultRegion } from '#shared/default-region.ts'
import type { Region } from '#shared/region.ts'
import { Subscribers } from '#shared/subscribers.ts'
import { importOrReload } from '../loading/import-or-reload.ts'
import { hasStoredHome } from './storage.ts'

/* The home is the only source of the region (`home.ts`). Most visitors have none, so the code that reads it, with the
 * table of countries, loads only if there is one. */

let region: Region | undefined
let isChosenByUser = false
let hasLoadFailed = false
const subscribers = new Subscribers()

/** The default region on the server and during hydration. */
export const useRegion = (): Region => useSyncExternalStore(subscribe, () => region ?? defaultRegion(), defaultRegion)

/** Typed text may use another region's number format before the user chooses one. */
export const isRegionChosenByUser = () => isChosenByUser

/** `undefined` while the country may be just the default. */
export function useChosenCountry(): string | undefined {
  const { country } = useRegion()
  return country !== defaultRegion().country || isChosenByUser ? country : undefined
}

export function markRegionChosen() {
  isChosenByUser = true
}

export type RegionStatus = 'known' | 'loading' | 'failed'

/** Whether the region is that of this device, or still the default. `known` on the server and during hydration. */
export const useRegionStatus = (): RegionStatus =>
  useSyncExternalStore(
    subscribe,
    () => (region || !hasStoredHome() ? 'known' : hasLoadFailed ? 'failed' : 'loading'),
    () => 'known',
  )

export function setRegion(next: Region) {
  region = next
  subscribers.notify()
}

function subscribe(listener: () => void) {
  if (subscribers.isEmpty) {
    loadStoredRegion()
    // Another tab may create the first home.
    addEventListener('storage', loadStoredRegion)
  }
  return subscribers.subscribe(listener)
}

export function loadStoredRegion() {
  if (!hasStoredHome()) return
  hasLoadFailed = false
  importOrReload(() => import('./stored-region.ts')).then(
    ({ readStoredRegion }) => setRegion(readStoredRegion()),
    (error) => {
      console.warn(error)
      hasLoadFailed = true
      subscribers.notify()
    },
  )
}
