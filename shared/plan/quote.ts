import type { Assessment } from '../finance/metrics.ts'
import type { Quote } from '../home/costs.ts'
import type { Home } from '../home/home.ts'
import { deductedFromQuotes } from '../home/incentives.ts'
import { isPriced, quotesOf } from '../home/quotes.ts'
import type { Preset } from '../presets/preset.ts'
import { isUsablePrice } from '../presets/review.ts'
import { normalYieldRange } from '../solar/yield-range.ts'
import type { Origin } from './basis/figure.ts'
import { captureSlices, type PlanResult, reportErrorsAt, requireFigure } from './basis/plan-result.ts'
import type { SiteData } from './basis/site-data.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import { annualYieldByFace } from './compare-sizes.ts'
import type { PlannedHome } from './default-system.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { COMPARISON_YEAR_STEP, PRICE_RISE_SPREAD, simulateRange, yieldThreePoint } from './plan-range.ts'
import { priceBeforeSupport, quotedHome, unquotedHome } from './quoted-home.ts'
import type { Candidate } from './recommend-system.ts'
import { resolvePlanInputs, simulateHome } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'
import { countPanelsOnRoof } from './roof-room.ts'
import { type PlanSimulation, simulatePlan } from './simulate-plan.ts'
import { deriveVerdict, type Verdict } from './verdict.ts'

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

/** Result of the quoted system on this roof and tariff; that of the plan's quote is the plan's own. */
export interface QuoteOutcome
  extends Pick<Assessment, 'npv' | 'payback' | 'firstPayback'>,
    Pick<Verdict, 'kind' | 'chance'> {
  readonly years: number
  /** Part of the price attributed to the battery [money], and its usable capacity [kWh]; 0: no battery. */
  readonly batteryCost: number
  readonly batteryKwh: number
}

/** What to ask the installer, as the quote does not say it or it differs from what is typical. */
export type QuoteQuestion =
  | NonNullable<QuotedFigure['askFor']>
  | 'room'
  | 'output'
  | 'assumed-price-rise'
  | 'battery-price'
  | 'battery-size'

export interface QuoteCheck {
  readonly panels: number
  /** `null` without a quoted price. */
  readonly outcome: QuoteOutcome | null
  readonly figures: readonly QuotedFigure[]
  readonly questions: readonly QuoteQuestion[]
  /** Simulated yield of a single year [kWh]; exceeded in 90, 50 and 10 % of years. */
  readonly expected: { readonly p90: number; readonly p50: number; readonly p10: number }
}

/** The recommended system, to ask the installer for instead. */
export interface CounterOffer extends Candidate, Pick<Assessment, 'payback' | 'firstPayback'> {
  /** Cost as installers quote it: after the incentives that they deduct [money]. */
  readonly cost: number
  readonly years: number
  /**
   * `keep`: the quote gains nearly as much. `lower-price`: it has nearly the same size, so that its price is the
   * difference. `other-size`: the recommended system gains more.
   */
  readonly advice: 'keep' | 'lower-price' | 'other-size'
}

export interface QuoteComparison {
  /** Checks in the order of `quotesOf`; `null` without a power. */
  readonly checks: readonly (PlanResult<QuoteCheck> | null)[]
  /** `null` without a quote of the plan, or where no system can be recommended. */
  readonly counterOffer: CounterOffer | null
}

/**
 * Checks the quotes of a home.
 * @param preset of its country, for typical prices
 * @param recommend the recommended system of a home without quotes
 * @throws MissingFigures without a quote, or without a power of the only one
 */
export function* compareQuotes(
  home: Home,
  siteData: SiteData,
  preset: Preset | null,
  recommend: (home: Home) => TimeSliced<PlannedHome>,
): TimeSliced<QuoteComparison> {
  const quotes = quotesOf(home)
  const [first] = quotes
  requireFigure('money.quote', first)
  if (quotes.length === 1 && home.money.quote) requireFigure('money.quote.kwp', first?.kwp || undefined)
  const checks: QuoteComparison['checks'][number][] = []
  for (const quote of quotes)
    checks.push(
      quote.kwp
        ? yield* captureSlices(() => checkQuote(home, { ...quote, kwp: quote.kwp ?? 0 }, siteData, preset))
        : null,
    )
  const [check] = checks
  const outcome = isPriced(home.money.quote) && check?.kind === 'answer' ? check.value.outcome : null
  const counterOffer = outcome ? yield* captureSlices(() => findCounterOffer(home, outcome, siteData, recommend)) : null
  return { checks, counterOffer: counterOffer?.kind === 'answer' ? counterOffer.value : null }
}

function* checkQuote(
  home: Home,
  quote: Quote & { readonly kwp: number },
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<QuoteCheck> {
  const { kwp } = quote
  const inputs = reportErrorsAt('money.quote.kwp', () =>
    resolvePlanInputs(quotedHome(home, quote, annualYieldByFace(siteData.solar)), siteData),
  )
  const simulation = simulatePlan(inputs)
  yield
  const solar = simulation.years[0]?.totals.solar ?? 0
  const outcome = quote.price === undefined ? null : yield* assessOutcome(inputs, simulation, preset)
  const expected = normalYieldRange(solar, siteData.solar.standardError.singleYear)
  const figures: QuotedFigure[] = []
  if (quote.kwhPerYear !== undefined) figures.push(checkYield(quote.kwhPerYear / kwp, expected, kwp))
  if (quote.price !== undefined) figures.push(checkPrice(home, { ...quote, price: quote.price }, preset))
  if (quote.priceRise !== undefined) figures.push(checkPriceRise(quote.priceRise, inputs))
  if (quote.paidBackInYears !== undefined) figures.push(checkPayback(quote.paidBackInYears, inputs))
  const { panels } = inputs.system
  return { panels, outcome, figures, questions: findQuestions(home, quote, panels, figures), expected }
}

function* assessOutcome(
  inputs: PlanInputs,
  { assessment: { npv, payback, firstPayback }, project }: PlanSimulation,
  preset: Preset | null,
): TimeSliced<QuoteOutcome> {
  const { kind, chance } = deriveVerdict(yield* simulateRange(inputs, preset), [])
  const batteryKwh = inputs.system.battery?.battery.usableKwh ?? 0
  return {
    npv,
    payback,
    firstPayback,
    kind,
    chance,
    years: inputs.years.value,
    batteryCost: project.batteryCost,
    batteryKwh,
  }
}

/** Unusual figures come first. */
function findQuestions(home: Home, quote: Quote, panels: number, figures: readonly QuotedFigure[]): QuoteQuestion[] {
  const hasKnownRoom = home.roof.planes.length > 0 && home.roof.planes.every(({ room }) => room !== undefined)
  const room = countPanelsOnRoof({ ...home, system: { ...home.system, arrays: [] } })
  const hasBattery = (quote.batteryKwh ?? 0) > 0
  return [
    ...figures.flatMap(({ askFor }) => askFor ?? []),
    ...(hasKnownRoom && panels > room ? (['room'] as const) : []),
    ...(quote.kwhPerYear === undefined ? (['output'] as const) : []),
    ...(quote.paidBackInYears !== undefined && quote.priceRise === undefined ? (['assumed-price-rise'] as const) : []),
    ...(hasBattery ? (['battery-price', 'battery-size'] as const) : []),
  ]
}

/** A system within this of the best is as good [share of the net present value]. */
const TOLERANCE = 0.02
/** Sizes that differ by less are alike [kWp], [kWh]. */
const SIMILAR_KWP = 0.5
const SIMILAR_BATTERY_KWH = 1

function* findCounterOffer(
  home: Home,
  { npv: quotedNpv, batteryKwh: quotedBatteryKwh }: QuoteOutcome,
  siteData: SiteData,
  recommend: (home: Home) => TimeSliced<PlannedHome>,
): TimeSliced<CounterOffer | null> {
  const recommended = yield* recommend(unquotedHome(home))
  if (!recommended.recommendation) return null
  const { inputs, assessment, project } = simulateHome(withoutLease(recommended.home), siteData)
  const { npv, payback, firstPayback } = assessment
  const { panels, kwp } = inputs.system
  const batteryKwh = inputs.system.battery?.battery.usableKwh ?? 0
  const hasSimilarSize =
    Math.abs(kwp - (home.money.quote?.kwp ?? 0)) < SIMILAR_KWP &&
    Math.abs(batteryKwh - quotedBatteryKwh) <= SIMILAR_BATTERY_KWH
  return {
    panels,
    kwp,
    batteryKwh,
    cost:
      project.panelCost + project.batteryCost - deductedFromQuotes(home.money.incentives, { kw: kwp, kwh: batteryKwh }),
    npv,
    payback,
    firstPayback,
    years: inputs.years.value,
    advice: quotedNpv >= npv - TOLERANCE * Math.abs(npv) ? 'keep' : hasSimilarSize ? 'lower-price' : 'other-size',
  }
}

const COMPUTED: Origin = { kind: 'worked-out' }

function judge({ quoted, expected }: Pick<QuotedFigure, 'quoted' | 'expected'>): QuotedFigure['judgement'] {
  if (!expected) return 'unknown'
  return quoted > expected.high ? 'high' : quoted < expected.low ? 'low' : 'expected'
}

/** @param tooGood judgement of a promise that is better than expected */
function compareFigure(
  figure: Pick<QuotedFigure, 'name' | 'quoted' | 'expected' | 'from'>,
  tooGood: 'high' | 'low',
  askFor: QuotedFigure['askFor'],
): QuotedFigure {
  const judgement = judge(figure)
  const isTooGood = judgement === tooGood
  return { ...figure, judgement, isTooGood, askFor: isTooGood ? askFor : null }
}

function checkYield(quoted: number, { p90, p10 }: QuoteCheck['expected'], kwp: number): QuotedFigure {
  const expected = { low: p90 / kwp, high: p10 / kwp }
  return compareFigure({ name: 'yield', quoted, expected, from: COMPUTED }, 'high', 'shading-report')
}

/** Compares the price per kWp before support after deducting the typical price of the battery. */
function checkPrice(
  { region, money }: Home,
  quote: Quote & { readonly price: number },
  preset: Preset | null,
): QuotedFigure {
  const { kwp = 1, batteryKwh = 0 } = quote
  const price = priceBeforeSupport({ money }, quote)
  const known = isUsablePrice(preset?.pvCost) && region.country === preset?.country ? preset.pvCost : null
  const storage =
    batteryKwh === 0 ? 0 : isUsablePrice(preset?.batteryCost) ? batteryKwh * preset.batteryCost.value : null
  const quoted = Math.max(0, price - (storage ?? 0)) / kwp
  const { low, high } = known ?? {}
  const expected = low !== undefined && high !== undefined && storage !== null ? { low, high } : null
  const from: Origin = known
    ? { kind: 'typical', figure: `${region.country}.pvCost`, ...(known.asOf !== null && { asOf: known.asOf }) }
    : COMPUTED
  const figure = compareFigure({ name: 'price', quoted, expected, from }, 'low', 'included-parts')
  return figure.judgement === 'high' ? { ...figure, askFor: 'included-parts' } : figure
}

function checkPriceRise(quoted: number, { inflation }: PlanInputs): QuotedFigure {
  const expected = { low: inflation.value - PRICE_RISE_SPREAD, high: inflation.value + PRICE_RISE_SPREAD }
  return compareFigure({ name: 'priceRise', quoted, expected, from: inflation.from }, 'high', 'bill-without-rise')
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
  return compareFigure({ name: 'payback', quoted, expected, from: COMPUTED }, 'low', 'method')
}
