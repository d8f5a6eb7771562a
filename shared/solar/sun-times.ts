import { requirePlace, wrap360 } from './angles.ts'
import { refraction, sunCoordinates, sunDirection, sunPosition } from './sun-position.ts'

/** A day of the calendar, as people at the place write it; months count from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** One day of the sun. Moments are [ms since 1970-01-01 UTC]. */
export interface SunTimes {
  readonly kind: 'rises and sets' | 'polar day' | 'polar night'
  /** Upper limb on the horizon, in the twelve hours before noon; null when it does not cross it then. */
  readonly sunrise: number | null
  /** The sun's passage over the meridian. */
  readonly noon: number
  /** Upper limb on the horizon, in the twelve hours after noon; null when it does not cross it then. */
  readonly sunset: number | null
  /** Hours of sun [h], 0…24, counted from solar midnight to solar midnight. */
  readonly dayLength: number
  /** True altitude at noon [°]. */
  readonly noonAltitude: number
}

const MS_PER_MINUTE = 60_000
const MS_PER_HOUR = 3_600_000
const HALF_DAY = 12 * MS_PER_HOUR
/** Altitude of the sun's centre at rise and set [°]: 34′ of refraction and 16′ of radius (USNO, NOAA). */
export const RISE_SET_ALTITUDE = -0.833

/**
 * Sunrise, solar noon, sunset and day length. Each is iterated with the sun's place at its own moment, by bisection,
 * so that it holds where the sun only grazes the horizon.
 *
 * Error: within 1 min of NREL's SPA and USNO between the polar circles; beyond them the same error in altitude takes
 * the sun longer to cross. A real horizon and real air move it further.
 * @param latitude [°] + north
 * @param longitude [°] + east
 * @param near a moment within 12 h of the wanted noon [ms since 1970-01-01 UTC]: `noonInZone` of its calendar day
 * @throws RangeError when the place is not on Earth
 */
export function sunTimes(latitude: number, longitude: number, near: number): SunTimes {
  requirePlace(latitude, longitude)
  const noon = transitNear(longitude, near)
  const above = (time: number) => sunPosition(time, latitude, longitude).altitude - RISE_SET_ALTITUDE
  const noonAltitude = sunPosition(noon, latitude, longitude).altitude
  const midnightBefore = noon - HALF_DAY
  const midnightAfter = noon + HALF_DAY
  // Beside a pole the sun climbs or sinks with the season more than with the hour: the two ends may differ.
  const sunrise = crossing(above, midnightBefore, noon)
  const sunset = crossing(above, midnightAfter, noon)
  if (sunrise === null && sunset === null) {
    const up = above(noon) > 0
    const kind = up ? 'polar day' : 'polar night'
    return { kind, sunrise, noon, sunset, dayLength: up ? 24 : 0, noonAltitude }
  }
  const morning = sunrise === null ? halfDayOfSun(above(midnightBefore)) : sunHours(noon - sunrise, above(noon))
  const evening = sunset === null ? halfDayOfSun(above(midnightAfter)) : sunHours(sunset - noon, above(noon))
  return { kind: 'rises and sets', sunrise, noon, sunset, dayLength: morning + evening, noonAltitude }
}

const halfDayOfSun = (aboveAtMidnight: number) => (aboveAtMidnight > 0 ? 12 : 0)
const sunHours = (span: number, aboveAtNoon: number) => (aboveAtNoon > 0 ? span / MS_PER_HOUR : 12 - span / MS_PER_HOUR)

/** The passage over the meridian nearest to a moment [ms since 1970-01-01 UTC]. */
function transitNear(longitude: number, near: number): number {
  let noon = near
  // The equation of time moves by at most 30 s a day: the second pass is exact to the millisecond.
  for (let pass = 0; pass < 3; pass += 1) {
    noon -= sunPosition(noon, 0, longitude).hourAngle * 4 * MS_PER_MINUTE
  }
  return noon
}

/** Where the sun crosses the rise-and-set altitude between midnight and noon, to 0.05 s; null when it does not. */
function crossing(above: (time: number) => number, midnight: number, noon: number): number | null {
  const noonIsAbove = above(noon) > 0
  if (above(midnight) > 0 === noonIsAbove) return null
  let outside = midnight
  let inside = noon
  while (Math.abs(inside - outside) > 50) {
    const middle = (outside + inside) / 2
    if (above(middle) > 0 === noonIsAbove) inside = middle
    else outside = middle
  }
  return (outside + inside) / 2
}

/** A point of the sun's path. */
export interface SunPathPoint {
  /** True solar time [h], 0…24; noon is 12. */
  readonly solarHour: number
  /** [ms since 1970-01-01 UTC] */
  readonly time: number
  /** Altitude as seen, refraction included [°]. */
  readonly altitude: number
  /** [°] 0 = north, clockwise */
  readonly azimuth: number
}

/**
 * The sun's path of one day, from solar midnight to solar midnight, below the horizon too.
 * @param near as in {@link sunTimes}
 * @param stepMinutes distance of the points [min of solar time]
 */
export function sunPath(latitude: number, longitude: number, near: number, stepMinutes = 10): SunPathPoint[] {
  requirePlace(latitude, longitude)
  const noon = transitNear(longitude, near)
  const points: SunPathPoint[] = []
  for (let minute = 0; minute <= 1440; minute += stepMinutes) {
    const time = noon + (minute - 720) * MS_PER_MINUTE
    const { declination } = sunCoordinates(time)
    const { altitude, azimuth } = sunDirection(latitude, declination, minute / 4 - 180)
    points.push({ solarHour: minute / 60, time, altitude: altitude + refraction(altitude), azimuth: wrap360(azimuth) })
  }
  return points
}
