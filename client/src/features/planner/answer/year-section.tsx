import { lazy, Suspense } from 'react'
import { CardSection } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'

const YearCharts = lazy(() => import('./year-charts.tsx'))
const DayChart = lazy(() => import('../home/day-chart.tsx'))
const TornadoChart = lazy(() => import('./tornado-chart.tsx'))

/** The first year by its months, and two typical days. */
export function YearSection() {
  const plan = known(usePlan().plan)
  const region = useRegionOfHome()
  if (!plan) return null
  return (
    <CardSection heading="The first year">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <YearCharts plan={plan} region={region} />
        <DayChart days={plan.energy.days} region={region} />
      </Suspense>
    </CardSection>
  )
}

/** What moves the value of the plan most. */
export function TornadoSection() {
  const { outlook, plan } = usePlan()
  const region = useRegionOfHome()
  const [expected, reckoned] = [known(outlook), known(plan)]
  if (!expected || !reckoned) return null
  return (
    <CardSection heading="What would change the answer">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <TornadoChart bars={expected.bars} plan={reckoned} region={region} />
      </Suspense>
    </CardSection>
  )
}
