import type { Home } from '../home.ts'
import { panelsOf, withPanels } from '../panels.ts'
import { panelsOnRoof } from '../roof-room.ts'
import { batteryPriceOf, withBattery } from './batteries-of-plan.ts'
import { inPieces, type Pieces } from './pieces.ts'
import { reckon } from './reckon.ts'
import { noRoom, RANKED, yieldOfPlanes } from './sizes-of-plan.ts'
import type { Surroundings } from './surroundings.ts'
import { termsOf } from './terms-of-home.ts'
import { USUAL } from './usual.ts'

/** A system that was tried. */
export interface Candidate {
  readonly panels: number
  /** [kWp] */
  readonly kwp: number
  /** Usable capacity of the battery [kWh]; 0 is none. */
  readonly batteryKwh: number
  /** Installed, before support [money]. */
  readonly cost: number
  /** Lifetime gain in today's money. */
  readonly npv: number
}

/** The system that a plan is about until the user chooses one. */
export interface Recommendation {
  /** The home with that system. */
  readonly home: Home
  readonly system: Candidate
  /** The system with the greatest gain; the recommended one may be smaller for nearly the same gain. */
  readonly best: Candidate
  /** Numbers of panels, with the battery of `system`, that gain at most `within` less than the best [money]. */
  readonly flat: { readonly from: number; readonly to: number; readonly within: number }
  /** Whether it gains anything; otherwise it is the system that loses least. */
  readonly pays: boolean
  /** Whether the best is all that the roof has room for: more might gain more. */
  readonly fillsRoof: boolean
}

/** Capacities of a battery that are tried [kWh]. */
const CAPACITIES = [0, 5, 10, 15] as const
/** So near to the best, the smaller system is recommended [share of the gain]. */
const NEARLY = 0.02
/** So near to the best, a number of panels counts as nearly as good [share of the gain]. */
const FLAT = 0.05
/** Sizes that are tried before the best is closed in on. */
const FIRST_SIZES = 7
const WATTS_PER_KW = 1_000

/** Panels on the faces of the roof, and a battery. */
interface Tried {
  readonly arrays: Home['system']['arrays']
  readonly batteryKwh: number
}

/**
 * The system with the greatest lifetime gain: from one panel to all that the roof has room for, and batteries where their
 * price is known. Panels go face by face. Which face comes first is tried too, as the greatest yield need not be the
 * greatest gain: only so another face never lowers the best gain, and more shade never raises it. What the user chose of
 * panels or battery stays. One system to a piece.
 * @param mostKw limit of the connection or of the terms of selling [kWp]
 * @throws MissingFigures, InputError naming a figure of the home
 */
export function* recommendSystem(
  home: Home,
  around: Surroundings,
  mostKw = Number.POSITIVE_INFINITY,
): Pieces<Recommendation> {
  const base = withoutLease(home)
  const hasPanels = panelsOf(home) > 0
  const bare = hasPanels ? base : withoutPanels(base)
  const room = hasPanels ? panelsOf(home) : panelsOnRoof(base)
  if (room === 0) noRoom()
  const limit = Math.max(1, Math.floor((mostKw * WATTS_PER_KW) / USUAL.panelWatts.value))
  const most = hasPanels ? room : Math.min(room, limit)
  const price = batteryPriceOf(base)
  const capacities = base.system.battery ? [base.system.battery.usableKwh] : price ? CAPACITIES : [0]
  const orders = hasPanels ? [[]] : ordersOf(yieldOfPlanes(around.sun))

  const placed = (panels: number, order: readonly number[]) =>
    withPanels(bare, panels, order).system.arrays.toSorted((a, b) => a.plane - b.plane)
  const withSystem = ({ arrays, batteryKwh }: Tried): Home => {
    const panelled = { ...bare, system: { ...bare.system, arrays } }
    return base.system.battery ? panelled : withBattery(panelled, batteryKwh, price)
  }
  const evaluate = (tried: Tried): Candidate & Tried => {
    const terms = termsOf(withSystem(tried), around)
    const { assessment, project } = reckon(terms, { step: RANKED })
    const { panels, kwp } = terms.system
    const cost = project.panelCost + project.batteryCost
    return { ...tried, panels, kwp, cost, npv: assessment.npv }
  }
  const found = yield* inPieces(evaluate, (evaluated) => {
    const search = (order: readonly number[], batteryKwh: number) => ({
      least: hasPanels ? most : 1,
      most,
      at: (panels: number) =>
        evaluated({
          arrays: hasPanels ? bare.system.arrays : placed(panels, order),
          batteryKwh,
        }),
    })
    const [first = 0, ...others] = capacities
    const begun = highest(search(orders[0] ?? [], first))
    const lines = orders.flatMap((order) => {
      let top = climb(search(order, first), begun.panels)
      return [first, ...others].map((batteryKwh) => {
        const line = search(order, batteryKwh)
        top = climb(line, top.panels)
        return { ...line, top }
      })
    })
    const best = lines.map(({ top }) => top).reduce(better)
    const enough = best.npv - NEARLY * Math.max(0, best.npv)
    const system = lines
      .filter(({ top }) => top.npv >= enough)
      .map((line) => line.at(end(line, line.top.panels, -1, enough)))
      .reduce((a, b) => (b.cost < a.cost || (b.cost === a.cost && b.npv > a.npv) ? b : a))
    const line = lines.find(({ top }) => top === best) as (typeof lines)[number]
    const floor = best.npv - FLAT * Math.abs(best.npv)
    const [from, to] = [end(line, best.panels, -1, floor), end(line, best.panels, 1, floor)]
    const within = best.npv - Math.min(line.at(from).npv, line.at(to).npv)
    return { system, best, flat: { from, to, within } }
  })
  const { system, best, flat } = found
  return {
    home: recommended(home, system),
    system: plain(system),
    best: plain(best),
    flat,
    pays: system.npv > 0,
    fillsRoof: best.panels === room,
  }
}

/** A payment for the use of a system says nothing of other sizes: they are compared as if bought. */
function withoutLease(home: Home): Home {
  if (home.money.financing?.kind !== 'lease') return home
  const { financing: _, ...money } = home.money
  return { ...home, money }
}

const withoutPanels = (home: Home): Home => ({ ...home, system: { ...home.system, arrays: [] } })

const plain = ({ panels, kwp, batteryKwh, cost, npv }: Candidate): Candidate => ({ panels, kwp, batteryKwh, cost, npv })

/** Every order in which faces can be filled, that of their yields first; each as ranks of the faces, 0 for none. */
function ordersOf(yields: readonly number[]): readonly (readonly number[])[] {
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

/** Gains by the number of panels, everything else being the same. */
interface Line {
  readonly least: number
  readonly most: number
  readonly at: (panels: number) => Candidate & Tried
}

const better = <C extends Candidate>(a: C, b: C): C => (b.npv > a.npv ? b : a)

/** The best of some sizes spread over all. */
function highest({ least, most, at }: Line) {
  const steps = Math.min(FIRST_SIZES, most - least + 1)
  return Array.from({ length: steps }, (_, i) =>
    at(least + Math.round((i * (most - least)) / Math.max(1, steps - 1))),
  ).reduce(better)
}

/** The best size next to others that are worse, from one on. */
function climb({ least, most, at }: Line, from: number) {
  let top = at(Math.min(most, Math.max(least, from)))
  for (const step of [1, -1]) {
    for (let panels = top.panels + step; panels >= least && panels <= most; panels += step) {
      const next = at(panels)
      if (next.npv <= top.npv) break
      top = next
    }
  }
  return top
}

/** The last size on one side whose gain is not below a floor. */
function end({ least, most, at }: Line, from: number, step: 1 | -1, floor: number): number {
  let panels = from
  while (panels + step >= least && panels + step <= most && at(panels + step).npv >= floor) panels += step
  return panels
}

/** The home with the system, where the user chose none. */
function recommended(home: Home, { arrays, batteryKwh, npv }: Candidate & Tried): Home {
  const how = npv > 0 ? 'The system with the greatest lifetime gain.' : 'No size pays; this one loses least.'
  const said = { kind: 'worked-out', how } as const
  const isStored = !home.system.battery && batteryKwh > 0
  return {
    ...home,
    system: { ...home.system, arrays, ...(isStored && { battery: { usableKwh: batteryKwh } }) },
    provenance: {
      ...home.provenance,
      ...(panelsOf(home) === 0 && { 'system.arrays': said }),
      ...(isStored && { 'system.battery': said }),
    },
  }
}
