import type { HourlySums } from '../energy/hour-series.ts'
import embodied from './embodied.json' with { type: 'json' }
import { findGridIntensity, type GridIntensity, type GridPlace } from './grid-intensity.ts'

/** Energy of a year [kWh]. */
export type YearEnergy = Pick<HourlySums, 'solar' | 'clipped' | 'charge' | 'gridCharge' | 'discharge'> &
  Partial<Pick<HourlySums, 'heat'>>

export interface CarbonSystem {
  /** [kWp] */
  readonly kwp: number
  /** Usable capacity [kWh]; 0 without a battery. */
  readonly batteryKwh: number
  /** Batteries that replace the first one within the years. */
  readonly batteryReplacements: number
}

/** Masses are greenhouse gases [kg CO₂e]. */
export interface CarbonEstimate {
  readonly grid: GridIntensity
  /** Carbon avoided in year 1. */
  readonly avoided: number
  /** Carbon avoided over all years, without what is embodied: with the grid of today, and with its trend. */
  readonly avoidedWithTodaysGrid: number
  readonly avoidedWithTrend: number
  /** Carbon in what is built at the start. */
  readonly embodied: { readonly use: number; readonly low: number; readonly high: number }
  /** Carbon in the batteries that replace the first one. */
  readonly embodiedInReplacements: number
  /** Carbon over all years, less all that is embodied; the better and the worse of both grids. */
  readonly net: { readonly low: number; readonly high: number }
  /** What is embodied at the start ÷ avoided in year 1 [years]; `null` where nothing is avoided. */
  readonly payback: number | null
}

/** [kg CO₂e/kWp] */
export const EMBODIED_PER_KWP = embodied.panels.use
/** [kg CO₂e/kWh] */
export const EMBODIED_PER_BATTERY_KWH = embodied.battery.use

/** Limit of a rising trend: about a grid of coal and oil alone [g CO₂e/kWh]. */
const MOST_BY_TREND = 1000

export const batteryLoss = ({ charge, gridCharge, discharge }: YearEnergy): number => charge + gridCharge - discharge

/**
 * Solar that replaces grid electricity, at home or by export [kWh]. A battery only moves it to other hours: its losses
 * count, its discharge does not. Heat replaces a fuel, whose emissions are not counted.
 */
const replacedKwh = (year: YearEnergy): number => year.solar - year.clipped - batteryLoss(year) - (year.heat ?? 0)

/**
 * @param years energy of each year, year 1 first
 * @param statedIntensity of the grid, by the user [g CO₂e/kWh]
 * @returns `null` where the intensity of the grid is unknown
 */
export function estimateCarbon(
  years: readonly YearEnergy[],
  place: GridPlace,
  { kwp, batteryKwh, batteryReplacements }: CarbonSystem,
  statedIntensity?: number,
): CarbonEstimate | null {
  const grid = findGridIntensity(place, statedIntensity)
  if (!grid) return null
  const { value, trend } = grid
  const sumAvoided = (intensityIn: (year: number) => number) =>
    years.reduce((sum, year, i) => sum + (replacedKwh(year) * intensityIn(i)) / 1000, 0)
  const [firstYear] = years
  const avoided = firstYear ? (replacedKwh(firstYear) * value) / 1000 : 0
  const avoidedWithTodaysGrid = sumAvoided(() => value)
  const avoidedWithTrend = sumAvoided((i) => Math.min(Math.max(value, MOST_BY_TREND), value * (1 + trend) ** i))
  const embodiedIn = (bound: 'use' | 'low' | 'high') =>
    kwp * embodied.panels[bound] + batteryKwh * embodied.battery[bound]
  const [use, low, high] = [embodiedIn('use'), embodiedIn('low'), embodiedIn('high')]
  const embodiedInReplacements = batteryReplacements * batteryKwh * EMBODIED_PER_BATTERY_KWH
  const nets = [avoidedWithTodaysGrid, avoidedWithTrend].map((sum) => sum - use - embodiedInReplacements)
  return {
    grid,
    avoided,
    avoidedWithTodaysGrid,
    avoidedWithTrend,
    embodied: { use, low, high },
    embodiedInReplacements,
    net: { low: Math.min(...nets), high: Math.max(...nets) },
    payback: avoided > 0 ? use / avoided : null,
  }
}
