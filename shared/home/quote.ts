import type { Assessment } from '../finance/metrics.ts'
import { rangeAround } from '../solar/yield-range.ts'
import type { Home } from './home.ts'
import { atFigure, requireGiven } from './plan/answer.ts'
import { batteryPriceOf } from './plan/batteries-of-plan.ts'
import type { Origin } from './plan/figure.ts'
import type { Pieces } from './plan/pieces.ts'
import { priced } from './plan/project-of-home.ts'
import { COMPARED, RISE_OFF, yieldPoints } from './plan/range-of-plan.ts'
import { reckon } from './plan/reckon.ts'
import type { Terms } from './plan/terms.ts'
import { termsOf } from './plan/terms-of-home.ts'
import { isWhole } from './presets/check.ts'
import type { Preset } from './presets/preset.ts'

/*
 * An installer's offer, held against the model and against what is usual in the country.
 */

/** One figure of an offer. */
export interface QuotedFigure {
  readonly name: 'yield' | 'price' | 'priceRise' | 'payback'
  /** As quoted: [kWh/kWp] a year, [money/kWp], [share/year], [years]. */
  readonly quoted: number
  /** What is usual, in the same measure; `null` where nothing is known to hold it against. */
  readonly usual: { readonly low: number; readonly high: number } | null
  readonly judgement: 'usual' | 'high' | 'low' | 'unknown'
  /** Whether it sounds better than is to be expected; a price above the usual is high, not too good. */
  readonly isTooGood: boolean
  /** Where the usual range comes from. */
  readonly from: Origin
  /** What to ask for. */
  readonly ask:
    | 'the shading report'
    | 'what is included'
    | 'the bill without that rise'
    | 'how it was worked out'
    | null
}

/** What comes of the whole offer on this roof, at this tariff: the same simulation as its column beside the plan. */
export interface QuoteOutcome extends Pick<Assessment, 'npv' | 'payback' | 'firstPayback'> {
  readonly years: number
  /** Part of the price that is counted for the battery [money], which has so much usable capacity [kWh]; 0 without one. */
  readonly batteryCost: number
  readonly batteryKwh: number
}

export interface QuoteCheck {
  /** `null` while the offer has no price. */
  readonly outcome: QuoteOutcome | null
  readonly figures: readonly QuotedFigure[]
  /** What the model expects of the quoted panels on this roof in a year [kWh]: 9 of 10 years above, and below. */
  readonly expected: { readonly p90: number; readonly p50: number; readonly p10: number }
  /** The home with what was quoted, to stand as a scenario beside the others. */
  readonly home: Home
}

/**
 * Checks the quote of a home.
 * @param preset of its country, for the usual price
 * @throws MissingFigures when there is no quote, or too little of one
 */
export function* quoteOfTerms(terms: Terms, preset: Preset | null): Pieces<QuoteCheck> {
  const { home, around } = terms
  const quote = requireGiven('money.quote', home.money.quote)
  const kwp = requireGiven('money.quote.kwp', quote.kwp)
  const quoted = atFigure('money.quote.kwp', () => termsOf(quotedHome(home, terms.system.kwp), around))
  const solar = reckon(quoted, { step: COMPARED }).years[0]?.totals.solar ?? 0
  yield
  const outcome = quote.price === undefined ? null : outcomeOf(quoted)
  yield
  const expected = rangeAround(solar, around.sun.deviation.oneYear)
  const figures: QuotedFigure[] = []
  if (quote.kwhPerYear !== undefined) figures.push(yieldCheck(quote.kwhPerYear / kwp, expected, kwp))
  if (quote.price !== undefined) figures.push(priceCheck(home, preset))
  if (quote.priceRise !== undefined) figures.push(riseCheck(quote.priceRise, terms))
  if (quote.paidBackInYears !== undefined) figures.push(paybackCheck(quote.paidBackInYears, quoted))
  return { outcome, figures, expected, home: quoted.home }
}

function outcomeOf(quoted: Terms): QuoteOutcome {
  const { assessment, project } = reckon(quoted)
  const { npv, payback, firstPayback } = assessment
  const batteryKwh = quoted.system.battery?.battery.usableKwh ?? 0
  return { npv, payback, firstPayback, years: quoted.years.value, batteryCost: project.batteryCost, batteryKwh }
}

/** The home with the panels and the price of its quote; panels keep their shares of the planes. */
export function quotedHome(home: Home, plannedKwp: number): Home {
  const { kwp = plannedKwp, price, batteryKwh } = home.money.quote ?? {}
  const factor = plannedKwp > 0 ? kwp / plannedKwp : 1
  const { battery, ...system } = home.system
  const stored = batteryKwh === undefined ? battery : batteryKwh > 0 ? { ...battery, usableKwh: batteryKwh } : undefined
  // One price is quoted for all; the battery's part of it is what the home reckons for one.
  const storagePrice = stored ? Math.min(price ?? 0, priced(batteryPriceOf(home) ?? undefined, stored.usableKwh)) : 0
  return {
    ...home,
    system: {
      ...system,
      arrays: system.arrays.map((array) => ({ ...array, watts: array.watts * factor })),
      ...(system.inverterKw !== undefined && { inverterKw: system.inverterKw * factor }),
      ...(stored && { battery: stored }),
    },
    money: {
      ...home.money,
      ...(price !== undefined && {
        price: { kind: 'total', total: price - storagePrice },
        ...(stored && { batteryPrice: { kind: 'total', total: storagePrice } as const }),
      }),
    },
  }
}

const WORKED_OUT: Origin = { kind: 'worked-out' }

function judged(quoted: number, usual: QuotedFigure['usual']): QuotedFigure['judgement'] {
  if (!usual) return 'unknown'
  return quoted > usual.high ? 'high' : quoted < usual.low ? 'low' : 'usual'
}

function yieldCheck(quoted: number, { p90, p10 }: QuoteCheck['expected'], kwp: number): QuotedFigure {
  const usual = { low: p90 / kwp, high: p10 / kwp }
  const judgement = judged(quoted, usual)
  const isTooGood = judgement === 'high'
  return {
    name: 'yield',
    quoted,
    usual,
    judgement,
    isTooGood,
    from: WORKED_OUT,
    ask: isTooGood ? 'the shading report' : null,
  }
}

/** The price of a kWp beside what is paid in the country; the battery's usual price is taken off first. */
function priceCheck({ money, region }: Home, preset: Preset | null): QuotedFigure {
  const { price = 0, kwp = 1, batteryKwh = 0 } = money.quote ?? {}
  const known = isWhole(preset?.pvCost) && region.country === preset?.country ? preset.pvCost : null
  const storage = batteryKwh === 0 ? 0 : isWhole(preset?.batteryCost) ? batteryKwh * preset.batteryCost.value : null
  const quoted = Math.max(0, price - (storage ?? 0)) / kwp
  const { low, high } = known ?? {}
  const usual = low !== undefined && high !== undefined && storage !== null ? { low, high } : null
  const judgement = judged(quoted, usual)
  return {
    name: 'price',
    quoted,
    usual,
    judgement,
    isTooGood: judgement === 'low',
    from: known
      ? { kind: 'typical', figure: `${region.country}.pvCost`, ...(known.asOf !== null && { asOf: known.asOf }) }
      : WORKED_OUT,
    ask: judgement === 'usual' || judgement === 'unknown' ? null : 'what is included',
  }
}

function riseCheck(quoted: number, { inflation }: Terms): QuotedFigure {
  const usual = { low: inflation.value - RISE_OFF, high: inflation.value + RISE_OFF }
  const judgement = judged(quoted, usual)
  const isTooGood = judgement === 'high'
  const ask = isTooGood ? 'the bill without that rise' : null
  return { name: 'priceRise', quoted, usual, judgement, isTooGood, from: inflation.from, ask }
}

/** Paybacks of the quoted system in good and in poor conditions: yield and rise both at their 1-in-10. */
function paybackCheck(quoted: number, terms: Terms): QuotedFigure {
  const { low, high } = yieldPoints(terms)
  const paid = (sunny: number, rise: number) =>
    reckon(terms, { yield: sunny, rise, step: COMPARED }).assessment.payback ?? Number.MAX_SAFE_INTEGER
  const years = terms.years.value
  const usual = { low: Math.min(years, paid(high, RISE_OFF)), high: Math.min(years, paid(low, -RISE_OFF)) }
  const judgement = judged(quoted, usual)
  const isTooGood = judgement === 'low'
  return {
    name: 'payback',
    quoted,
    usual,
    judgement,
    isTooGood,
    from: WORKED_OUT,
    ask: isTooGood ? 'how it was worked out' : null,
  }
}
