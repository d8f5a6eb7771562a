import { HOURS_OF_DAY } from '../calendar.ts'
import { cosine, RADIANS, sine } from './angles.ts'
import { computeLight } from './compute-light.ts'
import { diffuseShare } from './diffuse.ts'
import { MEAN_DAYS, spencerDeclination, spencerEquationOfTime, sunsetHourAngle } from './extraterrestrial.ts'
import type { Light } from './light.ts'
import { resolveSiteConditions } from './mean-day-light.ts'
import type { WeatherInput } from './weather-year.ts'

/**
 * Global horizontal irradiance under a clear sky [kW/m²]: Haurwitz 1945, the best of the models that need the zenith angle
 * alone (Reno, Hansen & Stein 2012, SAND2012-2389).
 * @param cosZenith cosine of the zenith angle [-]
 */
const clearSkyGlobal = (cosZenith: number) => (cosZenith > 0 ? 1.098 * cosZenith * Math.exp(-0.059 / cosZenith) : 0)

/** A step is five minutes. */
const STEPS_OF_DAY = HOURS_OF_DAY * 12
/** Clearness of a clear day [-]. Above 0.722 the diffuse share does not change. */
const CLEAR = 0.75

/**
 * Light of the twelve mean days under clear skies, by the clock of `utcOffset`.
 * @throws RangeError if the place or its climate is invalid
 */
export function computeClearDayLight(input: WeatherInput): Light {
  const { latitude, longitude, utcOffset, temperature } = input
  const site = resolveSiteConditions(input)
  const days = MEAN_DAYS.map((day, month) => {
    const declination = spencerDeclination(day)
    // A mean day in thin air may have more, and one in polar night has the light of the days next to it.
    const global = Math.max(clearSkyDay(latitude, declination), input.global[month] as number)
    const share = diffuseShare(CLEAR, sunsetHourAngle(latitude, declination))
    return {
      month,
      day,
      days: 1,
      temperature: temperature[month] as number,
      solarTimeOffset: longitude / 15 - utcOffset + spencerEquationOfTime(day),
      skies: [{ global, diffuse: share * global, ripple: 0 }],
    }
  })
  return computeLight(site, days)
}

/** [kWh/m²], from latitude [°] and declination [rad]. */
function clearSkyDay(latitude: number, declination: number): number {
  const steady = sine(latitude) * Math.sin(declination)
  const swing = cosine(latitude) * Math.cos(declination)
  let sum = 0
  for (let step = 0; step < STEPS_OF_DAY; step += 1) {
    const hourAngle = ((step + 0.5) / STEPS_OF_DAY) * 360 * RADIANS
    sum += clearSkyGlobal(steady + swing * Math.cos(hourAngle))
  }
  return (sum * HOURS_OF_DAY) / STEPS_OF_DAY
}
