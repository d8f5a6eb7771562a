import { sumOf } from '../calendar.ts'
import type { Home } from '../home/home.ts'
import type { RoofSolarOutput, SiteData } from './basis/site-data.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import { panelsOf, withPanels } from './panels.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { simulateHome } from './resolve-plan-inputs.ts'
import { requireRoom } from './resolve-system.ts'
import { countPanelsOnRoof } from './roof-room.ts'

export interface PlanSize {
  readonly kwp: number
  /** [money] */
  readonly npv: number
  /** Self-consumed and exported solar [kWh/year]. */
  readonly ownUse: number
  readonly exported: number
}

export interface PlanSizes {
  /** Ascending. */
  readonly points: readonly { readonly panels: number; readonly outcome: PlanSize }[]
  /** What each size adds to the one before it, per kWp. */
  readonly added: readonly { readonly panels: number; readonly npv: number; readonly ownUse: number }[]
}

/** Years between two simulated ones, where only the ranking of sizes matters: see decision 31. */
export const RANKING_YEAR_STEP = 5

const MAX_SIZES = 40

/** Simulates one panel up to a full roof; one size per slice. On a roof for more than 40 panels the sizes are evenly spread. */
export function* compareSizes({ home, siteData }: PlanInputs): TimeSliced<PlanSizes> {
  const yields = annualYieldByFace(siteData.solar)
  requireRoom(home)
  const points: PlanSizes['points'][number][] = []
  for (const panels of spreadSizes(countPanelsOnRoof(home))) {
    points.push({ panels, outcome: simulateSize(withPanels(home, panels, yields), siteData) })
    yield
  }
  const added = points.map(({ panels, outcome }, i) => {
    const before = points[i - 1]?.outcome ?? { kwp: 0, npv: 0, ownUse: 0 }
    const kwp = outcome.kwp - before.kwp
    return { panels, npv: (outcome.npv - before.npv) / kwp, ownUse: (outcome.ownUse - before.ownUse) / kwp }
  })
  return { points, added }
}

function spreadSizes(maxPanels: number): readonly number[] {
  const count = Math.min(maxPanels, MAX_SIZES)
  return Array.from({ length: count }, (_, i) => 1 + Math.round((i * (maxPanels - 1)) / Math.max(1, count - 1)))
}

function simulateSize(home: Home, siteData: SiteData): PlanSize {
  const { inputs, years, assessment } = simulateHome(home, siteData, RANKING_YEAR_STEP)
  const totals = years[0]?.totals
  if (!totals) throw new RangeError('A plan has at least one year')
  return {
    kwp: inputs.system.kwp,
    npv: assessment.npv,
    ownUse: totals.solar - totals.export - totals.clipped,
    exported: totals.export,
  }
}

/** Yearly DC yield of each face [kWh/kWp]; 0 on a face without a slope. */
export const annualYieldByFace = ({ dcByFace }: RoofSolarOutput): readonly number[] =>
  dcByFace.map((dc) => (dc ? sumOf(dc) : 0))

/** One panel on the face with the best yield if there is none: the start of a comparison of sizes. */
export function withFirstPanel(home: Home, roofSolar: RoofSolarOutput): Home {
  if (panelsOf(home) > 0) return home
  // A total price without a size gives no price per kWp.
  if (home.money.price?.kind === 'total') return home
  return withPanels(home, 1, annualYieldByFace(roofSolar))
}
