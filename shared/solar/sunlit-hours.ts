import { type DayProfile, shareBetween } from './day-profile.ts'

export const HOURS_OF_DAY = 24
const HOUR_ANGLE = Math.PI / 12
/** Shorter days count as polar night [rad]: two minutes before and after noon. */
const MIN_SUNSET = 0.01
/** Shorter parts are rounding errors [rad]: a hundredth of a second. */
const MIN_PART = 1e-6

export interface SunlitHour {
  /** 0…23 */
  readonly hour: number
  /** Hour angles of the sunlit part and its middle [rad]; `to` may exceed π (midnight). */
  readonly from: number
  readonly to: number
  readonly middle: number
  /** Sunlit time [h]. */
  readonly length: number
  /** Shares of the daily global and diffuse irradiation [-]. */
  readonly global: number
  readonly diffuse: number
  /** Polar night: all light is diffuse. */
  readonly twilight: boolean
}

/**
 * Sunlit hours of a day in clock order; their shares sum to 1.
 *
 * Clock hour h lasts from h:00 to h+1:00. Clock day and solar day start at different times: under the midnight sun an
 * hour around solar midnight takes its light from the other end of the same day.
 * @param sunset sunset hour angle [rad]
 * @param solarTimeOffset true solar time minus clock time [h]
 */
export function findSunlitHours(
  { global, diffuse }: DayProfile,
  sunset: number,
  solarTimeOffset: number,
): SunlitHour[] {
  if (sunset < MIN_SUNSET) return [twilight(solarTimeOffset)]
  const hours: SunlitHour[] = []
  for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
    const start = wrapHourAngle((hour - 12 + solarTimeOffset) * HOUR_ANGLE)
    const end = start + HOUR_ANGLE
    // An hour around solar midnight may hold the end of the evening and the start of the morning.
    const from = Math.max(start, -sunset)
    const to = Math.min(end, sunset)
    const again = end - 2 * Math.PI
    const evening = Math.max(0, to - from)
    const morning = Math.max(0, again + sunset)
    if (evening + morning < MIN_PART) continue
    const both = morning > 0
    hours.push({
      hour,
      from: both ? start : from,
      to: both ? end : to,
      middle: both ? (start + end) / 2 : (from + to) / 2,
      length: (evening + morning) / HOUR_ANGLE,
      global: (evening > 0 ? shareBetween(global, from, to) : 0) + (both ? shareBetween(global, -sunset, again) : 0),
      diffuse: (evening > 0 ? shareBetween(diffuse, from, to) : 0) + (both ? shareBetween(diffuse, -sunset, again) : 0),
      twilight: false,
    })
  }
  return hours
}

/** Hours of a month whose mean day has no sun but other days have: all light is in the hour after noon. */
const twilight = (solarTimeOffset: number): SunlitHour => ({
  hour: Math.floor((((12 - solarTimeOffset) % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY),
  from: 0,
  to: HOUR_ANGLE,
  middle: 0,
  length: 1,
  global: 1,
  diffuse: 1,
  twilight: true,
})

/** Wraps an hour angle [rad] to −π ≤ angle < π. */
function wrapHourAngle(angle: number): number {
  const turn = 2 * Math.PI
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI
}
