import { HOURS_OF_DAY, HOURS_OF_YEAR, sumOf, toClockHour } from '../calendar.ts'
import { t } from '../language/t.ts'
import { requireSeries, validatePart } from '../validation/input-error.ts'
import { type CoverageTable, tabulateByMonthAndHour } from './backup.ts'
import { type Battery, validateBattery } from './battery.ts'
import { fuelRate, type Generator, MIN_GENERATOR_LOAD, validateGenerator } from './generator.ts'
import { NO_BATTERY, simulateIsland } from './island.ts'
import type { SiteLocation } from './load-profiles.ts'

/** 8,760 hours in local standard time; 1 without power. */
export type OutageHours = Uint8Array

const HOURS_OF_WEEK = 7 * HOURS_OF_DAY

/** @param isOut for the 168 clock hours of a week, Monday first */
export const weeklyOutages = (
  isOut: readonly boolean[],
  { daylightSaving }: Pick<SiteLocation, 'daylightSaving'>,
): OutageHours =>
  Uint8Array.from({ length: HOURS_OF_YEAR }, (_, hour) =>
    isOut[toClockHour(hour, daylightSaving) % HOURS_OF_WEEK] ? 1 : 0,
  )

/** Outages at unknown times: one year for each hour of the day at which they may begin. */
export const dailyOutages = (hoursPerDay: number): readonly OutageHours[] =>
  Array.from({ length: HOURS_OF_DAY }, (_, start) =>
    Uint8Array.from({ length: HOURS_OF_YEAR }, (_, hour) =>
      (hour - start + HOURS_OF_DAY) % HOURS_OF_DAY < hoursPerDay ? 1 : 0,
    ),
  )

export interface OutageYearInput {
  /** What the home would use in an outage [kWh per hour], 8,760 values. */
  readonly demand: Float64Array
  /** AC solar output within the inverter's limit [kWh per hour]; `null` without panels. */
  readonly solar: Float64Array | null
  readonly battery: Battery | null
  readonly generator: Generator | null
  /** Years of outages that are equally likely. */
  readonly outages: readonly OutageHours[]
}

/** Means of the years of outages. */
export interface OutageYear {
  /** Demand in outages, and what of it is not served [kWh]. */
  readonly shed: number
  readonly missing: number
  /** [0–1]; `null` without demand in outages. */
  readonly servedShare: number | null
  readonly generator: number
  /** Put into the battery while the grid is there [kWh]. */
  readonly charged: number
  /** [h] */
  readonly generatorHours: number
  /** [l] */
  readonly fuel: number
  /** Share of the days on which an hour without power is served in full. */
  readonly coverage: CoverageTable
}

/**
 * Simulates a year of a home whose grid fails often. The battery is reserved for outages: the grid and the sun fill it, and
 * it serves the home only while the grid is away. Then the home is an island (see `simulateIsland`). A solar system
 * without a battery switches off with the grid and serves nothing.
 * @throws InputError naming the field
 */
export function simulateOutageYear({ demand, solar, battery, generator, outages }: OutageYearInput): OutageYear {
  requireSeries('demand', demand, t('Electricity use'), HOURS_OF_YEAR)
  if (solar) requireSeries('solar', solar, t('Solar output'), HOURS_OF_YEAR)
  if (battery) validatePart('battery', () => validateBattery(battery))
  if (generator) validatePart('generator', () => validateGenerator(generator))
  const sun = battery ? solar : null
  const years = outages.map((isOut) => {
    const net = demand.map((kwh, i) => (isOut[i] ? (sun?.[i] ?? 0) - kwh : (battery?.powerKw ?? 0)))
    const island = generator && { ratedKw: generator.ratedKw, minLoad: MIN_GENERATOR_LOAD }
    return { isOut, ...simulateIsland(net, battery ?? NO_BATTERY, island) }
  })
  const meanOf = (total: (year: (typeof years)[number]) => number) =>
    years.length > 0 ? sumOf(years.map(total)) / years.length : 0
  const shed = meanOf(({ isOut }) => sumOf(demand.map((kwh, i) => (isOut[i] ? kwh : 0))))
  const missing = meanOf((year) => sumOf(year.missing))
  return {
    shed,
    missing,
    servedShare: shed > 0 ? 1 - missing / shed : null,
    generator: meanOf((year) => sumOf(year.generator)),
    charged: battery ? meanOf((year) => chargedWithGrid(year, battery)) : 0,
    generatorHours: meanOf((year) => year.generator.filter((kwh) => kwh > 0).length),
    fuel: generator ? meanOf((year) => sumOf(year.generator.map((kwh) => fuelRate(generator, kwh)))) : 0,
    coverage: tabulateByMonthAndHour((hour) => {
      const outageYears = years.filter(({ isOut }) => isOut[hour])
      const covered = outageYears.filter((year) => year.missing[hour] === 0)
      return outageYears.length > 0 ? covered.length / outageYears.length : null
    }),
  }
}

function chargedWithGrid(
  { isOut, stored, startKwh }: { isOut: OutageHours; stored: Float64Array; startKwh: number },
  { chargeEfficiency }: Battery,
): number {
  const rises = stored.map((kwh, i) =>
    isOut[i] ? 0 : Math.max(0, kwh - (i === 0 ? startKwh : (stored[i - 1] as number))),
  )
  return sumOf(rises) / chargeEfficiency
}
