import type { SunDay, TownSun } from '#shared/contract/solar-pages.ts'
import { computeSunPath, computeSunTimes } from '#shared/solar/sun-times.ts'
import { offsetInZone } from '#shared/solar/time-zone.ts'
import type { TownRow } from './town-table.ts'

/** Sun times shift by less than a minute between years. */
const YEAR = 2026
const MS_PER_DAY = 86_400_000
/** Days between two that are looked at for the earliest sunrise: they differ by less than two minutes. */
const STEP_DAYS = 3
const STEP_MINUTES = 30

/** Takes about 5 ms. */
export function computeTownSun({ latitude, longitude, timeZone }: TownRow): TownSun {
  // 12 h of local solar time.
  const noonOf = (day: number) => Date.UTC(YEAR, 0, 1, 12) + day * MS_PER_DAY - longitude * 240_000
  const times = Array.from({ length: Math.ceil(365 / STEP_DAYS) }, (_, i) => {
    const noon = noonOf(i * STEP_DAYS)
    const offset = offsetInZone(noon, timeZone) * 3_600_000
    const { sunrise, sunset } = computeSunTimes(latitude, longitude, noon)
    return { sunrise, sunset, midnight: Math.floor((noon + offset) / MS_PER_DAY) * MS_PER_DAY - offset }
  })
  const always = times.every(({ sunrise, sunset }) => sunrise !== null && sunset !== null)
  const earliestSunrise = Math.min(...times.map(({ sunrise, midnight }) => (sunrise ?? 0) - midnight))
  const latestSunset = Math.max(...times.map(({ sunset, midnight }) => (sunset ?? 0) - midnight))
  return {
    ...(always && { earliestSunrise, latestSunset }),
    june: computeDay(latitude, longitude, noonOf(171)),
    march: computeDay(latitude, longitude, noonOf(78)),
    december: computeDay(latitude, longitude, noonOf(354)),
  }
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
