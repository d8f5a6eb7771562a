import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_DAYS } from '../calendar.ts'
import { computePlaneYear } from './orientation.ts'
import { dcPower, type InverterCurve, inverterPower, type SystemModel } from './photovoltaics.ts'
import {
  beamTransmittance,
  cosIncidence,
  orientPlane,
  type Plane,
  planeIrradiance,
  transmittedIrradiance,
} from './plane.ts'
import { hourOfYear, type WeatherYear } from './weather-year.ts'

/** 8,760 hours of one plane in local standard time. */
export interface HourlyYear {
  /** Plane-of-array irradiation [kWh/m²]. */
  readonly irradiation: Float64Array
  /** DC energy after all losses, before the inverter [kWh/kWp]; for planes that share an inverter. */
  readonly dc: Float64Array
  /** AC energy after an inverter of the plane's own [kWh/kWp]. */
  readonly ac: Float64Array
}

/**
 * Each month keeps the irradiation and AC yield of `computePlaneYear`, so that hours, months and year agree: its DC
 * energy is scaled by one factor, in nine of ten months by less than 3 %. No hour exceeds the inverter.
 * @param weather shared by all planes of a site
 * @throws RangeError if the plane is invalid
 */
export function computeHourlyYear(weather: WeatherYear, system: SystemModel, plane: Plane): HourlyYear {
  const { light } = weather
  const normal = orientPlane(light, plane)
  const irradiation = new Float64Array(HOURS_OF_YEAR)
  const dc = new Float64Array(HOURS_OF_YEAR)
  for (let slot = 0; slot < light.slots; slot += 1) {
    const cosine = cosIncidence(normal, light, slot)
    const length = light.length[slot] as number
    const inside = transmittedIrradiance(light, normal, beamTransmittance(cosine), slot)
    const hour = hourOfYear(light, slot)
    irradiation[hour] = planeIrradiance(light, normal, cosine, slot) * length
    dc[hour] = dcPower(inside, light.air[slot] as number, system) * length
  }
  const months = computePlaneYear(weather.months, system, plane)
  let first = 0
  MONTH_DAYS.forEach((days, month) => {
    const end = first + days * HOURS_OF_DAY
    scaleToTotal(irradiation.subarray(first, end), months.monthlyIrradiation[month] as number)
    scaleToYield(dc.subarray(first, end), system.inverter, months.monthlyYield[month] as number)
    first = end
  })
  return { irradiation, dc, ac: dc.map((power) => inverterPower(power, system.inverter)) }
}

function scale(values: Float64Array, factor: number) {
  for (let index = 0; index < values.length; index += 1) values[index] = (values[index] as number) * factor
}

function scaleToTotal(values: Float64Array, total: number) {
  const sum = values.reduce((partialSum, value) => partialSum + value, 0)
  if (sum > 0) scale(values, total / sum)
}

/** A larger factor means an inconsistent climate. */
const MAX_FACTOR = 4

/** Scales DC energy until the inverter delivers the target yield. */
function scaleToYield(dc: Float64Array, inverter: InverterCurve, targetYield: number) {
  let factor = 1
  for (let round = 0; round < 40; round += 1) {
    const yieldSum = dc.reduce((sum, power) => sum + inverterPower(power * factor, inverter), 0)
    if (!(yieldSum > 0) || Math.abs(yieldSum / targetYield - 1) < 1e-9) break
    // Yield grows almost in proportion, less where the inverter clips, so each iteration comes closer.
    factor = Math.min(MAX_FACTOR, (factor * targetYield) / yieldSum)
  }
  scale(dc, factor)
}
