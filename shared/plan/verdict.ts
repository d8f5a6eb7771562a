import type { Unit } from '../format/quantity.ts'
import { normalCdf } from '../normal-distribution.ts'
import type { PlanRange } from './plan-range.ts'
import type { SensitivityBar, SensitivityVariable } from './plan-sensitivity.ts'

export interface Verdict {
  readonly kind:
    | 'worth-it'
    | 'probably-worth-it'
    | 'it-depends'
    | 'pays-slowly'
    | 'probably-not-worth-it'
    | 'not-worth-it'
  /** Probability of a positive net present value [0–1]. */
  readonly chance: number
  /** Payback in the good and in the poor case [years]; `null`: not within the plan's years. */
  readonly from: number | null
  readonly to: number | null
  /** Single changes that would reverse the answer. */
  readonly tips: readonly Tip[]
}

/** The answer reverses when the variable passes this value; `quantity` as in `SensitivityBar`. */
export interface Tip {
  readonly name: SensitivityVariable
  readonly at: number
  readonly direction: 'below' | 'above'
  readonly quantity: { readonly unit: Unit; readonly value: number } | null
}

/** Standard normal quantile of the joint cases, which lie at 10 and 90 %. */
const Z_ONE_IN_TEN = 1.2816

export function deriveVerdict({ poor, middle, good }: PlanRange, bars: readonly SensitivityBar[]): Verdict {
  const chance = probabilityOfGain(poor.npv, middle.npv, good.npv)
  return {
    kind: verdictKind(chance, middle.payback),
    chance,
    from: good.payback,
    to: poor.payback,
    tips: bars.flatMap(({ name, breakEven: at, lowAt, highAt, quantity }): Tip[] => {
      if (at === null) return []
      // The value is plausible only within twice the half-width of the bar.
      const middleAt = (lowAt + highAt) / 2
      if (Math.abs(at - middleAt) > 2 * (highAt - middleAt)) return []
      const value = quantity?.breakEven ?? null
      const direction = at < middleAt ? 'below' : 'above'
      return [{ name, at, direction, quantity: quantity && value !== null ? { unit: quantity.unit, value } : null }]
    }),
  }
}

/**
 * Rounds to tenths, as shown to the user: "8 in 10".
 * @param payback in the middle case; a system that pays for itself, but gains less than safe savings, pays slowly [years]
 */
export function verdictKind(chance: number, payback: number | null): Verdict['kind'] {
  const inTen = Math.round(10 * chance)
  if (inTen >= 9) return 'worth-it'
  if (inTen >= 6) return 'probably-worth-it'
  if (inTen >= 4) return 'it-depends'
  // Zero: nothing was paid.
  if (payback) return 'pays-slowly'
  return inTen >= 1 ? 'probably-not-worth-it' : 'not-worth-it'
}

/** Split normal distribution through the joint cases. */
function probabilityOfGain(poor: number, middle: number, good: number): number {
  const width = middle >= 0 ? middle - poor : good - middle
  if (!(width > 0)) return middle > 0 ? 1 : 0
  return normalCdf((Z_ONE_IN_TEN * middle) / width)
}
