import type { Incentive } from './costs.ts'
import type { Home } from './home.ts'

export interface IncentiveBasis {
  /** Power of the panels [kW], and usable battery capacity [kWh]; 0: no battery. */
  readonly kw: number
  readonly kwh: number
  /** Including taxes, before support [currency]. */
  readonly panelCost: number
  readonly batteryCost: number
  /** Yield of the first year [kWh]. */
  readonly yearlyYield: number
  readonly hasNetMetering: boolean
}

export interface Support {
  readonly incentive: Incentive
  /** Rebate or payment at the start [currency]. */
  readonly atStart: number
  /** Tax credit or yearly payment, year 1 first [currency]. */
  readonly byYear: readonly number[]
  /** Why it amounts to zero although it is on. */
  readonly unmetCondition?: 'amount' | 'certificate-price' | 'size' | 'net-metering'
}

/**
 * What a system could get of the typical incentives that are off, as only some homes qualify, and that the user has not
 * decided about [currency].
 */
export function uncountedSupport(
  { money: { incentives }, provenance }: Pick<Home, 'money' | 'provenance'>,
  system: IncentiveBasis,
): number {
  const undecided = incentives.filter(
    ({ on }, i) =>
      !on &&
      provenance[`money.incentives.${i}`]?.kind === 'typical' &&
      provenance[`money.incentives.${i}.on`]?.kind !== 'yours',
  )
  return totalOfSupport(
    computeSupport(
      undecided.map((incentive) => ({ ...incentive, on: true })),
      system,
    ),
  )
}

/** Sum over all years [currency]. */
export const totalOfSupport = (support: readonly Support[]): number =>
  support.reduce((sum, { atStart, byYear }) => sum + byYear.reduce((total, amount) => total + amount, atStart), 0)

/** Limits each incentive by amount, share of the cost, and the rest of its group's cap. */
export function computeSupport(incentives: readonly Incentive[], system: IncentiveBasis): Support[] {
  const groups = new Map<string, number>()
  return incentives
    .filter(({ on, kind }) => on && kind !== 'in-words')
    .map((incentive) => {
      const unmetCondition = findUnmetCondition(incentive, system)
      if (unmetCondition) return { incentive, atStart: 0, byYear: [], unmetCondition }
      const cost = costOf(incentive, system)
      const { most: max = Number.POSITIVE_INFINITY, mostOfCost = 1, group } = incentive
      const remaining = group === undefined ? max : (groups.get(group) ?? max)
      const sum = Math.min(sumBeforeLimits(incentive, system) ?? 0, remaining, mostOfCost * cost)
      if (group !== undefined) groups.set(group, remaining - sum)
      return { incentive, ...schedulePayments(incentive, sum) }
    })
}

/** Paid at the start, and deducted by installers from the price that they quote for a system [currency]. */
export const deductedFromQuotes = (
  incentives: readonly Incentive[],
  { kw, kwh }: Pick<IncentiveBasis, 'kw' | 'kwh'>,
): number =>
  computeSupport(
    incentives.filter(({ inQuotes, kind }) => inQuotes === true && kind === 'certificates'),
    {
      kw,
      kwh,
      panelCost: Number.POSITIVE_INFINITY,
      batteryCost: Number.POSITIVE_INFINITY,
      yearlyYield: 0,
      hasNetMetering: false,
    },
  ).reduce((sum, { atStart }) => sum + atStart, 0)

function schedulePayments(incentive: Incentive, sum: number): Pick<Support, 'atStart' | 'byYear'> {
  const { overYears, shareAtStart = 0, paid } = incentive
  if (overYears !== undefined) {
    const atStart = shareAtStart * sum
    return { atStart, byYear: Array<number>(overYears).fill((sum - atStart) / overYears) }
  }
  return paid === 'with-tax' ? { atStart: 0, byYear: [sum] } : { atStart: sum, byYear: [] }
}

function findUnmetCondition(incentive: Incentive, system: IncentiveBasis): Support['unmetCondition'] {
  const { fromSize = 0, toSize = Number.POSITIVE_INFINITY, endsNetMetering } = incentive
  const size = sizeOf(incentive, system)
  if (!(size > 0) || size < fromSize || size > toSize) return 'size'
  if (endsNetMetering && system.hasNetMetering) return 'net-metering'
  if (sumBeforeLimits(incentive, system) === undefined) return 'amount'
  return incentive.kind === 'certificates' && incentive.price === undefined ? 'certificate-price' : undefined
}

/** [kW of panels or kWh of storage] */
const sizeOf = ({ of }: Incentive, { kw, kwh }: IncentiveBasis) => (of === 'battery' ? kwh : kw)

const costOf = ({ of }: Incentive, { panelCost, batteryCost }: IncentiveBasis) =>
  (of === 'battery' ? 0 : panelCost) + (of === 'panels' ? 0 : batteryCost)

/** Total over all years before caps [currency]; `undefined` while the amount is unknown. */
function sumBeforeLimits(incentive: Incentive, system: IncentiveBasis): number | undefined {
  switch (incentive.kind) {
    case 'flat':
      return incentive.amount
    case 'share-of-cost':
      return incentive.share === undefined ? undefined : incentive.share * costOf(incentive, system)
    case 'by-size':
      return amountBySize(incentive, sizeOf(incentive, system))
    case 'certificates':
      return incentive.each === undefined ? undefined : countCertificates(incentive, system) * (incentive.price ?? 0)
    case 'in-words':
      return undefined
  }
}

type BySize = Extract<Incentive, { kind: 'by-size' }>

function amountBySize({ rate, steps = [], stepRule }: BySize, size: number): number | undefined {
  if (steps.length === 0) return rate === undefined ? undefined : rate * size
  if (stepRule === 'whole') return (steps.find(({ upTo }) => size <= upTo)?.rate ?? 0) * size
  return sumOverSteps(steps, size, (step) => step.rate)
}

/** Zero above the last step. */
function sumOverSteps<Step extends { upTo: number }>(
  steps: readonly Step[],
  size: number,
  rate: (step: Step) => number,
) {
  return steps.reduce((sum, step, i) => {
    const from = steps[i - 1]?.upTo ?? 0
    return sum + Math.max(0, Math.min(size, step.upTo) - from) * rate(step)
  }, 0)
}

/** Certificates of all years together, rounded down. */
function countCertificates(
  { per, each = 0, steps, overYears = 1 }: Extract<Incentive, { kind: 'certificates' }>,
  { kw, kwh, yearlyYield }: IncentiveBasis,
): number {
  if (per === 'mwh-a-year') return overYears * Math.floor(roundOffNoise((yearlyYield / 1_000) * each))
  const size = per === 'kw' ? kw : kwh
  return Math.floor(roundOffNoise(each * (steps ? sumOverSteps(steps, size, (step) => step.share) : size)))
}

/** Removes floating-point noise, which could push a whole number below itself before `Math.floor`. */
const roundOffNoise = (count: number) => Number(count.toPrecision(12))
