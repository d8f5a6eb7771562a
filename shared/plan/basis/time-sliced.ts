/** Long work that yields between slices, so that a worker can drop it when the home changes. Returns the result. */
export type TimeSliced<Result> = Generator<undefined, Result, undefined>

class PendingEvaluation<Argument> extends Error {
  readonly argument: Argument

  constructor(argument: Argument) {
    // untranslated: `timeSliced` catches it
    super('Not evaluated yet.')
    this.argument = argument
  }
}

/**
 * Splits work into slices of one expensive evaluation each. The work restarts after every evaluation with the results
 * so far, and stops where it needs a new one.
 * @param evaluate pure; its argument must serialize to JSON
 * @param work cheap and deterministic; must not catch errors that it did not throw
 */
export function* timeSliced<Argument, Value, Result>(
  evaluate: (argument: Argument) => Value,
  work: (evaluate: (argument: Argument) => Value) => Result,
): TimeSliced<Result> {
  const results = new Map<string, Value>()
  const lookUp = (argument: Argument): Value => {
    const key = JSON.stringify(argument)
    if (!results.has(key)) throw new PendingEvaluation(argument)
    return results.get(key) as Value
  }
  for (;;) {
    try {
      return work(lookUp)
    } catch (error) {
      if (!(error instanceof PendingEvaluation)) throw error
      results.set(JSON.stringify(error.argument), evaluate(error.argument))
    }
    yield
  }
}

/**
 * Evaluates each list of arguments once, in a slice of its own.
 * @param evaluate pure; its arguments must serialize to JSON
 */
export function oncePerSlice<Arguments extends unknown[], Value>(evaluate: (...args: Arguments) => Value) {
  const values = new Map<string, Value>()
  return function* (...args: Arguments): TimeSliced<Value> {
    const key = JSON.stringify(args)
    const known = values.get(key)
    if (known !== undefined) return known
    const value = evaluate(...args)
    values.set(key, value)
    yield
    return value
  }
}

export function runToCompletion<Result>(sliced: TimeSliced<Result>): Result {
  for (;;) {
    const step = sliced.next()
    if (step.done) return step.value
  }
}
