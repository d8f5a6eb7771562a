import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'

const Report = lazyPart(() => import('./report.tsx'))

/** Loaded with the answer, so that it is ready when the user prints. */
export function ReportSection() {
  const plan = usePlan(({ plan }) => plan)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const climate = usePlan(({ climate }) => climate)
  const computedPlan = resultValue(plan)
  if (!computedPlan || !plannedHome) return null
  return (
    <Suspense>
      <Report plan={computedPlan} home={plannedHome} climate={climate} />
    </Suspense>
  )
}
