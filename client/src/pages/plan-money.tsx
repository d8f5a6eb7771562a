import { t } from '#shared/language/t.ts'
import type { PlanAnalysis } from '../features/planner/engine/protocol.ts'
import { FinancingSection } from '../features/planner/money/financing-section.tsx'
import { PriceSection } from '../features/planner/money/price-section.tsx'
import { SellingSection } from '../features/planner/money/selling-section.tsx'
import { SupportSection } from '../features/planner/money/support-section.tsx'
import { TariffSection } from '../features/planner/money/tariff-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'

const TOPICS: readonly PlanAnalysis[] = []

export default function PlanMoneyPage() {
  return (
    <PlannerPage
      path="/plan/money"
      analyses={TOPICS}
      intro={t('Typical prices where you live, each with its source. Change any that you know better.')}
    >
      <TariffSection />
      <SellingSection />
      <PriceSection />
      <SupportSection />
      <FinancingSection />
    </PlannerPage>
  )
}
