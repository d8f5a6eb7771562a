import { DAYS_OF_YEAR, sumOf } from '#shared/calendar.ts'
import { WATTS_PER_KW } from '#shared/energy/units.ts'
import type { Home } from '#shared/home/home.ts'
import { plannedQuote } from '#shared/home/quotes.ts'
import { captureSlices, type PlanResult } from '#shared/plan/basis/plan-result.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { runToCompletion, type TimeSliced } from '#shared/plan/basis/time-sliced.ts'
import { compareLaterCar, compareLaterHeatPump } from '#shared/plan/compare-later-load.ts'
import type { ScenarioHome } from '#shared/plan/compare-scenarios.ts'
import { type PlannedHome, withPlannedSystem } from '#shared/plan/default-system.ts'
import type { OutageComparison } from '#shared/plan/kinds/compare-outage-options.ts'
import {
  computeBatteryOptions,
  computeHours,
  computeKits,
  computeOffGridRecommendation,
  computeOutage,
  computeOutageOptions,
  computeScenarios,
  computeSizes,
  withOutageBattery,
} from '#shared/plan/kinds/plan-comparisons.ts'
import { compareQuotes } from '#shared/plan/quote.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { computeTownFigures } from '#shared/solar/town-figures.ts'
import { essentialAppliances } from '../fields/common-appliances.ts'
import type { PlanAnalysis, PlanRequest, PlanResults, SiteOutput } from './protocol.ts'

/* What the verdict of a house does without, in a script of its own that the worker loads when it is asked for. */

export { withOutageBattery }

/** Memoized by the plan engine. */
interface Engine {
  readonly fillInDefaults: (home: Home, request: PlanRequest) => Home
  readonly siteDataFor: (request: PlanRequest, home: Home) => PlanResult<SiteData>
  readonly recommend: (home: Home, siteData: SiteData, preset: Preset | null) => TimeSliced<PlannedHome>
}

interface AnalyzedPlan {
  readonly plannedHome: PlannedHome
  /** The home before a system was chosen. */
  readonly filledHome: Home
  readonly siteData: SiteData
  readonly request: PlanRequest
}

export function runLaterAnalysis(
  analysis: Exclude<PlanAnalysis, 'outlook' | 'marks'>,
  { plannedHome, filledHome, siteData, request }: AnalyzedPlan,
  engine: Engine,
): TimeSliced<unknown> {
  const { home } = plannedHome
  switch (analysis) {
    case 'sizes':
      return computeSizes(home, siteData)
    case 'batteries':
      return computeBatteryOptions(home, siteData)
    case 'scenarios':
      return computeScenarios(home, siteData, resolveScenarios(request, home, engine))
    case 'quote':
      return captureSlices(() =>
        compareQuotes(filledHome, siteData, request.preset, (unquoted) =>
          engine.recommend(unquoted, siteData, request.preset),
        ),
      )
    case 'outage':
      return runAtOnce(() => computeOutage(home, siteData))
    case 'kits':
      return computeKits(home, siteData)
    case 'outages':
      return compareOutages({ plannedHome, filledHome, siteData, request })
    case 'laterCar':
      return captureSlices(() => compareLaterCar(plannedHome, filledHome, siteData, request.preset))
    case 'laterHeatPump':
      return captureSlices(() => compareLaterHeatPump(plannedHome, filledHome, siteData, request.preset))
    case 'hours':
      return runAtOnce(() => computeHours(home, siteData))
  }
}

/**
 * A bill does not tell the use without a price, and nothing can be sized by it. The appliances that are to keep running
 * are enough for liters and hours: those of the home, or the essential ones.
 */
function* compareOutages({
  plannedHome,
  filledHome,
  siteData,
  request,
}: AnalyzedPlan): TimeSliced<PlanResult<OutageComparison>> {
  const comparison = yield* computeOutageOptions(plannedHome.home, siteData)
  if (comparison.kind !== 'missing') return comparison
  const { backup: chosen, ...system } = filledHome.system
  const backup = chosen.length > 0 ? [...chosen] : [...essentialAppliances()]
  const kwh = (DAYS_OF_YEAR * sumOf(backup.map(({ watts, hoursPerDay }) => watts * hoursPerDay))) / WATTS_PER_KW
  if (kwh === 0) return comparison
  const home: Home = { ...filledHome, use: { amount: { kind: 'year', kwh } }, system: { ...system, backup } }
  const planned = yield* withPlannedSystem(withOutageBattery(home, siteData), siteData, request.preset)
  return yield* computeOutageOptions(planned.home, siteData)
}

/** Chooses panels and battery. Those chosen for a home with a grid stay in the record, and do not count. */
export function* planOffGrid(
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

export function computeSiteOutput({ home, siteInputs }: PlanRequest): SiteOutput | undefined {
  if (!home.place) return undefined
  const { yield: yearly, months, tilt, azimuth } = computeTownFigures(home.place.latitude, siteInputs.resource)
  return { yearly: yearly.p50, months: months.map(({ p50 }) => p50), tilt, azimuth }
}

/** Custom scenarios with the site data of their own roofs. Without own panels a scenario takes those of the plan. */
function resolveScenarios(request: PlanRequest, planned: Home, engine: Engine): readonly ScenarioHome[] {
  return request.customScenarios.flatMap((scenario) => {
    const filledHome = engine.fillInDefaults(scenario.home, request)
    const siteData = engine.siteDataFor(request, filledHome)
    if (siteData.kind !== 'answer') return []
    const home =
      hasSameRoof(filledHome, planned) && !plannedQuote(filledHome)
        ? withSystemFrom(planned, filledHome)
        : runToCompletion(withPlannedSystem(filledHome, siteData.value, request.preset)).home
    return [{ ...scenario, home, siteData: siteData.value }]
  })
}

const hasSameRoof = (a: Home, b: Home) => JSON.stringify(a.roof) === JSON.stringify(b.roof)

const withSystemFrom = (source: Home, home: Home): Home =>
  home.system.arrays.length > 0
    ? home
    : { ...home, system: { ...source.system, ...home.system, arrays: source.system.arrays } }

// biome-ignore lint/correctness/useYield: work of one piece
function* runAtOnce<Value>(work: () => Value): TimeSliced<Value> {
  return work()
}
