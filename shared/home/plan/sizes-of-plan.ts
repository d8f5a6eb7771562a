import { sumOf } from '../../calendar.ts'
import { type SizeOutcome, type SizeSweep, sweepSizes } from '../../finance/sweep.ts'
import type { Home } from '../home.ts'
import { inPieces, type Pieces } from './pieces.ts'
import { priced } from './project-of-home.ts'
import { reckon } from './reckon.ts'
import type { RoofSun } from './surroundings.ts'
import { type Terms, termsOf, yearlyUse } from './terms.ts'
import { USUAL } from './usual.ts'

/** A plan at one size. */
export interface SizeOfPlan extends SizeOutcome {
  readonly kwp: number
  /** Solar used at home, and sold [kWh/year]. */
  readonly ownUse: number
  readonly sold: number
  readonly selfSufficiency: number | null
  readonly cost: number
  readonly payback: number | null
}

export interface SizesOfPlan extends SizeSweep<SizeOfPlan> {
  /** What each size adds to the one before it, by kWp: where more stops paying. */
  readonly added: readonly { readonly panels: number; readonly npv: number; readonly ownUse: number }[]
}

/** Sizes only stand beside each other: see decision 31. */
const RANKED = 5
/** Without a word on the room, the slider goes this far. */
const MOST_PANELS = 40

/** The same home with other numbers of panels, from one to the whole roof, and the three marks. A size to a piece. */
export function* sizesOfTerms(terms: Terms): Pieces<SizesOfPlan> {
  const { home, around } = terms
  const evaluate = (panels: number) => outcomeAt(termsOf(withPanels(home, panels, around.sun), around))
  const mostPanels = roomOf(home).reduce((sum, room) => sum + room, 0)
  const sweep = yield* inPieces(evaluate, (evaluated) =>
    sweepSizes<SizeOfPlan>({ mostPanels, use: yearlyUse(terms), evaluate: evaluated }),
  )
  const added = sweep.points.map(({ panels, outcome }, i) => {
    const before = sweep.points[i - 1]?.outcome ?? { kwp: 0, npv: 0, ownUse: 0 }
    const kwp = outcome.kwp - before.kwp
    return { panels, npv: (outcome.npv - before.npv) / kwp, ownUse: (outcome.ownUse - before.ownUse) / kwp }
  })
  return { ...sweep, added }
}

function outcomeAt(terms: Terms): SizeOfPlan {
  const { years, assessment, project } = reckon(terms, { step: RANKED })
  const totals = years[0]?.totals
  if (!totals) throw new RangeError('A plan has at least one year')
  return {
    npv: assessment.npv,
    solar: totals.solar,
    kwp: terms.system.kwp,
    ownUse: totals.solar - totals.export - totals.clipped,
    sold: totals.export,
    selfSufficiency: totals.selfSufficiency,
    cost: project.panelCost + project.batteryCost,
    payback: assessment.payback,
  }
}

/**
 * The home with so many panels: those it has stay where they are, further ones go where they bring most and there is room,
 * and the worst go first. The inverter grows with the panels, and so does a price that was given for the whole.
 */
export function withPanels(home: Home, panels: number, sun: RoofSun): Home {
  const { arrays } = home.system
  const now = arrays.reduce((sum, array) => sum + array.panels, 0)
  const room = roomOf(home)
  const yields = arrays.map(({ plane }) => sumOf(sun.dcOfPlane[plane] ?? NOTHING))
  const byYield = [...arrays.keys()].sort((a, b) => (yields[b] as number) - (yields[a] as number))
  const counts = arrays.map((array) => array.panels)
  let left = panels - now
  for (const i of left > 0 ? byYield : byYield.toReversed()) {
    const free = (room[i] as number) - (counts[i] as number)
    const moved = left > 0 ? Math.min(left, Math.max(0, free)) : Math.max(left, -(counts[i] as number))
    counts[i] = (counts[i] as number) + moved
    left -= moved
  }
  const kwpOf = (each: readonly number[]) =>
    arrays.reduce((sum, { watts }, i) => sum + ((each[i] as number) * watts) / 1_000, 0)
  const before = kwpOf(arrays.map((array) => array.panels))
  const factor = before > 0 ? kwpOf(counts) / before : 1
  const { price, upkeepPerYear, inverterRenewal } = home.money
  return {
    ...home,
    system: {
      ...home.system,
      arrays: arrays.map((array, i) => ({ ...array, panels: counts[i] as number })),
      ...(home.system.inverterKw !== undefined && { inverterKw: home.system.inverterKw * factor }),
    },
    money: {
      ...home.money,
      ...(price && { price: price.kind === 'total' ? { kind: 'total', total: priced(price, 0) * factor } : price }),
      ...(upkeepPerYear !== undefined && { upkeepPerYear: upkeepPerYear * factor }),
      ...(inverterRenewal?.cost !== undefined && {
        inverterRenewal: { ...inverterRenewal, cost: inverterRenewal.cost * factor },
      }),
    },
  }
}

const NOTHING = new Float64Array(0)

/** The home, or where it has no panels yet, with one where it brings most: from there sizes are looked for. */
export function withFirstPanel(home: Home, sun: RoofSun): Home {
  if (home.system.arrays.some(({ panels }) => panels > 0)) return home
  // One price for panels that are not known says nothing of any size.
  if (home.money.price?.kind === 'total') return home
  const watts = home.system.arrays[0]?.watts ?? USUAL.panelWatts.value
  const sloped = sun.dcOfPlane.flatMap((dc, plane) => (dc ? [{ plane, panels: 0, watts }] : []))
  return withPanels({ ...home, system: { ...home.system, arrays: sloped } }, 1, sun)
}

/** How many panels each array may have. */
function roomOf({ system, roof }: Home): number[] {
  return system.arrays.map(({ plane, panels, watts }) => {
    const room = roof.planes[plane]?.room
    if (!room) return Math.max(panels, Math.floor(MOST_PANELS / system.arrays.length))
    if (room.kind === 'panels') return Math.max(panels, room.count)
    return Math.max(panels, Math.floor((room.squareMetres * USUAL.density.value * 1_000) / watts))
  })
}
