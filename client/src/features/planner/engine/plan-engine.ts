import { DAYS_OF_YEAR } from '#shared/calendar.ts'
import { withDefaultRoof } from '#shared/home/default-roof.ts'
import type { Home } from '#shared/home/home.ts'
import { compareLaterCar, compareLaterHeatPump } from '#shared/home/plan/compare-later-load.ts'
import type { ScenarioHome } from '#shared/home/plan/compare-scenarios.ts'
import { annualYieldByFace } from '#shared/home/plan/compare-sizes.ts'
import {
  computeSizeMarks,
  type PlannedHome,
  withDefaultSystem,
  withPlannedSystem,
} from '#shared/home/plan/default-system.ts'
import { Memo } from '#shared/home/plan/memo.ts'
import {
  computeBatteryOptions,
  computeHours,
  computeKits,
  computeOffGridRecommendation,
  computeOutage,
  computeOutageOptions,
  computeOutlook,
  computePlan,
  computePlanEnergy,
  computeScenarios,
  computeSizes,
  withOutageBattery,
} from '#shared/home/plan/plan.ts'
import { captureSlices, type PlanResult } from '#shared/home/plan/plan-result.ts'
import { withPlugInKit } from '#shared/home/plan/plug-in-kit.ts'
import { compareQuotes } from '#shared/home/plan/quote.ts'
import {
  resolveSiteData,
  type SiteDataSources,
  type SiteInputs,
  siteInputsOf,
} from '#shared/home/plan/resolve-site-data.ts'
import type { RoofSolarOutput, SiteData } from '#shared/home/plan/site-data.ts'
import type { SizeMarks } from '#shared/home/plan/size-marks.ts'
import { runToCompletion, type TimeSliced } from '#shared/home/plan/time-sliced.ts'
import { withoutChosenPanels } from '#shared/home/plan/without-chosen-panels.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { withPricesBySize } from '#shared/home/presets/typical-home.ts'
import { plannedQuote, withoutQuotes } from '#shared/home/quotes.ts'
import type { PlanAnalysis, PlanRequest, PlanResults } from './protocol.ts'

/** Memoizes the hourly results that consecutive requests share. */
export class PlanEngine {
  /** With memoized hours. The horizons and roof faces below take at most 1 MB each. */
  private readonly siteDataMemo = new Memo({ solarMemo: new Memo(null, 24) }, 8)
  private latestMarks: LatestMarks | undefined
  private recommendations: readonly KnownRecommendation[] = [];

  /** Yields the plan first, then one analysis after the other; empty results mark a point where the caller may stop. */
  *compute(request: PlanRequest): Generator<PlanResults, void, undefined> {
    const filledHome = this.fillInDefaults(request.home, request)
    const siteData = this.siteDataFor(request, filledHome)
    if (siteData.kind !== 'answer') {
      yield { plannedHome: filledHome, recommendation: undefined, plan: siteData, energy: siteData, offGrid: undefined }
      return
    }
    const { solar } = siteData.value
    const { name, years } = request.siteInputs.resource
    // Also what is absent: the page merges the results of one request into those of the last.
    const siteResults = {
      recommendation: undefined,
      climate: { name, years },
      yields: annualYieldByFace(solar),
      shadeLosses: solar.shadeLossByFace,
      sunHours: computeSunHours(solar),
      offGrid: undefined,
    } satisfies PlanResults
    if (filledHome.kind === 'off-grid') {
      yield* planOffGrid(filledHome, siteData.value, siteResults)
      return
    }
    const homeWithBattery = withOutageBattery(filledHome, siteData.value)
    const systemChoice = withPlannedSystem(homeWithBattery, siteData.value, request.preset)
    let step = systemChoice.next()
    for (; !step.done; step = systemChoice.next()) yield {}
    const plannedHome = step.value
    const { home: planned, recommendation } = plannedHome
    const plan = computePlan(planned, siteData.value)
    const energy =
      plan.kind === 'answer'
        ? ({ kind: 'answer', value: plan.value.energy } as const)
        : computePlanEnergy(planned, siteData.value)
    yield { ...siteResults, plannedHome: planned, recommendation, plan, energy }
    for (const analysis of request.analyses) {
      const slices = this.runAnalysis(analysis, plannedHome, homeWithBattery, siteData.value, request)
      for (;;) {
        const { done, value } = slices.next()
        yield done ? { [analysis]: value } : {}
        if (done) break
      }
    }
  }

  /** Site data is shared by all homes with the same place and roof. */
  private siteDataFor({ siteInputs }: PlanRequest, home: Home): PlanResult<SiteData> {
    return this.siteDataMemo.getOrCompute(resolveEngineSiteData, { inputs: siteInputsOf(home), sources: siteInputs })
  }

  private fillInDefaults(home: Home, { preset }: PlanRequest): Home {
    return withPricesBySize(withDefaultRoof(withPlugInKit(home, preset)), preset)
  }

  /** Custom scenarios with the site data of their own roofs. Without own panels a scenario takes those of the plan. */
  private resolveScenarios(request: PlanRequest, planned: Home): readonly ScenarioHome[] {
    return request.customScenarios.flatMap((scenario) => {
      const filledHome = this.fillInDefaults(scenario.home, request)
      const siteData = this.siteDataFor(request, filledHome)
      if (siteData.kind !== 'answer') return []
      const home =
        hasSameRoof(filledHome, planned) && !plannedQuote(filledHome)
          ? withSystemFrom(planned, filledHome)
          : runToCompletion(withPlannedSystem(filledHome, siteData.value, request.preset)).home
      return [{ ...scenario, home, siteData: siteData.value }]
    })
  }

  /** The marks do not depend on the chosen panels or a quote: moving the slider searches no system again. */
  private *computeMarks(
    plannedHome: PlannedHome,
    filledHome: Home,
    siteData: SiteData,
    { preset }: PlanRequest,
  ): TimeSliced<LatestMarks['marks']> {
    const home = withoutChosenPanels(withoutQuotes(filledHome))
    const key = JSON.stringify([home, preset])
    const latest = this.latestMarks
    if (latest?.key === key && latest.siteData === siteData) return latest.marks
    const recommended = plannedHome.recommendation ? plannedHome : yield* this.recommend(home, siteData, preset)
    const marks = yield* computeSizeMarks(recommended, siteData)
    this.latestMarks = { key, siteData, marks }
    return marks
  }

  /** Once for the marks and the counter-offer to a quote. */
  private *recommend(home: Home, siteData: SiteData, preset: Preset | null): TimeSliced<PlannedHome> {
    const key = JSON.stringify([home, preset])
    const known = this.recommendations.find((entry) => entry.key === key && entry.siteData === siteData)
    if (known) return known.plannedHome
    const plannedHome = yield* withDefaultSystem(home, siteData, preset)
    this.recommendations = [{ key, siteData, plannedHome }, ...this.recommendations].slice(0, 2)
    return plannedHome
  }

  private runAnalysis(
    analysis: PlanAnalysis,
    plannedHome: PlannedHome,
    filledHome: Home,
    siteData: SiteData,
    request: PlanRequest,
  ): TimeSliced<unknown> {
    const { home } = plannedHome
    switch (analysis) {
      case 'outlook':
        return computeOutlook(home, siteData, request.preset)
      case 'marks':
        return this.computeMarks(plannedHome, filledHome, siteData, request)
      case 'sizes':
        return computeSizes(home, siteData)
      case 'batteries':
        return computeBatteryOptions(home, siteData)
      case 'scenarios':
        return computeScenarios(home, siteData, this.resolveScenarios(request, home))
      case 'quote':
        return captureSlices(() =>
          compareQuotes(filledHome, siteData, request.preset, (unquoted) =>
            this.recommend(unquoted, siteData, request.preset),
          ),
        )
      case 'outage':
        return runAtOnce(() => computeOutage(home, siteData))
      case 'kits':
        return computeKits(home, siteData)
      case 'outages':
        return computeOutageOptions(home, siteData)
      case 'laterCar':
        return captureSlices(() => compareLaterCar(plannedHome, filledHome, siteData, request.preset))
      case 'laterHeatPump':
        return captureSlices(() => compareLaterHeatPump(plannedHome, filledHome, siteData, request.preset))
      case 'hours':
        return runAtOnce(() => computeHours(home, siteData))
    }
  }
}

/** Chooses panels and battery. Those chosen for a home with a grid stay in the record, and do not count. */
function* planOffGrid(
  home: Home,
  siteData: SiteData,
  siteResults: PlanResults,
): Generator<PlanResults, void, undefined> {
  const { battery: _, ...system } = home.system
  const search = computeOffGridRecommendation({ ...home, system: { ...system, arrays: [] } }, siteData)
  let step = search.next()
  for (; !step.done; step = search.next()) yield {}
  const offGrid = step.value
  const plannedHome = offGrid.kind === 'answer' ? offGrid.value.home : home
  yield { ...siteResults, plannedHome, plan: undefined, energy: undefined, offGrid }
}

interface LatestMarks {
  readonly key: string
  readonly siteData: SiteData
  readonly marks: PlanResult<SizeMarks> | null
}

interface KnownRecommendation {
  readonly key: string
  readonly siteData: SiteData
  readonly plannedHome: PlannedHome
}

interface EngineSiteInputs {
  readonly inputs: SiteInputs
  readonly sources: SiteDataSources
}

const resolveEngineSiteData = ({ inputs, sources }: EngineSiteInputs, { solarMemo }: { readonly solarMemo: Memo }) =>
  resolveSiteData(inputs, sources, solarMemo)

const hasSameRoof = (a: Home, b: Home) => JSON.stringify(a.roof) === JSON.stringify(b.roof)

const withSystemFrom = (source: Home, home: Home): Home =>
  home.system.arrays.length > 0
    ? home
    : { ...home, system: { ...source.system, ...home.system, arrays: source.system.arrays } }

/** An hour of full sun brings 1 kWh/m². */
const computeSunHours = ({ irradiationByFace }: RoofSolarOutput) =>
  irradiationByFace.map((yearly) => (yearly === null ? null : yearly / DAYS_OF_YEAR))

// biome-ignore lint/correctness/useYield: work of one piece
function* runAtOnce<Value>(work: () => Value): TimeSliced<Value> {
  return work()
}
