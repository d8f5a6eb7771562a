/** One thing about a plan that could be otherwise. */
export interface Change<Name extends string> {
  readonly name: Name
  /** The outcome with it lower, and higher, all else the same [any unit]. */
  readonly low: () => number
  readonly high: () => number
}

export interface TornadoBar<Name extends string> {
  readonly name: Name
  readonly low: number
  readonly high: number
  /** Between the two [as the outcome]. */
  readonly spread: number
  /** Whether the outcome changes its sign between them: whether this alone decides. */
  readonly decides: boolean
}

/**
 * What would change the answer most: each change by itself, the widest first.
 * @param middle the outcome of the plan as it is
 */
export function tornado<Name extends string>(middle: number, changes: readonly Change<Name>[]): TornadoBar<Name>[] {
  const bars = changes.map(({ name, low, high }) => bar(name, middle, low(), high()))
  return bars.sort((a, b) => b.spread - a.spread)
}

function bar<Name extends string>(name: Name, middle: number, low: number, high: number): TornadoBar<Name> {
  const least = Math.min(low, middle, high)
  const most = Math.max(low, middle, high)
  return { name, low, high, spread: most - least, decides: least < 0 && most > 0 }
}
