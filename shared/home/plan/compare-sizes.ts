import { sumOf } from '../../calendar.ts'
import { type SizeOutcome, type SizeSweep, sweepSizes } from '../../finance/sweep.ts'
import type { Home } from '../home.ts'
import { panelsOf, withPanels } from './panels.ts'
import { type PlanInputs, yearlyUse } from './plan-inputs.ts'
import { resolvePlanInputs } from './resolve-plan-inputs.ts'
import { requireRoom } from './resolve-system.ts'
import { countPanelsOnRoof } from './roof-room.ts'
import { simulatePlan } from './simulate-plan.ts'
import type { RoofSolarOutput } from './site-data.ts'
import { type TimeSliced, timeSliced } from './time-sliced.ts'

export interface PlanSize extends SizeOutcome {
  readonly kwp: number
  /** Self-consumed and exported solar [kWh/year]. */
  readonly ownUse: number
  readonly exported: number
  readonly selfSufficiency: number | null
  readonly cost: number
  readonly payback: number | null
}

export interface PlanSizes extends SizeSweep<PlanSize> {
  /** What each size adds to the one before it, per kWp. */
  readonly added: readonly { readonly panels: number; readonly npv: number; readonly ownUse: number }[]
}

/** Years between two simulated ones, where only the ranking of sizes matters: see decision 31. */
export const RANKING_YEAR_STEP = 5

/** Simulates one panel up to a full roof; one size per slice. */
export function* compareSizes(inputs: PlanInputs): TimeSliced<PlanSizes> {
  const { home, siteData } = inputs
  const yields = annualYieldByFace(siteData.solar)
  const evaluate = (panels: number) =>
    simulateSize(resolvePlanInputs(withPanels(home, panels, yields), siteData, RANKING_YEAR_STEP))
  requireRoom(home)
  const maxPanels = countPanelsOnRoof(home)
  const sweep = yield* timeSliced(evaluate, (evaluated) =>
    sweepSizes<PlanSize>({ maxPanels, use: yearlyUse(inputs), evaluate: evaluated }),
  )
  const added = sweep.points.map(({ panels, outcome }, i) => {
    const before = sweep.points[i - 1]?.outcome ?? { kwp: 0, npv: 0, ownUse: 0 }
    const kwp = outcome.kwp - before.kwp
    return { panels, npv: (outcome.npv - before.npv) / kwp, ownUse: (outcome.ownUse - before.ownUse) / kwp }
  })
  return { ...sweep, added }
}

function simulateSize(inputs: PlanInputs): PlanSize {
  const { years, assessment, project } = simulatePlan(inputs, { step: RANKING_YEAR_STEP })
  const totals = years[0]?.totals
  if (!totals) throw new RangeError('A plan has at least one year')
  return {
    npv: assessment.npv,
    solar: totals.solar,
    kwp: inputs.system.kwp,
    ownUse: totals.solar - totals.export - totals.clipped,
    exported: totals.export,
    selfSufficiency: totals.selfSufficiency,
    cost: project.panelCost + project.batteryCost,
    payback: assessment.payback,
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
