import { type TornadoBar, tornado } from '../../finance/tornado.ts'
import type { Unit } from './figure.ts'
import { inPieces, type Pieces } from './pieces.ts'
import { COMPARED, RISE_OFF, yieldPoints } from './range-of-plan.ts'
import { type Knobs, reckon } from './reckon.ts'
import { type Terms, yearlyUse } from './terms.ts'

/** What may change the answer. */
export type Changed = 'price' | 'rise' | 'exportPrice' | 'yield' | 'shape' | 'cost'

export interface PlanBar extends TornadoBar<Changed> {
  /** What it was changed to: factors; of the rise what was added, of the shape its position. */
  readonly lowAt: number
  readonly highAt: number
  /** Where the plan comes out at nothing, as `lowAt`; `null` where no sensible value does that. */
  readonly breakEven: number | null
  /** The same in the measure of the thing itself; `null` where it has none. */
  readonly told: BarTold | null
}

/** Price of a kWh, its rise, the year's solar or the price of the system, as it was changed. */
export interface BarTold {
  readonly unit: Unit
  readonly middle: number
  readonly low: number
  readonly high: number
  readonly breakEven: number | null
}

/** Factors that are tried: what a person may reckon with; a judgement each. */
const TRIED: Readonly<Record<Exclude<Changed, 'yield'>, readonly [low: number, high: number]>> = {
  price: [0.8, 1.2],
  rise: [-RISE_OFF, RISE_OFF],
  exportPrice: [0.5, 1.5],
  shape: [-1, 1],
  cost: [0.85, 1.15],
}
/** How far a break-even is looked for. */
const SENSIBLE: Readonly<Record<Changed, readonly [low: number, high: number]>> = {
  price: [0.2, 3],
  rise: [-0.1, 0.1],
  exportPrice: [0, 4],
  yield: [0.5, 1.5],
  shape: [-1, 1],
  cost: [0.2, 3],
}
const MIDDLE: Readonly<Record<Changed, number>> = { price: 1, rise: 0, exportPrice: 1, yield: 1, shape: 0, cost: 1 }

/** The value of the plan with one thing otherwise, the one that does most first. In some twenty pieces. */
export function* tornadoOfTerms(terms: Terms): Pieces<readonly PlanBar[]> {
  const { low, high } = yieldPoints(terms)
  const tried = { ...TRIED, yield: [low, high] as const }
  const names = (Object.keys(tried) as Changed[]).filter((name) => name !== 'shape' || terms.use.range)
  const evaluate = (knobs: Knobs) => reckon(terms, { ...knobs, step: COMPARED }).assessment.npv
  const measures = measuresOf(terms)
  return yield* inPieces(evaluate, (npvOf) => {
    const middle = npvOf({})
    const bars = tornado(
      middle,
      names.map((name) => ({
        name,
        low: () => npvOf({ [name]: tried[name][0] }),
        high: () => npvOf({ [name]: tried[name][1] }),
      })),
    )
    return bars
      .filter(({ spread }) => spread > 0)
      .map((bar) => {
        const [lowAt, highAt] = tried[bar.name]
        const even = breakEven(bar, middle, [lowAt, highAt], npvOf)
        return { ...bar, lowAt, highAt, breakEven: even, told: told(bar.name, measures[bar.name], lowAt, highAt, even) }
      })
  })
}

interface Measure {
  readonly unit: Unit
  readonly value: number
}

/** What the plan's own figures are that are changed; `null` where there is no such figure. */
function measuresOf(terms: Terms): Readonly<Record<Changed, Measure | null>> {
  const { years, billsWithout, project } = reckon(terms, { step: COMPARED })
  const energy = billsWithout[0]?.months.reduce((sum, month) => sum + month.energy, 0) ?? 0
  const { sellPrice } = terms.trade
  return {
    price: { unit: 'money/kWh', value: energy / yearlyUse(terms) },
    rise: { unit: 'share/year', value: terms.priceRise.value },
    exportPrice: sellPrice === null ? null : { unit: 'money/kWh', value: sellPrice },
    yield: { unit: 'kWh/year', value: years[0]?.totals.solar ?? 0 },
    shape: null,
    cost: { unit: 'money', value: project.fixed.cost },
  }
}

function told(name: Changed, measure: Measure | null, low: number, high: number, even: number | null): BarTold | null {
  if (!measure) return null
  const { unit, value } = measure
  const at = (knob: number) => (name === 'rise' ? value + knob : value * knob)
  return { unit, middle: value, low: at(low), high: at(high), breakEven: even === null ? null : at(even) }
}

const ROUNDS = 6
/** Near enough to nothing: a share of the bar. */
const NEAR = 0.002

/** Where the value passes nothing on the side it falls to, or rises to: false position, as the value is nearly straight. */
function breakEven(
  { name, low, high, spread }: TornadoBar<Changed>,
  middle: number,
  [lowAt, highAt]: readonly [number, number],
  npvOf: (knobs: Knobs) => number,
): number | null {
  // A plan that pays is followed to where it falls, another one to where it rises.
  const towards = middle > 0 === low < high ? lowAt : highAt
  const [least, most] = SENSIBLE[name]
  let from = MIDDLE[name]
  let fromValue = middle
  let to = towards
  let toValue = towards === lowAt ? low : high
  if (fromValue > 0 === toValue > 0) {
    // Beyond what was tried.
    to = towards === lowAt ? least : most
    toValue = npvOf({ [name]: to })
    if (fromValue > 0 === toValue > 0) return null
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = from + ((to - from) * fromValue) / (fromValue - toValue)
    // Values that need new hours are told from the straight line.
    if (name === 'yield' || name === 'shape') return at
    const value = npvOf({ [name]: at })
    if (Math.abs(value) <= NEAR * spread) return at
    if (value > 0 === fromValue > 0) [from, fromValue] = [at, value]
    else [to, toValue] = [at, value]
  }
  return (from + to) / 2
}
