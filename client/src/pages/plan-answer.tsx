import { AnswerSection } from '../features/planner/answer-section.tsx'
import { DetailsSection } from '../features/planner/details-section.tsx'
import { KeepSection } from '../features/planner/keep-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import type { Topic } from '../features/planner/protocol.ts'
import { QuoteSection } from '../features/planner/quote-section.tsx'
import { ReportSection } from '../features/planner/report-section.tsx'
import { ScenariosSection } from '../features/planner/scenarios-section.tsx'
import { useTriedWay } from '../features/planner/tried-way.tsx'
import { TornadoSection, YearSection } from '../features/planner/year-section.tsx'

const TOPICS: readonly Topic[] = ['outlook', 'scenarios', 'quote']

export default function PlanAnswerPage() {
  const isOwn = useTriedWay() === undefined
  return (
    <PlannerPage
      path="/plan/answer"
      topics={TOPICS}
      intro="What comes of it, how sure that is, and what would change it."
    >
      <AnswerSection />
      <TornadoSection />
      {isOwn && <ScenariosSection />}
      <YearSection />
      {isOwn && <QuoteSection />}
      <DetailsSection />
      {isOwn && (
        <>
          <ReportSection />
          <KeepSection />
        </>
      )}
    </PlannerPage>
  )
}
