import type { Home } from '../home.ts'
import type { Preset } from '../presets/preset.ts'
import { sellingHere } from '../typical.ts'
import type { Pieces } from './pieces.ts'
import { COMPARED, rangeOfTerms } from './range-of-plan.ts'
import { reckon } from './reckon.ts'
import { type Terms, yearlyUse } from './terms.ts'
import { termsOf } from './terms-of-home.ts'
import { kindOf, type Verdict, verdictOf } from './verdict.ts'

/*
 * An export rate that nobody gave is a range: the plan counts nothing for it, and the verdict is computed at the highest
 * plausible rate too.
 */

/** What the verdict owes to an unknown export rate. */
export interface UnknownExportRate {
  /** Whether the plan pays, or does not, at every plausible rate, or whether the rate decides. */
  readonly verdict: 'pays at any' | 'depends' | 'pays at none'
  /** The highest plausible rate [money/kWh]. */
  readonly highest: number
  /** From this rate on the plan gains [money/kWh]; `null` unless it lies between nothing and the highest. */
  readonly breakEven: number | null
}

/** The figures that an export rate is asked by. */
const ASKED = ['tariff.selling', 'tariff.selling.price', 'tariff.selling.ofSupplyPrice.supplyPrice']

export const isExportRate = (path: string) => ASKED.includes(path)

export const isRateUnknown = ({ notes }: Terms) => [...notes.asked].some(isExportRate)

/** The home as if a sold kWh earned so much [money/kWh]. */
export function withExportRate(home: Home, price: number): Home {
  const { selling } = home.tariff
  if (selling?.kind !== 'net-billing') {
    return { ...home, tariff: { ...home.tariff, selling: { kind: 'net-billing', price } } }
  }
  const { ofSupplyPrice: _, ...terms } = selling
  return { ...home, tariff: { ...home.tariff, selling: { ...terms, price } } }
}

/** The upper end of the region's known range, or else what the home pays for a kWh [money/kWh]. */
export function highestRate(terms: Terms, preset: Preset | null): number {
  const { country, subdivision } = terms.home.region
  if (preset?.country === country) {
    const range = sellingHere(preset, { start: terms.start, ...(subdivision !== undefined && { subdivision }) })?.rule
      .range
    if (range) return range[1]
  }
  const energy = reckon(terms, { step: COMPARED }).billsWithout[0]?.months.reduce((sum, month) => sum + month.energy, 0)
  return (energy ?? 0) / yearlyUse(terms)
}

const side = (kind: Verdict['kind']) =>
  kind === 'worth it' || kind === 'probably worth it' ? 1 : kind === 'it depends' ? 0 : -1

/**
 * @param atNothing the verdict with nothing paid for export
 * @returns nothing where the rate is known
 */
export function* exportRateOf(
  terms: Terms,
  atNothing: Verdict,
  preset: Preset | null,
): Pieces<UnknownExportRate | null> {
  if (!isRateUnknown(terms)) return null
  const highest = highestRate(terms, preset)
  const paid = termsOf(withExportRate(terms.home, highest), terms.around)
  const atHighest = kindOf(verdictOf(yield* rangeOfTerms(paid), []).chance)
  const [low, high] = [side(atNothing.kind), side(atHighest)]
  if (low === 1 && high === 1) return { verdict: 'pays at any', highest, breakEven: null }
  if (low === -1 && high === -1) return { verdict: 'pays at none', highest, breakEven: null }
  return { verdict: 'depends', highest, breakEven: yield* breakEvenRate(terms, highest) }
}

const ROUNDS = 20
/** Near enough [share of the highest rate]. */
const NEAR = 0.001

/** The rate at which the gain is nothing, by halving. A plan to a piece. */
export function* breakEvenRate({ home, around }: Terms, highest: number): Pieces<number | null> {
  const gainsAt = (rate: number) =>
    reckon(termsOf(withExportRate(home, rate), around), { step: COMPARED }).assessment.npv > 0
  if (gainsAt(0) || !gainsAt(highest)) return null
  let [low, high] = [0, highest]
  for (let round = 0; round < ROUNDS && high - low > NEAR * highest; round += 1) {
    const middle = (low + high) / 2
    if (gainsAt(middle)) high = middle
    else low = middle
    yield
  }
  return high
}
