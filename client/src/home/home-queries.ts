import { queryOptions } from '@tanstack/react-query'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import type { Day } from '#shared/home/use.ts'
import { loadTownSquares, nearbyFileUrls, parseTowns, type Town } from '#shared/places/places.ts'
import { loadTownNames } from '#shared/places/town-names.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { publicQuery } from '../api/queries.ts'
import { importOrReload } from '../startup/import-or-reload.ts'

/** Files that a plan needs in addition to the home. */

/** Figures of a country (ISO 3166-1 alpha-2), with those of one of its regions (ISO 3166-2). */
export const typicalFigures = ({ country, subdivision }: Pick<Home['region'], 'country' | 'subdivision'>) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['typical of', country, subdivision],
    queryFn: () => importOrReload(() => loadPreset(country, subdivision)),
  })

const NEARBY_COUNTRIES = 3

/** Presets of the nearest countries with prices. */
export const nearbyPresets = (latitude: number, longitude: number) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['typical nearby', latitude, longitude],
    queryFn: async () => {
      const { nearestCountries } = await importOrReload(() => import('#shared/presets/nearest-countries.ts'))
      // Few of them have no prices.
      const countries = nearestCountries(latitude, longitude).slice(0, 2 * NEARBY_COUNTRIES)
      const presets = await Promise.all(countries.map((country) => importOrReload(() => loadPreset(country))))
      return presets.filter(({ price, pvPrice }) => price && pvPrice).slice(0, NEARBY_COUNTRIES)
    },
  })

/** The home, or the reason why the link cannot be read. */
export const sharedHome = (text: string) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['shared home', text],
    queryFn: async () => (await importOrReload(() => import('#shared/home/link.ts'))).decodeLink(text),
  })

export const loadProfilesQuery = queryOptions({
  ...publicQuery,
  queryKey: ['load profiles'],
  queryFn: () => importOrReload(loadProfiles),
})

export const allMeterReadings = { queryKey: ['readings'] } as const

/** `null` if this device does not have the readings. */
export const meterReadings = (day: Day | undefined) =>
  queryOptions({
    ...publicQuery,
    queryKey: [...allMeterReadings.queryKey, day?.kind === 'readings' && day.mark],
    queryFn: async () =>
      day?.kind === 'readings'
        ? (await importOrReload(() => import('./meter-readings.ts'))).readStoredReadings(day)
        : null,
  })

export const townsInFile = (file: string) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['towns', file],
    queryFn: ({ signal }) => fetchTowns(file, signal),
  })

export const townsNear = (latitude: number, longitude: number) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['towns near', latitude, longitude],
    queryFn: async ({ signal }) => {
      const files = nearbyFileUrls(await importOrReload(loadTownSquares), latitude, longitude)
      return (await Promise.all(files.map((file) => fetchTowns(file, signal)))).flat()
    },
  })

async function fetchTowns(file: string, signal: AbortSignal): Promise<Town[]> {
  const [response] = await Promise.all([fetch(file, { signal }), loadTownNames()])
  if (!response.ok) throw new Error(`${response.status}: no towns came`)
  return parseTowns(await response.text())
}
