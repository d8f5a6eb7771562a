import { useEffect } from 'react'
import type { Plan } from '#shared/home/plan.ts'
import { useHomeState } from '../../../state/home.ts'
import { keepOutcome, type PlanOutcome } from '../../../state/plan-outcome.ts'
import { known, usePlan } from '../reckoning/plan-store.ts'

/** Leaves what the plan comes to for the calculators, once it is reckoned for the home as it stands. */
export function useKeptOutcome() {
  const { own, way } = useHomeState()
  const { plan, sunHours, of } = usePlan()
  const reckoned = known(plan)
  useEffect(() => {
    // Of the plan itself, and not of one that is still to be reckoned anew.
    if (way === null && of === own && reckoned && sunHours) keepOutcome(own, outcomeOfPlan(reckoned, sunHours))
  }, [own, way, of, reckoned, sunHours])
}

/** @param sunHours on each plane of the roof [h/day] */
export function outcomeOfPlan(
  { figures, energy, kwp, payback }: Plan,
  sunHours: readonly (number | null)[],
): PlanOutcome {
  const weighed = energy.arrays.reduce((sum, { plane, kwp: power }) => sum + power * (sunHours[plane] ?? 0), 0)
  return {
    sunHours: kwp > 0 ? weighed / kwp : 0,
    kwp,
    solar: energy.totals.solar,
    use: energy.totals.use,
    saving: figures.saving.value ?? 0,
    billBefore: figures.billBefore.value ?? 0,
    billAfter: figures.billAfter.value ?? 0,
    netCost: figures.netCost.value ?? 0,
    payback,
  }
}
