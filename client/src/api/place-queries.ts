import { queryOptions } from '@tanstack/react-query'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { hasTile, loadTileIndex, tileAddress, tileName } from '#shared/solar/climate-tiles.ts'
import { readTile } from '#shared/solar/read-tile.ts'
import { nauticalZone, timeZoneAt } from '#shared/solar/time-zone.ts'
import { call } from './call.ts'
import { pageData } from './page-data.ts'
import { anyones } from './queries.ts'

/** What is asked about a place. */

/** The coarse table of the world's sun, a file of the site: for the open sea, and when a tile cannot be fetched. */
export const climateTable = queryOptions({
  ...anyones,
  queryKey: ['climate table'],
  queryFn: loadClimateTable,
})

/**
 * The fine climate: the one tile that a place lies in, kept for its neighbours; null where there is none. When it cannot be
 * fetched the table stands in.
 */
export const climateTile = (latitude: number, longitude: number) =>
  queryOptions({
    ...anyones,
    queryKey: ['climate tile', tileName(latitude, longitude)],
    queryFn: async ({ signal }) => {
      const index = await loadTileIndex()
      if (!hasTile(index, latitude, longitude)) return null
      const answer = await fetch(tileAddress(index, latitude, longitude), { signal })
      const tile = answer.ok ? readTile(index, await answer.json()) : null
      if (!tile) throw new Error(`${answer.status}: no tile of the climate came`)
      return { index, tile }
    },
  })

/** The clock of a place; a ship's when the lookup cannot be fetched. */
export const timeZone = (latitude: number, longitude: number) =>
  queryOptions({
    ...anyones,
    queryKey: ['time zone', latitude, longitude],
    queryFn: () => timeZoneAt(latitude, longitude).catch(() => nauticalZone(longitude)),
  })

/** NASA POWER's own figures by way of our server, where its operator switched that on; null when they cannot be had. */
export const liveClimate = (latitude: number, longitude: number) =>
  queryOptions({
    ...anyones,
    queryKey: ['/api/climate', latitude, longitude],
    queryFn: async ({ signal }) => {
      const place = { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) }
      return call('climate', place, { signal }).then(
        ({ resource }) => resource,
        () => null,
      )
    },
    enabled: pageData().liveClimate,
  })
