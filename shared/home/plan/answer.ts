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

/** Figures without which there is no answer. */
class MissingFigures extends Error {
  readonly figures: readonly FigurePath[]

  constructor(figures: readonly FigurePath[]) {
    super('Some figures are missing.')
    this.figures = figures
  }
}

/** @throws MissingFigures when one of these was not given */
export function requireGiven<Value>(path: FigurePath, value: Value | undefined): Value {
  if (value === undefined) throw new MissingFigures([path])
  return value
}

/** @throws MissingFigures naming all of them, when there are any */
export function requireAll(missing: readonly FigurePath[]): void {
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
