import { type CashFlow, computeCashFlow } from './cash-flow.ts'
import type { Project } from './project.ts'

/**
 * Net present value [money]: Σ flow[y] / (1 + rate)^y.
 * @param flows from year 0 [money]
 * @param rate [share per year], above −1
 */
export function npv(flows: readonly number[], rate: number): number {
  return presentValue(flows, 1 / (1 + rate))
}

/** There may be none, or several without a clear meaning. */
export type InternalRateOfReturn =
  | { readonly kind: 'one'; readonly rate: number }
  | { readonly kind: 'several'; readonly rates: readonly number[] }
  | { readonly kind: 'none'; readonly reason: 'nothing-paid-at-the-start' | 'never-worth-it' | 'out-of-range' }

/** Search range and step in ln(1 + rate): from losing all but 0.01 % a year to growing a million times. */
const LOWEST = Math.log(1e-4)
const HIGHEST = Math.log(1e6)
const STEPS = 500
const BISECTIONS = 60

/**
 * Every rate above −1 with a net present value of zero, by bracketing and bisection.
 * @param flows from year 0 [money]
 */
export function findInternalRate(flows: readonly number[]): InternalRateOfReturn {
  if (!((flows[0] ?? 0) < 0)) return { kind: 'none', reason: 'nothing-paid-at-the-start' }
  if (!flows.some((flow) => flow > 0)) return { kind: 'none', reason: 'never-worth-it' }
  const value = (step: number) => presentValue(flows, Math.exp(-step))
  const rates: number[] = []
  let from = LOWEST
  let before = value(from)
  for (let i = 1; i <= STEPS; i += 1) {
    const to = LOWEST + ((HIGHEST - LOWEST) * i) / STEPS
    const after = value(to)
    // A root exactly on a step belongs to the interval above it, so that it counts once.
    if (before > 0 !== after > 0) rates.push(Math.expm1(bisectRoot(value, from, to)))
    from = to
    before = after
  }
  const [rate] = rates
  if (rate === undefined) return { kind: 'none', reason: 'out-of-range' }
  return rates.length === 1 ? { kind: 'one', rate } : { kind: 'several', rates }
}

/** Horner's method. `worth` is the discount factor of one year [-]. */
function presentValue(flows: readonly number[], worth: number): number {
  let value = 0
  for (let year = flows.length - 1; year >= 0; year -= 1) value = value * worth + (flows[year] as number)
  return value
}

function bisectRoot(value: (at: number) => number, from: number, to: number): number {
  const positive = value(from) > 0
  let [low, high] = [from, to]
  for (let i = 0; i < BISECTIONS; i += 1) {
    const middle = (low + high) / 2
    if (value(middle) > 0 === positive) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The limit is relative to the largest flow; smaller sums are rounding errors. */
const ZERO = 1e-9

/** Payback time [years], linear within a year. */
export interface Payback {
  /** Time after which the sum stays at or above zero, past a new inverter for example; `null` if not within the years. */
  readonly last: number | null
  /** First time; `null` if never. */
  readonly first: number | null
}

/**
 * Times at which the cumulative flow rises to zero first and last; both 0 if it never was negative.
 * @param flows from year 0 [money]
 */
export function computePayback(flows: readonly number[]): Payback {
  const zero = -ZERO * Math.max(...flows.map(Math.abs))
  const crossings: number[] = []
  let sum = flows[0] ?? 0
  let isOwed = sum < zero
  let wasOwed = isOwed
  for (let year = 1; year < flows.length; year += 1) {
    const flow = flows[year] as number
    if (isOwed && sum + flow >= zero) crossings.push(year - 1 + Math.min(1, -sum / flow))
    sum += flow
    isOwed = sum < zero
    wasOwed ||= isOwed
  }
  const never = wasOwed ? null : 0
  return { first: crossings[0] ?? never, last: isOwed ? null : (crossings.at(-1) ?? never) }
}

/** [money] */
export const discountFlows = (flows: readonly number[], rate: number) =>
  flows.map((flow, year) => flow / (1 + rate) ** year)

export function accumulate(flows: readonly number[]): number[] {
  let sum = 0
  return flows.map((flow) => {
    sum += flow
    return sum
  })
}

/** `null` if undefined. */
export interface Assessment {
  readonly cashFlow: CashFlow
  /** Value at the nominal discount rate [money]. */
  readonly npv: number
  readonly internalRate: InternalRateOfReturn
  /** Levelized cost of energy [money/kWh] in nominal money and in money of year 0; `null` without yield. */
  readonly lcoeNominal: number | null
  readonly lcoeReal: number | null
  /** Final payback [years] after all replacements, independent of the financing; `null` if not within the project. */
  readonly payback: number | null
  readonly discountedPayback: number | null
  /** First payback [years], before a replacement may exceed the surplus; the payback of NREL SSC. */
  readonly firstPayback: number | null
}

/** @throws InputError naming the field of the project */
export function assessProject(project: Project): Assessment {
  const money = computeCashFlow(project)
  const { discountRate, flow, savings } = money
  const costs = flow.map((value, year) => (year === 0 ? -value : (savings[year - 1] as number) - value))
  const cost = npv(costs, discountRate)
  const perKwh = (rate: number) => {
    const energy = npv([0, ...project.energy], rate)
    return energy > 0 ? cost / energy : null
  }
  const { last, first } = computePayback(money.projectFlow)
  return {
    cashFlow: money,
    npv: npv(flow, discountRate),
    internalRate: findInternalRate(flow),
    lcoeNominal: perKwh(discountRate),
    lcoeReal: perKwh(project.realDiscount),
    payback: last,
    discountedPayback: computePayback(discountFlows(money.projectFlow, discountRate)).last,
    firstPayback: first,
  }
}
