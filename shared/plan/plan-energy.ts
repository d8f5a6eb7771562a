import { HOURS_OF_DAY, MONTH_STARTS, MONTHS_OF_YEAR, sumOf } from '../calendar.ts'
import { computeTotals, simulateBalance } from '../energy/balance.ts'
import type { BalanceInput } from '../energy/balance-input.ts'
import { type BalanceTotals, createGridHours, type HourlyBalance } from '../energy/hour-series.ts'
import { simulateHours } from '../energy/simulate-hours.ts'
import { normalYieldRange, type YieldRange } from '../solar/yield-range.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { type ResolvedArray, splitYieldByArray } from './resolve-system.ts'
import { balanceInputOf } from './simulate-plan.ts'
import type { ResolvedUse } from './use/resolve-use.ts'
import type { PartName } from './use/separate-loads.ts'

/** [kWh] */
export interface EnergySums {
  readonly use: number
  readonly solar: number
  /** Solar used directly or stored: neither exported nor clipped. */
  readonly ownUse: number
  readonly direct: number
  readonly charge: number
  readonly discharge: number
  readonly export: number
  readonly import: number
  readonly clipped: number
}

/** Mean day of a month, 24 hours each [kWh per hour]. */
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
  readonly parts: readonly { readonly name: PartName; readonly use: readonly number[] }[]
}

export interface PlanEnergy {
  readonly totals: BalanceTotals
  /** Twelve, January first. */
  readonly months: readonly EnergySums[]
  /** January and July. */
  readonly days: readonly TypicalDay[]
  /** Each array's yield [kWh] and share lost to shade [0–1]. */
  readonly arrays: readonly (ResolvedArray & { readonly kwh: number; readonly shadeLoss: number })[]
  /** Range of a single year, and of the mean of 25 years [kWh]. */
  readonly singleYearSolar: YieldRange
  readonly mean25YearSolar: YieldRange
  /** Range over the uncertain load shape [0–1]; `null` where the shape is known. */
  readonly selfConsumption: ShareRange | null
  readonly selfSufficiency: ShareRange | null
}

export interface ShareRange {
  readonly low: number
  readonly high: number
}

const JANUARY = 0
const JULY = 6

export function simulateEnergy(inputs: PlanInputs): { readonly energy: PlanEnergy; readonly hours: HourlyBalance } {
  const { system, siteData, use } = inputs
  const hours = inputs.memo.getOrCompute(simulateBalance, balanceInputOf(inputs))
  const { totals } = hours
  const yields = splitYieldByArray(system, siteData.solar, totals.solar)
  const shapes = use.range ? ([-1, 1] as const).map((shape) => totalsAtShape(inputs, shape)) : null
  const rangeOf = (share: 'selfConsumption' | 'selfSufficiency') =>
    shapes && spanOfShares([totals, ...shapes].map((shares) => shares[share] ?? 0))
  const { standardError } = siteData.solar
  return {
    hours,
    energy: {
      totals,
      months: Array.from({ length: MONTHS_OF_YEAR }, (_, month) => sumsOf(hours, month)),
      days: [JANUARY, JULY].map((month) => typicalDay(inputs, hours, month)),
      arrays: system.arrays.map((array, i) => ({
        ...array,
        kwh: yields[i] as number,
        shadeLoss: siteData.solar.shadeLossByFace[array.plane] ?? 0,
      })),
      singleYearSolar: normalYieldRange(totals.solar, standardError.singleYear),
      mean25YearSolar: normalYieldRange(totals.solar, standardError.mean25Years),
      selfConsumption: rangeOf('selfConsumption'),
      selfSufficiency: rangeOf('selfSufficiency'),
    },
  }
}

const totalsAtShape = (inputs: PlanInputs, shape: -1 | 1): BalanceTotals =>
  inputs.memo.getOrCompute(simulateTotals, balanceInputOf(inputs, { shape }))

const simulateTotals = (input: BalanceInput) =>
  computeTotals(simulateHours(input, createGridHours(input.use.length), null))

const spanOfShares = (values: readonly number[]): ShareRange => ({
  low: Math.min(...values),
  high: Math.max(...values),
})

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

/** 24 hours, in the unit of the input. */
export function meanDay(hourly: Float64Array, month: number): number[] {
  const [from, to] = [MONTH_STARTS[month] as number, MONTH_STARTS[month + 1] as number]
  const days = (to - from) / HOURS_OF_DAY
  const day = new Array<number>(HOURS_OF_DAY).fill(0)
  for (let i = from; i < to; i += 1) {
    day[i % HOURS_OF_DAY] = (day[i % HOURS_OF_DAY] as number) + (hourly[i] as number) / days
  }
  return day
}

/** Hours of the parts that follow the surplus: what the others leave of the home's use, shared by their energy. */
function hoursWithSolar({ total, surplusLoads }: ResolvedUse, part: Float64Array, hours: HourlyBalance) {
  const shifted = surplusLoads.filter(({ replacesFuel }) => !replacesFuel).map((load) => load.hours)
  const share = sumOf(part) / shifted.reduce((sum, load) => sum + sumOf(load), 0)
  return hours.use.map((kwh, i) => {
    const others = (total[i] as number) - shifted.reduce((sum, load) => sum + (load[i] as number), 0)
    return share * Math.max(0, kwh - others)
  })
}

function typicalDay({ use }: PlanInputs, hours: HourlyBalance, month: number): TypicalDay {
  return {
    month,
    use: meanDay(hours.use, month),
    solar: meanDay(hours.solar, month),
    direct: meanDay(hours.direct, month),
    charge: meanDay(hours.charge, month),
    discharge: meanDay(hours.discharge, month),
    export: meanDay(hours.export, month),
    import: meanDay(hours.import, month),
    parts: use.parts.map(({ name, hours: ofPart }) => ({
      name,
      use: meanDay(
        use.surplusLoads.some(({ hours: load }) => load === ofPart) ? hoursWithSolar(use, ofPart, hours) : ofPart,
        month,
      ),
    })),
  }
}
