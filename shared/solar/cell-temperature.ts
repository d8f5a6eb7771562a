/**
 * How warm the air and the cells are.
 *
 * Source: the NOCT model of NREL's System Advisor Model (Gilman et al. 2018, NREL/TP-6A20-67399), constants of PVWatts
 * V8's standard module (NREL/ssc, cmod_pvwattsv8).
 */

/** Nominal operating cell temperature [°C]: PVWatts V8, open rack and close to a roof. */
const NOMINAL_CELL_TEMPERATURE = { rack: 45, roof: 49 } as const
export type Mounting = keyof typeof NOMINAL_CELL_TEMPERATURE

/** What the nominal temperature is defined at: irradiance [kW/m²] and air [°C]. */
const NOMINAL_IRRADIANCE = 0.8
const NOMINAL_AIR = 20
/** Of the light that falls on a module: taken up by it, and given away as power [-]. */
const ABSORBED = 0.9
const MODULE_EFFICIENCY = 0.19
/** Wind at ten metres [m/s], the same for every place: monthly climates give none. A round figure. */
const WIND = 3
/** What a low building leaves of that wind at the modules [-]. */
const WIND_AT_MODULES = 0.51

/** Warming in a wind [m/s] over that in the 1 m/s of the test bench, by McAdams' law of heat loss [-]. */
const windLoss = (wind: number) => 9.5 / (5.7 + 3.8 * wind)

/**
 * Warming of a cell over the air [°C per kW/m²].
 * @param nominal nominal operating cell temperature [°C]
 * @param wind at ten metres [m/s]
 * @param efficiency of the module [-]
 */
export const cellWarming = (nominal: number, wind: number, efficiency: number) =>
  ((nominal - NOMINAL_AIR) / NOMINAL_IRRADIANCE) * (1 - efficiency / ABSORBED) * windLoss(WIND_AT_MODULES * wind)

/** Warming of PVWatts' standard module [°C per kW/m²]: 23.6 close to a roof, 20.3 on a rack. */
export const warmingOf = (mounting: Mounting) =>
  cellWarming(NOMINAL_CELL_TEMPERATURE[mounting], WIND, MODULE_EFFICIENCY)

/** Half of the day's swing [°C], and when it peaks after noon [rad]: two hours. */
const SWING = 4
const PEAK = Math.PI / 6

/**
 * Air temperature [°C] at an hour angle [rad] of a day of some mean [°C]. Swing and peak were chosen on reference
 * places when the model was first made; real swings run from 4 °C by the sea to 20 °C in deserts.
 */
export const airTemperatureAt = (dayMean: number, hourAngle: number) => dayMean + SWING * Math.cos(hourAngle - PEAK)
