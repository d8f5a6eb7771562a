import { useEffect } from 'react'
import type { Plan } from '#shared/home/plan/plan.ts'
import { useHomeState } from '../../../state/home.ts'
import { type PlanOutcome, saveOutcome } from '../../../state/plan-outcome.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'

/** For the calculators. */
export function useSaveOutcome() {
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const scenarioIndex = useHomeState(({ scenarioIndex }) => scenarioIndex)
  const plan = usePlan(({ plan }) => plan)
  const sunHours = usePlan(({ sunHours }) => sunHours)
  const computedFor = usePlan(({ computedFor }) => computedFor)
  const computedPlan = resultValue(plan)
  useEffect(() => {
    // Not for a scenario, and not for results of an older version of the home.
    if (scenarioIndex === null && computedFor === baseHome && computedPlan && sunHours)
      saveOutcome(baseHome, summarizePlan(computedPlan, sunHours))
  }, [baseHome, scenarioIndex, computedFor, computedPlan, sunHours])
}

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
