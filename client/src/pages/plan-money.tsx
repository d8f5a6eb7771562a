import { FinancingSection } from '../features/planner/financing-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { PriceSection } from '../features/planner/price-section.tsx'
import type { Topic } from '../features/planner/protocol.ts'
import { SellingSection } from '../features/planner/selling-section.tsx'
import { SupportSection } from '../features/planner/support-section.tsx'
import { TariffSection } from '../features/planner/tariff-section.tsx'

const TOPICS: readonly Topic[] = []

export default function PlanMoneyPage() {
  return (
    <PlannerPage
      path="/plan/money"
      topics={TOPICS}
      intro="Prices as they are where you live, each with its source. Change what you know better."
    >
      <TariffSection />
      <SellingSection />
      <PriceSection />
      <SupportSection />
      <FinancingSection />
    </PlannerPage>
  )
}
