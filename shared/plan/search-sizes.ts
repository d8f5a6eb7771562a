import type { TimeSliced } from './basis/time-sliced.ts'

/*
 * Search for the number of panels with the highest value on roofs of any size. The value is taken to be concave: it rises
 * to one peak and falls after it.
 */

interface Valued {
  /** [money] */
  readonly npv: number
}

export interface SizeSearch<Value extends Valued> {
  /** Numbers of panels, ascending: see `createSizeLadder`. */
  readonly sizes: readonly number[]
  /** Expensive. Also for numbers between two of `sizes`. */
  readonly at: (panels: number) => TimeSliced<Value>
}

export interface SizePeak<Value extends Valued> {
  readonly panels: number
  readonly value: Value
}

/** Distance of two sizes of a ladder [share of the smaller]. */
const SIZE_STEP = 0.05
/** Evenly spread sizes evaluated before hill climbing. */
const COARSE_SIZES = 7

/** Every number of panels up to 40, then steps that grow with the number. */
export function createSizeLadder(minPanels: number, maxPanels: number): readonly number[] {
  const sizes: number[] = []
  for (let panels = minPanels; panels < maxPanels; panels += Math.max(1, Math.floor(SIZE_STEP * panels))) {
    sizes.push(panels)
  }
  return [...sizes, maxPanels]
}

/** @returns index of the best of some evenly spread sizes */
export function* searchCoarsely<Value extends Valued>({ sizes, at }: SizeSearch<Value>): TimeSliced<number> {
  const last = sizes.length - 1
  const steps = Math.min(COARSE_SIZES - 1, last)
  let [best, bestNpv] = [0, (yield* at(sizes[0] as number)).npv]
  for (let step = 1; step <= steps; step += 1) {
    const index = Math.round((step * last) / steps)
    const { npv } = yield* at(sizes[index] as number)
    if (npv > bestNpv) [best, bestNpv] = [index, npv]
  }
  return best
}

/** @returns index of the local optimum reached by hill climbing */
export function* climbToPeak<Value extends Valued>({ sizes, at }: SizeSearch<Value>, from: number): TimeSliced<number> {
  let index = from
  let { npv } = yield* at(sizes[from] as number)
  for (const step of [1, -1]) {
    for (let panels = sizes[index + step]; panels !== undefined; panels = sizes[index + step]) {
      const next = yield* at(panels)
      if (next.npv <= npv) break
      npv = next.npv
      index += step
    }
  }
  return index
}

/** Highest value that a concave curve can have between the two sizes next to a peak. */
export function* boundPeak<Value extends Valued>({ sizes, at }: SizeSearch<Value>, index: number): TimeSliced<number> {
  /** The line through two sizes, at a third. */
  const extrapolate = function* (first: number, second: number, third: number): TimeSliced<number> {
    const [a, b, c] = [sizes[first], sizes[second], sizes[third]] as [number, number, number]
    const [from, to] = [(yield* at(a)).npv, (yield* at(b)).npv]
    return to + ((to - from) / (b - a)) * (c - b)
  }
  const hasGap = (i: number) => (sizes[i + 1] ?? 0) - (sizes[i] ?? Number.POSITIVE_INFINITY) > 1
  const isLast = index === sizes.length - 1
  const above = hasGap(index) ? yield* extrapolate(index - 1, index, index + 1) : Number.NEGATIVE_INFINITY
  const below = hasGap(index - 1)
    ? yield* isLast ? extrapolate(index - 2, index - 1, index) : extrapolate(index + 1, index, index - 1)
    : Number.NEGATIVE_INFINITY
  return Math.max((yield* at(sizes[index] as number)).npv, above, below)
}

/** Finds the peak between the two sizes next to the best of a ladder. */
export function* refinePeak<Value extends Valued>(
  { sizes, at }: SizeSearch<Value>,
  index: number,
): TimeSliced<SizePeak<Value>> {
  let center = sizes[index] as number
  let value = yield* at(center)
  const [low, high] = [sizes[index - 1] ?? center, sizes[index + 1] ?? center]
  /** The peak lies less than this from the center. */
  let distance = Math.max(center - low, high - center)
  while (distance > 1) {
    distance = Math.ceil(distance / 2)
    for (const panels of [center - distance, center + distance]) {
      if (panels <= low || panels >= high) continue
      const next = yield* at(panels)
      if (next.npv > value.npv) [center, value] = [panels, next]
    }
  }
  return { panels: center, value }
}

/** @returns the last number of panels in one direction whose value stays at or above a floor */
export function* lastSizeAbove<Value extends Valued>(
  { sizes, at }: SizeSearch<Value>,
  from: number,
  direction: 1 | -1,
  floor: number,
): TimeSliced<number> {
  let last = from
  const ahead = sizes.filter((panels) => (panels - from) * direction > 0)
  for (const panels of direction === 1 ? ahead : ahead.toReversed()) {
    if ((yield* at(panels)).npv >= floor) {
      last = panels
      continue
    }
    let below = panels
    while (Math.abs(below - last) > 1) {
      const middle = Math.trunc((last + below) / 2)
      if ((yield* at(middle)).npv >= floor) last = middle
      else below = middle
    }
    break
  }
  return last
}

/** @returns the smallest size with a property that all larger ones have, too; `null` if none has it */
export function* findFirstSize<Value extends Valued>(
  { sizes, at }: SizeSearch<Value>,
  hasProperty: (value: Value) => boolean,
): TimeSliced<number | null> {
  let [below, found] = [(sizes[0] as number) - 1, sizes.at(-1) as number]
  if (!hasProperty(yield* at(found))) return null
  while (found - below > 1) {
    const middle = Math.floor((below + found) / 2)
    if (hasProperty(yield* at(middle))) found = middle
    else below = middle
  }
  return found
}
