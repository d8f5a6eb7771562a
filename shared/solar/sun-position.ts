import { MS_PER_DAY } from '../calendar-day.ts'
import { clamp, cosine, RADIANS, requirePlace, sine, tangent, wrap180, wrap360 } from './angles.ts'

export interface SunPosition {
  /** True (airless) altitude of the sun's center [°], −90…90. */
  readonly altitude: number
  /** Altitude including refraction [°]. */
  readonly apparentAltitude: number
  /** [°], 0 = north, clockwise. Arbitrary if the sun is overhead. */
  readonly azimuth: number
  /** [°], 0 at solar noon, positive in the afternoon, −180…180. */
  readonly hourAngle: number
}

export interface SunCoordinates {
  /** [°], + north. */
  readonly declination: number
  /** True minus mean solar time [min]. */
  readonly equationOfTime: number
}

const UNIX_EPOCH_JULIAN_DAY = 2_440_587.5
const J2000_JULIAN_DAY = 2_451_545
const DAYS_PER_CENTURY = 36_525
const MS_PER_MINUTE = 60_000

/**
 * Error: mean 0.006° against JPL Horizons, 1950 to 2050. Source: NOAA Global Monitoring Laboratory, "Solar Calculation
 * Details", after J. Meeus, Astronomical Algorithms (low-precision sun, with aberration and the main term of nutation).
 * @param time [ms since 1970-01-01 UTC]
 */
export function sunCoordinates(time: number): SunCoordinates {
  const t = (time / MS_PER_DAY + UNIX_EPOCH_JULIAN_DAY - J2000_JULIAN_DAY) / DAYS_PER_CENTURY
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 1.267e-7)
  const center =
    (1.914602 - t * (0.004817 + t * 0.000014)) * sine(anomaly) +
    (0.019993 - t * 0.000101) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly)
  const node = 125.04 - 1934.136 * t
  const apparentLongitude = meanLongitude + center - 0.00569 - 0.00478 * sine(node)
  const meanObliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
  const obliquity = meanObliquity + 0.00256 * cosine(node)
  const y = tangent(obliquity / 2) ** 2
  const equation =
    y * sine(2 * meanLongitude) -
    2 * eccentricity * sine(anomaly) +
    4 * eccentricity * y * sine(anomaly) * cosine(2 * meanLongitude) -
    0.5 * y * y * sine(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sine(2 * anomaly)
  return {
    declination: Math.asin(sine(obliquity) * sine(apparentLongitude)) / RADIANS,
    equationOfTime: (4 * equation) / RADIANS,
  }
}

/**
 * Error: within 0.01° of NREL's SPA above 5° altitude, 1950 to 2050. Source: as {@link sunCoordinates}.
 * @param time [ms since 1970-01-01 UTC]
 * @param latitude [°] + north
 * @param longitude [°] + east
 * @throws RangeError if the place is not on Earth
 */
export function sunPosition(time: number, latitude: number, longitude: number): SunPosition {
  requirePlace(latitude, longitude)
  const { declination, equationOfTime } = sunCoordinates(time)
  const utcMinutes = (((time % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY) / MS_PER_MINUTE
  const hourAngle = wrap180((utcMinutes + equationOfTime) / 4 + longitude - 180)
  const { altitude, azimuth } = sunDirection(latitude, declination, hourAngle)
  return { altitude, apparentAltitude: altitude + refraction(altitude), azimuth, hourAngle }
}

/**
 * True altitude and azimuth [°] from latitude, declination and hour angle [°]. Exact; free of divisions, so that poles
 * and equator need no special case.
 */
export function sunDirection(latitude: number, declination: number, hourAngle: number) {
  const sinAltitude = sine(latitude) * sine(declination) + cosine(latitude) * cosine(declination) * cosine(hourAngle)
  const east = -cosine(declination) * sine(hourAngle)
  const north = sine(declination) * cosine(latitude) - cosine(declination) * sine(latitude) * cosine(hourAngle)
  return {
    altitude: Math.asin(clamp(sinAltitude, -1, 1)) / RADIANS,
    azimuth: wrap360(Math.atan2(east, north) / RADIANS),
  }
}

/**
 * Atmospheric refraction [°] by true altitude [°], for mean sea-level air.
 *
 * Source: NOAA Global Monitoring Laboratory, "Solar Calculation Details". Error: about 0.01° above 5°; near the horizon
 * weather alone changes it by several hundredths of a degree.
 */
export function refraction(altitude: number): number {
  const arcSecondsPerDegree = 3600
  if (altitude > 85) return 0
  const t = tangent(altitude)
  if (altitude > 5) return (58.1 / t - 0.07 / t ** 3 + 0.000086 / t ** 5) / arcSecondsPerDegree
  if (altitude > -0.575) {
    const polynomial = 1735 + altitude * (-518.2 + altitude * (103.4 + altitude * (-12.79 + altitude * 0.711)))
    return polynomial / arcSecondsPerDegree
  }
  return -20.772 / t / arcSecondsPerDegree
}
