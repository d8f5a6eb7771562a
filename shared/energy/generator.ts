import { t } from '../language/t.ts'
import { requireNumber } from '../validation/input-error.ts'

/** A generator with a linear fuel curve. */
export interface Generator {
  /** Rated electric power [kW]. */
  readonly ratedKw: number
  /** While running, at any output [l/h]. */
  readonly litresPerHour: number
  /** Additional fuel per generated kWh [l/kWh]. */
  readonly litresPerKwh: number
}

/** Fuel use [l/h] = `idle` × rated power [kW] + `slope` × output [kW]. */
export interface FuelCurve {
  /** [l/h per rated kW] */
  readonly idle: number
  /** [l/kWh] */
  readonly slope: number
}

/**
 * Published fits, known from secondary sources only: never show them as measured.
 * - `petrol`: data sheet of a 1.8 kW inverter generator, 1.124 l/h at full and 0.444 l/h at a quarter of its power:
 *   0.217 l/h + 0.504 l/kWh, rounded.
 * - `diesel`: Skarstein and Uhlen, Design considerations with respect to long-term diesel saving in wind/diesel plants,
 *   Wind Engineering 13 (1989).
 */
export const FUEL_CURVES = {
  petrol: { idle: 0.22 / 1.8, slope: 0.5 },
  diesel: { idle: 0.08145, slope: 0.246 },
} as const satisfies Readonly<Record<string, FuelCurve>>

/**
 * A diesel generator below this share of its rated power runs too cold, and unburnt fuel collects in it (wet stacking).
 */
export const MIN_GENERATOR_LOAD = 0.3

/** [kW] */
const MAX_GENERATOR_KW = 1_000

/** @throws InputError naming the field */
export function validateGenerator({ ratedKw, litresPerHour, litresPerKwh }: Generator): void {
  requireNumber('ratedKw', ratedKw, { name: t('Generator power'), above: 0, max: MAX_GENERATOR_KW, unit: 'kW' })
  requireNumber('litresPerHour', litresPerHour, { name: t('Generator fuel use per hour'), max: 1_000 })
  requireNumber('litresPerKwh', litresPerKwh, { name: t('Generator fuel use per kWh'), max: 10 })
}

export const generatorWith = (ratedKw: number, { idle, slope }: FuelCurve): Generator => ({
  ratedKw,
  litresPerHour: idle * ratedKw,
  litresPerKwh: slope,
})

/** Fuel use [l/h] at an output [kW]; 0 while it is off. */
export const fuelRate = ({ litresPerHour, litresPerKwh }: Generator, outputKw: number) =>
  outputKw > 0 ? litresPerHour + litresPerKwh * outputKw : 0
