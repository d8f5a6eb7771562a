import { DAYS_OF_YEAR } from '#shared/calendar.ts'
import type { Home } from '#shared/home/home.ts'
import { plannedQuote, withoutQuotes } from '#shared/home/quotes.ts'
import { Memo } from '#shared/plan/basis/memo.ts'
import type { PlanResult } from '#shared/plan/basis/plan-result.ts'
import type { RoofSolarOutput, SiteData } from '#shared/plan/basis/site-data.ts'
import type { TimeSliced } from '#shared/plan/basis/time-sliced.ts'
import { annualYieldByFace } from '#shared/plan/compare-sizes.ts'
import {
  computeSizeMarks,
  type PlannedHome,
  withDefaultSystem,
  withPlannedSystem,
} from '#shared/plan/default-system.ts'
import { withPlugInKit } from '#shared/plan/kinds/plug-in-kit.ts'
import { type WithMarket, withMarket } from '#shared/plan/market.ts'
import { withoutChosenPanels } from '#shared/plan/panels.ts'
import { computeOutlook, computePlan, computePlanEnergy } from '#shared/plan/plan.ts'
import { unquotedHome } from '#shared/plan/quoted-home.ts'
import { resolveSiteData, type SiteDataSources, type SiteInputs, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import type { SizeMarks } from '#shared/plan/size-marks.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { withPricesBySize } from '#shared/presets/typical-home.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import type { PlanAnalysis, PlanRequest, PlanResults } from './protocol.ts'

/** Memoizes the hourly results that consecutive requests share. */
export class PlanEngine {
  /** The site data have memoized hours. The horizons and roof faces below take at most 1 MB each. */
  private readonly siteDataMemo = new Memo({ solarMemo: new Memo(null, 24) }, 8)
  private latestMarks: LatestMarks | undefined
  private recommendations: readonly KnownRecommendation[] = []

  /** Yields the plan first, then one analysis after the other; empty results mark a point where the caller may stop. */
  async *compute(request: PlanRequest): AsyncGenerator<PlanResults, void, undefined> {
    const filledHome = this.fillInDefaults(request.home, request)
    const siteData = this.siteDataFor(request, filledHome)
    if (siteData.kind !== 'answer') {
      yield { plannedHome: filledHome, recommendation: undefined, plan: siteData, energy: siteData, offGrid: undefined }
      return
    }
    const { solar } = siteData.value
    const { name, years } = request.siteInputs.resource
    const sunResults = {
      climate: { name, years },
      yields: annualYieldByFace(solar),
      shadeLosses: solar.shadeLossByFace,
      sunHours: computeSunHours(solar),
    } satisfies PlanResults
    // The sun comes at once: the system takes longer, above all on a slow phone.
    yield sunResults
    // Absent results are set, too: the page merges the results of one request into those of the last.
    const siteResults = {
      ...sunResults,
      ...{ recommendation: undefined, offGrid: undefined, siteOutput: undefined },
    } satisfies PlanResults
    if (filledHome.kind === 'off-grid') {
      const { planOffGrid } = await loadLaterAnalyses()
      yield* planOffGrid(filledHome, siteData.value, siteResults)
      return
    }
    const homeWithBattery =
      filledHome.kind === 'outages'
        ? (await loadLaterAnalyses()).withOutageBattery(filledHome, siteData.value)
        : filledHome
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
    if (plan.kind === 'missing' && request.analyses.includes('outlook'))
      yield { siteOutput: (await loadLaterAnalyses()).computeSiteOutput(request) }
    for (const analysis of request.analyses) {
      const slices = await this.startAnalysis(analysis, plannedHome, homeWithBattery, siteData.value, request)
      for (;;) {
        const { done, value } = slices.next()
        yield done ? { [analysis]: value } : {}
        if (done) break
      }
    }
  }

  /** Site data is shared by all homes with the same place and roof. */
  siteDataFor({ siteInputs }: PlanRequest, home: Home): PlanResult<SiteData> {
    return this.siteDataMemo.getOrCompute(resolveEngineSiteData, { inputs: siteInputsOf(home), sources: siteInputs })
  }

  fillInDefaults(home: Home, { preset }: PlanRequest): WithMarket<Home> {
    return withMarket(withPricesBySize(withDefaultRoof(withPlugInKit(home, preset)), preset), preset)
  }

  /** The marks do not depend on the chosen panels or a quote: moving the slider searches no system again. */
  private *computeMarks(
    plannedHome: PlannedHome,
    filledHome: Home,
    siteData: SiteData,
    { preset }: PlanRequest,
  ): TimeSliced<LatestMarks['marks']> {
    // The home is that of the counter-offer to a quote.
    const home = plannedQuote(filledHome) ? unquotedHome(filledHome) : withoutChosenPanels(withoutQuotes(filledHome))
    const key = JSON.stringify([home, preset])
    const latest = this.latestMarks
    if (latest?.key === key && latest.siteData === siteData) return latest.marks
    const recommended = plannedHome.recommendation ? plannedHome : yield* this.recommend(home, siteData, preset)
    const marks = yield* computeSizeMarks(recommended, siteData, preset)
    this.latestMarks = { key, siteData, marks }
    return marks
  }

  /** The recommendation is computed once for the marks and the counter-offer to a quote. */
  *recommend(home: Home, siteData: SiteData, preset: Preset | null): TimeSliced<PlannedHome> {
    const key = JSON.stringify([home, preset])
    const known = this.recommendations.find((entry) => entry.key === key && entry.siteData === siteData)
    if (known) return known.plannedHome
    const plannedHome = yield* withDefaultSystem(home, siteData, preset)
    this.recommendations = [{ key, siteData, plannedHome }, ...this.recommendations].slice(0, 2)
    return plannedHome
  }

  /** What follows the verdict loads when it is asked for. */
  private async startAnalysis(
    analysis: PlanAnalysis,
    plannedHome: PlannedHome,
    filledHome: Home,
    siteData: SiteData,
    request: PlanRequest,
  ): Promise<TimeSliced<unknown>> {
    if (analysis === 'outlook') return computeOutlook(plannedHome.home, siteData, request.preset)
    if (analysis === 'marks') return this.computeMarks(plannedHome, filledHome, siteData, request)
    const { runLaterAnalysis } = await loadLaterAnalyses()
    return runLaterAnalysis(analysis, { plannedHome, filledHome, siteData, request }, this)
  }
}

const loadLaterAnalyses = () => import('./later-analyses.ts')

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

/** An hour of full sun brings 1 kWh/m². */
const computeSunHours = ({ irradiationByFace }: RoofSolarOutput) =>
  irradiationByFace.map((yearly) => (yearly === null ? null : yearly / DAYS_OF_YEAR))
