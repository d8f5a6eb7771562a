import { estimateOutcomeRange, interpolateRange, type RangePosition, type ThreePoint } from '../../finance/range.ts'
import { normalYieldRange } from '../../solar/yield-range.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { simulatePlan } from './simulate-plan.ts'
import { type TimeSliced, timeSliced } from './time-sliced.ts'

export type UncertainFactor = 'yield' | 'shape' | 'rise'

/** One combination of the uncertain factors, so that all figures are consistent. */
export interface PlanCase {
  /** Position of each factor: −1 is the 10th percentile, 1 the 90th. */
  readonly at: Readonly<Partial<Record<UncertainFactor, RangePosition>>>
  /** Factor on the yield, and the yearly rise of the electricity price [share/year]. */
  readonly yield: number
  readonly priceRise: number
  readonly npv: number
  readonly payback: number | null
  readonly discountedPayback: number | null
  /** First year [money]. */
  readonly billAfter: number
  /** Cumulative, from year 0 [money]. */
  readonly spent: readonly number[]
  readonly spentWithout: readonly number[]
}

export interface PlanRange {
  /** About 1 in 10 homes does worse than `poor`, and 1 in 10 better than `good`. */
  readonly poor: PlanCase
  readonly middle: PlanCase
  readonly good: PlanCase
}

/** Deviation of the yearly price rise at its 10th and 90th percentiles [share/year]: a judgement. */
export const PRICE_RISE_SPREAD = 0.02
/** Years between two simulated ones where plans are compared: see decision 31. */
export const COMPARISON_YEAR_STEP = 3

/** 10th, 50th and 90th percentile of the yield, as factors. */
export function yieldThreePoint({ siteData }: PlanInputs): ThreePoint {
  const { p90, p50, p10 } = normalYieldRange(1, siteData.solar.standardError.mean25Years)
  return { low: p90, middle: p50, high: p10 }
}

/** Joint cases of yield, load shape and price rise: see decision 33. Nine slices. */
export function* simulateRange(inputs: PlanInputs): TimeSliced<PlanRange> {
  const names: readonly UncertainFactor[] = inputs.use.range ? ['yield', 'shape', 'rise'] : ['yield', 'rise']
  const yields = yieldThreePoint(inputs)
  const rises = { low: -PRICE_RISE_SPREAD, middle: 0, high: PRICE_RISE_SPREAD }
  const evaluateWithStep =
    (step: number) =>
    (at: PlanCase['at']): PlanCase => {
      const yieldFactor = interpolateRange(yields, at.yield ?? 0)
      const rise = interpolateRange(rises, at.rise ?? 0)
      const { assessment, bills, spent, spentWithout } = simulatePlan(inputs, {
        yield: yieldFactor,
        shape: at.shape ?? 0,
        rise,
        step,
      })
      return {
        at,
        yield: yieldFactor,
        priceRise: inputs.priceRise.value + rise,
        npv: assessment.npv,
        payback: assessment.payback,
        discountedPayback: assessment.discountedPayback,
        billAfter: bills[0]?.total ?? 0,
        spent,
        spentWithout,
      }
    }
  const range = yield* timeSliced(evaluateWithStep(COMPARISON_YEAR_STEP), (evaluated) =>
    estimateOutcomeRange<UncertainFactor, PlanCase>(names, evaluated, ({ npv }) => npv),
  )
  // The middle case is the plan itself, with every year already in the memo.
  const middle = evaluateWithStep(1)(range.middle.at)
  return { poor: range.poor.outcome, middle, good: range.good.outcome }
}
