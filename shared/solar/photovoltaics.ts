import { type Mounting, warmingOf } from './cell-temperature.ts'

/**
 * From light to alternating current, after NREL's PVWatts (Dobos 2014, NREL/TP-6A20-62641; module constants of V8's
 * standard module, NREL/ssc cmod_pvwattsv8.cpp). Powers are per kWp of modules: [kW/kWp].
 */

/** PVWatts' default losses [share]: everything between the module and the meter but the inverter. */
export const LOSSES = {
  soiling: 0.02,
  shading: 0.03,
  snow: 0,
  mismatch: 0.02,
  wiring: 0.02,
  connections: 0.005,
  lightInducedDegradation: 0.015,
  nameplate: 0.01,
  age: 0,
  availability: 0.03,
} as const
export type Losses = Readonly<Record<keyof typeof LOSSES, number>>

/** What the losses take together [share]; they multiply. The defaults give 14.0757 %. */
export const totalLoss = (losses: Losses = LOSSES) =>
  1 - Object.values(losses).reduce((left, loss) => left * (1 - loss), 1)

/** Change of power with cell temperature [1/°C]: PVWatts V8, standard crystalline module. */
const TEMPERATURE_COEFFICIENT = -0.0037
const REFERENCE_CELL_TEMPERATURE = 25 // °C

/** Power at a cell temperature [°C] over that at 25 °C, in the same light [-]: PVWatts' linear module. */
export const powerAt = (cell: number, coefficient = TEMPERATURE_COEFFICIENT) =>
  1 + coefficient * (cell - REFERENCE_CELL_TEMPERATURE)

export interface Inverter {
  /** Module power over inverter power [-]. */
  readonly dcAcRatio: number
  /** Efficiency at full load [-]. */
  readonly efficiency: number
}
/** The defaults of the PVWatts web service. */
export const INVERTER: Inverter = { dcAcRatio: 1.2, efficiency: 0.96 }
/** Efficiency of the inverter PVWatts took its curve from [-]. */
const CURVE_EFFICIENCY = 0.9637

/** Alternating current as a function of direct current: `square · dc² + slope · dc − idle`, at most `limit`. */
export interface InverterCurve {
  readonly square: number
  readonly slope: number
  readonly idle: number
  readonly limit: number
}

/**
 * PVWatts' inverter, η = η0/0.9637 · (−0.0162 ζ − 0.0059/ζ + 0.9858) at a load of ζ, multiplied out by the power so that
 * no load divides by zero.
 * @param dcLimit power of the modules at which the inverter is full [any unit of power]
 * @param efficiency at full load [-]
 */
export function inverterCurve(dcLimit: number, efficiency: number): InverterCurve {
  const scale = efficiency / CURVE_EFFICIENCY
  return {
    square: (-0.0162 * scale) / dcLimit,
    slope: 0.9858 * scale,
    idle: 0.0059 * scale * dcLimit,
    limit: dcLimit * efficiency,
  }
}

/** Power after the inverter from the power of the modules [both in the curve's unit]; clipped at its limit, never negative. */
export const inverterPower = (dc: number, { square, slope, idle, limit }: InverterCurve) =>
  Math.min(limit, Math.max(0, (square * dc + slope) * dc - idle))

/** A system, as the yield needs it; everything has a default. */
export interface SystemOptions {
  readonly mounting?: Mounting
  /** Each by itself, or all together [share]. */
  readonly losses?: Losses | number
  readonly inverter?: Inverter
}

/**
 * A system's constants worked out once, for loops that run a million times. In a light of G [kW/m²] behind the glass and
 * air of some temperature, DC power is G · (`gainIn(air)` + `bend` · G): the light warms the cells that it feeds.
 */
export interface SystemModel {
  /** What the losses leave [-]. */
  readonly gain: number
  /** [kW/kWp per (kW/m²)²] */
  readonly bend: number
  /** The inverter per kWp of modules. */
  readonly inverter: InverterCurve
}

/** @throws RangeError when a loss or the inverter has no meaning */
export function systemModel(options: SystemOptions = {}): SystemModel {
  const { mounting = 'roof', losses = LOSSES, inverter = INVERTER } = options
  const loss = typeof losses === 'number' ? losses : totalLoss(losses)
  if (!(loss >= 0 && loss <= 1)) throw new RangeError('Losses must be between 0 and 100 percent')
  if (!(inverter.dcAcRatio > 0) || !(inverter.efficiency > 0 && inverter.efficiency <= 1)) {
    throw new RangeError('The inverter must have a size and an efficiency of at most 100 percent')
  }
  const gain = 1 - loss
  return {
    gain,
    bend: gain * TEMPERATURE_COEFFICIENT * warmingOf(mounting),
    inverter: inverterCurve(1 / inverter.dcAcRatio / inverter.efficiency, inverter.efficiency),
  }
}

/** DC power after losses of cells no warmer than the air [°C], by the light they receive [kW/kWp per kW/m²]. */
export const gainIn = (air: number, { gain }: SystemModel) => gain * powerAt(air)

/** DC power after losses [kW/kWp] in a light behind the glass [kW/m²] and air of some temperature [°C]. */
export const dcPower = (light: number, air: number, system: SystemModel) =>
  Math.max(0, light * (gainIn(air, system) + system.bend * light))

/** AC power [kW/kWp] in a light behind the glass [kW/m²] and air of some temperature [°C]. */
export const acPower = (light: number, air: number, system: SystemModel) =>
  inverterPower(dcPower(light, air, system), system.inverter)
