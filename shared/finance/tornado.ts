export interface TornadoInput<Name extends string> {
  readonly name: Name
  /** Outcome with the input lower and higher, all else equal [any unit]. */
  readonly low: () => number
  readonly high: () => number
}

export interface TornadoBar<Name extends string> {
  readonly name: Name
  readonly low: number
  readonly high: number
  /** Difference of the two [unit of the outcome]. */
  readonly spread: number
  /** Whether the outcome changes sign between them. */
  readonly decides: boolean
}

/**
 * Varies each input alone; the largest effect first.
 * @param middle outcome of the unchanged plan
 */
export function computeTornado<Name extends string>(
  middle: number,
  changes: readonly TornadoInput<Name>[],
): TornadoBar<Name>[] {
  const bars = changes.map(({ name, low, high }) => computeBar(name, middle, low(), high()))
  return bars.sort((a, b) => b.spread - a.spread)
}

function computeBar<Name extends string>(name: Name, middle: number, low: number, high: number): TornadoBar<Name> {
  const least = Math.min(low, middle, high)
  const most = Math.max(low, middle, high)
  return { name, low, high, spread: most - least, decides: least < 0 && most > 0 }
}
