import { between, outcomeRange, type Position, type ThreePoint } from '../../finance/range.ts'
import { rangeAround } from '../../solar/yield-range.ts'
import { inPieces, type Pieces } from './pieces.ts'
import { reckon } from './reckon.ts'
import type { Terms } from './terms.ts'

/** What is uncertain about any plan, none depending on another. */
export type Uncertain = 'yield' | 'shape' | 'rise'

/** A plan in which the uncertain things stand somewhere: all its figures belong together. */
export interface PlanCase {
  /** Where each stands, −1 its 1-in-10 low, 1 its 1-in-10 high. */
  readonly at: Readonly<Partial<Record<Uncertain, Position>>>
  /** Factor on the yield, and the yearly rise of prices [share/year]. */
  readonly yield: number
  readonly priceRise: number
  readonly npv: number
  readonly payback: number | null
  readonly discountedPayback: number | null
  /** Of the first year [money]. */
  readonly billAfter: number
  readonly saving: number
  /** From year 0 [money]. */
  readonly spent: readonly number[]
  readonly spentWithout: readonly number[]
}

export interface RangeOfPlan {
  /** About 1 in 10 such homes comes out worse, and 1 in 10 better. */
  readonly poor: PlanCase
  readonly middle: PlanCase
  readonly good: PlanCase
}

/** How far the yearly rise of prices may be off, 1 in 10 on either side [share/year]: a judgement. */
export const RISE_OFF = 0.02
/** Years between those whose hours are run, where plans are compared: see decision 31. */
export const COMPARED = 3

/** The yield's 1-in-10 low and high, as factors. */
export function yieldPoints({ around }: Terms): ThreePoint {
  const { p90, p50, p10 } = rangeAround(1, around.sun.deviation.years)
  return { low: p90, middle: p50, high: p10 }
}

/** Two joint cases beside the plan, for yield, shape of the day and rise of prices: see decision 33. In nine pieces. */
export function* rangeOfTerms(terms: Terms): Pieces<RangeOfPlan> {
  const names: readonly Uncertain[] = terms.use.range ? ['yield', 'shape', 'rise'] : ['yield', 'rise']
  const yields = yieldPoints(terms)
  const rises = { low: -RISE_OFF, middle: 0, high: RISE_OFF }
  const evaluateEvery =
    (step: number) =>
    (at: PlanCase['at']): PlanCase => {
      const sunny = between(yields, at.yield ?? 0)
      const rise = between(rises, at.rise ?? 0)
      const { assessment, bills, spent, spentWithout } = reckon(terms, {
        yield: sunny,
        shape: at.shape ?? 0,
        rise,
        step,
      })
      return {
        at,
        yield: sunny,
        priceRise: terms.priceRise.value + rise,
        npv: assessment.npv,
        payback: assessment.payback,
        discountedPayback: assessment.discountedPayback,
        billAfter: bills[0]?.total ?? 0,
        saving: (assessment.cashFlow.savings[0] ?? 0) + (assessment.cashFlow.support[0] ?? 0),
        spent,
        spentWithout,
      }
    }
  const range = yield* inPieces(evaluateEvery(COMPARED), (evaluated) =>
    outcomeRange<Uncertain, PlanCase>(names, evaluated, ({ npv }) => npv),
  )
  // The middle is the plan itself, every year of which was run before.
  const middle = evaluateEvery(1)(range.middle.at)
  return { poor: range.poor.outcome, middle, good: range.good.outcome }
}
