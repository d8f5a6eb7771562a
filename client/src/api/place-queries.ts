import { queryOptions } from '@tanstack/react-query'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { hasTile, loadTileIndex, parseTile, tileName, tilePath } from '#shared/solar/climate-tiles.ts'
import { nauticalZone, timeZoneAt } from '#shared/solar/time-zone.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { call } from './call.ts'
import { pageData } from './page-data.ts'
import { publicQuery } from './queries.ts'

/** Table for the open sea, and as fallback for a tile that cannot be fetched. */
export const climateTable = queryOptions({
  ...publicQuery,
  queryKey: ['climate table'],
  queryFn: () => importOrReload(loadClimateTable),
})

/** Cached for its neighbors; `null` where there is no tile. */
export const climateTile = (latitude: number, longitude: number) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['climate tile', tileName(latitude, longitude)],
    queryFn: async ({ signal }) => {
      const index = await importOrReload(loadTileIndex)
      if (!hasTile(index, latitude, longitude)) return null
      const response = await fetch(tilePath(index, latitude, longitude), { signal })
      const tile = response.ok ? parseTile(index, await response.json()) : null
      if (!tile) throw new Error(`${response.status}: no tile of the climate came`)
      return { index, tile }
    },
  })

/** The nautical zone if the lookup cannot be fetched. */
export const timeZone = (latitude: number, longitude: number) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['time zone', latitude, longitude],
    queryFn: () => importOrReload(() => timeZoneAt(latitude, longitude)).catch(() => nauticalZone(longitude)),
  })

/** Relayed by the server if the operator switched that on; `null` if unavailable. */
export const liveClimate = (latitude: number, longitude: number) =>
  queryOptions({
    ...publicQuery,
    queryKey: ['/api/climate', latitude, longitude],
    queryFn: async ({ signal }) => {
      const place = { latitude: formatCoordinate(latitude), longitude: formatCoordinate(longitude) }
      return call('climate', place, { signal }).then(
        ({ resource }) => resource,
        () => null,
      )
    },
    enabled: pageData().liveClimate,
  })
