import { MONTH_DAYS } from './extraterrestrial.ts'
import { planeYear } from './orientation.ts'
import { dcPower, type InverterCurve, inverterPower, type SystemModel } from './photovoltaics.ts'
import { beamInside, cosIncidence, facing, insidePlane, onPlane, type Plane } from './plane.ts'
import { HOURS_OF_DAY } from './sunlit-hours.ts'
import { HOURS_OF_YEAR, hourOfYear, type WeatherYear } from './weather-year.ts'

/** What one plane makes of a year's weather, hour by hour in local standard time: arrays of 8,760. */
export interface HourlyYear {
  /** Irradiation of the plane [kWh/m²]. */
  readonly irradiation: Float64Array
  /** Direct current after all losses, before the inverter [kWh/kWp]: for planes that share an inverter. */
  readonly dc: Float64Array
  /** Alternating current after an inverter of the plane's own [kWh/kWp]: hour by hour what it makes of `dc`. */
  readonly ac: Float64Array
}

/**
 * The hours of one plane. The light of the place is worked out once, by `weatherYear`, and serves every plane.
 *
 * Each month keeps the irradiation and AC yield of `planeYear`, so that hours, months and year tell the same: the direct
 * current of its hours is raised or lowered by one factor, in nine months of ten by less than 3 %. No hour exceeds the
 * inverter.
 * @throws RangeError when the plane has no meaning
 */
export function hourlyYear(weather: WeatherYear, system: SystemModel, plane: Plane): HourlyYear {
  const { light } = weather
  const normal = facing(light, plane)
  const irradiation = new Float64Array(HOURS_OF_YEAR)
  const dc = new Float64Array(HOURS_OF_YEAR)
  for (let slot = 0; slot < light.slots; slot += 1) {
    const cosine = cosIncidence(normal, light, slot)
    const length = light.length[slot] as number
    const inside = insidePlane(light, normal, beamInside(cosine), slot)
    const hour = hourOfYear(light, slot)
    irradiation[hour] = onPlane(light, normal, cosine, slot) * length
    dc[hour] = dcPower(inside, light.air[slot] as number, system) * length
  }
  const months = planeYear(weather.months, system, plane)
  let first = 0
  MONTH_DAYS.forEach((days, month) => {
    const end = first + days * HOURS_OF_DAY
    toTotal(irradiation.subarray(first, end), months.monthlyIrradiation[month] as number)
    toYield(dc.subarray(first, end), system.inverter, months.monthlyYield[month] as number)
    first = end
  })
  return { irradiation, dc, ac: dc.map((power) => inverterPower(power, system.inverter)) }
}

function scale(values: Float64Array, factor: number) {
  for (let index = 0; index < values.length; index += 1) values[index] = (values[index] as number) * factor
}

function toTotal(values: Float64Array, total: number) {
  const sum = values.reduce((so, value) => so + value, 0)
  if (sum > 0) scale(values, total / sum)
}

/** Beyond this factor a climate has no meaning: months whose light is no light of the sun's. */
const LARGEST_FACTOR = 4

/** Scales direct current so that the inverter makes a month's yield of it. */
function toYield(dc: Float64Array, inverter: InverterCurve, wanted: number) {
  let factor = 1
  for (let round = 0; round < 40; round += 1) {
    const made = dc.reduce((sum, power) => sum + inverterPower(power * factor, inverter), 0)
    if (!(made > 0) || Math.abs(made / wanted - 1) < 1e-9) break
    // More light gives nearly as much more yield, less where the inverter is full: each round comes closer.
    factor = Math.min(LARGEST_FACTOR, (factor * wanted) / made)
  }
  scale(dc, factor)
}
