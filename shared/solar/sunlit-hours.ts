import { type DayProfile, shareBetween } from './day-profile.ts'

export const HOURS_OF_DAY = 24
const HOUR_ANGLE = Math.PI / 12
/** A day with less sun than this has none [rad]: two minutes before and after noon. */
const SHORTEST_SUNSET = 0.01
/** Less sun than this is rounding [rad]: a hundredth of a second. */
const SHORTEST_PART = 1e-6

/** The part of one hour of the clock in which the sun is up. */
export interface SunlitHour {
  /** 0…23 */
  readonly hour: number
  /** Hour angles between which the sun is up, and the middle of them [rad]; `to` may lie beyond midnight, π. */
  readonly from: number
  readonly to: number
  readonly middle: number
  /** Sunlit length [h]. */
  readonly length: number
  /** Shares of the day's global and diffuse light [-]. */
  readonly global: number
  readonly diffuse: number
  /** The sun does not rise: the light of a day without it, all from the sky. */
  readonly twilight: boolean
}

/**
 * The hours of a day in which the sun is up, in the order of the clock; their shares add up to 1.
 *
 * The clock's hour h lasts from h:00 to h+1:00. The days of the clock and of the sun begin apart: under the midnight
 * sun the light of an hour around solar midnight is that of the same day's other end.
 * @param sunset sunset hour angle [rad]
 * @param ahead true solar time minus the clock's [h]
 */
export function sunlitHours({ global, diffuse }: DayProfile, sunset: number, ahead: number): SunlitHour[] {
  if (sunset < SHORTEST_SUNSET) return [twilight(ahead)]
  const hours: SunlitHour[] = []
  for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
    const start = wrapped((hour - 12 + ahead) * HOUR_ANGLE)
    const end = start + HOUR_ANGLE
    // Before and after solar midnight: an hour may hold the evening's end and the morning's beginning.
    const from = Math.max(start, -sunset)
    const to = Math.min(end, sunset)
    const again = end - 2 * Math.PI
    const evening = Math.max(0, to - from)
    const morning = Math.max(0, again + sunset)
    if (evening + morning < SHORTEST_PART) continue
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

/** A month whose mean day has no sun but whose other days have: all of its light in the hour after noon. */
const twilight = (ahead: number): SunlitHour => ({
  hour: Math.floor((((12 - ahead) % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY),
  from: 0,
  to: HOUR_ANGLE,
  middle: 0,
  length: 1,
  global: 1,
  diffuse: 1,
  twilight: true,
})

/** An hour angle [rad] brought to −π ≤ angle < π. */
function wrapped(angle: number): number {
  const turn = 2 * Math.PI
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI
}
