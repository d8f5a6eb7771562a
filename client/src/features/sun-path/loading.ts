import { queryOptions } from '@tanstack/react-query'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { powerResource } from '#shared/solar/nasa-power.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import { nauticalZone, timeZoneAt } from '#shared/solar/time-zone.ts'
import { call } from '../../api/call.ts'
import { pageData } from '../../api/page-data.ts'

export const climateTable = queryOptions({ queryKey: ['climate table'], queryFn: loadClimateTable })

/** The clock of a place; a ship's when the lookup cannot be fetched. */
export const timeZone = (latitude: number, longitude: number) =>
  queryOptions({
    queryKey: ['time zone', latitude, longitude],
    queryFn: () => timeZoneAt(latitude, longitude).catch(() => nauticalZone(longitude)),
  })

/** NASA POWER's own figures by way of our server, where its operator switched that on; null when they cannot be had. */
export const liveClimate = (latitude: number, longitude: number) =>
  queryOptions({
    queryKey: ['/api/climate', latitude, longitude],
    queryFn: async ({ signal }): Promise<SolarResource | null> => {
      const place = { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) }
      return powerResource(await call('climate', place, { signal }).catch(() => null))
    },
    enabled: pageData().liveClimate,
  })
