import { lazy, Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { useActiveScenarioName } from '../features/planner/answer/active-scenario.tsx'
import { AnswerActions } from '../features/planner/answer/answer-actions.tsx'
import { AnswerSection, AnswerSizes } from '../features/planner/answer/answer-section.tsx'
import { AssumptionsSection } from '../features/planner/answer/assumptions-section.tsx'
import { usePlan } from '../features/planner/engine/plan-store.ts'
import { useKindParts } from '../features/planner/kinds/kind-parts.ts'
import { useKind } from '../features/planner/kinds/kinds.ts'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { FilesSection } from '../features/planner/save-and-share/files-section.tsx'
import { PlanBackups } from '../features/planner/save-and-share/plan-backups.tsx'
import { SaveAndShareSection } from '../features/planner/save-and-share/save-and-share-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const loadParts = () => import('../features/planner/answer/below-first-screen.tsx')
const OpenParts = lazy(async () => ({ default: (await loadParts()).OpenParts }))
const FoldedParts = lazy(async () => ({ default: (await loadParts()).FoldedParts }))
const NextStepsSection = lazy(async () => ({ default: (await loadParts()).NextStepsSection }))

export default function PlanAnswerPage() {
  const isOwn = useActiveScenarioName() === undefined
  const { hasGridAnswer, analyses } = useKind()
  const { Answer } = useKindParts()
  // Without a plan there is nothing below the first screen to keep a place for.
  const isBusy = usePlan(({ isBusy }) => isBusy)
  if (!hasGridAnswer)
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
        {isOwn && (
          <>
            <SaveAndShareSection />
            <FilesSection />
            <PlanBackups />
          </>
        )}
      </PlannerPage>
    )
  return (
    <PlannerPage
      path="/plan/answer"
      analyses={analyses}
      aside={
        <aside
          aria-label={t('Sizes, assumptions and saving')}
          className="mt-3 grid gap-3 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:hidden"
        >
          <AnswerSizes />
          <AssumptionsSection />
          {isOwn && <SaveAndShareSection />}
        </aside>
      }
      bar={isOwn && <AnswerActions />}
      rest={
        <>
          <Suspense>
            <NextStepsSection />
          </Suspense>
          <div className="grid items-start gap-2 *:min-w-0 lg:grid-cols-2 lg:[&>:has(>details[open])]:col-span-2 print:block">
            <Suspense>
              <FoldedParts />
            </Suspense>
            {isOwn && <FilesSection />}
          </div>
          {isOwn && <PlanBackups />}
        </>
      }
    >
      {Answer && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Answer />
        </Suspense>
      )}
      <AnswerSection />
      <Suspense fallback={isBusy && <Skeleton className="h-256" />}>
        <OpenParts isOwn={isOwn} />
      </Suspense>
    </PlannerPage>
  )
}
