import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { Deferred, DeferredComponent } from '../features/deferred/deferred.tsx'
import type { PlanAnalysis } from '../features/planner/engine/protocol.ts'
import { useKindParts } from '../features/planner/kinds/kind-parts.ts'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { getHomeState } from '../state/home.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const TOPICS: readonly PlanAnalysis[] = []

const lines = new DeferredComponent(
  'money-lines',
  () => import('../features/planner/money/money-lines.tsx'),
  // The server's lines are without figures.
  () => (getHomeState().home.place ? Promise.resolve() : undefined),
)
const LINES = <Deferred component={lines} className="*:min-w-0" />

/** Loads parts that the server did not render. */
export const prepare = () => lines.prepare()

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
        LINES
      )}
    </PlannerPage>
  )
}
