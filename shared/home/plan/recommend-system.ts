import type { Home } from '../home.ts'
import { panelsOf, withPanels } from '../panels.ts'
import { countPanelsOnRoof } from '../roof-room.ts'
import { batteryPriceOf, withBattery } from './compare-batteries.ts'
import { annualYieldByFace, RANKING_YEAR_STEP } from './compare-sizes.ts'
import { DEFAULTS } from './defaults.ts'
import { resolvePlanInputs } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'
import { requireRoom } from './resolve-system.ts'
import { simulatePlan } from './simulate-plan.ts'
import type { SiteData } from './site-data.ts'
import { type TimeSliced, timeSliced } from './time-sliced.ts'

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
  /** The home with the recommended system. */
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
}

/** Simulated battery capacities [kWh]. */
const CAPACITIES = [0, 5, 10, 15] as const
/** A smaller system within this of the best is recommended instead [share of the net present value]. */
const SMALLER_SYSTEM_TOLERANCE = 0.02
/** Sizes within this of the best count as nearly as good [share of the net present value]. */
const FLAT_OPTIMUM_TOLERANCE = 0.05
/** Evenly spread sizes simulated before hill climbing. */
const COARSE_SIZES = 7
const WATTS_PER_KW = 1_000

interface CandidateSystem {
  readonly arrays: Home['system']['arrays']
  readonly batteryKwh: number
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
  const evaluate = (candidate: CandidateSystem): Candidate & CandidateSystem => {
    const inputs = resolvePlanInputs(withSystem(candidate), siteData, RANKING_YEAR_STEP)
    const { assessment, project } = simulatePlan(inputs, { step: RANKING_YEAR_STEP })
    const { panels, kwp } = inputs.system
    const cost = project.panelCost + project.batteryCost
    return { ...candidate, panels, kwp, cost, npv: assessment.npv }
  }
  const searched = yield* timeSliced(evaluate, (evaluated) => {
    const searchFor = (order: readonly number[], batteryKwh: number) => ({
      minPanels: hasPanels ? maxPanels : 1,
      maxPanels,
      at: (panels: number) =>
        evaluated({
          arrays: hasPanels ? baseWithoutPanels.system.arrays : placePanels(panels, order),
          batteryKwh,
        }),
    })
    const [firstCapacity = 0, ...otherCapacities] = capacities
    const coarseBest = searchCoarsely(searchFor(orders[0] ?? [], firstCapacity))
    const panelSearches = orders.flatMap((order) => {
      let top = climbToPeak(searchFor(order, firstCapacity), coarseBest.panels)
      return [firstCapacity, ...otherCapacities].map((batteryKwh) => {
        const panelSearch = searchFor(order, batteryKwh)
        top = climbToPeak(panelSearch, top.panels)
        return { ...panelSearch, top }
      })
    })
    const best = panelSearches.map(({ top }) => top).reduce(betterOf)
    const minNpv = best.npv - SMALLER_SYSTEM_TOLERANCE * Math.max(0, best.npv)
    const { panelSearch, system } = panelSearches
      .filter(({ top }) => top.npv >= minNpv)
      .map((search) => ({
        panelSearch: search,
        system: search.at(lastSizeAbove(search, search.top.panels, -1, minNpv)),
      }))
      .reduce((a, b) => (isCheaper(b.system, a.system) ? b : a))
    const floor = best.npv - FLAT_OPTIMUM_TOLERANCE * Math.abs(best.npv)
    const [from, to] = [
      lastSizeAbove(panelSearch, system.panels, -1, floor),
      lastSizeAbove(panelSearch, system.panels, 1, floor),
    ]
    const within = best.npv - Math.min(panelSearch.at(from).npv, panelSearch.at(to).npv)
    return { system, best, flat: { from, to, within } }
  })
  const { system, best, flat } = searched
  return {
    home: withRecommendedSystem(home, system),
    system: toCandidate(system),
    best: toCandidate(best),
    flat,
    pays: system.npv > 0,
    fillsRoof: best.panels === room,
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

/** Search with one order of faces and one battery. */
interface PanelSearch {
  readonly minPanels: number
  readonly maxPanels: number
  readonly at: (panels: number) => Candidate & CandidateSystem
}

const isCheaper = (a: Candidate, b: Candidate) => a.cost < b.cost || (a.cost === b.cost && a.npv > b.npv)

const betterOf = <C extends Candidate>(a: C, b: C): C => (b.npv > a.npv ? b : a)

function searchCoarsely({ minPanels, maxPanels, at }: PanelSearch) {
  const steps = Math.min(COARSE_SIZES, maxPanels - minPanels + 1)
  return Array.from({ length: steps }, (_, i) =>
    at(minPanels + Math.round((i * (maxPanels - minPanels)) / Math.max(1, steps - 1))),
  ).reduce(betterOf)
}

/** Hill climbing to the local optimum. */
function climbToPeak({ minPanels, maxPanels, at }: PanelSearch, from: number) {
  let top = at(Math.min(maxPanels, Math.max(minPanels, from)))
  for (const step of [1, -1]) {
    for (let panels = top.panels + step; panels >= minPanels && panels <= maxPanels; panels += step) {
      const next = at(panels)
      if (next.npv <= top.npv) break
      top = next
    }
  }
  return top
}

/** The last size in one direction whose value stays at or above a floor. */
function lastSizeAbove({ minPanels, maxPanels, at }: PanelSearch, from: number, step: 1 | -1, floor: number): number {
  let panels = from
  while (panels + step >= minPanels && panels + step <= maxPanels && at(panels + step).npv >= floor) panels += step
  return panels
}

function withRecommendedSystem(home: Home, { arrays, batteryKwh, npv }: Candidate & CandidateSystem): Home {
  const how = npv > 0 ? 'The system with the greatest lifetime gain.' : 'No size pays; this one loses least.'
  const provenance = { kind: 'worked-out', how } as const
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
