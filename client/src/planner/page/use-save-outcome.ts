import { useEffect } from 'react'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import { useHomeState } from '../../home/home.ts'
import { type PlanOutcome, type StoredVerdict, saveOutcome } from '../../home/plan-outcome.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'

/** Saves the outcome for pages that do not run the engine. */
export function useSaveOutcome() {
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const scenarioIndex = useHomeState(({ scenarioIndex }) => scenarioIndex)
  const plan = resultValue(usePlan(({ plan }) => plan))
  const offGrid = resultValue(usePlan(({ offGrid }) => offGrid))
  const sunHours = usePlan(({ sunHours }) => sunHours)
  const computedFor = usePlan(({ computedFor }) => computedFor)
  // The verdict may be that of an older version of the home until the last result.
  const outlook = resultValue(usePlan(({ outlook, isBusy }) => (isBusy ? undefined : outlook)))
  useEffect(() => {
    // Neither scenarios nor results of an older version of the home are saved.
    if (scenarioIndex !== null || computedFor !== baseHome) return
    if (offGrid) saveOutcome(baseHome, undefined, offGrid.meetsTarget ? 'off-grid-works' : 'off-grid-runs-short')
    else if (plan && sunHours) saveOutcome(baseHome, summarizePlan(plan, sunHours), outlook && verdictOf(outlook))
  }, [baseHome, scenarioIndex, computedFor, plan, offGrid, sunHours, outlook])
}

const verdictOf = ({ verdict, exportRate }: Outlook): StoredVerdict =>
  exportRate?.verdict === 'depends' ? 'depends-on-export-rate' : verdict.kind

/** @param sunHours by roof face [h/day] */
function summarizePlan({ figures, energy, kwp, payback }: Plan, sunHours: readonly (number | null)[]): PlanOutcome {
  const weightedHours = energy.arrays.reduce((sum, { plane, kwp: power }) => sum + power * (sunHours[plane] ?? 0), 0)
  return {
    sunHours: kwp > 0 ? weightedHours / kwp : 0,
    kwp,
    solar: energy.totals.solar,
    use: energy.totals.use,
    yearlySaving: figures.saving.value ?? 0,
    billBefore: figures.billBefore.value ?? 0,
    billAfter: figures.billAfter.value ?? 0,
    netCost: figures.netCost.value ?? 0,
    payback,
  }
}
