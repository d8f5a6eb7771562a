/**
 * Position of an input in its range: −1 at its 1-in-10 low (P90 of a yield), 0 at its median, 1 at its 1-in-10 high;
 * linear in between and beyond. See `interpolateRange`.
 */
export type RangePosition = number

/** Three-point estimate: exceeded in 9 of 10, 1 of 2 and 1 of 10 cases. */
export interface ThreePoint {
  readonly low: number
  readonly middle: number
  readonly high: number
}

export const interpolateRange = ({ low, middle, high }: ThreePoint, at: RangePosition) =>
  at < 0 ? middle + (middle - low) * at : middle + (high - middle) * at

export interface JointCase<Name extends string, Outcome> {
  readonly at: Readonly<Record<Name, RangePosition>>
  readonly outcome: Outcome
}

export interface OutcomeRange<Name extends string, Outcome> {
  /** About 1 in 10 homes is worse than `poor`, and 1 in 10 better than `good`. */
  readonly poor: JointCase<Name, Outcome>
  readonly middle: JointCase<Name, Outcome>
  readonly good: JointCase<Name, Outcome>
  readonly alone: Readonly<Record<Name, { readonly low: Outcome; readonly high: Outcome }>>
}

/**
 * Estimates the range of a plan with several independent uncertain inputs (yield, daily shape, price rise). All inputs
 * at their worst together would be far rarer than 1 in 10, so each input is first moved alone; the two joint cases then
 * move all inputs in proportion to their effects, until together they are as rare as one input at its 1-in-10. Every
 * case is a complete plan, so its figures agree.
 *
 * Exact if the outcome is a sum of normally distributed parts. Method: first-order reliability (Hasofer and Lind 1974),
 * the most likely of all equally bad cases.
 *
 * @param evaluate computes a plan; called at most 2 × names + 3 times
 * @param value figure of merit of a plan [any unit, larger is better], its NPV
 */
export function estimateOutcomeRange<Name extends string, Outcome>(
  names: readonly Name[],
  evaluate: (at: Readonly<Record<Name, RangePosition>>) => Outcome,
  value: (outcome: Outcome) => number,
): OutcomeRange<Name, Outcome> {
  const positionsBy = (position: (name: Name) => RangePosition) =>
    Object.fromEntries(names.map((name) => [name, position(name)])) as Record<Name, RangePosition>
  const caseAt = (at: Record<Name, RangePosition>): JointCase<Name, Outcome> => ({ at, outcome: evaluate(at) })
  const middle = caseAt(positionsBy(() => 0))
  const alone = Object.fromEntries(
    names.map((movedName) => [
      movedName,
      {
        low: evaluate(positionsBy((name) => (name === movedName ? -1 : 0))),
        high: evaluate(positionsBy((name) => (name === movedName ? 1 : 0))),
      },
    ]),
  ) as Record<Name, { low: Outcome; high: Outcome }>
  const change = (outcome: Outcome) => value(outcome) - value(middle.outcome)
  const jointCase = (sign: 1 | -1) => {
    const moves = new Map<Name, RangePosition>()
    for (const name of names) {
      const low = sign * change(alone[name].low)
      const high = sign * change(alone[name].high)
      // Toward the side with the larger effect; an input without effect stays at 0.
      moves.set(name, high >= low ? Math.max(0, high) : -Math.max(0, low))
    }
    const distance = Math.hypot(...moves.values())
    return distance === 0 ? middle : caseAt(positionsBy((name) => (moves.get(name) ?? 0) / distance))
  }
  return { poor: jointCase(-1), middle, good: jointCase(1), alone }
}
