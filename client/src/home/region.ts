import { useSyncExternalStore } from 'react'
import { localTimeZone } from '#shared/format/locale.ts'
import { countryOfLanguages } from '#shared/language/country-of-languages.ts'
import { baseLanguage } from '#shared/language/locale.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import type { Region } from '#shared/region.ts'
import { Subscribers } from '#shared/subscribers.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { hasStoredHome } from '../state/storage.ts'

/* The home is the only source of the region (`home.ts`). Until there is one, the region is that of the visitor's clock and
 * languages. The code of both, with the tables of countries, loads only where the region is not the default one. */

/** Time zones of the countries of the default regions, those of most people. */
const ZONES_OF_DEFAULT_REGIONS: Readonly<Record<string, readonly string[]>> = {
  US: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'],
  DE: ['Europe/Berlin'],
  ES: ['Europe/Madrid'],
  FR: ['Europe/Paris'],
  BR: ['America/Sao_Paulo'],
  IN: ['Asia/Kolkata', 'Asia/Calcutta'],
}

let region: Region | undefined
/** Region where the browser probably is. */
let detectedRegion: Region | undefined
let isDetecting = false
let isChosenByUser = false
let hasLoadFailed = false
const subscribers = new Subscribers()
const startRegionSubscribers = new Subscribers()

/** The region of a visitor without a home. */
export const startRegion = (): Region => detectedRegion ?? defaultRegion()
export const subscribeToStartRegion = (listener: () => void) => startRegionSubscribers.subscribe(listener)

/** The default region on the server and during hydration. */
export const useRegion = (): Region => useSyncExternalStore(subscribe, () => region ?? startRegion(), defaultRegion)

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
    () => (region || !(isDetecting || hasStoredHome()) ? 'known' : hasLoadFailed ? 'failed' : 'loading'),
    () => 'known',
  )

export function setRegion(next: Region) {
  region = next
  subscribers.notify()
}

function subscribe(listener: () => void) {
  if (subscribers.isEmpty) {
    loadStoredRegion()
    detectRegion()
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

/** Nothing is sent: the browser tells its time zone and languages. */
function detectRegion() {
  if (detectedRegion || isDetecting || hasStoredHome() || isProbablyInDefaultRegion()) return
  isDetecting = true
  import('./detected-region.ts')
    .then(({ detectBrowserRegion }) => {
      detectedRegion = detectBrowserRegion()
    }, console.warn)
    .finally(() => {
      isDetecting = false
      startRegionSubscribers.notify()
      subscribers.notify()
    })
}

function isProbablyInDefaultRegion(): boolean {
  const { country } = defaultRegion()
  const timeZone = localTimeZone()
  const isPlaceless = !timeZone.includes('/') || timeZone.startsWith('Etc/')
  return isPlaceless
    ? (countryOfLanguages(navigator.languages, baseLanguage()) ?? country) === country
    : ZONES_OF_DEFAULT_REGIONS[country]?.includes(timeZone) === true
}
