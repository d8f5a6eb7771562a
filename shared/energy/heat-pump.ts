import { HOURS_OF_DAY, HOURS_OF_YEAR, sumOf } from '../calendar.ts'
import { t } from '../language/t.ts'
import { normalCdf } from '../normal-distribution.ts'
import { InputError } from '../validation/input-error.ts'
import { normalizeToSum } from './load-profiles.ts'

/** Determine the flow temperature. */
export type Emitters = 'radiators' | 'floor'

/** Heating limit: air temperature above which no heating is needed [°C]. */
const HEATING_LIMIT = 15
/** Flow temperature [°C] at 0 °C air, and its change per °C. Source: Ruhnau et al. 2019, 10.1038/s41597-019-0199-y. */
const HEATING_CURVES: Readonly<Record<Emitters, readonly [atZero: number, slope: number]>> = {
  radiators: [40, -1],
  floor: [30, -0.5],
}
/** COP of an air-source heat pump by temperature lift [K]. Source: Staffell et al. 2012, 10.1039/c2ee22653g. */
const COP = (lift: number) => 6.81 - 0.121 * lift + 0.00063 * lift * lift
/**
 * Factor on the COP for defrosting, standby and hot water, which the formula leaves out. With it, monthly temperatures of
 * Berlin give a seasonal performance of 3.0 with radiators; Fraunhofer ISE measured 2.8 in the field.
 */
const FIELD_CORRECTION = 0.85
const MIN_LIFT = 15
const MIN_COP = 1
/** Relative heat demand by hour of day with a night setback. An assumption, not measured. */
const HOUR_WEIGHTS = [
  0.8, 0.8, 0.8, 0.8, 0.85, 1, 1.2, 1.25, 1.2, 1.1, 1.05, 1, 1, 1, 1, 1, 1.05, 1.1, 1.15, 1.15, 1.1, 1, 0.9, 0.8,
]
/** Standard deviation of daily temperatures from the monthly mean [K], for temperatures interpolated from months. */
export const DAY_TO_DAY_SPREAD = 3.5

/**
 * Electricity demand of a heat pump in one hour [relative].
 * @param air air temperature [°C]
 * @param spread standard deviation of daily temperatures [K]; 0 for real weather
 */
export function relativeHeatPumpDemand(air: number, emitters: Emitters, spread = 0): number {
  const [atZero, slope] = HEATING_CURVES[emitters]
  const lift = Math.max(MIN_LIFT, atZero + slope * air - air)
  return meanAboveZero(HEATING_LIMIT - air, spread) / Math.max(MIN_COP, COP(lift))
}

/**
 * Yearly load shape of a heat pump for space heating.
 * @param temperature 8,760 air temperatures [°C], local standard time
 * @param spread see `relativeHeatPumpDemand`; `DAY_TO_DAY_SPREAD` for temperatures interpolated from months
 * @returns 8,760 values that sum to 1
 * @throws InputError if temperatures are missing or it is never cold enough to heat
 */
export function buildHeatPumpShape(temperature: Float64Array, emitters: Emitters, spread = 0): Float64Array {
  return normalizeToSum(weightByHour(temperature, (air) => relativeHeatPumpDemand(air, emitters, spread)))
}

/**
 * Heat per electricity of a heat pump over the year (seasonal performance factor), with defrosting, standby and hot water.
 * @param temperature 8,760 air temperatures [°C], local standard time
 * @param spread see `relativeHeatPumpDemand`
 * @throws InputError if temperatures are missing or it is never cold enough to heat
 */
export function seasonalPerformance(temperature: Float64Array, emitters: Emitters, spread = 0): number {
  const heat = weightByHour(temperature, (air) => meanAboveZero(HEATING_LIMIT - air, spread))
  const electricity = weightByHour(temperature, (air) => relativeHeatPumpDemand(air, emitters, spread))
  return (FIELD_CORRECTION * sumOf(heat)) / sumOf(electricity)
}

function weightByHour(temperature: Float64Array, demand: (air: number) => number): Float64Array {
  if (temperature.length !== HOURS_OF_YEAR || !temperature.every(Number.isFinite)) {
    throw new InputError('temperature', t('A heat pump needs the air temperature of every hour of the year.'))
  }
  const weighted = temperature.map((air, i) => demand(air) * (HOUR_WEIGHTS[i % HOURS_OF_DAY] as number))
  if (!weighted.some((value) => value > 0)) {
    throw new InputError(
      'temperature',
      t('It is never cold enough here to heat with a heat pump. Remove the heat pump.'),
    )
  }
  return weighted
}

/** Whether a month is so cold that homes are heated. @param monthlyTemperature means [°C] */
export const isHeated = (monthlyTemperature: readonly number[]): boolean =>
  Math.min(...monthlyTemperature) < HEATING_LIMIT

/** Energy of the fuel on a heating bill [kWh per kWh, m³, therm or litre]. A therm is exact, the others are round. */
export const FUEL_ENERGY = { kwh: 1, 'gas-m3': 10, therms: 29.3071, oil: 10 } as const

/** Mean of max(0, X) for X normal with mean x and standard deviation `spread`: σ·φ(x/σ) + x·Φ(x/σ). */
function meanAboveZero(x: number, spread: number): number {
  if (!(spread > 0)) return Math.max(0, x)
  const z = x / spread
  const density = Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)
  return spread * density + x * normalCdf(z)
}
