import type { BalanceTotals } from '../energy/hour-series.ts'
import type { MonthBill } from '../finance/bill.ts'
import { type Assessment, accumulate, computePayback, discountFlows } from '../finance/metrics.ts'
import { isBillWithoutKwh } from '../home/bill-period.ts'
import type { IsoDate } from '../home/field-schemas.ts'
import { flatTariff } from '../home/flat-tariff.ts'
import type { FigurePath, Home } from '../home/home.ts'
import { uncountedSupport } from '../home/incentives.ts'
import type { Preset } from '../presets/preset.ts'
import type { ResolvedFigure } from './basis/assumption-log.ts'
import { captureResult, captureSlices, type PlanResult, requireFigures } from './basis/plan-result.ts'
import type { SiteData } from './basis/site-data.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import { assessExportRate, type UnknownExportRate } from './export-rate.ts'
import type { WithMarket } from './market.ts'
import { type PlanEnergy, simulateEnergy } from './plan-energy.ts'
import { buildPlanFigures, type PlanFigures } from './plan-figures.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { type PlanRange, simulateRange } from './plan-range.ts'
import { analyzeSensitivity, type SensitivityBar } from './plan-sensitivity.ts'
import { type Recommendation, recommendSystem } from './recommend-system.ts'
import { resolvePlanInputs } from './resolve-plan-inputs.ts'
import { panelPricePath, type ResolvedProject } from './resolve-project.ts'
import { type PlanSimulation, simulatePlan } from './simulate-plan.ts'
import { deriveVerdict, type Verdict } from './verdict.ts'

/** Prices and money are of that year. */
export interface PlanYear {
  /** 1, 2, … */
  readonly year: number
  readonly totals: BalanceTotals
  readonly billBefore: number
  readonly billAfter: number
}

/** Money is in the home's currency. */
export interface Plan
  extends Assessment,
    Pick<PlanSimulation, 'support' | 'spent' | 'spentWithout'>,
    Pick<ResolvedProject, 'replacements'> {
  readonly start: IsoDate
  readonly panels: number
  /** [kWp] */
  readonly kwp: number
  readonly inverterKw: number
  readonly energy: PlanEnergy
  /** Monthly bills of the first year, without and with the system. */
  readonly billsBefore: readonly MonthBill[]
  readonly billsAfter: readonly MonthBill[]
  readonly years: readonly PlanYear[]
  /** Incentives that are not counted yet, as only some homes get them, at most [money]. */
  readonly uncountedSupport: number
  /** Cumulative cash flow, from year 0, in money of each year. */
  readonly cumulative: readonly number[]
  /** Earned a year after inflation, and what safe savings earn [share/year]; `null` without one clear rate. */
  readonly realReturn: number | null
  readonly safeReturn: number
  /** Time after which `spent` stays below `spentWithout` [years]; 0: always; `null`: never. */
  readonly aheadAfter: number | null
  readonly figures: PlanFigures
  /** Defaults used, and missing figures counted as zero. */
  readonly assumed: readonly ResolvedFigure[]
  readonly missing: readonly FigurePath[]
}

/*
 * These functions expect a valid home. Check a home from a form or file with `validateHome` first; it is separate because
 * the schema is not needed for the computation.
 */

export const computePlan = (home: Home, siteData: SiteData): PlanResult<Plan> =>
  captureResult(() => {
    requireBasicFigures(home)
    const inputs = resolvePlanInputs(home, siteData)
    return assemblePlan(inputs, simulatePlan(inputs))
  })

/** Together, so that a user is asked once. */
function requireBasicFigures(home: Home): void {
  const { use, tariff, money } = home
  requireFigures({
    'use.amount': use.day?.kind === 'readings' ? use.day : use.amount,
    'tariff.buying': tariff.buying,
    [panelPricePath(home)]: money.financing?.kind === 'lease' ? money.financing : money.price,
  })
}

/** The energy alone, for a home without prices. */
export const computePlanEnergy = (home: Home, siteData: SiteData): PlanResult<PlanEnergy> =>
  captureResult(() => simulateEnergy(resolvePlanInputs(withPlaceholderPrice(home), siteData)).energy)

export interface Outlook {
  readonly range: PlanRange
  readonly bars: readonly SensitivityBar[]
  readonly verdict: Verdict
  /** `null` where the export rate is known. */
  readonly exportRate: UnknownExportRate | null
}

/* Longer computations in time slices. With the same `siteData` object they reuse the plan's simulated hours. */

/** The preset of the home's country gives the range of the export rate. */
export const computeOutlook = (
  home: Home,
  siteData: SiteData,
  preset: Preset | null = null,
): TimeSliced<PlanResult<Outlook>> =>
  computeInSlices(home, siteData, function* (inputs) {
    const range = yield* simulateRange(inputs, preset)
    const bars = yield* analyzeSensitivity(inputs)
    const verdict = deriveVerdict(range, bars)
    const exportRate = yield* assessExportRate(inputs, verdict, preset)
    return { range, bars, verdict, exportRate }
  })

/** The system a plan uses until the user chooses one. */
export const computeRecommendation = (
  home: WithMarket<Home>,
  siteData: SiteData,
  mostKw?: number,
): TimeSliced<PlanResult<Recommendation>> => captureSlices(() => recommendSystem(home, siteData, mostKw))

/** Computes with all inputs of the plan. */
export const computeInSlices = <Value>(
  home: Home,
  siteData: SiteData,
  compute: (inputs: PlanInputs) => TimeSliced<Value>,
): TimeSliced<PlanResult<Value>> => captureSlices(() => compute(resolvePlanInputs(home, siteData)))

/** The energy depends on prices only where the use is derived from a bill. */
export function withPlaceholderPrice(home: Home): Home {
  if (home.tariff.buying || isBillWithoutKwh(home.use.amount)) return home
  return { ...home, tariff: { ...home.tariff, buying: flatTariff(0) } }
}

/** The support is at most the whole cost; none for a lease. */
const uncountedSupportOf = ({ home }: PlanInputs, { project: { incentiveBasis } }: PlanSimulation): number =>
  home.money.financing?.kind === 'lease'
    ? 0
    : Math.min(incentiveBasis.panelCost + incentiveBasis.batteryCost, uncountedSupport(home, incentiveBasis))

function assemblePlan(inputs: PlanInputs, simulation: PlanSimulation): Plan {
  const { start, system, inflation, assumptions } = inputs
  const { energy } = simulateEnergy(inputs)
  const { assessment, years, bills, billsWithout, project, support, spent, spentWithout } = simulation
  const { cashFlow, internalRate } = assessment
  return {
    ...assessment,
    start,
    panels: system.panels,
    kwp: system.kwp,
    inverterKw: system.inverterKw.value,
    energy,
    billsBefore: billsWithout[0]?.months ?? [],
    billsAfter: bills[0]?.months ?? [],
    years: years.map(({ year, totals }, i) => ({
      year,
      totals,
      billBefore: billsWithout[i]?.total ?? 0,
      billAfter: bills[i]?.total ?? 0,
    })),
    support,
    spent,
    spentWithout,
    replacements: project.replacements,
    uncountedSupport: uncountedSupportOf(inputs, simulation),
    cumulative: accumulate(cashFlow.flow),
    realReturn: internalRate.kind === 'one' ? (1 + internalRate.rate) / (1 + inflation.value) - 1 : null,
    safeReturn: project.fixed.realDiscount,
    aheadAfter: computePayback(discountFlows(cashFlow.flow, cashFlow.discountRate)).last,
    figures: buildPlanFigures(inputs, energy, simulation),
    assumed: [...assumptions.assumed.values()],
    missing: [...assumptions.missing],
  }
}
