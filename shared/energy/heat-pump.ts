import { HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { InputError } from '../input-error.ts'
import { normalBelow } from '../normal.ts'
import { shareOut } from './load-profiles.ts'

/** What gives the heat to the rooms; it sets how hot the water has to be. */
export type Emitters = 'radiators' | 'floor'

/** Above this air temperature a home needs no heating [°C]: the base of the degree hours. */
const HEATING_LIMIT = 15
/** Flow temperature [°C] at 0 °C, and its change per °C of air. Source: Ruhnau et al. 2019, 10.1038/s41597-019-0199-y. */
const HEATING_CURVES: Readonly<Record<Emitters, readonly [atZero: number, slope: number]>> = {
  radiators: [40, -1],
  floor: [30, -0.5],
}
/** COP of an air-source heat pump over the lift [K]. Source: Staffell et al. 2012, 10.1039/c2ee22653g. */
const COP = (lift: number) => 6.81 - 0.121 * lift + 0.00063 * lift * lift
const LEAST_LIFT = 15
const LEAST_COP = 1
/** How much of the heat falls on each hour of a day, set back at night. Drawn for this product, not measured. */
const HOUR_WEIGHTS = [
  0.8, 0.8, 0.8, 0.8, 0.85, 1, 1.2, 1.25, 1.2, 1.1, 1.05, 1, 1, 1, 1, 1, 1.05, 1.1, 1.15, 1.15, 1.1, 1, 0.9, 0.8,
]
/** How far days stray from their month's mean [K]: for temperatures that only follow the months. */
export const DAY_TO_DAY_SPREAD = 3.5

/**
 * What a heat pump takes in an hour, before it is scaled [relative].
 * @param air air temperature [°C]
 * @param spread standard deviation of the days about that temperature [K]; 0 for real weather
 */
export function heatPumpDemand(air: number, emitters: Emitters, spread = 0): number {
  const [atZero, slope] = HEATING_CURVES[emitters]
  const lift = Math.max(LEAST_LIFT, atZero + slope * air - air)
  return meanAboveZero(HEATING_LIMIT - air, spread) / Math.max(LEAST_COP, COP(lift))
}

/**
 * The use of a heat pump for space heating over the year.
 * @param temperature 8,760 air temperatures [°C], local standard time
 * @param spread see `heatPumpDemand`: `DAY_TO_DAY_SPREAD` for temperatures that only follow the months
 * @returns 8,760 values that sum to 1 [kWh per hour of 1 kWh a year]
 * @throws InputError when temperatures are missing, or it is never cold enough to heat
 */
export function heatPumpShape(temperature: Float64Array, emitters: Emitters, spread = 0): Float64Array {
  if (temperature.length !== HOURS_OF_YEAR || !temperature.every(Number.isFinite)) {
    throw new InputError('temperature', 'A heat pump needs the air temperature of all 8,760 hours.')
  }
  const shape = temperature.map(
    (air, i) => heatPumpDemand(air, emitters, spread) * (HOUR_WEIGHTS[i % HOURS_OF_DAY] as number),
  )
  if (!shape.some((value) => value > 0)) {
    throw new InputError('temperature', 'It is never cold enough here for a heat pump to heat.')
  }
  return shareOut(shape)
}

/** Mean of max(0, x) when x scatters normally by `spread`: σ·φ(x/σ) + x·Φ(x/σ). */
function meanAboveZero(x: number, spread: number): number {
  if (!(spread > 0)) return Math.max(0, x)
  const z = x / spread
  const density = Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)
  return spread * density + x * normalBelow(z)
}
