/**
 * Air and cell temperatures.
 *
 * Source: NOCT model of NREL's System Advisor Model (Gilman et al. 2018, NREL/TP-6A20-67399) with the constants of the
 * standard module in PVWatts V8 (NREL/ssc, cmod_pvwattsv8).
 */

/** Nominal operating cell temperature [°C] in PVWatts V8: open rack, and close to a roof. */
const NOMINAL_CELL_TEMPERATURE = { rack: 45, roof: 49 } as const
export type Mounting = keyof typeof NOMINAL_CELL_TEMPERATURE

/** Conditions of the nominal temperature: irradiance [kW/m²] and air [°C]. */
const NOMINAL_IRRADIANCE = 0.8
const NOMINAL_AIR = 20
/** Absorbed share of the light, and module efficiency [-]. */
const ABSORBED = 0.9
const MODULE_EFFICIENCY = 0.19
/** Wind speed at 10 m [m/s], assumed for every place: monthly climates have none. */
export const WIND = 3
/** Ratio of the wind speed at the modules on a low building [-]. */
const WIND_AT_MODULES = 0.51

/** Ratio of the warming in a wind [m/s] to that at 1 m/s, by McAdams' heat loss [-]. */
const windLoss = (wind: number) => 9.5 / (5.7 + 3.8 * wind)

/**
 * Warming of a cell over the air [°C per kW/m²].
 * @param nominal nominal operating cell temperature [°C]
 * @param wind speed at 10 m [m/s]
 * @param efficiency of the module [-]
 */
export const cellWarming = (nominal: number, wind: number, efficiency: number) =>
  ((nominal - NOMINAL_AIR) / NOMINAL_IRRADIANCE) * (1 - efficiency / ABSORBED) * windLoss(WIND_AT_MODULES * wind)

/** Warming of a module [°C per kW/m²]; of the PVWatts standard module 23.6 close to a roof, 20.3 on a rack. */
export const warmingOf = (mounting: Mounting, efficiency = MODULE_EFFICIENCY) =>
  cellWarming(NOMINAL_CELL_TEMPERATURE[mounting], WIND, efficiency)

/** Amplitude of the daily temperature [°C], and its peak after noon [rad]: two hours. */
const DAILY_AMPLITUDE = 4
const PEAK = Math.PI / 6

/**
 * Air temperature [°C] at an hour angle [rad]. Amplitude and peak were fitted to reference places; real daily ranges
 * run from 4 °C by the sea to 20 °C in deserts.
 */
export const airTemperatureAt = (dayMean: number, hourAngle: number) =>
  dayMean + DAILY_AMPLITUDE * Math.cos(hourAngle - PEAK)
