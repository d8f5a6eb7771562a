import { useHomeRegion } from '../../home/home-region.ts'
import { resultValue, usePlan } from './plan-store.ts'

/** The plan as far as it is computed. */
export const usePlanAnswer = () => ({
  plan: resultValue(usePlan(({ plan }) => plan)),
  home: usePlan(({ plannedHome }) => plannedHome),
  outlook: resultValue(usePlan(({ outlook }) => outlook)),
  isBusy: usePlan(({ isBusy }) => isBusy),
  region: useHomeRegion(),
})
