import { clamp, RADIANS, requirePlace } from './angles.ts'

/** Representative day of each month by mean declination: Klein 1977 (Solar Energy 19, 325). */
export const MEAN_DAYS = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const

/** [kW/m²]. Default of pvlib-python; measurements since 2008 give 1.361. */
const SOLAR_CONSTANT = 1.3661

/** [MJ/m²/min] */
const FAO_SOLAR_CONSTANT = 0.082
const MINUTES_PER_DAY = 1440
const MJ_PER_KWH = 3.6
const yearAngle = (day: number) => (2 * Math.PI * day) / 365

/** FAO-56 eq. 23: squared inverse relative distance Earth–Sun [-] by day of the year (1…366). */
export const faoDistance = (day: number) => 1 + 0.033 * Math.cos(yearAngle(day))

/** FAO-56 eq. 24: declination [rad] by day of the year. Error up to about 0.4°. */
export const faoDeclination = (day: number) => 0.409 * Math.sin(yearAngle(day) - 1.39)

/** Sunset hour angle [rad], 0 in polar night and π in polar day, from latitude [°] and declination [rad]. */
export function sunsetHourAngle(latitude: number, declination: number): number {
  return Math.acos(clamp(-Math.tan(latitude * RADIANS) * Math.tan(declination), -1, 1))
}

/**
 * Daily extraterrestrial irradiation on the horizontal [kWh/m²], by FAO-56 eq. 21. The clearness index of the climate
 * table is based on this formula and must be used with it.
 * @param latitude [°] + north
 * @param day day of the year, 1…366
 * @throws RangeError if the place is not on Earth
 */
export function extraterrestrialDay(latitude: number, day: number): number {
  requirePlace(latitude)
  const declination = faoDeclination(day)
  const sunset = sunsetHourAngle(latitude, declination)
  const phi = latitude * RADIANS
  const projection =
    sunset * Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.sin(sunset)
  const megajoules = (MINUTES_PER_DAY / Math.PI) * FAO_SOLAR_CONSTANT * faoDistance(day) * projection
  return Math.max(0, megajoules / MJ_PER_KWH)
}

/** Declination [rad] by day of the year. Source: Spencer 1971 (Search 2, 172). Error below 0.05°. */
export function spencerDeclination(day: number): number {
  const g = yearAngle(day - 1)
  return (
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g)
  )
}

/** Equation of time [h] by day of the year: true minus mean solar time. Source: Spencer 1971. Error below 40 s. */
export function spencerEquationOfTime(day: number): number {
  const g = yearAngle(day - 1)
  const radians =
    0.0000075 +
    0.001868 * Math.cos(g) -
    0.032077 * Math.sin(g) -
    0.014615 * Math.cos(2 * g) -
    0.040849 * Math.sin(2 * g)
  return (radians * 12) / Math.PI
}

/** Extraterrestrial normal irradiance [kW/m²] by day of the year. Source: Spencer 1971. */
export function extraterrestrialNormal(day: number): number {
  const g = yearAngle(day - 1)
  const distance =
    1.00011 + 0.034221 * Math.cos(g) + 0.00128 * Math.sin(g) + 0.000719 * Math.cos(2 * g) + 0.000077 * Math.sin(2 * g)
  return SOLAR_CONSTANT * distance
}
