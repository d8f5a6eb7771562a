import { requirePlace, wrap360 } from './angles.ts'
import { refraction, sunCoordinates, sunDirection, sunPosition } from './sun-position.ts'

/** [ms since 1970-01-01 UTC] */
export interface SunTimes {
  readonly kind: 'rises and sets' | 'polar day' | 'polar night'
  /** Upper limb on the horizon within twelve hours before noon; null if it does not cross it. */
  readonly sunrise: number | null
  /** Transit over the meridian. */
  readonly noon: number
  /** Upper limb on the horizon within twelve hours after noon; null if it does not cross it. */
  readonly sunset: number | null
  /** [h], 0…24, from solar midnight to solar midnight. */
  readonly dayLength: number
  /** True altitude at noon [°]. */
  readonly noonAltitude: number
}

const MS_PER_MINUTE = 60_000
const MS_PER_HOUR = 3_600_000
const HALF_DAY = 12 * MS_PER_HOUR
/** Altitude of the sun's center at rise and set [°]: 34′ of refraction and 16′ of radius (USNO, NOAA). */
const RISE_SET_ALTITUDE = -0.833

/**
 * Sunrise, solar noon, sunset and day length, by bisection with the sun's position at each time, so that it also holds
 * if the sun only grazes the horizon.
 *
 * Error: within 1 min of NREL's SPA and USNO between the polar circles; beyond them the sun takes longer to cross the
 * same error in altitude. A real horizon and real air add to it.
 * @param latitude [°] + north
 * @param longitude [°] + east
 * @param near a time within 12 h of the requested noon [ms since 1970-01-01 UTC]: `noonInZone` of the date
 * @throws RangeError if the place is not on Earth
 */
export function computeSunTimes(latitude: number, longitude: number, near: number): SunTimes {
  requirePlace(latitude, longitude)
  const noon = findTransit(longitude, near)
  const above = (time: number) => sunPosition(time, latitude, longitude).altitude - RISE_SET_ALTITUDE
  const noonAltitude = sunPosition(noon, latitude, longitude).altitude
  const midnightBefore = noon - HALF_DAY
  const midnightAfter = noon + HALF_DAY
  // Near a pole the season changes the altitude more than the hour: the two ends may differ.
  const sunrise = findCrossing(above, midnightBefore, noon)
  const sunset = findCrossing(above, midnightAfter, noon)
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

/** Transit nearest to a time [ms since 1970-01-01 UTC]. */
function findTransit(longitude: number, near: number): number {
  let noon = near
  // The equation of time changes by at most 30 s a day: the second pass is exact to the millisecond.
  for (let pass = 0; pass < 3; pass += 1) {
    noon -= sunPosition(noon, 0, longitude).hourAngle * 4 * MS_PER_MINUTE
  }
  return noon
}

/** Time of the rise-and-set altitude between midnight and noon, to 0.05 s; null if not crossed. */
function findCrossing(above: (time: number) => number, midnight: number, noon: number): number | null {
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

export interface SunPathPoint {
  /** True solar time [h], 0…24; noon is 12. */
  readonly solarHour: number
  /** [ms since 1970-01-01 UTC] */
  readonly time: number
  /** Apparent altitude, including refraction [°]. */
  readonly altitude: number
  /** [°] 0 = north, clockwise */
  readonly azimuth: number
}

/**
 * Path of the sun from solar midnight to solar midnight, including below the horizon.
 * @param near as in {@link computeSunTimes}
 * @param stepMinutes interval [min of solar time]
 */
export function computeSunPath(latitude: number, longitude: number, near: number, stepMinutes = 10): SunPathPoint[] {
  requirePlace(latitude, longitude)
  const noon = findTransit(longitude, near)
  const points: SunPathPoint[] = []
  for (let minute = 0; minute <= 1440; minute += stepMinutes) {
    const time = noon + (minute - 720) * MS_PER_MINUTE
    const { declination } = sunCoordinates(time)
    const { altitude, azimuth } = sunDirection(latitude, declination, minute / 4 - 180)
    points.push({ solarHour: minute / 60, time, altitude: altitude + refraction(altitude), azimuth: wrap360(azimuth) })
  }
  return points
}
