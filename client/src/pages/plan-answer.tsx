import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { useActiveScenarioName } from '../features/planner/answer/active-scenario.tsx'
import { AnswerSection } from '../features/planner/answer/answer-section.tsx'
import { CarbonSection } from '../features/planner/answer/carbon-section.tsx'
import { DetailsSection } from '../features/planner/answer/details-section.tsx'
import { QuoteSection } from '../features/planner/answer/quote-section.tsx'
import { ScenariosSection } from '../features/planner/answer/scenarios-section.tsx'
import { TornadoSection, YearSection } from '../features/planner/answer/year-section.tsx'
import { useKindParts } from '../features/planner/kinds/kind-parts.ts'
import { useKind } from '../features/planner/kinds/kinds.ts'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { PlanBackups } from '../features/planner/save-and-share/plan-backups.tsx'
import { ReportSection } from '../features/planner/save-and-share/report-section.tsx'
import { SaveAndShareSection } from '../features/planner/save-and-share/save-and-share-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export default function PlanAnswerPage() {
  const isOwn = useActiveScenarioName() === undefined
  const { hasGridAnswer, analyses } = useKind()
  const { Answer } = useKindParts()
  return (
    <PlannerPage
      path="/plan/answer"
      analyses={analyses}
      intro={t('Is solar worth it for your home, how sure are we, and what could change that?')}
    >
      {Answer && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Answer />
        </Suspense>
      )}
      {hasGridAnswer && (
        <>
          <AnswerSection />
          <TornadoSection />
          {isOwn && <ScenariosSection />}
          {isOwn && <QuoteSection />}
          <CarbonSection />
          <YearSection />
          <DetailsSection />
        </>
      )}
      {isOwn && (
        <>
          {hasGridAnswer && <ReportSection />}
          <SaveAndShareSection />
          <PlanBackups />
        </>
      )}
    </PlannerPage>
  )
}
