import { AnswerSection } from '../features/planner/answer-section.tsx'
import { DetailsSection } from '../features/planner/details-section.tsx'
import { KeepSection } from '../features/planner/keep-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import type { Topic } from '../features/planner/protocol.ts'
import { QuoteSection } from '../features/planner/quote-section.tsx'
import { ReportSection } from '../features/planner/report-section.tsx'
import { ScenariosSection } from '../features/planner/scenarios-section.tsx'
import { TornadoSection, YearSection } from '../features/planner/year-section.tsx'

const TOPICS: readonly Topic[] = ['outlook', 'scenarios', 'quote']

export default function PlanAnswerPage() {
  return (
    <PlannerPage
      path="/plan/answer"
      topics={TOPICS}
      intro="What comes of it, how sure that is, and what would change it."
    >
      <AnswerSection />
      <TornadoSection />
      <ScenariosSection />
      <YearSection />
      <QuoteSection />
      <DetailsSection />
      <ReportSection />
      <KeepSection />
    </PlannerPage>
  )
}
