import { type CashFlow, cashFlow } from './cash-flow.ts'
import type { Project } from './project.ts'

/**
 * Present value of flows [money]: Σ flow[y] / (1 + rate)^y.
 * @param flows of year 0, 1, …
 * @param rate [share per year], above −1
 */
export function npv(flows: readonly number[], rate: number): number {
  return valueAt(flows, 1 / (1 + rate))
}

/** The rate at which flows are worth nothing; there may be none, or several that say nothing for sure. */
export type InternalRate =
  | { readonly kind: 'one'; readonly rate: number }
  | { readonly kind: 'several'; readonly rates: readonly number[] }
  | { readonly kind: 'none'; readonly reason: 'nothing-paid-at-the-start' | 'never-worth-it' | 'out-of-range' }

/** From losing all but 0.01 % each year to growing a million times: in steps of ln(1 + rate). */
const LOWEST = Math.log(1e-4)
const HIGHEST = Math.log(1e6)
const STEPS = 500
const BISECTIONS = 60

/**
 * Every rate above −1 at which the present value of flows passes zero, by bracketing and bisection.
 * @param flows of year 0, 1, … [money]
 */
export function internalRate(flows: readonly number[]): InternalRate {
  if (!((flows[0] ?? 0) < 0)) return { kind: 'none', reason: 'nothing-paid-at-the-start' }
  if (!flows.some((flow) => flow > 0)) return { kind: 'none', reason: 'never-worth-it' }
  const value = (step: number) => valueAt(flows, Math.exp(-step))
  const rates: number[] = []
  let from = LOWEST
  let before = value(from)
  for (let i = 1; i <= STEPS; i += 1) {
    const to = LOWEST + ((HIGHEST - LOWEST) * i) / STEPS
    const after = value(to)
    // A step that falls on a root exactly belongs to what lies above it, so that it counts once.
    if (before > 0 !== after > 0) rates.push(Math.expm1(rootBetween(value, from, to)))
    from = to
    before = after
  }
  const [rate] = rates
  if (rate === undefined) return { kind: 'none', reason: 'out-of-range' }
  return rates.length === 1 ? { kind: 'one', rate } : { kind: 'several', rates }
}

/** Present value by the worth of the next year's money in this year's: one product to a year. */
function valueAt(flows: readonly number[], worth: number): number {
  let value = 0
  for (let year = flows.length - 1; year >= 0; year -= 1) value = value * worth + (flows[year] as number)
  return value
}

function rootBetween(value: (at: number) => number, from: number, to: number): number {
  const positive = value(from) > 0
  let [low, high] = [from, to]
  for (let i = 0; i < BISECTIONS; i += 1) {
    const middle = (low + high) / 2
    if (value(middle) > 0 === positive) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** A sum this close to zero, as a share of the largest flow, is zero: rounding of a day in a million years. */
const ZERO = 1e-9

/** When a running sum of flows is paid back [years], straight inside its year. */
export interface Payback {
  /** For good: no later flow, such as a new inverter, takes the sum below zero again; `null` when the years are not enough. */
  readonly last: number | null
  /** The first time; `null` when it never is. */
  readonly first: number | null
}

/**
 * The first and the last time at which the sum of flows rises to zero; both are 0 where it never was below.
 * @param flows of year 0, 1, … [money]
 */
export function payback(flows: readonly number[]): Payback {
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

/** Flows as they are worth at the start [money]. */
export const discounted = (flows: readonly number[], rate: number) =>
  flows.map((flow, year) => flow / (1 + rate) ** year)

/** Running sum of flows. */
export function cumulative(flows: readonly number[]): number[] {
  let sum = 0
  return flows.map((flow) => {
    sum += flow
    return sum
  })
}

/** A project in the figures people compare; `null` where one does not exist. */
export interface Assessment {
  readonly cashFlow: CashFlow
  /** At the nominal discount rate [money]. */
  readonly npv: number
  readonly internalRate: InternalRate
  /** What a kWh of the system costs [money/kWh], in money of its years and in money of year 0; `null` without yield. */
  readonly lcoeNominal: number | null
  readonly lcoeReal: number | null
  /** For good, after all replacements [years], whatever the financing; `null`: not within the project's years. */
  readonly payback: number | null
  readonly discountedPayback: number | null
  /** The first time, before a replacement may cost more than is left over; NREL SSC's payback. */
  readonly firstPayback: number | null
}

/**
 * @throws InputError naming the field of the project
 */
export function assess(project: Project): Assessment {
  const money = cashFlow(project)
  const { discount, flow, savings } = money
  const costs = flow.map((value, year) => (year === 0 ? -value : (savings[year - 1] as number) - value))
  const cost = npv(costs, discount)
  const perKwh = (rate: number) => {
    const energy = npv([0, ...project.energy], rate)
    return energy > 0 ? cost / energy : null
  }
  const { last, first } = payback(money.projectFlow)
  return {
    cashFlow: money,
    npv: npv(flow, discount),
    internalRate: internalRate(flow),
    lcoeNominal: perKwh(discount),
    lcoeReal: perKwh(project.realDiscount),
    payback: last,
    discountedPayback: payback(discounted(money.projectFlow, discount)).last,
    firstPayback: first,
  }
}
