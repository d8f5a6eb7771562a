/**
 * Where an input stands in its range: −1 at its 1-in-10 low (P90 of a yield), 0 at its middle, 1 at its 1-in-10 high.
 * In between and a little beyond it goes on in a straight line; see `between`.
 */
export type Position = number

/** A value that is known as three: reached or passed in 9 of 10, 1 of 2 and 1 of 10 cases, in the order low to high. */
export interface ThreePoint {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** The value at a position. */
export const between = ({ low, middle, high }: ThreePoint, at: Position) =>
  at < 0 ? middle + (middle - low) * at : middle + (high - middle) * at

/** One joint case: where each input stands, and what comes out. */
export interface JointCase<Name extends string, Outcome> {
  readonly at: Readonly<Record<Name, Position>>
  readonly outcome: Outcome
}

export interface OutcomeRange<Name extends string, Outcome> {
  /** About 1 in 10 homes comes out worse than `poor`, and 1 in 10 better than `good`. */
  readonly poor: JointCase<Name, Outcome>
  readonly middle: JointCase<Name, Outcome>
  readonly good: JointCase<Name, Outcome>
  /** Each input alone at its low and at its high. */
  readonly alone: Readonly<Record<Name, { readonly low: Outcome; readonly high: Outcome }>>
}

/**
 * What a plan may come to when several things are uncertain, none of which depends on another: yield, shape of the day,
 * price rise. All of them at their worst together would be far rarer than 1 in 10. So each input is first moved alone;
 * the two joint cases then move all of them in proportion to what each can do, just so far that together they are as
 * rare as one input at its 1-in-10. Every case is a plan of its own, so that all its figures agree.
 *
 * Exact where the outcome is a sum of normally distributed parts; method: first-order reliability (Hasofer and Lind 1974),
 * the most likely of all cases that are that bad.
 *
 * @param names of the uncertain inputs
 * @param evaluate works out a plan with inputs at positions; called 2 × names + 3 times at most
 * @param value the figure by which a plan is good [any unit, larger is better]: its NPV
 */
export function outcomeRange<Name extends string, Outcome>(
  names: readonly Name[],
  evaluate: (at: Readonly<Record<Name, Position>>) => Outcome,
  value: (outcome: Outcome) => number,
): OutcomeRange<Name, Outcome> {
  const place = (position: (name: Name) => Position) =>
    Object.fromEntries(names.map((name) => [name, position(name)])) as Record<Name, Position>
  const caseAt = (at: Record<Name, Position>): JointCase<Name, Outcome> => ({ at, outcome: evaluate(at) })
  const middle = caseAt(place(() => 0))
  const alone = Object.fromEntries(
    names.map((moved) => [
      moved,
      {
        low: evaluate(place((name) => (name === moved ? -1 : 0))),
        high: evaluate(place((name) => (name === moved ? 1 : 0))),
      },
    ]),
  ) as Record<Name, { low: Outcome; high: Outcome }>
  const change = (outcome: Outcome) => value(outcome) - value(middle.outcome)
  const towards = (sign: 1 | -1) => {
    const moves = new Map<Name, Position>()
    for (const name of names) {
      const low = sign * change(alone[name].low)
      const high = sign * change(alone[name].high)
      // To the side on which this input does more; one that does nothing on either side stays where it is.
      moves.set(name, high >= low ? Math.max(0, high) : -Math.max(0, low))
    }
    const together = Math.hypot(...moves.values())
    return together === 0 ? middle : caseAt(place((name) => (moves.get(name) ?? 0) / together))
  }
  return { poor: towards(-1), middle, good: towards(1), alone }
}
