import { AnswerSection } from '../features/planner/answer/answer-section.tsx'
import { DetailsSection } from '../features/planner/answer/details-section.tsx'
import { QuoteSection } from '../features/planner/answer/quote-section.tsx'
import { ScenariosSection } from '../features/planner/answer/scenarios-section.tsx'
import { useTriedWay } from '../features/planner/answer/tried-way.tsx'
import { TornadoSection, YearSection } from '../features/planner/answer/year-section.tsx'
import { FormerPlans } from '../features/planner/keeping/former-plans.tsx'
import { KeepSection } from '../features/planner/keeping/keep-section.tsx'
import { ReportSection } from '../features/planner/keeping/report-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import type { Topic } from '../features/planner/reckoning/protocol.ts'

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
          <FormerPlans />
        </>
      )}
    </PlannerPage>
  )
}
