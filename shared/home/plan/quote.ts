import type { Assessment } from '../../finance/metrics.ts'
import { normalYieldRange } from '../../solar/yield-range.ts'
import type { Home } from '../home.ts'
import type { Preset } from '../presets/preset.ts'
import { isUsablePrice } from '../presets/review.ts'
import { batteryPriceOf } from './compare-batteries.ts'
import type { Origin } from './figure.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { COMPARISON_YEAR_STEP, PRICE_RISE_SPREAD, yieldThreePoint } from './plan-range.ts'
import { reportErrorsAt, requireFigure } from './plan-result.ts'
import { resolvePlanInputs } from './resolve-plan-inputs.ts'
import { priceAtSize, withoutLease } from './resolve-project.ts'
import { simulatePlan } from './simulate-plan.ts'
import type { TimeSliced } from './time-sliced.ts'

/** Compared with the model or with typical prices. */
export interface QuotedFigure {
  readonly name: 'yield' | 'price' | 'priceRise' | 'payback'
  /** [kWh/kWp/year], [money/kWp], [share/year], [years] */
  readonly quoted: number
  /** Expected range in the same unit; `null` if unknown. */
  readonly expected: { readonly low: number; readonly high: number } | null
  readonly judgement: 'expected' | 'high' | 'low' | 'unknown'
  /** Whether the promise is better than expected: a high yield, but a low price. */
  readonly isTooGood: boolean
  /** Source of the expected range. */
  readonly from: Origin
  readonly askFor: 'shading-report' | 'included-parts' | 'bill-without-rise' | 'method' | null
}

/** Result of the quoted system on this roof and tariff; the same as its column in the comparison of scenarios. */
export interface QuoteOutcome extends Pick<Assessment, 'npv' | 'payback' | 'firstPayback'> {
  readonly years: number
  /** Part of the price attributed to the battery [money], and its usable capacity [kWh]; 0: no battery. */
  readonly batteryCost: number
  readonly batteryKwh: number
}

export interface QuoteCheck {
  /** `null` without a quoted price. */
  readonly outcome: QuoteOutcome | null
  readonly figures: readonly QuotedFigure[]
  /** Simulated yield of a single year [kWh]; exceeded in 90, 50 and 10 % of years. */
  readonly expected: { readonly p90: number; readonly p50: number; readonly p10: number }
  readonly home: Home
}

/**
 * Checks the quote of a home.
 * @param preset of its country, for typical prices
 * @throws MissingFigures without a quote or its power
 */
export function* checkQuote(inputs: PlanInputs, preset: Preset | null): TimeSliced<QuoteCheck> {
  const { home, siteData } = inputs
  const quote = requireFigure('money.quote', home.money.quote)
  const kwp = requireFigure('money.quote.kwp', quote.kwp)
  const quoted = reportErrorsAt('money.quote.kwp', () =>
    resolvePlanInputs(quotedHome(home, inputs.system.kwp), siteData),
  )
  const solar = simulatePlan(quoted, { step: COMPARISON_YEAR_STEP }).years[0]?.totals.solar ?? 0
  yield
  const outcome = quote.price === undefined ? null : simulateOutcome(quoted)
  yield
  const expected = normalYieldRange(solar, siteData.solar.standardError.singleYear)
  const figures: QuotedFigure[] = []
  if (quote.kwhPerYear !== undefined) figures.push(checkYield(quote.kwhPerYear / kwp, expected, kwp))
  if (quote.price !== undefined) figures.push(checkPrice(home, preset))
  if (quote.priceRise !== undefined) figures.push(checkPriceRise(quote.priceRise, inputs))
  if (quote.paidBackInYears !== undefined) figures.push(checkPayback(quote.paidBackInYears, quoted))
  return { outcome, figures, expected, home: quoted.home }
}

function simulateOutcome(quoted: PlanInputs): QuoteOutcome {
  const { assessment, project } = simulatePlan(quoted)
  const { npv, payback, firstPayback } = assessment
  const batteryKwh = quoted.system.battery?.battery.usableKwh ?? 0
  return { npv, payback, firstPayback, years: quoted.years.value, batteryCost: project.batteryCost, batteryKwh }
}

/** Panels keep their share of each face; a quoted price means a purchase. */
export function quotedHome(ownHome: Home, plannedKwp: number): Home {
  const { kwp = plannedKwp, price, batteryKwh } = ownHome.money.quote ?? {}
  const home = price === undefined ? ownHome : withoutLease(ownHome)
  const factor = plannedKwp > 0 ? kwp / plannedKwp : 1
  const { battery, ...system } = home.system
  const quotedBattery =
    batteryKwh === undefined ? battery : batteryKwh > 0 ? { ...battery, usableKwh: batteryKwh } : undefined
  // The quote has one total price; the home's own battery price gives the battery's part of it.
  const storagePrice = quotedBattery
    ? Math.min(price ?? 0, priceAtSize(batteryPriceOf(home) ?? undefined, quotedBattery.usableKwh))
    : 0
  return {
    ...home,
    system: {
      ...system,
      arrays: system.arrays.map((array) => ({ ...array, watts: array.watts * factor })),
      ...(system.inverterKw !== undefined && { inverterKw: system.inverterKw * factor }),
      ...(quotedBattery && { battery: quotedBattery }),
    },
    money: {
      ...home.money,
      ...(price !== undefined && {
        price: { kind: 'total', total: price - storagePrice },
        ...(quotedBattery && { batteryPrice: { kind: 'total', total: storagePrice } as const }),
      }),
    },
  }
}

const COMPUTED: Origin = { kind: 'worked-out' }

function judge(quoted: number, expected: QuotedFigure['expected']): QuotedFigure['judgement'] {
  if (!expected) return 'unknown'
  return quoted > expected.high ? 'high' : quoted < expected.low ? 'low' : 'expected'
}

function checkYield(quoted: number, { p90, p10 }: QuoteCheck['expected'], kwp: number): QuotedFigure {
  const expected = { low: p90 / kwp, high: p10 / kwp }
  const judgement = judge(quoted, expected)
  const isTooGood = judgement === 'high'
  return {
    name: 'yield',
    quoted,
    expected,
    judgement,
    isTooGood,
    from: COMPUTED,
    askFor: isTooGood ? 'shading-report' : null,
  }
}

/** Compares the price per kWp after deducting the typical price of the battery. */
function checkPrice({ money, region }: Home, preset: Preset | null): QuotedFigure {
  const { price = 0, kwp = 1, batteryKwh = 0 } = money.quote ?? {}
  const known = isUsablePrice(preset?.pvCost) && region.country === preset?.country ? preset.pvCost : null
  const storage =
    batteryKwh === 0 ? 0 : isUsablePrice(preset?.batteryCost) ? batteryKwh * preset.batteryCost.value : null
  const quoted = Math.max(0, price - (storage ?? 0)) / kwp
  const { low, high } = known ?? {}
  const expected = low !== undefined && high !== undefined && storage !== null ? { low, high } : null
  const judgement = judge(quoted, expected)
  return {
    name: 'price',
    quoted,
    expected,
    judgement,
    isTooGood: judgement === 'low',
    from: known
      ? { kind: 'typical', figure: `${region.country}.pvCost`, ...(known.asOf !== null && { asOf: known.asOf }) }
      : COMPUTED,
    askFor: judgement === 'expected' || judgement === 'unknown' ? null : 'included-parts',
  }
}

function checkPriceRise(quoted: number, { inflation }: PlanInputs): QuotedFigure {
  const expected = { low: inflation.value - PRICE_RISE_SPREAD, high: inflation.value + PRICE_RISE_SPREAD }
  const judgement = judge(quoted, expected)
  const isTooGood = judgement === 'high'
  const askFor = isTooGood ? 'bill-without-rise' : null
  return { name: 'priceRise', quoted, expected, judgement, isTooGood, from: inflation.from, askFor }
}

/** Range: yield and price rise both at their 10th and 90th percentiles. */
function checkPayback(quoted: number, inputs: PlanInputs): QuotedFigure {
  const { low, high } = yieldThreePoint(inputs)
  const paybackAt = (yieldFactor: number, rise: number) =>
    simulatePlan(inputs, { yield: yieldFactor, rise, step: COMPARISON_YEAR_STEP }).assessment.payback ??
    Number.MAX_SAFE_INTEGER
  const years = inputs.years.value
  const expected = {
    low: Math.min(years, paybackAt(high, PRICE_RISE_SPREAD)),
    high: Math.min(years, paybackAt(low, -PRICE_RISE_SPREAD)),
  }
  const judgement = judge(quoted, expected)
  const isTooGood = judgement === 'low'
  return {
    name: 'payback',
    quoted,
    expected,
    judgement,
    isTooGood,
    from: COMPUTED,
    askFor: isTooGood ? 'method' : null,
  }
}
