import { t } from '../language/t.ts'
import { InputError, requireNumber } from '../validation/input-error.ts'

export interface SizeOutcome {
  /** [money] */
  readonly npv: number
  /** Yearly yield [kWh]. */
  readonly solar: number
}

export interface SizePoint<Outcome extends SizeOutcome> {
  readonly panels: number
  readonly outcome: Outcome
}

/** `null` if no size on the roof qualifies. */
export interface SizeMarks<Outcome extends SizeOutcome> {
  /** Smallest number of panels with an NPV above 0. */
  readonly smallestThatPays: SizePoint<Outcome> | null
  /** Highest NPV; negative if nothing pays. */
  readonly bestValue: SizePoint<Outcome>
  /** Whether the best size fills the roof, so that a larger one might be better. */
  readonly bestFillsTheRoof: boolean
  /** Smallest number of panels that yields the year's use; `null` if the roof is too small. */
  readonly coversTheYear: SizePoint<Outcome> | null
}

export interface SizeSweep<Outcome extends SizeOutcome> {
  /** Evaluated sizes, ascending. */
  readonly points: readonly SizePoint<Outcome>[]
  readonly marks: SizeMarks<Outcome>
}

export interface SweepInput<Outcome extends SizeOutcome> {
  readonly maxPanels: number
  /** [kWh/year] */
  readonly use: number
  /** Computes the plan at a size; the caller caches what does not depend on the size. */
  readonly evaluate: (panels: number) => Outcome
  /** On larger roofs, number of sizes evaluated before refining the marks. */
  readonly sizes?: number
}

const DEFAULT_SIZES = 40
const MAX_PANELS = 10_000

/**
 * Evaluates a plan from one panel to the whole roof and finds the marks exactly. On a roof of at most `sizes` panels
 * every size is evaluated; a larger roof is sampled evenly and refined next to the marks. A size that pays between two
 * samples that do not is missed.
 * @throws InputError naming the field
 */
export function sweepSizes<Outcome extends SizeOutcome>(input: SweepInput<Outcome>): SizeSweep<Outcome> {
  const { maxPanels, use, sizes = DEFAULT_SIZES } = input
  requireNumber('maxPanels', maxPanels, { name: t('Number of panels'), min: 1, max: MAX_PANELS, whole: true })
  requireNumber('use', use, { name: t('Electricity use'), above: 0 })
  requireNumber('sizes', sizes, { name: t('Number of sizes'), min: 2, max: 1_000, whole: true })
  const known = new Map<number, Outcome>()
  const evaluateAt = (panels: number): SizePoint<Outcome> => {
    const outcome = known.get(panels) ?? requireFinite(input.evaluate(panels))
    known.set(panels, outcome)
    return { panels, outcome }
  }
  const steps = spreadSizes(maxPanels, sizes).map(evaluateAt)
  const smallestThatPays = findFirst(steps, evaluateAt, ({ npv }) => npv > 0)
  const coversTheYear = findFirst(steps, evaluateAt, ({ solar }) => solar >= use)
  const bestValue = findBest(steps, evaluateAt)
  return {
    points: [...known.entries()].sort(([a], [b]) => a - b).map(([panels, outcome]) => ({ panels, outcome })),
    marks: { smallestThatPays, bestValue, bestFillsTheRoof: bestValue.panels === maxPanels, coversTheYear },
  }
}

function requireFinite<Outcome extends SizeOutcome>(outcome: Outcome): Outcome {
  if (Number.isFinite(outcome.npv) && Number.isFinite(outcome.solar)) return outcome
  throw new InputError('evaluate', t('We could not work out one of the sizes. Check your prices.'))
}

/** Evenly spread integers from 1 to `max`. */
function spreadSizes(max: number, sizes: number): number[] {
  if (max <= sizes) return Array.from({ length: max }, (_, i) => i + 1)
  return Array.from({ length: sizes }, (_, i) => 1 + Math.round((i * (max - 1)) / (sizes - 1)))
}

/** The first sample that fits, refined down to the sample before it. */
function findFirst<Outcome extends SizeOutcome>(
  steps: readonly SizePoint<Outcome>[],
  evaluateAt: (panels: number) => SizePoint<Outcome>,
  fits: (outcome: Outcome) => boolean,
): SizePoint<Outcome> | null {
  const index = steps.findIndex(({ outcome }) => fits(outcome))
  if (index === -1) return null
  const last = steps[index] as SizePoint<Outcome>
  for (let panels = (steps[index - 1]?.panels ?? 0) + 1; panels < last.panels; panels += 1) {
    const point = evaluateAt(panels)
    if (fits(point.outcome)) return point
  }
  return last
}

/** The best sample, refined between its neighbors. */
function findBest<Outcome extends SizeOutcome>(
  steps: readonly SizePoint<Outcome>[],
  evaluateAt: (panels: number) => SizePoint<Outcome>,
): SizePoint<Outcome> {
  const better = (a: SizePoint<Outcome>, b: SizePoint<Outcome>) => (b.outcome.npv > a.outcome.npv ? b : a)
  let best = steps.reduce(better)
  const place = steps.indexOf(best)
  const from = steps[place - 1]?.panels ?? best.panels
  const to = steps[place + 1]?.panels ?? best.panels
  for (let panels = from + 1; panels < to; panels += 1) best = better(best, evaluateAt(panels))
  return best
}
