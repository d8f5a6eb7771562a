import type { DaylightSavingPeriod } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import { Memo } from '#shared/plan/basis/memo.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { computeRoofSolarOutput, roofSolarInputsOf } from '#shared/plan/roof-solar-output.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { DAYLIGHT_SAVING } from './daylight-saving.ts'

/** Sites of the tests. */
const PLACES = {
  Phoenix: { latitude: 33.45, longitude: -112.07, utcOffset: -7, daylightSaving: null },
  Berlin: { latitude: 52.52, longitude: 13.41, utcOffset: 1, daylightSaving: DAYLIGHT_SAVING.europe },
  Pune: { latitude: 18.52, longitude: 73.86, utcOffset: 5.5, daylightSaving: null },
} as const satisfies Record<
  string,
  { latitude: number; longitude: number; utcOffset: number; daylightSaving: DaylightSavingPeriod | null }
>

const table = await loadClimateTable()
const profiles = await loadProfiles()

/** Roofs of a test file are alike. */
const solarMemo = new Memo(null, 24)

/** Site data from the built-in climate table. Each has hours of its own; the output of the same roof is computed once. */
export function siteDataOf(name: keyof typeof PLACES, home: Pick<Home, 'roof' | 'system'>): SiteData {
  const { latitude, longitude, utcOffset, daylightSaving } = PLACES[name]
  const resource = tableResource(table, latitude, longitude)
  return {
    solar: computeRoofSolarOutput(roofSolarInputsOf(home), { latitude, longitude, utcOffset, resource }, solarMemo),
    profiles,
    location: { isSouthern: latitude < 0, daylightSaving },
    today: '2026-11-21',
  }
}
