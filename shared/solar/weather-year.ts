import { requirePlace } from './angles.ts'
import { airTemperatureAt } from './cell-temperature.ts'
import { daysInOrder } from './clearness.ts'
import { extraterrestrialDay, MEAN_DAYS, MONTH_DAYS, spencerEquationOfTime } from './extraterrestrial.ts'
import type { Light, LitDay } from './light.ts'
import { lightOf } from './light-of-days.ts'
import { clearnessOf, diffuseOf, type PlaceInput, placeModel, siteOf } from './place-model.ts'
import { HOURS_OF_DAY } from './sunlit-hours.ts'

export const HOURS_OF_YEAR = 8760

/** A place with a clock. */
export interface WeatherInput extends PlaceInput {
  /** [°] + east */
  readonly longitude: number
  /** Local standard time minus UTC [h], without summer time: −7 in Denver, 5.5 in Pune. See `standardOffset`. */
  readonly utcOffset: number
}

/**
 * The weather of 8,760 hours, before any roof is chosen: hour 0 is 0:00 to 1:00 of 1 January, all in local standard time,
 * in a year of 365 days. Every plane at the place shares it.
 */
export interface WeatherYear {
  /** Irradiation of the open horizontal [kWh/m²]. */
  readonly global: Float64Array
  /** Air temperature [°C]. */
  readonly temperature: Float64Array
  /** The light of every day, each with one sky. */
  readonly light: Light
  /** The light of the twelve mean days, which the energy of each month comes from. */
  readonly months: Light
}

/**
 * A year with dark and bright days, as days are: each month's clearness spread over its days (see `daysInOrder`), every
 * day through the same chain as the mean days, with the sun of its own date in the middle of each sunlit hour. Each
 * month keeps the climate's irradiation and temperature exactly. It is a typical year: no real one has these dates.
 * @throws RangeError as `placeModel`, or when the clock has no meaning
 */
export function weatherYear(input: WeatherInput): WeatherYear {
  requirePlace(input.latitude, input.longitude)
  if (!(Math.abs(input.utcOffset) <= 15)) throw new RangeError('The clock must be within 15 hours of UTC')
  const site = siteOf(input)
  const days = everyDay(input)
  const light = lightOf(site, days)
  const global = new Float64Array(HOURS_OF_YEAR)
  for (let slot = 0; slot < light.slots; slot += 1) {
    global[hourOfYear(light, slot)] = (light.global[slot] as number) * (light.length[slot] as number)
  }
  const temperature = new Float64Array(HOURS_OF_YEAR).map((_, hour) => {
    const day = days[Math.floor(hour / HOURS_OF_DAY)] as LitDay
    const solarTime = (hour % HOURS_OF_DAY) + 0.5 + day.ahead
    return airTemperatureAt(day.temperature, ((solarTime - 12) * Math.PI) / 12)
  })
  return { global, temperature, light, months: placeModel(input) }
}

/** The hour of the year, 0…8759, that a slot lies in. */
export const hourOfYear = ({ day, hour }: Light, slot: number) =>
  HOURS_OF_DAY * ((day[slot] as number) - 1) + (hour[slot] as number)

function everyDay(input: WeatherInput): LitDay[] {
  let before = 0
  return MONTH_DAYS.flatMap((length, month) => {
    const dates = Array.from({ length }, (_, index) => before + index + 1)
    before += length
    const mean = clearnessOf(input, month)
    const above = dates.map((day) => extraterrestrialDay(input.latitude, day))
    const factors = daysInOrder(mean, length)
    // Where nothing of the sun is above the air, what light there is falls evenly.
    const weights = sum(above) > 0 ? above.map((value, index) => value * (factors[index] as number)) : factors
    const scale = ((input.global[month] as number) * length) / sum(weights)
    const global = weights.map((weight) => weight * scale)
    const diffuse = diffuseOf(
      input,
      month,
      dates.map((day, index) => ({ day, global: global[index] as number })),
    )
    const air = temperaturesOf(input.temperature, month, dates)
    return dates.map((day, index) => ({
      month,
      day,
      days: 1,
      temperature: air[index] as number,
      ahead: input.longitude / 15 - input.utcOffset + spencerEquationOfTime(day),
      skies: [
        {
          global: global[index] as number,
          diffuse: diffuse[index] as number,
          ripple: rippleOf(mean * (factors[index] as number)),
        },
      ],
    }))
  })
}

/** Clouds come and go on middling days: most of all where the clearness is `MIDDLING`, not at all `RIPPLE_REACH` away. */
const MIDDLING = 0.45
const RIPPLE_REACH = 0.35
const RIPPLE = 0.4
/**
 * How much brighter and darker than the smooth day its hours are in turn [-]. Its three constants were chosen so that
 * self-consumption without a battery comes near to that of real hours at 42 places; yields do not feel it.
 */
const rippleOf = (clearness: number) => RIPPLE * Math.max(0, 1 - ((clearness - MIDDLING) / RIPPLE_REACH) ** 2)

/** Air temperature [°C] of a month's dates: straight between the months' mean days, then shifted to the month's mean. */
function temperaturesOf(months: readonly number[], month: number, dates: readonly number[]): number[] {
  const here = MEAN_DAYS[month] as number
  const mean = months[month] as number
  const values = dates.map((day) => {
    const other = (month + (day < here ? 11 : 1)) % 12
    const gap = Math.abs((MEAN_DAYS[other] as number) - here)
    const share = Math.abs(day - here) / Math.min(gap, 365 - gap)
    return mean + share * ((months[other] as number) - mean)
  })
  const shift = mean - sum(values) / values.length
  return values.map((value) => value + shift)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
