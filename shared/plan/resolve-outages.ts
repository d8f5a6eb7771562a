import { HOURS_OF_YEAR, sumOf } from '../calendar.ts'
import type { SiteLocation } from '../energy/load-profiles.ts'
import { dailyOutages, type OutageHours, weeklyOutages } from '../energy/outage-year.ts'
import type { Home } from '../home/home.ts'

/** Years of outages that are equally likely; `null` while nothing is known of them. */
export function resolveOutages(
  outages: Home['outages'],
  location: Pick<SiteLocation, 'daylightSaving'>,
): readonly OutageHours[] | null {
  const { week, hoursPerDay } = outages ?? {}
  if (week)
    return [
      weeklyOutages(
        [...week.join('')].map((hour) => hour === '1'),
        location,
      ),
    ]
  return hoursPerDay === undefined ? null : dailyOutages(hoursPerDay)
}

/** Chance that the grid is there, for each hour of the year [0–1]. */
export const gridPresence = (years: readonly OutageHours[]): Float64Array =>
  Float64Array.from(
    { length: HOURS_OF_YEAR },
    (_, hour) => 1 - sumOf(years.map((isOut) => isOut[hour] as number)) / years.length,
  )

/** Whether the battery waits for outages, and so changes no bill. */
export const isBatteryReservedForOutages = ({ kind }: Pick<Home, 'kind'>) => kind === 'outages'
