import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_DAYS, sumOf } from '../calendar.ts'
import { requirePlace } from './angles.ts'
import { airTemperatureAt } from './cell-temperature.ts'
import { dailyClearness } from './clearness.ts'
import { computeLight } from './compute-light.ts'
import { extraterrestrialDay, MEAN_DAYS, spencerEquationOfTime } from './extraterrestrial.ts'
import type { Light, LightDay } from './light.ts'
import {
  computeMeanDayLight,
  estimateDiffuse,
  monthlyClearness,
  resolveSiteConditions,
  type SiteClimate,
} from './mean-day-light.ts'

export interface WeatherInput extends SiteClimate {
  /** [°] + east */
  readonly longitude: number
  /** Local standard time minus UTC [h]: −7 in Denver, 5.5 in Pune. See `standardOffset`. */
  readonly utcOffset: number
}

/**
 * Weather of 8,760 hours, independent of the roof: hour 0 is 0:00 to 1:00 of 1 January in local standard time, in a
 * year of 365 days. Shared by all planes of the site.
 */
export interface WeatherYear {
  /** Global horizontal irradiation [kWh/m²]. */
  readonly global: Float64Array
  /** Air temperature [°C]. */
  readonly temperature: Float64Array
  /** Light of every day, each with one sky. */
  readonly light: Light
  /** Light of the twelve mean days, which determines the monthly energy. */
  readonly months: Light
}

/**
 * Builds a typical year with dark and bright days: the clearness of each month is distributed over its days (see
 * `dailyClearness`), and every day is computed like the mean days, with the sun of its own date. Each month keeps the
 * irradiation and temperature of the climate exactly.
 * @throws RangeError as `computeMeanDayLight`, or if the UTC offset is invalid
 */
export function buildWeatherYear(input: WeatherInput): WeatherYear {
  requirePlace(input.latitude, input.longitude)
  if (!(Math.abs(input.utcOffset) <= 15)) throw new RangeError('The clock must be within 15 hours of UTC')
  const site = resolveSiteConditions(input)
  const days = buildDays(input)
  const light = computeLight(site, days)
  const global = new Float64Array(HOURS_OF_YEAR)
  for (let slot = 0; slot < light.slots; slot += 1) {
    global[hourOfYear(light, slot)] = (light.global[slot] as number) * (light.length[slot] as number)
  }
  const temperature = new Float64Array(HOURS_OF_YEAR).map((_, hour) => {
    const day = days[Math.floor(hour / HOURS_OF_DAY)] as LightDay
    const solarTime = (hour % HOURS_OF_DAY) + 0.5 + day.solarTimeOffset
    return airTemperatureAt(day.temperature, ((solarTime - 12) * Math.PI) / 12)
  })
  return { global, temperature, light, months: computeMeanDayLight(input) }
}

/** Hour of the year of a slot, 0…8759. */
export const hourOfYear = ({ day, hour }: Light, slot: number) =>
  HOURS_OF_DAY * ((day[slot] as number) - 1) + (hour[slot] as number)

function buildDays(input: WeatherInput): LightDay[] {
  let before = 0
  return MONTH_DAYS.flatMap((length, month) => {
    const dates = Array.from({ length }, (_, index) => before + index + 1)
    before += length
    const mean = monthlyClearness(input, month)
    const above = dates.map((day) => extraterrestrialDay(input.latitude, day))
    const factors = dailyClearness(mean, length)
    // In polar night the light is distributed evenly.
    const weights = sumOf(above) > 0 ? above.map((value, index) => value * (factors[index] as number)) : factors
    const scale = ((input.global[month] as number) * length) / sumOf(weights)
    const global = weights.map((weight) => weight * scale)
    const diffuse = estimateDiffuse(
      input,
      month,
      dates.map((day, index) => ({ day, global: global[index] as number })),
    )
    const air = interpolateTemperatures(input.temperature, month, dates)
    return dates.map((day, index) => ({
      month,
      day,
      days: 1,
      temperature: air[index] as number,
      solarTimeOffset: input.longitude / 15 - input.utcOffset + spencerEquationOfTime(day),
      skies: [
        {
          global: global[index] as number,
          diffuse: diffuse[index] as number,
          ripple: hourlyRipple(mean * (factors[index] as number)),
        },
      ],
    }))
  })
}

/** Broken clouds vary the hours most at a clearness of `RIPPLE_CENTER`, and not at all `RIPPLE_REACH` away from it. */
const RIPPLE_CENTER = 0.45
const RIPPLE_REACH = 0.35
const RIPPLE = 0.4
/**
 * Alternating variation of the hours around a smooth day [-]. The constants were fitted so that self-consumption
 * without a battery matches real hours at 42 places; yields are not affected.
 */
const hourlyRipple = (clearness: number) => RIPPLE * Math.max(0, 1 - ((clearness - RIPPLE_CENTER) / RIPPLE_REACH) ** 2)

/** Air temperature [°C] of a month's dates: linear between the mean days, shifted to the monthly mean. */
function interpolateTemperatures(months: readonly number[], month: number, dates: readonly number[]): number[] {
  const meanDay = MEAN_DAYS[month] as number
  const mean = months[month] as number
  const values = dates.map((day) => {
    const neighborMonth = (month + (day < meanDay ? 11 : 1)) % 12
    const gap = Math.abs((MEAN_DAYS[neighborMonth] as number) - meanDay)
    const share = Math.abs(day - meanDay) / Math.min(gap, 365 - gap)
    return mean + share * ((months[neighborMonth] as number) - mean)
  })
  const shift = mean - sumOf(values) / values.length
  return values.map((value) => value + shift)
}
