import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import type { PlanAnalysis } from '../features/planner/engine/protocol.ts'
import { TownFirst } from '../features/planner/home/town-field.tsx'
import { useKindParts } from '../features/planner/kinds/kind-parts.ts'
import { FinancingSection } from '../features/planner/money/financing-section.tsx'
import { PriceSection } from '../features/planner/money/price-section.tsx'
import { SellingSection } from '../features/planner/money/selling-section.tsx'
import { SupportSection } from '../features/planner/money/support-section.tsx'
import { TariffSection } from '../features/planner/money/tariff-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { useHome } from '../state/home.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const TOPICS: readonly PlanAnalysis[] = []

export default function PlanMoneyPage() {
  const { MoneyForm } = useKindParts()
  const hasPlace = useHome(({ place }) => place !== undefined)
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
        <div className="grid gap-2.5 *:min-w-0">
          {!hasPlace && <TownFirst hint={t('Your town tells us the prices.')} />}
          <TariffSection />
          <SellingSection />
          <PriceSection />
          <SupportSection />
          <FinancingSection />
        </div>
      )}
    </PlannerPage>
  )
}
