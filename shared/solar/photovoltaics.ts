import { type Mounting, warmingOf } from './cell-temperature.ts'

/**
 * Module and inverter of PVWatts (Dobos 2014, NREL/TP-6A20-62641; standard module of V8, NREL/ssc cmod_pvwattsv8.cpp).
 * Powers are per kWp of modules [kW/kWp].
 */

/** Default losses of PVWatts [share], between module and meter, without the inverter. */
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

/** Total loss [share]; the single losses multiply. The defaults give 14.0757 %. */
export const totalLoss = (losses: Losses = LOSSES) =>
  1 - Object.values(losses).reduce((left, loss) => left * (1 - loss), 1)

export interface Module {
  /** Change of power per degree of the cells [1/°C]. */
  readonly temperatureCoefficient: number
  /** [-] */
  readonly efficiency: number
}
/** Modules of PVWatts V8; the efficiency only affects how warm they become. */
export const MODULES = {
  standard: { temperatureCoefficient: -0.0037, efficiency: 0.19 },
  premium: { temperatureCoefficient: -0.0035, efficiency: 0.21 },
  thinFilm: { temperatureCoefficient: -0.0032, efficiency: 0.18 },
} as const satisfies Record<string, Module>
const REFERENCE_CELL_TEMPERATURE = 25 // [°C]

/** Power at a cell temperature [°C] relative to 25 °C [-], linear. */
export const powerAt = (cell: number, coefficient: number = MODULES.standard.temperatureCoefficient) =>
  1 + coefficient * (cell - REFERENCE_CELL_TEMPERATURE)

export interface Inverter {
  /** Module power over inverter power [-]. */
  readonly dcAcRatio: number
  /** Efficiency at full load [-]. */
  readonly efficiency: number
}
/** Defaults of the PVWatts web service. */
export const INVERTER: Inverter = { dcAcRatio: 1.2, efficiency: 0.96 }
/** Efficiency of the inverter behind the PVWatts curve [-]. */
const CURVE_EFFICIENCY = 0.9637

/** AC power by DC power: `square · dc² + slope · dc − idle`, at most `limit`. */
export interface InverterCurve {
  readonly square: number
  readonly slope: number
  readonly idle: number
  readonly limit: number
}

/**
 * Inverter of PVWatts: η = η0/0.9637 · (−0.0162 ζ − 0.0059/ζ + 0.9858) at load ζ, multiplied by the power so that zero
 * load does not divide by zero.
 * @param dcLimit module power at full load [any unit of power]
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

/** AC power [unit of the curve], clipped at the limit and never negative. */
export const inverterPower = (dc: number, { square, slope, idle, limit }: InverterCurve) =>
  Math.min(limit, Math.max(0, (square * dc + slope) * dc - idle))

export interface SystemOptions {
  readonly mounting?: Mounting
  /** Default: the standard module. */
  readonly module?: Module
  /** Losses by kind, or in total [share]. */
  readonly losses?: Losses | number
  readonly inverter?: Inverter
}

/** DC power at G [kW/m²] behind the glass is G · (`dcGain(air)` + `bend` · G), because light warms the cells. */
export interface SystemModel {
  /** Share that the losses leave [-]. */
  readonly gain: number
  /** [1/°C] */
  readonly temperatureCoefficient: number
  /** [kW/kWp per (kW/m²)²] */
  readonly bend: number
  /** Curve per kWp of modules. */
  readonly inverter: InverterCurve
}

/** @throws RangeError if a loss or the inverter is invalid */
export function systemModel(options: SystemOptions = {}): SystemModel {
  const { mounting = 'roof', module = MODULES.standard, losses = LOSSES, inverter = INVERTER } = options
  const { temperatureCoefficient, efficiency } = module
  const loss = typeof losses === 'number' ? losses : totalLoss(losses)
  // A system with a loss below 0 exceeds its rating: PVWatts allows 5%.
  if (!(loss >= -0.05 && loss <= 1)) throw new RangeError('Losses must be between -5 and 100 percent')
  if (!(inverter.dcAcRatio > 0) || !(inverter.efficiency > 0 && inverter.efficiency <= 1)) {
    throw new RangeError('The inverter must have a size and an efficiency of at most 100 percent')
  }
  const gain = 1 - loss
  return {
    gain,
    temperatureCoefficient,
    bend: gain * temperatureCoefficient * warmingOf(mounting, efficiency),
    inverter: inverterCurve(1 / inverter.dcAcRatio / inverter.efficiency, inverter.efficiency),
  }
}

/** DC power after losses per irradiance [kW/kWp per kW/m²], with cells at air temperature [°C]. */
export const dcGain = (air: number, { gain, temperatureCoefficient }: SystemModel) =>
  gain * powerAt(air, temperatureCoefficient)

/** DC power after losses [kW/kWp], by irradiance behind the glass [kW/m²] and air temperature [°C]. */
export const dcPower = (light: number, air: number, system: SystemModel) =>
  Math.max(0, light * (dcGain(air, system) + system.bend * light))

/** AC power [kW/kWp], by irradiance behind the glass [kW/m²] and air temperature [°C]. */
export const acPower = (light: number, air: number, system: SystemModel) =>
  inverterPower(dcPower(light, air, system), system.inverter)

/** Service life; the yearly yield is the mean of these years. */
export const SYSTEM_YEARS = 25
