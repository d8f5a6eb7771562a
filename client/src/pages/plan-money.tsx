import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import type { PlanAnalysis } from '../features/planner/engine/protocol.ts'
import { useKindParts } from '../features/planner/kinds/kind-parts.ts'
import { MoneyLines } from '../features/planner/money/money-lines.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const TOPICS: readonly PlanAnalysis[] = []

export default function PlanMoneyPage() {
  const { MoneyForm } = useKindParts()
  return (
    <PlannerPage
      path="/plan/money"
      analyses={TOPICS}
      intro={t('Typical prices where you live, each with its source. Change any that you know better.')}
    >
      {MoneyForm ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <MoneyForm />
        </Suspense>
      ) : (
        <MoneyLines />
      )}
    </PlannerPage>
  )
}
