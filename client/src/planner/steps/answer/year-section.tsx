import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { CardSection, FoldedSection } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePlanAnswer } from '../../engine/use-plan-answer.ts'
import { describeTip } from '../../words/verdict-sentence.ts'

const YearCharts = lazyPart(() => import('./year-charts.tsx'))
const DayChart = lazyPart(() => import('../home/day-chart.tsx'))
const TornadoChart = lazyPart(() => import('./tornado-chart.tsx'))

export function YearSection() {
  const { plan, region } = usePlanAnswer()
  if (!plan) return null
  return (
    <FoldedSection heading={t('Months and typical days')} printsOpen>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <YearCharts plan={plan} region={region} />
        <DayChart days={plan.energy.days} region={region} />
      </Suspense>
    </FoldedSection>
  )
}

export function TornadoSection() {
  const { plan, outlook, region } = usePlanAnswer()
  if (!outlook || !plan) return null
  const tip = describeTip(outlook, region)
  return (
    <CardSection heading={t('What could change this')}>
      {tip !== undefined && <p className="mb-2 leading-snug font-semibold">{tip}</p>}
      <Suspense fallback={<Skeleton className="h-96" />}>
        <TornadoChart bars={outlook.bars} plan={plan} region={region} />
      </Suspense>
    </CardSection>
  )
}
