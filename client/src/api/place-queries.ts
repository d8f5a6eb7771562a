import { queryOptions } from '@tanstack/react-query'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { nauticalZone, timeZoneAt } from '#shared/solar/time-zone.ts'
import { call } from './call.ts'
import { pageData } from './page-data.ts'
import { anyones } from './queries.ts'

/** What is asked about a place. */

/** The table of the world's sun, a file of the site. */
export const climateTable = queryOptions({
  ...anyones,
  queryKey: ['climate table'],
  queryFn: loadClimateTable,
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
