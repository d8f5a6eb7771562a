import { sumOf } from '../../calendar.ts'
import { type SizeOutcome, type SizeSweep, sweepSizes } from '../../finance/sweep.ts'
import { InputError } from '../../input-error.ts'
import type { Home } from '../home.ts'
import { panelsOf, withPanels } from '../panels.ts'
import { panelsOnRoof } from '../roof-room.ts'
import { inPieces, type Pieces } from './pieces.ts'
import { reckon } from './reckon.ts'
import type { RoofSun } from './surroundings.ts'
import { type Terms, yearlyUse } from './terms.ts'
import { termsOf } from './terms-of-home.ts'

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

/** Years between those whose hours are run: sizes only stand beside each other, see decision 31. */
export const RANKED = 5

/** @throws InputError always */
export function noRoom(): never {
  throw new InputError('roof.planes', 'The roof has no room for a panel.')
}

/** The same home with other numbers of panels, from one to the whole roof, and the three marks. A size to a piece. */
export function* sizesOfTerms(terms: Terms): Pieces<SizesOfPlan> {
  const { home, around } = terms
  const yields = yieldOfPlanes(around.sun)
  const evaluate = (panels: number) => outcomeAt(termsOf(withPanels(home, panels, yields), around))
  const mostPanels = panelsOnRoof(home)
  if (mostPanels === 0) noRoom()
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

/** What a kWp brings on each plane in a year [kWh, direct current]; 0 on one without a slope. */
export const yieldOfPlanes = ({ dcOfPlane }: RoofSun): readonly number[] => dcOfPlane.map((dc) => (dc ? sumOf(dc) : 0))

/** The home, or where it has no panels yet, with one where it brings most: from there sizes are looked for. */
export function withFirstPanel(home: Home, sun: RoofSun): Home {
  if (panelsOf(home) > 0) return home
  // One price for panels that are not known says nothing of any size.
  if (home.money.price?.kind === 'total') return home
  return withPanels(home, 1, yieldOfPlanes(sun))
}
