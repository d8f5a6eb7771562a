import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePlanAnswer } from '../../engine/use-plan-answer.ts'

const CarbonDisclosure = lazyPart(() => import('./carbon-disclosure.tsx'))

/** Loads the intensities of all grids, which no other screen needs. */
export function CarbonSection() {
  const { plan, home } = usePlanAnswer()
  if (!plan || !home) return null
  return (
    <Suspense fallback={<Skeleton className="h-20" />}>
      <CarbonDisclosure home={home} plan={plan} />
    </Suspense>
  )
}
