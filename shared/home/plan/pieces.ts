/*
 * Long work in pieces, so that a screen can do one between two keystrokes, and drop the rest when the home changes.
 */

/** Ends with the result; each step before it is one piece. */
export type Pieces<Result> = Generator<undefined, Result, undefined>

class NotYet<Argument> extends Error {
  readonly argument: Argument

  constructor(argument: Argument) {
    super('Not worked out yet.')
    this.argument = argument
  }
}

/**
 * Work that evaluates something heavy again and again, one evaluation to a piece: the work is begun anew with what is
 * known by then, and stops where it needs one more.
 * @param evaluate heavy, and a function of its argument alone
 * @param work light besides, and the same each time; it lets errors that are not its own pass
 */
export function* inPieces<Argument, Value, Result>(
  evaluate: (argument: Argument) => Value,
  work: (evaluate: (argument: Argument) => Value) => Result,
): Pieces<Result> {
  const known = new Map<string, Value>()
  const recall = (argument: Argument): Value => {
    const key = JSON.stringify(argument)
    if (!known.has(key)) throw new NotYet(argument)
    return known.get(key) as Value
  }
  for (;;) {
    try {
      return work(recall)
    } catch (error) {
      if (!(error instanceof NotYet)) throw error
      known.set(JSON.stringify(error.argument), evaluate(error.argument))
    }
    yield
  }
}

/** All pieces at once. */
export function atOnce<Result>(pieces: Pieces<Result>): Result {
  for (;;) {
    const step = pieces.next()
    if (step.done) return step.value
  }
}
