import { CLOCKS_FORWARD, type ForwardSpan } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import { sunOfRoof } from '#shared/home/plan/sun-of-roof.ts'
import type { Surroundings } from '#shared/home/plan/surroundings.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'

/** Where the plans of these tests stand. */
const PLACES = {
  Phoenix: { latitude: 33.45, longitude: -112.07, utcOffset: -7, forward: null },
  Berlin: { latitude: 52.52, longitude: 13.41, utcOffset: 1, forward: CLOCKS_FORWARD.europe },
  Pune: { latitude: 18.52, longitude: 73.86, utcOffset: 5.5, forward: null },
} as const satisfies Record<
  string,
  { latitude: number; longitude: number; utcOffset: number; forward: ForwardSpan | null }
>

const table = await loadClimateTable()
const profiles = await loadProfiles()

/** What a plan needs besides the home, by the climate table that every copy of the product has. */
export function surroundingsOf(name: keyof typeof PLACES, home: Pick<Home, 'roof' | 'system'>): Surroundings {
  const { latitude, longitude, utcOffset, forward } = PLACES[name]
  const resource = tableResource(table, latitude, longitude)
  return {
    sun: sunOfRoof(home, { latitude, longitude, utcOffset, resource }),
    profiles,
    where: { southern: latitude < 0, forward },
    today: '2026-11-21',
  }
}
