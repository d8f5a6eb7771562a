import { HOURS_OF_DAY, MONTH_STARTS, MONTHS_OF_YEAR, sumOf } from '../../calendar.ts'
import { hourlyBalance, totalsOf } from '../../energy/balance.ts'
import { fullCycles } from '../../energy/battery-life.ts'
import { type BalanceTotals, gridHours, type HourlyBalance } from '../../energy/hour-series.ts'
import { runHours } from '../../energy/run-hours.ts'
import { rangeAround, type YieldRange } from '../../solar/yield-range.ts'
import { balanceOf } from './reckon.ts'
import { type ArrayOfHome, yieldOfArrays } from './system-of-home.ts'
import type { Terms } from './terms.ts'
import type { PartName } from './use-of-home.ts'

/** Sums of a stretch of hours [kWh]. */
export interface EnergySums {
  readonly use: number
  readonly solar: number
  /** Solar neither sold nor lost at a limit: used in its hour, or put into the battery. */
  readonly ownUse: number
  readonly direct: number
  readonly charge: number
  readonly discharge: number
  readonly export: number
  readonly import: number
  readonly clipped: number
}

/** A month's mean day [kWh per hour], 24 values each. */
export interface TypicalDay {
  /** 0…11 */
  readonly month: number
  readonly use: readonly number[]
  readonly solar: readonly number[]
  readonly direct: readonly number[]
  readonly charge: readonly number[]
  readonly discharge: readonly number[]
  readonly export: readonly number[]
  readonly import: readonly number[]
  /** The use by what it is for. */
  readonly parts: readonly { readonly name: PartName; readonly use: readonly number[] }[]
}

/** The energy of a plan in its first year. */
export interface EnergyOfPlan {
  readonly totals: BalanceTotals
  /** Twelve, January first. */
  readonly months: readonly EnergySums[]
  /** January and July. */
  readonly days: readonly TypicalDay[]
  /** What each array brings in [kWh], and what obstacles take of it [-]. */
  readonly arrays: readonly (ArrayOfHome & { readonly kwh: number; readonly lostToShade: number })[]
  /** Of one year, and of the mean of 25 [kWh]. */
  readonly solarOfOneYear: YieldRange
  readonly solarOfYears: YieldRange
  /** By the shape of the day, which nobody knows exactly; `null` where it was given. [-] */
  readonly selfConsumption: SharesRange | null
  readonly selfSufficiency: SharesRange | null
  /** Of the battery; `null` without one. */
  readonly fullCycles: number | null
}

export interface SharesRange {
  readonly low: number
  readonly high: number
}

const JANUARY = 0
const JULY = 6

/** The hours of the first year, and what people ask of them. */
export function energyOfPlan(terms: Terms): { readonly energy: EnergyOfPlan; readonly hours: HourlyBalance } {
  const { system, around, use } = terms
  const hours = terms.kept.once(`balance ${terms.hoursKey}`, () => hourlyBalance(balanceOf(terms)))
  const { totals } = hours
  const yields = yieldOfArrays(system, around.sun, totals.solar)
  const battery = system.battery?.battery
  const shapes = use.range ? ([-1, 1] as const).map((shape) => sharesAt(terms, shape)) : null
  const rangeOf = (share: 'selfConsumption' | 'selfSufficiency') =>
    shapes && spanOf([totals, ...shapes].map((each) => each[share] ?? 0))
  const { deviation } = around.sun
  return {
    hours,
    energy: {
      totals,
      months: Array.from({ length: MONTHS_OF_YEAR }, (_, month) => sumsOf(hours, month)),
      days: [JANUARY, JULY].map((month) => typicalDay(terms, hours, month)),
      arrays: system.arrays.map((array, i) => ({
        ...array,
        kwh: yields[i] as number,
        lostToShade: around.sun.lostToShade[array.plane] ?? 0,
      })),
      solarOfOneYear: rangeAround(totals.solar, deviation.oneYear),
      solarOfYears: rangeAround(totals.solar, deviation.years),
      selfConsumption: rangeOf('selfConsumption'),
      selfSufficiency: rangeOf('selfSufficiency'),
      fullCycles: battery ? fullCycles(totals, battery) : null,
    },
  }
}

const sharesAt = (terms: Terms, shape: -1 | 1): BalanceTotals => {
  const { kept, hoursKey } = terms
  const input = balanceOf(terms, { shape })
  return kept.once(`shares ${shape} ${hoursKey}`, () => totalsOf(runHours(input, gridHours(input.use.length), null)))
}

const spanOf = (values: readonly number[]): SharesRange => ({ low: Math.min(...values), high: Math.max(...values) })

function sumsOf(hours: HourlyBalance, month: number): EnergySums {
  const sum = (series: Float64Array) => sumOf(series.subarray(MONTH_STARTS[month], MONTH_STARTS[month + 1]))
  const solar = sum(hours.solar)
  const exported = sum(hours.export)
  const clipped = sum(hours.clipped)
  return {
    use: sum(hours.use),
    solar,
    ownUse: Math.max(0, solar - exported - clipped),
    direct: sum(hours.direct),
    charge: sum(hours.charge),
    discharge: sum(hours.discharge),
    export: exported,
    import: sum(hours.import),
    clipped,
  }
}

/** The mean day of a month of an hourly year [as the values], 24 hours. */
export function meanDay(hourly: Float64Array, month: number): number[] {
  const [from, to] = [MONTH_STARTS[month] as number, MONTH_STARTS[month + 1] as number]
  const days = (to - from) / HOURS_OF_DAY
  const day = new Array<number>(HOURS_OF_DAY).fill(0)
  for (let i = from; i < to; i += 1) {
    day[i % HOURS_OF_DAY] = (day[i % HOURS_OF_DAY] as number) + (hourly[i] as number) / days
  }
  return day
}

function typicalDay({ use }: Terms, hours: HourlyBalance, month: number): TypicalDay {
  return {
    month,
    use: meanDay(hours.use, month),
    solar: meanDay(hours.solar, month),
    direct: meanDay(hours.direct, month),
    charge: meanDay(hours.charge, month),
    discharge: meanDay(hours.discharge, month),
    export: meanDay(hours.export, month),
    import: meanDay(hours.import, month),
    parts: use.parts.map((part) => ({ name: part.name, use: meanDay(part.hours, month) })),
  }
}
