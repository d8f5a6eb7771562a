import type { HourlyBalance } from '#shared/energy/hour-series.ts'
import type { Home } from '#shared/home/home.ts'
import type { CustomScenario } from '#shared/home/scenario-home.ts'
import type { Language } from '#shared/language/languages.ts'
import type { PlanResult } from '#shared/plan/basis/plan-result.ts'
import type { BatteryOption } from '#shared/plan/compare-batteries.ts'
import type { LaterHeatPump, LaterLoad } from '#shared/plan/compare-later-load.ts'
import type { ScenarioComparison } from '#shared/plan/compare-scenarios.ts'
import type { PlanSizes } from '#shared/plan/compare-sizes.ts'
import type { KitOutcome } from '#shared/plan/kinds/compare-kits.ts'
import type { OutageComparison } from '#shared/plan/kinds/compare-outage-options.ts'
import type { PlanOutage } from '#shared/plan/kinds/plan-outage.ts'
import type { OffGridRecommendation } from '#shared/plan/kinds/recommend-off-grid.ts'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import type { PlanEnergy } from '#shared/plan/plan-energy.ts'
import type { QuoteComparison } from '#shared/plan/quote.ts'
import type { Recommendation } from '#shared/plan/recommend-system.ts'
import type { SiteDataSources } from '#shared/plan/resolve-site-data.ts'
import type { SizeMarks } from '#shared/plan/size-marks.ts'
import type { Preset } from '#shared/presets/preset.ts'

export interface PlanRequest {
  /** Increases with each request. A newer request cancels work on older ones. */
  readonly id: number
  readonly home: Home
  readonly siteInputs: SiteDataSources
  readonly preset: Preset | null
  /** Empty unless the `scenarios` analysis is requested. */
  readonly customScenarios: readonly CustomScenario[]
  readonly analyses: readonly PlanAnalysis[]
}

/** Message of a page to its worker, which cannot see the page's language. */
export interface WorkerMessage {
  readonly request: PlanRequest
  readonly language: Language
}

/** What panels make at a place [kWh/kWp]: in a year, and in twelve months. */
export interface SiteOutput {
  readonly yearly: number
  readonly months: readonly number[]
  /** [°] */
  readonly tilt: number
  readonly azimuth: number
}

/** Longer computations, requested only where a screen shows their results. */
interface AnalysisResults {
  readonly outlook?: PlanResult<Outlook>
  /** `null` where no system can be recommended. */
  readonly marks?: PlanResult<SizeMarks> | null
  readonly sizes?: PlanResult<PlanSizes>
  readonly batteries?: PlanResult<readonly BatteryOption[]>
  readonly scenarios?: PlanResult<ScenarioComparison>
  readonly quote?: PlanResult<QuoteComparison>
  readonly outage?: PlanResult<PlanOutage>
  readonly outages?: PlanResult<OutageComparison>
  readonly hours?: PlanResult<HourlyBalance>
  readonly kits?: PlanResult<readonly KitOutcome[]>
  readonly laterCar?: PlanResult<LaterLoad | null>
  readonly laterHeatPump?: PlanResult<LaterHeatPump | null>
}
export type PlanAnalysis = keyof AnalysisResults

/** Everything a screen may show of a plan. Absent: still being computed, or not requested. */
export interface PlanResults extends AnalysisResults {
  /** The home with default roof and panels where none were given. */
  readonly plannedHome?: Home
  /** Set only if the user has not chosen a size. */
  readonly recommendation?: Omit<Recommendation, 'home'> | undefined
  /** Yearly yield [kWh/kWp] and share lost to obstacles [0–1], by roof face. */
  readonly yields?: readonly number[]
  readonly shadeLosses?: readonly (number | null)[]
  /** Peak sun hours by roof face [h/day]. */
  readonly sunHours?: readonly (number | null)[]
  /** `undefined` for a home without a grid: `offGrid` is its plan. */
  readonly plan?: PlanResult<Plan> | undefined
  readonly offGrid?: PlanResult<OffGridRecommendation> | undefined
  /** Output on the best slope and direction. Only for a home without prices. */
  readonly siteOutput?: SiteOutput | undefined
  readonly climate?: Pick<SiteDataSources['resource'], 'name' | 'years'>
  /** Available even if a price is missing. */
  readonly energy?: PlanResult<PlanEnergy> | undefined
}

export interface PlanResponse {
  readonly id: number
  readonly results: PlanResults
  readonly isLast: boolean
}
