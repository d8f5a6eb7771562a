import { InputError, requireNumber } from '../input-error.ts'

/** What the plan comes to at one size. */
export interface SizeOutcome {
  /** [money] */
  readonly npv: number
  /** What the panels yield in a year [kWh]. */
  readonly solar: number
}

export interface SizePoint<Outcome extends SizeOutcome> {
  readonly panels: number
  readonly outcome: Outcome
}

/** A size with a meaning; `null` when no size on the roof has it. */
export interface SizeMarks<Outcome extends SizeOutcome> {
  /** The smallest whole number of panels whose NPV is above 0; `null`: nothing pays. */
  readonly smallestThatPays: SizePoint<Outcome> | null
  /** The number with the greatest NPV, which may be below 0 when nothing pays. */
  readonly bestValue: SizePoint<Outcome>
  /** Whether the best is all the roof holds, so that a larger one might be better still. */
  readonly bestFillsTheRoof: boolean
  /** The smallest number that yields the year's use; `null`: the roof is too small. */
  readonly coversTheYear: SizePoint<Outcome> | null
}

export interface SizeSweep<Outcome extends SizeOutcome> {
  /** Sizes that were worked out, rising. */
  readonly points: readonly SizePoint<Outcome>[]
  readonly marks: SizeMarks<Outcome>
}

export interface SweepInput<Outcome extends SizeOutcome> {
  /** What the roof holds. */
  readonly mostPanels: number
  /** The year's use [kWh]. */
  readonly use: number
  /** Works out the plan at a size; the caller keeps what does not depend on it, such as the hourly yield per kWp. */
  readonly evaluate: (panels: number) => Outcome
  /** On larger roofs, how many sizes are worked out before the marks are closed in on. */
  readonly sizes?: number
}

const USUAL_SIZES = 40
const MOST_PANELS = 10_000

/**
 * Works out a plan over sizes from one panel to the whole roof, and finds the marks to the single panel. On a roof of at
 * most `sizes` panels every number is worked out; a larger one is walked in even steps, then number by number beside the
 * steps where a mark lies. There a size that pays between two steps that do not would be missed.
 * @throws InputError naming the field
 */
export function sweepSizes<Outcome extends SizeOutcome>(input: SweepInput<Outcome>): SizeSweep<Outcome> {
  const { mostPanels, use, sizes = USUAL_SIZES } = input
  requireNumber('mostPanels', mostPanels, { name: 'The number of panels', min: 1, max: MOST_PANELS, whole: true })
  requireNumber('use', use, { name: 'The use', above: 0, unit: 'kWh a year' })
  requireNumber('sizes', sizes, { name: 'The number of sizes', min: 2, max: 1_000, whole: true })
  const known = new Map<number, Outcome>()
  const at = (panels: number): SizePoint<Outcome> => {
    const outcome = known.get(panels) ?? finite(input.evaluate(panels))
    known.set(panels, outcome)
    return { panels, outcome }
  }
  const steps = stepsTo(mostPanels, sizes).map(at)
  const smallestThatPays = firstThat(steps, at, ({ npv }) => npv > 0)
  const coversTheYear = firstThat(steps, at, ({ solar }) => solar >= use)
  const bestValue = bestAround(steps, at)
  return {
    points: [...known.entries()].sort(([a], [b]) => a - b).map(([panels, outcome]) => ({ panels, outcome })),
    marks: { smallestThatPays, bestValue, bestFillsTheRoof: bestValue.panels === mostPanels, coversTheYear },
  }
}

function finite<Outcome extends SizeOutcome>(outcome: Outcome): Outcome {
  if (Number.isFinite(outcome.npv) && Number.isFinite(outcome.solar)) return outcome
  throw new InputError('evaluate', 'A size could not be worked out.')
}

/** At most `sizes` numbers from 1 to `most`, as even as whole numbers can be. */
function stepsTo(most: number, sizes: number): number[] {
  if (most <= sizes) return Array.from({ length: most }, (_, i) => i + 1)
  return Array.from({ length: sizes }, (_, i) => 1 + Math.round((i * (most - 1)) / (sizes - 1)))
}

/** The first number that fits: the first step that does, then every number since the step before. */
function firstThat<Outcome extends SizeOutcome>(
  steps: readonly SizePoint<Outcome>[],
  at: (panels: number) => SizePoint<Outcome>,
  fits: (outcome: Outcome) => boolean,
): SizePoint<Outcome> | null {
  const found = steps.findIndex(({ outcome }) => fits(outcome))
  if (found === -1) return null
  const last = steps[found] as SizePoint<Outcome>
  for (let panels = (steps[found - 1]?.panels ?? 0) + 1; panels < last.panels; panels += 1) {
    const point = at(panels)
    if (fits(point.outcome)) return point
  }
  return last
}

/** The number with the greatest NPV: the best step, then every number between its neighbours. */
function bestAround<Outcome extends SizeOutcome>(
  steps: readonly SizePoint<Outcome>[],
  at: (panels: number) => SizePoint<Outcome>,
): SizePoint<Outcome> {
  const better = (a: SizePoint<Outcome>, b: SizePoint<Outcome>) => (b.outcome.npv > a.outcome.npv ? b : a)
  let best = steps.reduce(better)
  const place = steps.indexOf(best)
  const from = steps[place - 1]?.panels ?? best.panels
  const to = steps[place + 1]?.panels ?? best.panels
  for (let panels = from + 1; panels < to; panels += 1) best = better(best, at(panels))
  return best
}
