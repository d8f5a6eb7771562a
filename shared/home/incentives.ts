import type { Incentive } from './costs.ts'

/*
 * What support comes to, and when it is paid.
 */

/** What support is reckoned from. */
export interface SupportedSystem {
  /** Power of the panels [kW], and usable capacity of the battery [kWh]; 0 without one. */
  readonly kw: number
  readonly kwh: number
  /** With all taxes, before support [currency]. */
  readonly panelCost: number
  readonly batteryCost: number
  /** What the panels yield in the first year [kWh]. */
  readonly yearlyYield: number
  /** Whether what is sold is set against what is bought. */
  readonly hasNetMetering: boolean
}

/** Support in money, by when it comes. */
export interface Support {
  readonly incentive: Incentive
  /** Off the price, or paid out at once [currency]. */
  readonly atStart: number
  /** With the years' taxes or as yearly pay [currency], the first value for year 1. */
  readonly byYear: readonly number[]
  /** Why it comes to nothing although it is on. */
  readonly lacking?: 'its amount' | 'the price of a certificate' | 'the right size' | 'net metering to be given up'
}

/**
 * What each support that is on comes to. Limits hold in this order: its own sum, its share of the cost, what its group has
 * left.
 */
export function supportOf(incentives: readonly Incentive[], system: SupportedSystem): Support[] {
  const groups = new Map<string, number>()
  return incentives
    .filter(({ on, kind }) => on && kind !== 'in-words')
    .map((incentive) => {
      const lacking = whatIsLacking(incentive, system)
      if (lacking) return { incentive, atStart: 0, byYear: [], lacking }
      const cost = costOf(incentive, system)
      const { most = Number.POSITIVE_INFINITY, mostOfCost = 1, group } = incentive
      const left = group === undefined ? most : (groups.get(group) ?? most)
      const sum = Math.min(wholeSum(incentive, system), left, mostOfCost * cost)
      if (group !== undefined) groups.set(group, left - sum)
      return { incentive, ...inTime(incentive, sum) }
    })
}

function inTime({ overYears, paid }: Incentive, sum: number): Pick<Support, 'atStart' | 'byYear'> {
  if (overYears !== undefined) return { atStart: 0, byYear: Array<number>(overYears).fill(sum / overYears) }
  return paid === 'with-tax' ? { atStart: 0, byYear: [sum] } : { atStart: sum, byYear: [] }
}

function whatIsLacking(incentive: Incentive, system: SupportedSystem): Support['lacking'] {
  const { fromSize = 0, toSize = Number.POSITIVE_INFINITY, endsNetMetering } = incentive
  const size = sizeOf(incentive, system)
  if (!(size > 0) || size < fromSize || size > toSize) return 'the right size'
  if (endsNetMetering && system.hasNetMetering) return 'net metering to be given up'
  if (incentive.kind === 'certificates') {
    if (incentive.each === undefined) return 'its amount'
    return incentive.price === undefined ? 'the price of a certificate' : undefined
  }
  return unitSum(incentive) === undefined ? 'its amount' : undefined
}

/** The figure a support rests on. */
function unitSum(incentive: Incentive): number | undefined {
  if (incentive.kind === 'flat') return incentive.amount
  if (incentive.kind === 'share-of-cost') return incentive.share
  if (incentive.kind === 'by-size') return incentive.rate ?? incentive.steps?.[0]?.rate
  return undefined
}

/** Size that counts [kW of panels, kWh of storage]. */
const sizeOf = ({ of }: Incentive, { kw, kwh }: SupportedSystem) => (of === 'battery' ? kwh : kw)

const costOf = ({ of }: Incentive, { panelCost, batteryCost }: SupportedSystem) =>
  (of === 'battery' ? 0 : panelCost) + (of === 'panels' ? 0 : batteryCost)

/** Before its limits, over all its years [currency]. */
function wholeSum(incentive: Incentive, system: SupportedSystem): number {
  switch (incentive.kind) {
    case 'flat':
      return incentive.amount ?? 0
    case 'share-of-cost':
      return (incentive.share ?? 0) * costOf(incentive, system)
    case 'by-size':
      return bySize(incentive, sizeOf(incentive, system))
    case 'certificates':
      return certificates(incentive, system) * (incentive.price ?? 0)
    case 'in-words':
      return 0
  }
}

type BySize = Extract<Incentive, { kind: 'by-size' }>

function bySize({ rate = 0, steps, stepRule }: BySize, size: number): number {
  if (!steps || steps.length === 0) return rate * size
  if (stepRule === 'whole') return (steps.find(({ upTo }) => size <= upTo)?.rate ?? 0) * size
  return overSteps(steps, size, (step) => step.rate)
}

/** Each share of a size at its own rate; nothing above the last step. */
function overSteps<Step extends { upTo: number }>(steps: readonly Step[], size: number, rate: (step: Step) => number) {
  return steps.reduce((sum, step, i) => {
    const from = steps[i - 1]?.upTo ?? 0
    return sum + Math.max(0, Math.min(size, step.upTo) - from) * rate(step)
  }, 0)
}

/** Whole certificates, of all years together. */
function certificates(
  { per, each = 0, steps, overYears = 1 }: Extract<Incentive, { kind: 'certificates' }>,
  { kw, kwh, yearlyYield }: SupportedSystem,
): number {
  if (per === 'mwh-a-year') return overYears * Math.floor(whole((yearlyYield / 1_000) * each))
  const size = per === 'kw' ? kw : kwh
  return Math.floor(whole(each * (steps ? overSteps(steps, size, (step) => step.share) : size)))
}

/** Without the last digits, in which a whole number may have become a little less. */
const whole = (count: number) => Number(count.toPrecision(12))
