import type { Unit } from '../format/quantity.ts'
import { type TimeSliced, timeSliced } from './basis/time-sliced.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { COMPARISON_YEAR_STEP, COST_SPREAD, meanImportPrice, riseThreePoint, yieldThreePoint } from './plan-range.ts'
import { type SensitivityOverrides, simulatePlan } from './simulate-plan.ts'

export type SensitivityVariable = 'price' | 'rise' | 'exportPrice' | 'yield' | 'shape' | 'cost'

export interface SensitivityBar {
  readonly name: SensitivityVariable
  /** Net present value at both ends, all else equal, and the extent of both and that of the plan [money]. */
  readonly low: number
  readonly high: number
  readonly spread: number
  /** Values at the ends of the bar: factors; for the rise the amount added, for the shape its position. */
  readonly lowAt: number
  readonly highAt: number
  /** Value at which the net present value is zero, in the measure of `lowAt`; `null` if no plausible value does that. */
  readonly breakEven: number | null
  /** The same values in the variable's own unit; `null` where it has none. */
  readonly quantity: BarQuantity | null
}

type Bar = Omit<SensitivityBar, 'breakEven' | 'quantity'>

export interface BarQuantity {
  readonly unit: Unit
  readonly middle: number
  readonly low: number
  readonly high: number
  readonly breakEven: number | null
}

interface Variable {
  /** Value of the plan: a factor; for the rise the amount added, for the shape its position. */
  readonly base: number
  /** Ends of the bar, plausible values by judgement; absent: of the plan's own range. */
  readonly ends?: readonly [low: number, high: number]
  /** Values between which the break-even is searched. */
  readonly bounds: readonly [low: number, high: number]
}
const VARIABLES: Readonly<Record<SensitivityVariable, Variable>> = {
  price: { base: 1, ends: [0.8, 1.2], bounds: [0.2, 3] },
  exportPrice: { base: 1, ends: [0.5, 1.5], bounds: [0, 4] },
  shape: { base: 0, ends: [-1, 1], bounds: [-1, 1] },
  cost: { base: 1, ends: [1 - COST_SPREAD, 1 + COST_SPREAD], bounds: [0.2, 3] },
  yield: { base: 1, bounds: [0.5, 1.5] },
  rise: { base: 0, bounds: [-0.1, 0.1] },
}

/** The widest bar first. About twenty slices. */
export function* analyzeSensitivity(inputs: PlanInputs): TimeSliced<readonly SensitivityBar[]> {
  const ranges = { yield: yieldThreePoint(inputs), rise: riseThreePoint(inputs) }
  const endsOf = (name: SensitivityVariable): readonly [number, number] => {
    const { ends } = VARIABLES[name]
    if (ends) return ends
    const { low, high } = ranges[name as keyof typeof ranges]
    return [low, high]
  }
  const names = (Object.keys(VARIABLES) as SensitivityVariable[]).filter((name) => name !== 'shape' || inputs.use.range)
  const evaluate = (overrides: SensitivityOverrides) =>
    simulatePlan(inputs, { ...overrides, step: COMPARISON_YEAR_STEP }).assessment.npv
  const bases = baseQuantities(inputs)
  return yield* timeSliced(evaluate, (npvOf) => {
    const middle = npvOf({})
    return names
      .map((name) => {
        const [lowAt, highAt] = endsOf(name)
        const [low, high] = [npvOf({ [name]: lowAt }), npvOf({ [name]: highAt })]
        return { name, low, high, spread: Math.max(low, middle, high) - Math.min(low, middle, high), lowAt, highAt }
      })
      .filter(({ spread }) => spread > 0)
      .sort((a, b) => b.spread - a.spread)
      .map((bar) => {
        const breakEven = findBreakEven(bar, middle, npvOf)
        return { ...bar, breakEven, quantity: toBarQuantity(bar, bases[bar.name], breakEven) }
      })
  })
}

interface BaseQuantity {
  readonly unit: Unit
  readonly value: number
}

/** `null` where the plan has no such figure. */
function baseQuantities(inputs: PlanInputs): Readonly<Record<SensitivityVariable, BaseQuantity | null>> {
  const simulation = simulatePlan(inputs, { step: COMPARISON_YEAR_STEP })
  const { years, project } = simulation
  const { exportRate } = inputs.gridTariff
  return {
    price: { unit: 'money/kWh', value: meanImportPrice(inputs, simulation) },
    rise: { unit: 'share/year', value: inputs.priceRise.value },
    exportPrice: exportRate === null ? null : { unit: 'money/kWh', value: exportRate },
    yield: { unit: 'kWh/year', value: years[0]?.totals.solar ?? 0 },
    shape: null,
    cost: { unit: 'money', value: project.fixed.cost },
  }
}

function toBarQuantity(
  { name, lowAt, highAt }: Bar,
  base: BaseQuantity | null,
  breakEvenAt: number | null,
): BarQuantity | null {
  if (!base) return null
  const { unit, value } = base
  const at = (override: number) => (name === 'rise' ? value + override : value * override)
  return {
    unit,
    middle: value,
    low: at(lowAt),
    high: at(highAt),
    breakEven: breakEvenAt === null ? null : at(breakEvenAt),
  }
}

const MAX_ROUNDS = 6
/** [share of the bar] */
const TOLERANCE = 0.002

/** Regula falsi: converges fast, as the net present value is nearly linear. */
function findBreakEven(
  { name, low, high, spread, lowAt, highAt }: Bar,
  middle: number,
  npvOf: (overrides: SensitivityOverrides) => number,
): number | null {
  // Towards lower values for a plan that pays, towards higher ones for another.
  const movedEnd = middle > 0 === low < high ? lowAt : highAt
  const { base, bounds } = VARIABLES[name]
  const [min, max] = bounds
  let from = base
  let fromValue = middle
  let to = movedEnd
  let toValue = movedEnd === lowAt ? low : high
  if (fromValue > 0 === toValue > 0) {
    // The zero lies beyond the end of the bar.
    to = movedEnd === lowAt ? min : max
    toValue = npvOf({ [name]: to })
    if (fromValue > 0 === toValue > 0) return null
  }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const at = from + ((to - from) * fromValue) / (fromValue - toValue)
    // A new value of these would need a new hourly simulation: interpolate linearly.
    if (name === 'yield' || name === 'shape') return at
    const value = npvOf({ [name]: at })
    if (Math.abs(value) <= TOLERANCE * spread) return at
    if (value > 0 === fromValue > 0) [from, fromValue] = [at, value]
    else [to, toValue] = [at, value]
  }
  return (from + to) / 2
}
