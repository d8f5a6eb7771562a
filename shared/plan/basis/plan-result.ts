import type { FigurePath } from '../../home/home.ts'
import { SELLING_FIGURES } from '../../home/selling-figures.ts'
import { InputError } from '../../validation/input-error.ts'
import type { TimeSliced } from './time-sliced.ts'

/** A value, the missing figures, or one invalid figure with a message for the user. */
export type PlanResult<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'missing'; readonly figures: readonly FigurePath[] }
  | { readonly kind: 'fault'; readonly field: FigurePath; readonly message: string }

/** Every figure a plan can report as missing; `*` is any list index. The planner has a field for each. */
export const REQUIRED_FIGURES = [
  'place',
  'offGrid.load',
  'use.amount',
  'use.day',
  'use.heatPump.kwhPerYear',
  'use.heatPump.fuel.perYear',
  'use.hotWater.fuelPrice',
  'use.cooling.kwhPerYear',
  'use.pool.kwhPerYear',
  'roof.planes',
  'roof.planes.*.tilt',
  'roof.planes.*.azimuth',
  'system.arrays',
  'system.battery',
  'system.backup',
  'tariff.buying',
  ...SELLING_FIGURES,
  'balcony.price',
  'money.price',
  'money.batteryPrice',
  'money.incentives.*',
  'money.financing.rate',
  'money.financing.years',
  'money.financing.perMonth',
  'money.quote',
  'money.quote.kwp',
] as const
type WithListIndexes<Pattern> = Pattern extends `${infer List}*${infer Rest}` ? `${List}${number}${Rest}` : Pattern
export type RequiredFigure = WithListIndexes<(typeof REQUIRED_FIGURES)[number]>

class MissingFigures extends Error {
  readonly figures: readonly FigurePath[]

  constructor(figures: readonly FigurePath[]) {
    // untranslated: `captureResult` catches it
    super('Some figures are missing.')
    this.figures = figures
  }
}

/** @throws MissingFigures */
export function requireFigure<Value>(path: RequiredFigure, value: Value | undefined): Value {
  if (value === undefined) throw new MissingFigures([path])
  return value
}

/** @throws MissingFigures with the paths of all that are `undefined` */
export function requireFigures(figures: Readonly<Partial<Record<RequiredFigure, unknown>>>): void {
  const paths = Object.keys(figures) as RequiredFigure[]
  throwIfMissing(paths.filter((path) => figures[path] === undefined))
}

/** @throws MissingFigures with all paths, if there are any */
export function throwIfMissing(missing: readonly RequiredFigure[]): void {
  if (missing.length > 0) throw new MissingFigures(missing)
}

/** Converts `MissingFigures` and `InputError` into results; other errors pass. */
export function captureResult<Value>(compute: () => Value): PlanResult<Value> {
  try {
    return { kind: 'answer', value: compute() }
  } catch (error) {
    if (error instanceof MissingFigures) return { kind: 'missing', figures: error.figures }
    if (error instanceof InputError) return { kind: 'fault', field: error.field, message: error.message }
    throw error
  }
}

/** `captureResult` for time-sliced work: a missing or invalid figure ends it at any slice. */
export function* captureSlices<Value>(start: () => TimeSliced<Value>): TimeSliced<PlanResult<Value>> {
  const started = captureResult(start)
  if (started.kind !== 'answer') return started
  for (;;) {
    const step = captureResult(() => started.value.next())
    if (step.kind !== 'answer') return step
    if (step.value.done) return { kind: 'answer', value: step.value.value }
    yield
  }
}

/** @param path of the home's figure, or what gives it from the field of the engine's error */
export function reportErrorsAt<Result>(
  path: FigurePath | ((field: string) => FigurePath),
  compute: () => Result,
): Result {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(typeof path === 'string' ? path : path(error.field), error.message)
  }
}
