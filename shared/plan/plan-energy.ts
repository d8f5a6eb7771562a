import { addTo, HOURS_OF_DAY, MONTH_STARTS, MONTHS_OF_YEAR, sumOf } from '../calendar.ts'
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

const SHOWN_FLOWS = ['use', 'solar', 'direct', 'charge', 'discharge', 'export', 'import'] as const
type ShownFlow = (typeof SHOWN_FLOWS)[number]

/** [kWh] */
export interface EnergySums extends Readonly<Record<ShownFlow, number>> {
  /** Solar used directly or stored: neither exported nor clipped. */
  readonly ownUse: number
  readonly clipped: number
}

/** Mean day of a month, 24 hours each [kWh per hour]. */
export interface TypicalDay extends Readonly<Record<ShownFlow, readonly number[]>> {
  /** 0…11 */
  readonly month: number
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
    shapes && spanOf([totals, ...shapes].map((shares) => shares[share] ?? 0))
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

const spanOf = (values: readonly number[]): ShareRange => ({
  low: Math.min(...values),
  high: Math.max(...values),
})

const mapFlows = <Value>(hours: HourlyBalance, change: (series: Float64Array) => Value) =>
  Object.fromEntries(SHOWN_FLOWS.map((flow) => [flow, change(hours[flow])])) as Record<ShownFlow, Value>

function sumsOf(hours: HourlyBalance, month: number): EnergySums {
  const sum = (series: Float64Array) => sumOf(series.subarray(MONTH_STARTS[month], MONTH_STARTS[month + 1]))
  const sums = mapFlows(hours, sum)
  const clipped = sum(hours.clipped)
  return { ...sums, clipped, ownUse: Math.max(0, sums.solar - sums.export - clipped) }
}

/** 24 hours, in the unit of the input. */
export function meanDay(hourly: Float64Array, month: number): number[] {
  const [from, to] = [MONTH_STARTS[month] as number, MONTH_STARTS[month + 1] as number]
  const days = (to - from) / HOURS_OF_DAY
  const day = new Array<number>(HOURS_OF_DAY).fill(0)
  for (let i = from; i < to; i += 1) addTo(day, i % HOURS_OF_DAY, (hourly[i] as number) / days)
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
  const isShifted = (part: Float64Array) => use.surplusLoads.some((load) => load.hours === part)
  return {
    month,
    ...mapFlows(hours, (series) => meanDay(series, month)),
    parts: use.parts.map(({ name, hours: part }) => ({
      name,
      use: meanDay(isShifted(part) ? hoursWithSolar(use, part, hours) : part, month),
    })),
  }
}
