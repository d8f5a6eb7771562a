import { WATTS_PER_KW } from '../../energy/units.ts'
import { chosenBecause } from '../choice-reason.ts'
import type { Home } from '../home.ts'
import { batteryPriceOf, withBattery } from './compare-batteries.ts'
import { annualYieldByFace, RANKING_YEAR_STEP } from './compare-sizes.ts'
import { DEFAULTS } from './defaults.ts'
import { panelsOf, withPanels } from './panels.ts'
import { resolvePlanInputs } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'
import { requireRoom } from './resolve-system.ts'
import { countPanelsOnRoof } from './roof-room.ts'
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
import { simulatePlan } from './simulate-plan.ts'
import type { SiteData } from './site-data.ts'
import type { TimeSliced } from './time-sliced.ts'

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
  /** The system with the highest net present value; the recommended one may be smaller for nearly the same value. */
  readonly best: Candidate
  /** Numbers of panels, with the battery of `system`, whose net present value is at most `within` below `best` [money]. */
  readonly flat: { readonly from: number; readonly to: number; readonly within: number }
  /** Whether its net present value is positive; otherwise it is the system that loses least. */
  readonly pays: boolean
  /** Whether the best system fills the roof: a larger one might pay more. */
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
const CAPACITIES = [0, 5, 10, 15] as const
/** A smaller system within this of the best is recommended instead [share of the net present value]. */
const SMALLER_SYSTEM_TOLERANCE = 0.02
/** Sizes within this of the best count as nearly as good [share of the net present value]. */
const FLAT_OPTIMUM_TOLERANCE = 0.05

interface CandidateSystem {
  readonly arrays: Home['system']['arrays']
  readonly batteryKwh: number
}

interface EvaluatedSystem extends Candidate, CandidateSystem {
  /** Paid at the start: after support, without what is borrowed [money]. */
  readonly upfront: number
}

/** With one order of faces and one battery. */
interface SystemSearch extends SizeSearch<EvaluatedSystem> {
  readonly batteryKwh: number
  readonly index: number
  peak: SizePeak<EvaluatedSystem>
}

/**
 * Finds the system with the highest net present value, from one panel to a full roof, with batteries where their price is
 * known. Panels or a battery chosen by the user stay. One system per slice.
 *
 * Faces are filled one after the other, in every order: the face with the best yield need not pay most. This guarantees that
 * an additional face never lowers the best value, and more shade never raises it.
 * @param maxKw limit of the connection or of the export terms [kWp]
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* recommendSystem(
  home: Home,
  siteData: SiteData,
  maxKw = Number.POSITIVE_INFINITY,
): TimeSliced<Recommendation> {
  const base = withoutLease(home)
  const hasPanels = panelsOf(home) > 0
  const baseWithoutPanels = hasPanels ? base : withoutPanels(base)
  if (!hasPanels) requireRoom(baseWithoutPanels)
  const room = hasPanels ? panelsOf(home) : countPanelsOnRoof(baseWithoutPanels)
  const limit = Math.max(1, Math.floor((maxKw * WATTS_PER_KW) / DEFAULTS.panelWatts.value))
  const maxPanels = hasPanels ? room : Math.min(room, limit)
  const price = batteryPriceOf(base)
  const capacities = base.system.battery ? [base.system.battery.usableKwh] : price ? CAPACITIES : [0]
  const orders = hasPanels ? [[]] : faceOrders(annualYieldByFace(siteData.solar))

  const placePanels = (panels: number, order: readonly number[]) =>
    withPanels(baseWithoutPanels, panels, order).system.arrays.toSorted((a, b) => a.plane - b.plane)
  const withSystem = ({ arrays, batteryKwh }: CandidateSystem): Home => {
    const withArrays = { ...baseWithoutPanels, system: { ...baseWithoutPanels.system, arrays } }
    return base.system.battery ? withArrays : withBattery(withArrays, batteryKwh, price)
  }
  const evaluate = (candidate: CandidateSystem): EvaluatedSystem => {
    const inputs = resolvePlanInputs(withSystem(candidate), siteData, RANKING_YEAR_STEP)
    const { assessment, project } = simulatePlan(inputs, { step: RANKING_YEAR_STEP })
    const { panels, kwp } = inputs.system
    return {
      ...candidate,
      panels,
      kwp,
      cost: project.panelCost + project.batteryCost,
      upfront: assessment.cashFlow.upfrontPayment,
      npv: assessment.npv,
    }
  }
  const evaluated = new Map<string, EvaluatedSystem>()
  function* evaluateOnce(candidate: CandidateSystem): TimeSliced<EvaluatedSystem> {
    const key = JSON.stringify(candidate)
    const known = evaluated.get(key)
    if (known) return known
    const result = evaluate(candidate)
    evaluated.set(key, result)
    yield
    return result
  }

  const minPanels = hasPanels ? maxPanels : 1
  const searchFor = (order: readonly number[], batteryKwh: number, largest: number): SizeSearch<EvaluatedSystem> => ({
    sizes: createSizeLadder(minPanels, largest),
    at: (panels) =>
      evaluateOnce({
        arrays: hasPanels ? baseWithoutPanels.system.arrays : placePanels(panels, order),
        batteryKwh,
      }),
  })
  const [firstOrder = []] = orders
  const [firstCapacity = 0] = capacities
  const firstSearch = searchFor(firstOrder, firstCapacity, maxPanels)
  const cheapest = (yield* firstSearch.at(minPanels)).upfront
  const { budget = Number.POSITIVE_INFINITY } = home.money
  const limitedBudget = cheapest <= budget ? budget : Number.POSITIVE_INFINITY
  const coarseIndex = yield* searchCoarsely(firstSearch)
  const searches: SystemSearch[] = []
  let isLimited = false
  for (const order of orders) {
    let index = coarseIndex
    for (const batteryKwh of capacities) {
      const unlimited = searchFor(order, batteryKwh, maxPanels)
      const tooLarge = Number.isFinite(limitedBudget)
        ? yield* findFirstSize(unlimited, ({ upfront }) => upfront > limitedBudget)
        : null
      if (tooLarge === minPanels) {
        isLimited = true
        continue
      }
      const search = tooLarge === null ? unlimited : searchFor(order, batteryKwh, tooLarge - 1)
      index = yield* climbToPeak(search, Math.min(index, search.sizes.length - 1))
      isLimited ||= tooLarge !== null && index === search.sizes.length - 1
      const panels = search.sizes[index] as number
      searches.push({ ...search, batteryKwh, index, peak: { panels, value: yield* search.at(panels) } })
    }
  }
  const best = yield* refineBest(searches)
  const { search, panels, system } = yield* findCheapest(searches, best)
  const floor = best.npv - FLAT_OPTIMUM_TOLERANCE * Math.abs(best.npv)
  const from = yield* lastSizeAbove(search, panels, -1, floor)
  const to = yield* lastSizeAbove(search, panels, 1, floor)
  const within = best.npv - Math.min((yield* search.at(from)).npv, (yield* search.at(to)).npv)
  return {
    home: withRecommendedSystem(home, system, best),
    system: toCandidate(system),
    best: toCandidate(best),
    flat: { from, to, within },
    pays: system.npv > 0,
    fillsRoof: best.panels === room,
    budget: Number.isFinite(budget)
      ? { kind: cheapest > budget ? 'too-low' : isLimited ? 'limits' : 'met', cheapest }
      : null,
  }
}

const withoutPanels = (home: Home): Home => ({ ...home, system: { ...home.system, arrays: [] } })

const toCandidate = ({ panels, kwp, batteryKwh, cost, npv }: Candidate): Candidate => ({
  panels,
  kwp,
  batteryKwh,
  cost,
  npv,
})

/** Every order of filling the faces, by descending yield first. Each is a rank per face; 0: not used. */
function faceOrders(yields: readonly number[]): readonly (readonly number[])[] {
  const faces = [...yields.keys()]
    .filter((face) => (yields[face] ?? 0) > 0)
    .sort((a, b) => (yields[b] ?? 0) - (yields[a] ?? 0))
  return permutations(faces).map((order) =>
    yields.map((_, face) => (order.includes(face) ? order.length - order.indexOf(face) : 0)),
  )
}

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

const betterOf = (a: EvaluatedSystem, b: EvaluatedSystem) => (b.npv > a.npv ? b : a)

const isCheaper = (a: Candidate, b: Candidate) => a.cost < b.cost || (a.cost === b.cost && a.npv > b.npv)

/** Searches between the sizes of the ladder wherever that can raise the best value. */
function* refineBest(searches: readonly SystemSearch[]): TimeSliced<EvaluatedSystem> {
  const descending = searches.toSorted((a, b) => b.peak.value.npv - a.peak.value.npv)
  let best = searches.map(({ peak }) => peak.value).reduce(betterOf)
  for (const search of descending) {
    if ((yield* boundPeak(search, search.index)) <= best.npv) continue
    search.peak = yield* refinePeak(search, search.index)
    best = betterOf(best, search.peak.value)
  }
  return best
}

interface CheapestSystem {
  readonly search: SystemSearch
  readonly panels: number
  readonly system: EvaluatedSystem
}

/** Finds the cheapest system that is nearly as good as the best. */
function* findCheapest(searches: readonly SystemSearch[], best: EvaluatedSystem): TimeSliced<CheapestSystem> {
  const minNpv = best.npv - SMALLER_SYSTEM_TOLERANCE * Math.max(0, best.npv)
  let cheapest: CheapestSystem | undefined
  /** By capacity of the battery. */
  const fewestPanels = new Map<number, number>()
  for (const search of searches) {
    const { batteryKwh, peak } = search
    const from = Math.min(peak.panels, fewestPanels.get(batteryKwh) ?? Number.POSITIVE_INFINITY)
    if (peak.value.npv < minNpv || (yield* search.at(from)).npv < minNpv) continue
    const panels = yield* lastSizeAbove(search, from, -1, minNpv)
    const system = yield* search.at(panels)
    fewestPanels.set(batteryKwh, panels)
    if (!cheapest || isCheaper(system, cheapest.system)) cheapest = { search, panels, system }
  }
  if (!cheapest) throw new RangeError('The best system must qualify')
  return cheapest
}

function withRecommendedSystem(home: Home, system: EvaluatedSystem, best: Candidate): Home {
  const { arrays, batteryKwh, npv } = system
  const provenance = chosenBecause(npv <= 0 ? 'least-loss' : npv < best.npv ? 'nearly-highest-gain' : 'highest-gain')
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
