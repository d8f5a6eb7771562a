import { queryOptions } from '@tanstack/react-query'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { loadPlaceIndex, nearbyFiles, readTowns, type Town } from '#shared/home/places.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import type { Day } from '#shared/home/use.ts'
import { anyones } from './queries.ts'

/** What a plan is made with besides the home: files of the site. */

/** What is typical of a country, ISO 3166-1 alpha-2. */
export const typicalOf = (country: string) =>
  queryOptions({
    ...anyones,
    queryKey: ['typical of', country],
    queryFn: () => loadPreset(country),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A home in the text of a link, or why there is none. */
export const sharedHome = (text: string) =>
  queryOptions({
    ...anyones,
    queryKey: ['shared home', text],
    queryFn: async () => (await import('#shared/home/link.ts')).readLink(text),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How homes use electricity over the day. */
export const loadProfilesQuery = queryOptions({
  ...anyones,
  queryKey: ['load profiles'],
  queryFn: loadProfiles,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Every meter's readings that were read from this device. */
export const allReadings = { queryKey: ['readings'] } as const

/** The meter's readings that a home speaks of, where this device has them; null where not. */
export const readingsOf = (day: Day | undefined) =>
  queryOptions({
    ...anyones,
    queryKey: [...allReadings.queryKey, day?.kind === 'readings' && day.mark],
    queryFn: async () => (day?.kind === 'readings' ? (await import('../state/readings.ts')).readingsHere(day) : null),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const placeIndex = queryOptions({
  ...anyones,
  queryKey: ['place index'],
  queryFn: loadPlaceIndex,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The towns of a file of names. */
export const townsOf = (file: string) =>
  queryOptions({
    ...anyones,
    queryKey: ['towns', file],
    queryFn: ({ signal }) => townsIn(file, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The larger towns around a place. */
export const townsNear = (latitude: number, longitude: number) =>
  queryOptions({
    ...anyones,
    queryKey: ['towns near', latitude, longitude],
    queryFn: async ({ signal }) => {
      const files = nearbyFiles(await loadPlaceIndex(), latitude, longitude)
      return (await Promise.all(files.map((file) => townsIn(file, signal)))).flat()
    },
  })

async function townsIn(file: string, signal: AbortSignal): Promise<Town[]> {
  const answer = await fetch(file, { signal })
  if (!answer.ok) throw new Error(`${answer.status}: no towns came`)
  return readTowns(await answer.text())
}
