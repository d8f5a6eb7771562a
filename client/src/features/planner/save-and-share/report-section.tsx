import { lazy, Suspense } from 'react'
import { resultValue, usePlan } from '../engine/plan-store.ts'

const Report = lazy(() => import('./report.tsx'))

/** Loaded with the answer, so that it is ready when the user prints. */
export function ReportSection() {
  const { plan, plannedHome, climate } = usePlan()
  const computedPlan = resultValue(plan)
  if (!computedPlan || !plannedHome) return null
  return (
    <Suspense>
      <Report plan={computedPlan} home={plannedHome} climate={climate} />
    </Suspense>
  )
}
