import { isExportRatePath, withExportRate } from '../home/export-rate.ts'
import type { Preset } from '../presets/preset.ts'
import { findSellingRule, localOptionsOf } from '../presets/typical-home.ts'
import { regionOf } from '../region.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { COMPARISON_YEAR_STEP, meanImportPrice, simulateRange } from './plan-range.ts'
import { resolvePlanInputs, simulateHome } from './resolve-plan-inputs.ts'
import { deriveVerdict, type Verdict } from './verdict.ts'

/** Effect of an unknown export rate on the verdict. The plan counts it as zero; the verdict is also derived at the highest rate. */
export interface UnknownExportRate {
  readonly verdict: 'pays-at-any' | 'depends' | 'pays-at-none'
  /** [money/kWh] */
  readonly highest: number
  /** [money/kWh]; `null` unless it lies between zero and the highest rate. */
  readonly breakEven: number | null
}

export const isExportRateUnknown = ({ assumptions }: PlanInputs) => [...assumptions.missing].some(isExportRatePath)

/** Upper end of the region's published range in the home's currency, or the home's mean import price [money/kWh]. */
export function highestPlausibleRate(inputs: PlanInputs, preset: Preset | null): number {
  const { country, currency } = inputs.home.region
  if (preset?.country === country && currency === regionOf(country).currency) {
    const range = findSellingRule(preset, localOptionsOf(inputs.home, inputs.start))?.rule.range
    if (range) return range[1]
  }
  return meanImportPrice(inputs)
}

const verdictSign = (kind: Verdict['kind']) =>
  kind === 'worth-it' || kind === 'probably-worth-it' ? 1 : kind === 'it-depends' ? 0 : -1

/** `null` where the rate is known. */
export function* assessExportRate(
  inputs: PlanInputs,
  verdictAtZero: Verdict,
  preset: Preset | null,
): TimeSliced<UnknownExportRate | null> {
  if (!isExportRateUnknown(inputs)) return null
  const highest = highestPlausibleRate(inputs, preset)
  const inputsAtHighest = resolvePlanInputs(withExportRate(inputs.home, highest), inputs.siteData)
  const atHighest = deriveVerdict(yield* simulateRange(inputsAtHighest, preset), []).kind
  const [low, high] = [verdictSign(verdictAtZero.kind), verdictSign(atHighest)]
  if (low === 1 && high === 1) return { verdict: 'pays-at-any', highest, breakEven: null }
  if (low === -1 && high === -1) return { verdict: 'pays-at-none', highest, breakEven: null }
  return { verdict: 'depends', highest, breakEven: yield* findBreakEvenRate(inputs, highest) }
}

const MAX_ROUNDS = 20
/** [share of the highest rate] */
const TOLERANCE = 0.001

/** Finds the rate with a net present value of zero by bisection; one plan per slice. */
export function* findBreakEvenRate({ home, siteData }: PlanInputs, highest: number): TimeSliced<number | null> {
  const gainsAt = (rate: number) =>
    simulateHome(withExportRate(home, rate), siteData, COMPARISON_YEAR_STEP).assessment.npv > 0
  if (gainsAt(0) || !gainsAt(highest)) return null
  let [low, high] = [0, highest]
  for (let round = 0; round < MAX_ROUNDS && high - low > TOLERANCE * highest; round += 1) {
    const middle = (low + high) / 2
    if (gainsAt(middle)) high = middle
    else low = middle
    yield
  }
  return high
}
