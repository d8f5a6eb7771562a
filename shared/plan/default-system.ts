import { sumOf } from '../calendar.ts'
import { chosenBecause } from '../home/choice-reason.ts'
import { withExportRate } from '../home/export-rate.ts'
import type { Home, Provenance } from '../home/home.ts'
import { plannedQuote } from '../home/quotes.ts'
import type { Preset } from '../presets/preset.ts'
import { sellingLimitKw } from '../presets/typical-home.ts'
import { captureResult, captureSlices, type PlanResult } from './basis/plan-result.ts'
import type { SiteData } from './basis/site-data.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import { bisect } from './bisect.ts'
import { withoutBatteryPrice } from './compare-batteries.ts'
import { annualYieldByFace } from './compare-sizes.ts'
import { findBreakEvenRate, highestPlausibleRate, isExportRateUnknown } from './export-rate.ts'
import { marketOf, type WithMarket } from './market.ts'
import { withPanels } from './panels.ts'
import { computePlanEnergy, computeRecommendation, withPlaceholderPrice } from './plan.ts'
import { resolvePriceDrivenInputs, yearlyUse } from './plan-inputs.ts'
import { quotedHome } from './quoted-home.ts'
import type { Recommendation } from './recommend-system.ts'
import { resolvePlanInputs } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'
import { countPanelsOnRoof, ROOM_PER_TYPICAL_SIZE } from './roof-room.ts'
import { findSizeMarks, type SizeMarks } from './size-marks.ts'

const PANELS_FOR_UNKNOWN_USE = 10

export interface PlannedHome {
  readonly home: Home
  /** Absent where the size was chosen, or follows from the use. */
  readonly recommendation?: Omit<Recommendation, 'home'>
}

/** The quoted system where the plan is about a quote, the chosen one, or else a default. */
export function* withPlannedSystem(home: Home, siteData: SiteData, preset: Preset | null): TimeSliced<PlannedHome> {
  const quote = plannedQuote(home)
  return quote
    ? { home: quotedHome(withSizeLimits(home, siteData), quote, annualYieldByFace(siteData.solar)) }
    : yield* withDefaultSystem(home, siteData, preset)
}

/**
 * Fills in a system where the user chose no panels: the recommended one, or one that covers the yearly use while a
 * price is missing. Recomputed with every change until the user chooses.
 * @param preset for the power limit of its export terms
 */
export function* withDefaultSystem(
  filledHome: Home,
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<PlannedHome> {
  const home = withSizeLimits(filledHome, siteData)
  if (home.system.arrays.length > 0 || home.roof.planes.length === 0) return { home }
  // A total price without a size gives no price per kWp.
  if (home.money.price?.kind === 'total') return { home: withPanelsCoveringUse(home, siteData) }
  const limit = preset ? sellingLimitKw(home, preset) : undefined
  const answer = yield* computeRecommendation(home, siteData, limit)
  if (answer.kind !== 'answer') return { home: withPanelsCoveringUse(home, siteData) }
  const { home: recommended, ...recommendation } = answer.value
  if (recommendation.pays) return { home: recommended, recommendation }
  const breakEven = yield* captureSlices(() =>
    withBreakEvenSystem(withoutLease(home), withoutLease(recommended), siteData, preset, limit),
  )
  return breakEven.kind === 'answer' && breakEven.value
    ? { home: { ...breakEven.value, money: home.money } }
    : { home: recommended, recommendation }
}

/**
 * Sizes to choose from.
 * @returns `null` where no system can be recommended
 */
export function* computeSizeMarks(
  { home, recommendation }: PlannedHome,
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<PlanResult<SizeMarks> | null> {
  return recommendation ? yield* captureSlices(() => findSizeMarks(home, recommendation, siteData, preset)) : null
}

/**
 * Until a roof is described, it has room for a multiple of the typical system, or for the system that matches the yearly use
 * if that is larger. A limit of rules by the yearly use becomes one in kWp.
 */
function withSizeLimits(home: WithMarket<Home>, siteData: SiteData): WithMarket<Home> {
  const market = marketOf(home)
  const roomKw = ROOM_PER_TYPICAL_SIZE * market.typicalKw
  const { battery: _, ...system } = home.system
  const matching = captureResult(() => {
    const onePanel = withPanels({ ...home, system: { ...system, arrays: [] } }, 1, annualYieldByFace(siteData.solar))
    const inputs = resolvePriceDrivenInputs(withPlaceholderPrice(onePanel), siteData)
    const output = sumOf(inputs.solar)
    return output > 0 ? { panels: yearlyUse(inputs) / output, kwp: inputs.system.kwp } : null
  })
  const match = matching.kind === 'answer' ? matching.value : null
  if (!match) return { ...home, market: { ...market, roomKw } }
  const { largestKw, largestOfUse } = market
  // The last panel may exceed it, as in the size that matches the use.
  const byUse = largestOfUse === undefined ? null : Math.ceil(largestOfUse * match.panels) * match.kwp
  return {
    ...home,
    market: {
      ...market,
      roomKw: Math.max(roomKw, Math.ceil(match.panels) * match.kwp),
      largestKw: largestKw === null || byUse === null ? (largestKw ?? byUse) : Math.min(largestKw, byUse),
    },
  }
}

const MAX_STEPS = 8

/**
 * Finds the system that breaks even at the lowest export rate, where the rate is unknown and no system pays without one.
 * Iterates from the highest plausible rate: recommend a system, then continue at the rate where it breaks even.
 * @param home without a lease, as sizes are compared as if paid in cash
 * @param leastLoss the same home with the system that loses least
 * @returns `null` where the rate is known, or no plausible rate suffices
 */
function* withBreakEvenSystem(
  home: Home,
  leastLoss: Home,
  siteData: SiteData,
  preset: Preset | null,
  limit: number | undefined,
): TimeSliced<Home | null> {
  const inputs = resolvePlanInputs(leastLoss, siteData)
  if (!isExportRateUnknown(inputs)) return null
  // At the break-even rate of panels alone a battery reduces the income from export.
  const withoutStorage = home.system.battery ? home : withoutBatteryPrice(home)
  let rate = highestPlausibleRate(inputs, preset)
  let bestHome: Home | null = null
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const answer = yield* computeRecommendation(withExportRate(withoutStorage, rate), siteData, limit)
    if (answer.kind !== 'answer' || !answer.value.pays) break
    const { system, provenance } = answer.value.home
    if (bestHome && JSON.stringify(system) === JSON.stringify(bestHome.system)) break
    bestHome = { ...home, system, provenance: { ...provenance, 'system.arrays': chosenBecause('lowest-export-rate') } }
    const lower = yield* findBreakEvenRate(resolvePlanInputs(bestHome, siteData), rate)
    if (lower === null) break
    rate = lower
  }
  return bestHome
}

/** Places panels on the faces with the best yield, within their room. */
function withPanelsCoveringUse(home: Home, siteData: SiteData): Home {
  const room = countPanelsOnRoof(home)
  // The plan then asks for the slopes of the roof, or says that it has no room.
  if (room === 0) return home
  const yields = annualYieldByFace(siteData.solar)
  const withPlacedPanels = (panels: number, provenance: Provenance): Home => {
    const homeWithPanels = withPanels(home, panels, yields)
    return { ...homeWithPanels, provenance: { ...homeWithPanels.provenance, 'system.arrays': provenance } }
  }
  const { battery: _, ...system } = home.system
  /** Yearly solar as a multiple of the use. */
  const coverageOf = (panels: number): number => {
    const energy = computePlanEnergy(withPanels({ ...home, system }, panels, yields), siteData)
    return energy.kind === 'answer' ? energy.value.totals.solar / energy.value.totals.use : 0
  }
  const coverageOfRoof = coverageOf(room)
  if (!(coverageOfRoof > 0)) {
    const panels = Math.min(PANELS_FOR_UNKNOWN_USE, room)
    return withPlacedPanels(panels, chosenBecause('use-unknown', panels))
  }
  if (coverageOfRoof < 1) {
    return withPlacedPanels(room, chosenBecause('fills-roof', room, Math.ceil(room / coverageOfRoof)))
  }
  const enough = bisect(0, room, (panels) => coverageOf(panels) >= 1)
  return withPlacedPanels(enough, chosenBecause('matches-use'))
}
