import { normalBelow } from '../../normal.ts'
import type { Unit } from './figure.ts'
import type { RangeOfPlan } from './range-of-plan.ts'
import type { Changed, PlanBar } from './tornado-of-plan.ts'

/** What a neighbour would say, as data. */
export interface Verdict {
  readonly kind: 'worth it' | 'probably worth it' | 'it depends' | 'probably not worth it' | 'not worth it'
  /** In how many of such homes the plan is worth more than nothing [share]. */
  readonly chance: number
  /** Paid back after [years], at the good and at the poor case; `null`: not within the plan's years. */
  readonly from: number | null
  readonly to: number | null
  /** What alone would turn the answer round, the nearest first. */
  readonly tips: readonly Tip[]
}

/** The answer turns round when something comes to lie below, or above, a value; `told` as in the tornado. */
export interface Tip {
  readonly name: Changed
  readonly at: number
  readonly direction: 'below' | 'above'
  readonly told: { readonly unit: Unit; readonly value: number } | null
}

/** Distance of the joint cases from the middle, in standard deviations. */
const ONE_IN_TEN = 1.2816

export function verdictOf({ poor, middle, good }: RangeOfPlan, bars: readonly PlanBar[]): Verdict {
  const chance = chanceOf(poor.npv, middle.npv, good.npv)
  return {
    kind: kindOf(chance),
    chance,
    from: good.payback,
    to: poor.payback,
    tips: bars.flatMap(({ name, breakEven: at, lowAt, highAt, told }): Tip[] => {
      if (at === null) return []
      // Only what may come about: within twice of what was tried.
      const middleAt = (lowAt + highAt) / 2
      if (Math.abs(at - middleAt) > 2 * (highAt - middleAt)) return []
      const value = told?.breakEven ?? null
      const direction = at < middleAt ? 'below' : 'above'
      return [{ name, at, direction, told: told && value !== null ? { unit: told.unit, value } : null }]
    }),
  }
}

/** In words, by the tenth that a person reads: "8 in 10". */
export function kindOf(chance: number): Verdict['kind'] {
  const inTen = Math.round(10 * chance)
  if (inTen >= 9) return 'worth it'
  if (inTen >= 6) return 'probably worth it'
  if (inTen >= 4) return 'it depends'
  return inTen >= 1 ? 'probably not worth it' : 'not worth it'
}

/** Share of homes above nothing: normal on either side of the middle, as wide as the joint case there lies away. */
function chanceOf(poor: number, middle: number, good: number): number {
  const width = middle >= 0 ? middle - poor : good - middle
  if (!(width > 0)) return middle > 0 ? 1 : 0
  return normalBelow((ONE_IN_TEN * middle) / width)
}
