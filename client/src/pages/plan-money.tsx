import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { useHome } from '../home/home.ts'
import { useKindParts } from '../planner/kinds/kind-parts.ts'
import { PlannerPage } from '../planner/page/planner-page.tsx'
import { TownFirst } from '../planner/steps/home/town-field.tsx'
import { FinancingSection } from '../planner/steps/money/financing-section.tsx'
import { PriceSection } from '../planner/steps/money/price-section.tsx'
import { SellingSection } from '../planner/steps/money/selling-section.tsx'
import { SupportSection } from '../planner/steps/money/support-section.tsx'
import { TariffSection } from '../planner/steps/money/tariff-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export default function PlanMoneyPage() {
  const { MoneyForm } = useKindParts()
  const hasPlace = useHome(({ place }) => place !== undefined)
  return (
    <PlannerPage
      path="/plan/money"
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
