import { useHomeRegion } from '../../home/home-region.ts'
import { resultValue, usePlan } from './plan-store.ts'

/** The plan as far as it is computed. A component that needs a part alone asks `usePlan`, and renders less often. */
export const usePlanAnswer = () => ({
  plan: resultValue(usePlan(({ plan }) => plan)),
  home: usePlan(({ plannedHome }) => plannedHome),
  outlook: resultValue(usePlan(({ outlook }) => outlook)),
  region: useHomeRegion(),
})
