import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../home/home.ts'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { resultOf } from '../engine/plan-store.ts'
import { useKind } from './kinds.ts'
import { areAllAsked } from './missing-figures.tsx'
import { PlanProblem } from './plan-summary.tsx'

const NoPriceAnswer = lazyPart(() => import('./no-price-answer.tsx'))

export function NoAnswer({ plan }: { plan: ReturnType<typeof resultOf> }) {
  const place = useHome(({ place }) => place)
  const { hasGridAnswer } = useKind()
  if (place && hasGridAnswer && plan?.kind === 'missing' && areAllAsked(plan.figures))
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <NoPriceAnswer place={place} figures={plan.figures} />
      </Suspense>
    )
  return (
    <Card>
      <h2 className="text-xl">{t('No answer yet')}</h2>
      <PlanProblem plan={plan} />
    </Card>
  )
}
