import { lazy, Suspense } from 'react'
import { known, usePlan } from '../reckoning/plan-store.ts'

const Report = lazy(() => import('./report.tsx'))

/** On paper alone, and fetched with the answer, so that it is there whenever somebody prints. */
export function ReportSection() {
  const { plan, planned, climate } = usePlan()
  const reckoned = known(plan)
  if (!reckoned || !planned) return null
  return (
    <Suspense>
      <Report plan={reckoned} home={planned} climate={climate} />
    </Suspense>
  )
}
