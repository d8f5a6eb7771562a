import { MS_PER_DAY } from '#shared/calendar-day.ts'
import type { SunDay, TownSun } from '#shared/contract/solar-pages.ts'
import { computeSunPath, computeSunTimes } from '#shared/solar/sun-times.ts'
import { offsetInZone } from '#shared/solar/time-zone.ts'
import type { TownRow } from './town-table.ts'

/** Between two days that are looked at for the earliest sunrise; around the best of them, every day is [days]. */
const STEP_DAYS = 7
const STEP_MINUTES = 30

/** @param year whose clock counts; sun times shift by less than a minute between years */
export function computeTownSun(
  { latitude, longitude, timeZone }: TownRow,
  year = new Date().getUTCFullYear(),
): TownSun {
  // 12 h of local solar time.
  const noonOf = (day: number) => Date.UTC(year, 0, 1, 12) + day * MS_PER_DAY - longitude * 240_000
  /** Times by the clock of the town [ms]; `null` on days without. */
  const clockTimes = (day: number) => {
    const noon = noonOf(day)
    const offset = offsetInZone(noon, timeZone) * 3_600_000
    const { sunrise, sunset } = computeSunTimes(latitude, longitude, noon)
    const midnight = Math.floor((noon + offset) / MS_PER_DAY) * MS_PER_DAY - offset
    return sunrise === null || sunset === null ? null : { sunrise: sunrise - midnight, sunset: sunset - midnight }
  }
  return {
    ...findExtremes(clockTimes),
    june: computeDay(latitude, longitude, noonOf(171)),
    march: computeDay(latitude, longitude, noonOf(78)),
    december: computeDay(latitude, longitude, noonOf(354)),
  }
}

/** Empty where the sun does not rise or set on some days. */
function findExtremes(clockTimes: (day: number) => { readonly sunrise: number; readonly sunset: number } | null) {
  const weeks = Array.from({ length: Math.ceil(365 / STEP_DAYS) }, (_, i) => i * STEP_DAYS)
  const times = weeks.map(clockTimes)
  if (times.includes(null)) return {}
  /** Least value of the year. @param sign -1 for the greatest, negated */
  const least = (of: 'sunrise' | 'sunset', sign: 1 | -1) => {
    const valueOn = (time: (typeof times)[number]) => sign * (time?.[of] ?? 0)
    const values = times.map(valueOn)
    const best = weeks[values.indexOf(Math.min(...values))] ?? 0
    const days = Array.from({ length: 2 * STEP_DAYS - 1 }, (_, i) => best + i - STEP_DAYS + 1)
    return Math.min(...days.map((day) => valueOn(clockTimes(day))))
  }
  return { earliestSunrise: least('sunrise', 1), latestSunset: -least('sunset', -1) }
}

function computeDay(latitude: number, longitude: number, near: number): SunDay {
  const { dayLength, noonAltitude } = computeSunTimes(latitude, longitude, near)
  return {
    dayLength: Math.round(dayLength * 60) / 60,
    noonAltitude: Math.round(noonAltitude),
    path: computeSunPath(latitude, longitude, near, STEP_MINUTES)
      .filter(({ altitude }) => altitude > 0)
      .map(({ azimuth, altitude }) => [Math.round(azimuth), Math.round(altitude)]),
  }
}
