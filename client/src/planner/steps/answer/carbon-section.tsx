import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'

const CarbonDisclosure = lazyPart(() => import('./carbon-disclosure.tsx'))

/** Loads the intensities of all grids, which no other screen needs. */
export function CarbonSection() {
  const plan = resultValue(usePlan(({ plan }) => plan))
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  if (!plan || !plannedHome) return null
  return (
    <Suspense fallback={<Skeleton className="h-20" />}>
      <CarbonDisclosure home={plannedHome} plan={plan} />
    </Suspense>
  )
}
