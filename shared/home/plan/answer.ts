import { InputError } from '../../input-error.ts'
import type { FigurePath } from '../home.ts'

/**
 * What comes of a question about a home: the answer, or the figures that must be asked first, or the one figure that has
 * no meaning and a sentence about it.
 */
export type Answer<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'missing'; readonly figures: readonly FigurePath[] }
  | { readonly kind: 'fault'; readonly field: FigurePath; readonly sentence: string }

/** Every figure that a plan asks for; a star stands for any place in a list. The planner has a field for each. */
export const ASKED_FIGURES = [
  'place',
  'use.amount',
  'use.day',
  'use.heatPump.kwhPerYear',
  'use.cooling.kwhPerYear',
  'use.pool.kwhPerYear',
  'roof.planes',
  'roof.planes.*.tilt',
  'roof.planes.*.azimuth',
  'system.arrays',
  'system.battery',
  'system.backup',
  'tariff.buying',
  'tariff.selling',
  'tariff.selling.price',
  'tariff.selling.ofSupplyPrice.supplyPrice',
  'tariff.selling.deduction.perKwh',
  'money.price',
  'money.batteryPrice',
  'money.incentives.*',
  'money.financing.rate',
  'money.financing.years',
  'money.financing.perMonth',
  'money.quote',
  'money.quote.kwp',
] as const
type AtAnyPlace<Pattern> = Pattern extends `${infer List}*${infer Rest}` ? `${List}${number}${Rest}` : Pattern
export type AskedFigure = AtAnyPlace<(typeof ASKED_FIGURES)[number]>

/** Figures without which there is no answer. */
class MissingFigures extends Error {
  readonly figures: readonly FigurePath[]

  constructor(figures: readonly FigurePath[]) {
    super('Some figures are missing.')
    this.figures = figures
  }
}

/** @throws MissingFigures when one of these was not given */
export function requireGiven<Value>(path: AskedFigure, value: Value | undefined): Value {
  if (value === undefined) throw new MissingFigures([path])
  return value
}

/** @throws MissingFigures naming all of them, when there are any */
export function requireAll(missing: readonly AskedFigure[]): void {
  if (missing.length > 0) throw new MissingFigures(missing)
}

/** Runs the work; what it misses or refuses becomes an answer too. */
export function answerOf<Value>(work: () => Value): Answer<Value> {
  try {
    return { kind: 'answer', value: work() }
  } catch (error) {
    if (error instanceof MissingFigures) return { kind: 'missing', figures: error.figures }
    if (error instanceof InputError) return { kind: 'fault', field: error.field, sentence: error.message }
    throw error
  }
}

/** Runs a part of the work whose refusals concern one figure of the home. */
export function atFigure<Result>(path: FigurePath, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof InputError ? new InputError(path, error.message) : error
  }
}
