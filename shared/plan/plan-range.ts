import { sumOf } from '../calendar.ts'
import type { Assessment } from '../finance/metrics.ts'
import { estimateOutcomeRange, interpolateRange, type RangePosition, type ThreePoint } from '../finance/range.ts'
import { plannedQuote } from '../home/quotes.ts'
import type { Preset } from '../presets/preset.ts'
import { findPriceRange } from '../presets/typical-home.ts'
import { normalYieldRange } from '../solar/yield-range.ts'
import { type TimeSliced, timeSliced } from './basis/time-sliced.ts'
import { marketOf } from './market.ts'
import { type PlanInputs, yearlyUse } from './plan-inputs.ts'
import { type PlanSimulation, simulatePlan } from './simulate-plan.ts'

/** `cost`, `price` and `exportPrice` are factors on typical prices; see `uncertainPrices`. */
export type UncertainFactor = 'yield' | 'shape' | 'rise' | 'cost' | 'price' | 'exportPrice'

/** One combination of the uncertain factors, so that all figures are consistent. */
export interface PlanCase
  extends Pick<Assessment, 'npv' | 'payback' | 'discountedPayback'>,
    Pick<PlanSimulation, 'spent' | 'spentWithout'> {
  /** Position of each factor: −1 is the 10th percentile, 1 the 90th. */
  readonly at: Readonly<Partial<Record<UncertainFactor, RangePosition>>>
  /** Factor on the yield, and the yearly rise of the electricity price [share/year]. */
  readonly yield: number
  readonly priceRise: number
  /** First year [money]. */
  readonly billAfter: number
}

export interface PlanRange {
  /** About 1 in 10 homes does worse than `poor`, and 1 in 10 better than `good`. */
  readonly poor: PlanCase
  readonly middle: PlanCase
  readonly good: PlanCase
}

/** Deviation of the yearly price rise at its 10th and 90th percentiles [share/year]: a judgement. */
export const PRICE_RISE_SPREAD = 0.02
/** Years between two simulated ones where plans are compared: see decision 31. */
export const COMPARISON_YEAR_STEP = 3

/**
 * Paid for the energy of year 1 without the system [money/kWh].
 * @param simulation of these inputs, if there is one
 */
export function meanImportPrice(
  inputs: PlanInputs,
  simulation = simulatePlan(inputs, { step: COMPARISON_YEAR_STEP }),
): number {
  const [bill] = simulation.billsWithout
  return sumOf((bill?.months ?? []).map(({ energy }) => energy)) / yearlyUse(inputs)
}

/** 10th, 50th and 90th percentile of the yield, as factors. */
export function yieldThreePoint({ siteData }: PlanInputs): ThreePoint {
  const { p90, p50, p10 } = normalYieldRange(1, siteData.solar.standardError.mean25Years)
  return { low: p90, middle: p50, high: p10 }
}

/** Deviation of a typical system price until there is a quote, at its 10th and 90th percentiles: a judgement. */
export const COST_SPREAD = 0.2
/** The same of a unit rate that is the mean of a country or region. */
export const MEAN_PRICE_SPREAD = 0.1

const spread = (share: number): ThreePoint => ({ low: 1 - share, middle: 1, high: 1 + share })

/** Deviation of the yearly price rise: the published range of the typical one, or a judgement. */
export function riseThreePoint({ home }: PlanInputs): ThreePoint {
  const { priceRiseRange } = marketOf(home)
  return home.provenance['money.priceRise']?.kind === 'typical' && priceRiseRange
    ? { ...priceRiseRange, middle: 0 }
    : { low: -PRICE_RISE_SPREAD, middle: 0, high: PRICE_RISE_SPREAD }
}

/** Factors on typical prices, which differ from one's own. What the user stated is certain. */
export function uncertainPrices(
  { home, gridTariff }: PlanInputs,
  preset: Preset | null,
): Partial<Record<UncertainFactor, ThreePoint>> {
  const { provenance, money, region } = home
  const typicalFigure = (path: string) => {
    const from = provenance[path]
    return from?.kind === 'typical' ? from.figure : undefined
  }
  const isBought = money.financing?.kind !== 'lease' && !plannedQuote(home)
  const isMeanPrice = /\.price(-|$)/.test(typicalFigure('tariff.buying') ?? '')
  const selling = typicalFigure('tariff.selling')
  const rate = gridTariff.exportFollowsImportPrice ? null : gridTariff.exportRate
  const range =
    preset && selling !== undefined && rate ? findPriceRange(preset, selling, region.subdivision) : undefined
  return {
    ...(isBought && typicalFigure('money.price') !== undefined && { cost: spread(COST_SPREAD) }),
    ...(isMeanPrice && { price: spread(MEAN_PRICE_SPREAD) }),
    ...(range &&
      rate && { exportPrice: { low: Math.min(1, range.low / rate), middle: 1, high: Math.max(1, range.high / rate) } }),
  }
}

/**
 * Joint cases of yield, load shape, price rise and typical prices: see decision 33. A slice for each end of each.
 * @param preset for the published range of the export rate
 */
export function* simulateRange(inputs: PlanInputs, preset: Preset | null = null): TimeSliced<PlanRange> {
  const prices = uncertainPrices(inputs, preset)
  const names: readonly UncertainFactor[] = [
    'yield',
    ...(inputs.use.range ? (['shape'] as const) : []),
    'rise',
    ...(Object.keys(prices) as UncertainFactor[]),
  ]
  const yields = yieldThreePoint(inputs)
  const rises = riseThreePoint(inputs)
  const evaluateWithStep =
    (step: number) =>
    (at: PlanCase['at']): PlanCase => {
      const yieldFactor = interpolateRange(yields, at.yield ?? 0)
      const rise = interpolateRange(rises, at.rise ?? 0)
      const factors = Object.entries(prices).map(([name, range]) => [
        name,
        // A factor below zero would turn a price around.
        Math.max(0, interpolateRange(range, at[name as UncertainFactor] ?? 0)),
      ])
      const { assessment, bills, spent, spentWithout } = simulatePlan(inputs, {
        yield: yieldFactor,
        shape: at.shape ?? 0,
        rise,
        ...Object.fromEntries(factors),
        step,
      })
      return {
        at,
        yield: yieldFactor,
        priceRise: inputs.priceRise.value + rise,
        npv: assessment.npv,
        payback: assessment.payback,
        discountedPayback: assessment.discountedPayback,
        billAfter: bills[0]?.total ?? 0,
        spent,
        spentWithout,
      }
    }
  const range = yield* timeSliced(evaluateWithStep(COMPARISON_YEAR_STEP), (evaluated) =>
    estimateOutcomeRange<UncertainFactor, PlanCase>(names, evaluated, ({ npv }) => npv),
  )
  // The middle case is the plan itself, with every year already in the memo.
  const middle = evaluateWithStep(1)(range.middle.at)
  return { poor: range.poor.outcome, middle, good: range.good.outcome }
}
