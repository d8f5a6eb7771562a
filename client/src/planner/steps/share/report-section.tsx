import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { usePlan } from '../../engine/plan-store.ts'
import { usePlanAnswer } from '../../engine/use-plan-answer.ts'

const Report = lazyPart(() => import('./report.tsx'))

/** Loaded with the answer, so that it is ready when the user prints. */
export function ReportSection() {
  const { plan, home } = usePlanAnswer()
  const climate = usePlan(({ climate }) => climate)
  if (!plan || !home) return null
  return (
    <Suspense>
      <Report plan={plan} home={home} climate={climate} />
    </Suspense>
  )
}
