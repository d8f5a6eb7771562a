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
export const TEMPERATURE_COEFFICIENT = -0.0037
/** What reflection at flat angles, spectrum and weak light leave of the light, over a year [-]. */
export const OPTICAL_FACTOR = 0.975
export const REFERENCE_CELL_TEMPERATURE = 25 // °C
/** Nominal operating cell temperature [°C]: PVWatts V8, open rack and close to a roof. */
export const NOMINAL_CELL_TEMPERATURE = { rack: 45, roof: 49 } as const
export type Mounting = keyof typeof NOMINAL_CELL_TEMPERATURE

const NOMINAL_IRRADIANCE = 0.8 // kW/m², at which the nominal temperature is defined
const NOMINAL_AIR_TEMPERATURE = 20 // °C
/** A module that gives current away as power heats less than one on the test bench [-]. */
const LOADED_HEATING = 0.9

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

/** Heating of a cell above the air [°C per kW/m²]. */
export const cellHeating = (mounting: Mounting) =>
  ((NOMINAL_CELL_TEMPERATURE[mounting] - NOMINAL_AIR_TEMPERATURE) / NOMINAL_IRRADIANCE) * LOADED_HEATING

/** Air temperature [°C] at an hour angle [rad] of a mean day: a wave of 8 °C that peaks two hours after noon. */
export const airTemperatureAt = (dayMean: number, hourAngle: number) => dayMean + 4 * Math.cos(hourAngle - Math.PI / 6)

/** Cell temperature [°C] from air temperature [°C] and irradiance on the plane [kW/m²]. */
export const cellTemperature = (air: number, irradiance: number, mounting: Mounting) =>
  air + cellHeating(mounting) * irradiance

/**
 * Power of modules [as `rated`] before the losses: PVWatts' linear module.
 * @param irradiance light that reaches the cells [kW/m²]
 * @param cell cell temperature [°C]
 */
export const modulePower = (irradiance: number, cell: number, rated = 1, coefficient = TEMPERATURE_COEFFICIENT) =>
  Math.max(0, rated * irradiance * (1 + coefficient * (cell - REFERENCE_CELL_TEMPERATURE)))

/**
 * Power after the inverter [as `dc`], clipped at what the inverter can give.
 * @param dc power of the modules
 * @param dcLimit power of the modules at which the inverter is full; its output is then dcLimit × efficiency
 * @param efficiency at full load [-]
 */
export function inverterPower(dc: number, dcLimit: number, efficiency: number): number {
  const load = dc / dcLimit
  if (!(load > 0)) return 0
  // η = η0/0.9637 · (−0.0162 ζ − 0.0059/ζ + 0.9858), multiplied out by ζ so that no load divides by zero.
  const output = (efficiency / CURVE_EFFICIENCY) * (-0.0162 * load * load - 0.0059 + 0.9858 * load)
  return dcLimit * Math.min(efficiency, Math.max(0, output))
}

/** A system, as the yield needs it; everything has a default. */
export interface SystemOptions {
  readonly mounting?: Mounting
  readonly losses?: Losses
  readonly inverter?: Inverter
}

/** A system's constants worked out once, for loops that run a million times. */
export interface SystemModel {
  /** [°C per kW/m²] */
  readonly heating: number
  /** Light to module power after losses [kW/kWp per kW/m²]. */
  readonly gain: number
  /** Module power at which the inverter is full [kW/kWp]. */
  readonly dcLimit: number
  /** [-] */
  readonly inverterEfficiency: number
}

/** @throws RangeError when a loss or the inverter has no meaning */
export function systemModel(options: SystemOptions = {}): SystemModel {
  const { mounting = 'roof', losses = LOSSES, inverter = INVERTER } = options
  const loss = totalLoss(losses)
  if (!(loss >= 0 && loss <= 1)) throw new RangeError('Losses must be between 0 and 100 percent')
  if (!(inverter.dcAcRatio > 0) || !(inverter.efficiency > 0 && inverter.efficiency <= 1)) {
    throw new RangeError('The inverter must have a size and an efficiency of at most 100 percent')
  }
  return {
    heating: cellHeating(mounting),
    gain: OPTICAL_FACTOR * (1 - loss),
    dcLimit: 1 / inverter.dcAcRatio / inverter.efficiency,
    inverterEfficiency: inverter.efficiency,
  }
}

/** Module power after losses [kW/kWp] at an irradiance [kW/m²] and an air temperature [°C]. */
export function dcPower(irradiance: number, air: number, system: SystemModel): number {
  const cell = air + system.heating * irradiance
  return modulePower(irradiance, cell, system.gain)
}

/** AC power [kW/kWp] at an irradiance [kW/m²] and an air temperature [°C]. */
export const acPower = (irradiance: number, air: number, system: SystemModel) =>
  inverterPower(dcPower(irradiance, air, system), system.dcLimit, system.inverterEfficiency)
