import type { HourlyBalance } from '../../energy/hour-series.ts'
import { chosenBecause } from '../../home/choice-reason.ts'
import type { Home } from '../../home/home.ts'
import { captureResult, captureSlices, type PlanResult } from '../basis/plan-result.ts'
import type { SiteData } from '../basis/site-data.ts'
import type { TimeSliced } from '../basis/time-sliced.ts'
import { type BatteryOption, compareBatteries } from '../compare-batteries.ts'
import { compareScenarios, type ScenarioComparison, type ScenarioHome } from '../compare-scenarios.ts'
import { compareSizes, type PlanSizes, withFirstPanel } from '../compare-sizes.ts'
import { computeInSlices, withPlaceholderPrice } from '../plan.ts'
import { simulateEnergy } from '../plan-energy.ts'
import { resolvePlanInputs } from '../resolve-plan-inputs.ts'
import { compareKits, type KitOutcome } from './compare-kits.ts'
import { chooseOutageBattery, compareOutageOptions, type OutageComparison } from './compare-outage-options.ts'
import { type PlanOutage, simulateOutage } from './plan-outage.ts'
import { type OffGridRecommendation, recommendOffGrid } from './recommend-off-grid.ts'

/* What a plan offers after its first answer, apart from `plan.ts` so that a browser loads it later. Like its functions,
 * these expect a valid home. */

/** Works for a home without panels, too. */
export const computeSizes = (home: Home, siteData: SiteData): TimeSliced<PlanResult<PlanSizes>> =>
  computeInSlices(withFirstPanel(home, siteData.solar), siteData, compareSizes)

/** Recommendation for a home without a grid: it needs no tariff. */
export const computeOffGridRecommendation = (
  home: Home,
  siteData: SiteData,
): TimeSliced<PlanResult<OffGridRecommendation>> => captureSlices(() => recommendOffGrid(home, siteData))

export const computeBatteryOptions = (
  home: Home,
  siteData: SiteData,
): TimeSliced<PlanResult<readonly BatteryOption[]>> => computeInSlices(home, siteData, compareBatteries)

/** Each scenario comes with its site data. */
export const computeScenarios = (
  home: Home,
  siteData: SiteData,
  customScenarios: readonly ScenarioHome[],
): TimeSliced<PlanResult<ScenarioComparison>> =>
  computeInSlices(home, siteData, (inputs) => compareScenarios(inputs, customScenarios))

export const computeOutage = (home: Home, siteData: SiteData): PlanResult<PlanOutage> =>
  captureResult(() => simulateOutage(resolvePlanInputs(home, siteData)))

/** Options for homes whose grid fails often. Needs no prices. */
export const computeOutageOptions = (home: Home, siteData: SiteData): TimeSliced<PlanResult<OutageComparison>> =>
  computeInSlices(withPlaceholderPrice(home), siteData, compareOutageOptions)

/** Adds a battery where the grid fails often and none was chosen. */
export function withOutageBattery(home: Home, siteData: SiteData): Home {
  if (home.kind !== 'outages' || home.system.battery) return home
  const choice = captureResult(() => {
    const withPanel = withPlaceholderPrice(withFirstPanel(home, siteData.solar))
    return chooseOutageBattery(resolvePlanInputs(withPanel, siteData))
  })
  if (choice.kind !== 'answer') return home
  const { usableKwh, isEnough } = choice.value
  return {
    ...home,
    system: { ...home.system, battery: { usableKwh } },
    provenance: {
      ...home.provenance,
      'system.battery': chosenBecause(isEnough ? 'covers-outages' : 'covers-outages-in-part'),
    },
  }
}

/** Kits for homes of `withPlugInKit`. */
export const computeKits = (home: Home, siteData: SiteData): TimeSliced<PlanResult<readonly KitOutcome[]>> =>
  captureSlices(() => compareKits(home, siteData))

export const computeHours = (home: Home, siteData: SiteData): PlanResult<HourlyBalance> =>
  captureResult(() => simulateEnergy(resolvePlanInputs(withPlaceholderPrice(home), siteData)).hours)
