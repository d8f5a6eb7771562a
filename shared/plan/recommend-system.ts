import { sumOf } from '../calendar.ts'
import { WATTS_PER_KW } from '../energy/units.ts'
import { discountFlows } from '../finance/metrics.ts'
import { chosenBecause } from '../home/choice-reason.ts'
import type { Home } from '../home/home.ts'
import { DEFAULTS } from './basis/defaults.ts'
import type { SiteData } from './basis/site-data.ts'
import { oncePerSlice, type TimeSliced } from './basis/time-sliced.ts'
import { batteryPriceOf, withBattery } from './compare-batteries.ts'
import { annualYieldByFace, RANKING_YEAR_STEP } from './compare-sizes.ts'
import { marketOf, type WithMarket } from './market.ts'
import { type PanelCounts, placePanels, scalePlacement } from './panel-placement.ts'
import { panelsOf } from './panels.ts'
import { simulateHome } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'
import { requireRoom } from './resolve-system.ts'
import { computeRoofRoom, countPanelsOnRoof } from './roof-room.ts'
import {
  boundPeak,
  climbToPeak,
  createSizeLadder,
  findFirstSize,
  lastSizeAbove,
  refinePeak,
  type SizePeak,
  type SizeSearch,
  searchCoarsely,
} from './search-sizes.ts'

export interface Candidate {
  readonly panels: number
  /** [kWp] */
  readonly kwp: number
  /** Usable capacity of the battery [kWh]; 0: none. */
  readonly batteryKwh: number
  /** Installed, before support [money]. */
  readonly cost: number
  /** Net present value [money]. */
  readonly npv: number
}

/** The system a plan uses until the user chooses one. */
export interface Recommendation {
  readonly home: Home
  readonly system: Candidate
  /** The system with the highest net present value; the recommended one may have other panels for nearly the same value. */
  readonly best: Candidate
  /** The numbers of panels that were compared: from the smallest system that is sold to a full roof or the limit of rules. */
  readonly sold: { readonly from: number; readonly to: number }
  /** Numbers of panels, with the battery of `system`, whose net present value is at most `within` below `best` [money]. */
  readonly flat: { readonly from: number; readonly to: number; readonly within: number }
  /** Whether its net present value is positive; otherwise it is the system that loses least. */
  readonly pays: boolean
  /** Whether the system fills the roof: a larger one might pay more. */
  readonly fillsRoof: boolean
  /** How the home's budget limits the search; `null` without a budget. */
  readonly budget: BudgetLimit | null
}

/**
 * `met`: no other system could be better; `limits`: one that costs more than the budget could be; `too-low`: every system costs
 * more, so that the budget is ignored.
 */
export interface BudgetLimit {
  readonly kind: 'met' | 'limits' | 'too-low'
  /** Up-front payment for the smallest system without a chosen battery [money]. */
  readonly cheapest: number
}

/** Simulated battery capacities [kWh]. */
export const CAPACITIES = [0, 5, 10, 15] as const
/** Larger numbers are placed panel by panel only where they are the best so far. */
const MAX_EXACT_PANELS = 40
/** Sizes within this of the best count as nearly as good [share of the net present value]. */
const FLAT_OPTIMUM_TOLERANCE = 0.1

type Arrays = Home['system']['arrays']

interface CandidateSystem {
  readonly arrays: Arrays
  readonly batteryKwh: number
}

interface EvaluatedSystem extends Candidate, CandidateSystem {
  /** Amount paid at the start: after support, without what is borrowed [money]. */
  readonly upfront: number
  /** All gains and costs in today's money, without the return that the money could earn elsewhere [money]. */
  readonly undiscounted: number
}

/** Sizes with one battery. Many panels are placed as others are; `exact` has every number, placed panel by panel. */
interface SystemSearch extends SizeSearch<EvaluatedSystem> {
  readonly exact: SizeSearch<EvaluatedSystem>
}

interface PeakSearch extends SystemSearch {
  readonly index: number
  peak: SizePeak<EvaluatedSystem>
}

/**
 * Finds the system with the highest net present value of those that are sold, up to a full roof or the limit of rules, with
 * batteries where their price is known. Among sizes with nearly that value, it recommends the one with the greatest gain in
 * today's money without discounting, as long as each added panel returns its own cost: see decision 130. Panels or a battery
 * chosen by the user stay. One system per slice.
 *
 * The panels of each size are placed where they are worth most (see `placePanels`): the face with the best yield need not pay
 * most, and a mix of faces may pay more than any of them.
 * @param maxKw limit of the export terms [kWp]
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* recommendSystem(
  home: WithMarket<Home>,
  siteData: SiteData,
  maxKw = Number.POSITIVE_INFINITY,
): TimeSliced<Recommendation> {
  const base = withoutLease(home)
  const hasPanels = panelsOf(home) > 0
  const baseWithoutPanels = hasPanels ? base : withoutPanels(base)
  if (!hasPanels) requireRoom(baseWithoutPanels)
  const room = hasPanels ? panelsOf(home) : countPanelsOnRoof(baseWithoutPanels)
  const { smallestSoldKw, largestKw } = marketOf(home)
  const limit = Math.max(1, Math.floor(toPanels(Math.min(maxKw, largestKw ?? maxKw))))
  const maxPanels = hasPanels ? room : Math.min(room, limit)
  const price = batteryPriceOf(base)
  const capacities = base.system.battery ? [base.system.battery.usableKwh] : price ? CAPACITIES : [0]
  const withSystem = ({ arrays, batteryKwh }: CandidateSystem): Home => {
    const withArrays = { ...baseWithoutPanels, system: { ...baseWithoutPanels.system, arrays } }
    return base.system.battery ? withArrays : withBattery(withArrays, batteryKwh, price)
  }
  const evaluateOnce = oncePerSlice((candidate: CandidateSystem): EvaluatedSystem => {
    const { inputs, assessment, project } = simulateHome(withSystem(candidate), siteData, RANKING_YEAR_STEP)
    const { panels, kwp } = inputs.system
    return {
      ...candidate,
      panels,
      kwp,
      cost: project.panelCost + project.batteryCost,
      upfront: assessment.cashFlow.upfrontPayment,
      npv: assessment.npv,
      undiscounted: sumOf(discountFlows(assessment.cashFlow.flow, inputs.inflation.value)),
    }
  })

  const minPanels = hasPanels ? maxPanels : Math.min(maxPanels, Math.max(1, Math.ceil(toPanels(smallestSoldKw))))
  const placer = createPlacer(baseWithoutPanels, siteData)
  const placed = new Map<string, Arrays>()
  function* evaluateExactly(panels: number, batteryKwh: number): TimeSliced<EvaluatedSystem> {
    const key = `${panels} ${batteryKwh}`
    const arrays = hasPanels
      ? base.system.arrays
      : (placed.get(key) ?? (yield* placer.place(panels, (tried) => evaluateOnce({ arrays: tried, batteryKwh }))))
    placed.set(key, arrays)
    return yield* evaluateOnce({ arrays, batteryKwh })
  }
  const searchFor = (batteryKwh: number, largest: number): SystemSearch => {
    const at = (panels: number) => evaluateExactly(panels, batteryKwh)
    const isExact = (panels: number) => hasPanels || panels <= MAX_EXACT_PANELS
    return {
      sizes: createSizeLadder(minPanels, largest),
      at: (panels) => (isExact(panels) ? at(panels) : evaluateOnce({ arrays: placer.estimate(panels), batteryKwh })),
      exact: { sizes: Array.from({ length: largest - minPanels + 1 }, (_, i) => minPanels + i), at },
    }
  }
  const [firstCapacity = 0] = capacities
  const firstSearch = searchFor(firstCapacity, maxPanels)
  const cheapest = (yield* firstSearch.at(minPanels)).upfront
  const { budget = Number.POSITIVE_INFINITY } = home.money
  const limitedBudget = cheapest <= budget ? budget : Number.POSITIVE_INFINITY
  const coarseIndex = yield* searchCoarsely(firstSearch)
  const searches: PeakSearch[] = []
  let isLimited = false
  let index = coarseIndex
  for (const batteryKwh of capacities) {
    const unlimited = searchFor(batteryKwh, maxPanels)
    const tooLarge = Number.isFinite(limitedBudget)
      ? yield* findFirstSize(unlimited, ({ upfront }) => upfront > limitedBudget)
      : null
    if (tooLarge === minPanels) {
      isLimited = true
      continue
    }
    const search = tooLarge === null ? unlimited : searchFor(batteryKwh, tooLarge - 1)
    const { sizes } = search
    const panels = yield* followPlacements(
      search,
      sizes[Math.min(index, sizes.length - 1)] as number,
      function* (from) {
        return sizes[yield* climbToPeak(search, sizes.indexOf(from))] as number
      },
    )
    index = sizes.indexOf(panels)
    isLimited ||= tooLarge !== null && index === sizes.length - 1
    searches.push({ ...search, index, peak: { panels, value: yield* search.at(panels) } })
  }
  const best = yield* refineBest(searches)
  const search = searches.find(({ peak }) => peak.value === best) as PeakSearch
  const floor = best.npv - FLAT_OPTIMUM_TOLERANCE * Math.abs(best.npv)
  const from = yield* lastSizeAbove(search, best.panels, -1, floor)
  const to = yield* lastSizeAbove(search, best.panels, 1, floor)
  const within = best.npv - Math.min((yield* search.at(from)).npv, (yield* search.at(to)).npv)
  const system = best.npv > 0 ? yield* findGreatestGain(search, best, [from, to]) : best
  return {
    home: withRecommendedSystem(home, system, best),
    system: toCandidate(system),
    best: toCandidate(best),
    sold: { from: minPanels, to: maxPanels },
    flat: { from, to, within },
    pays: system.npv > 0,
    fillsRoof: system.panels === room,
    budget: Number.isFinite(budget)
      ? { kind: cheapest > budget ? 'too-low' : isLimited ? 'limits' : 'met', cheapest }
      : null,
  }
}

const toPanels = (kw: number) => (kw * WATTS_PER_KW) / DEFAULTS.panelWatts.value

const withoutPanels = (home: Home): Home => ({ ...home, system: { ...home.system, arrays: [] } })

const toCandidate = ({ panels, kwp, batteryKwh, cost, npv }: Candidate): Candidate => ({
  panels,
  kwp,
  batteryKwh,
  cost,
  npv,
})

/** Places panels of the default power, starting from the nearest number placed before. */
function createPlacer(home: Home, siteData: SiteData) {
  const yields = annualYieldByFace(siteData.solar)
  const faces = [...yields.keys()]
    .filter((face) => (yields[face] ?? 0) > 0)
    .sort((a, b) => (yields[b] ?? 0) - (yields[a] ?? 0))
  const roof = { room: computeRoofRoom(home), faces }
  const placements = new Map<number, PanelCounts>([[0, yields.map(() => 0)]])
  const nearestOf = (panels: number) =>
    [...placements].reduce((a, b) => (Math.abs(b[0] - panels) < Math.abs(a[0] - panels) ? b : a))[1]
  const toArrays = (counts: PanelCounts): Arrays =>
    counts.flatMap((panels, plane) => (panels > 0 ? { plane, panels, watts: DEFAULTS.panelWatts.value } : []))
  return {
    estimate: (panels: number): Arrays => toArrays(scalePlacement(nearestOf(panels), panels, roof)),
    *place(panels: number, evaluate: (arrays: Arrays) => TimeSliced<EvaluatedSystem>): TimeSliced<Arrays> {
      const counts = yield* placePanels(nearestOf(panels), panels, {
        ...roof,
        *evaluate(tried) {
          return (yield* evaluate(toArrays(tried))).npv
        },
      })
      placements.set(panels, counts)
      return toArrays(counts)
    },
  }
}

/** Searches anew while a better placement of the panels found, which other numbers of panels follow, leads to another number. */
function* followPlacements(
  { exact }: SystemSearch,
  from: number,
  findPanels: (from: number) => TimeSliced<number>,
): TimeSliced<number> {
  let panels = yield* findPanels(from)
  for (;;) {
    yield* exact.at(panels)
    const next = yield* findPanels(panels)
    if (next === panels) return panels
    panels = next
  }
}

/** Searches between the sizes of the ladder wherever that can raise the best value, and places the best one panel by panel. */
function* refineBest(searches: readonly PeakSearch[]): TimeSliced<EvaluatedSystem> {
  const descending = searches.toSorted((a, b) => b.peak.value.npv - a.peak.value.npv)
  let best = descending[0] as PeakSearch
  for (const search of descending) {
    if ((yield* boundPeak(search, search.index)) <= best.peak.value.npv) continue
    search.peak = yield* refinePeak(search, search.index)
    if (search.peak.value.npv > best.peak.value.npv) best = search
  }
  const { exact } = best
  const panels = exact.sizes[yield* climbToPeak(exact, exact.sizes.indexOf(best.peak.panels))] as number
  best.peak = { panels, value: yield* exact.at(panels) }
  return best.peak.value
}

/**
 * Finds the size with the greatest gain without discounting among those nearly as good as the best: larger ones as long as each
 * added panel returns its own cost, or else smaller ones.
 */
function* findGreatestGain(
  { at, exact }: PeakSearch,
  best: EvaluatedSystem,
  [from, to]: readonly [number, number],
): TimeSliced<EvaluatedSystem> {
  const gainAt = function* (panels: number): TimeSliced<{ npv: number }> {
    return { npv: (yield* panels === best.panels ? exact.at(panels) : at(panels)).undiscounted }
  }
  const larger = { sizes: createSizeLadder(best.panels, to), at: gainAt }
  const { panels } = yield* refinePeak(larger, yield* climbToPeak(larger, 0))
  if (panels > best.panels) return yield* exact.at(panels)
  const smaller = { sizes: createSizeLadder(from, best.panels), at: gainAt }
  const least = yield* refinePeak(smaller, yield* climbToPeak(smaller, smaller.sizes.length - 1))
  return yield* exact.at(least.panels)
}

function withRecommendedSystem(home: Home, system: EvaluatedSystem, best: Candidate): Home {
  const { arrays, batteryKwh, npv } = system
  const provenance = chosenBecause(
    npv <= 0 ? 'least-loss' : npv < best.npv ? 'greatest-undiscounted-gain' : 'highest-gain',
  )
  const isStored = !home.system.battery && batteryKwh > 0
  return {
    ...home,
    system: { ...home.system, arrays, ...(isStored && { battery: { usableKwh: batteryKwh } }) },
    provenance: {
      ...home.provenance,
      ...(panelsOf(home) === 0 && { 'system.arrays': provenance }),
      ...(isStored && { 'system.battery': provenance }),
    },
  }
}
