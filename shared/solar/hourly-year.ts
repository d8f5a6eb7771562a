import { extraterrestrialDay, MEAN_DAYS, MONTH_DAYS } from './extraterrestrial.ts'
import { type Plane, slotIrradiation } from './orientation.ts'
import { acPower, type SystemModel } from './photovoltaics.ts'
import { type ModelDay, modelOfDays, monthlyDiffuse, type PlaceInput } from './place-model.ts'

/** 8,760 hours of true solar time, from 1 January, in a year without a leap day. */
export interface HourlyYear {
  /** Irradiation of the open horizontal [kWh/m²]. */
  readonly horizontal: Float64Array
  /** Irradiation of the plane [kWh/m²]. */
  readonly irradiation: Float64Array
  /** AC yield [kWh/kWp]. */
  readonly yield: Float64Array
}

const HOURS_OF_YEAR = 8760

/**
 * The climate's year, hour by hour: every day has its month's clearness and diffuse share, its own sun, and air between
 * the months' means. The months' sums are kept exactly. It is a mean year, smoother than any real one.
 * @throws RangeError as `placeModel`
 */
export function hourlyYear(input: PlaceInput, system: SystemModel, plane: Plane): HourlyYear {
  const place = modelOfDays(input, everyDay(input))
  const onPlane = slotIrradiation(place, plane)
  const year = {
    horizontal: new Float64Array(HOURS_OF_YEAR),
    irradiation: new Float64Array(HOURS_OF_YEAR),
    yield: new Float64Array(HOURS_OF_YEAR),
  }
  for (let slot = 0; slot < place.slots; slot += 1) {
    const at = 24 * ((place.day[slot] as number) - 1) + (place.hour[slot] as number)
    const length = place.length[slot] as number
    const irradiation = onPlane[slot] as number
    year.horizontal[at] = place.global[slot] as number
    year.irradiation[at] = irradiation
    year.yield[at] = acPower(irradiation / length, place.air[slot] as number, system) * length
  }
  return year
}

function everyDay(input: PlaceInput): ModelDay[] {
  const days: ModelDay[] = []
  let first = 1
  MONTH_DAYS.forEach((length, month) => {
    const above = Array.from({ length }, (_, i) => extraterrestrialDay(input.latitude, first + i))
    const total = above.reduce((sum, value) => sum + value, 0)
    const global = input.global[month] as number
    const diffuseShare = global > 0 ? monthlyDiffuse(input, month) / global : 1
    above.forEach((value, i) => {
      const ofDay = total > 0 ? (global * length * value) / total : global
      days.push({
        month,
        day: first + i,
        days: 1,
        global: ofDay,
        diffuse: ofDay * diffuseShare,
        temperature: temperatureOn(first + i, month, input.temperature),
      })
    })
    first += length
  })
  return days
}

/** Air temperature of a day [°C], straight between the months' mean days. */
function temperatureOn(day: number, month: number, months: readonly number[]): number {
  const here = MEAN_DAYS[month] as number
  const other = (month + (day < here ? 11 : 1)) % 12
  const gap = Math.abs((MEAN_DAYS[other] as number) - here)
  const distance = Math.min(gap, 365 - gap)
  const share = Math.abs(day - here) / distance
  return (months[month] as number) * (1 - share) + (months[other] as number) * share
}
