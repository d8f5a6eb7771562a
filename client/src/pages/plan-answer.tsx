import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { isBlankHome, useHome } from '../home/home.ts'
import { loadHomeSchemas } from '../home/load-home-schemas.ts'
import { useExpectsPlan, whenAnswered } from '../planner/engine/plan-store.ts'
import { useKindParts } from '../planner/kinds/kind-parts.ts'
import { useActiveScenarioName } from '../planner/page/active-scenario.tsx'
import { useKind } from '../planner/page/kinds.ts'
import { PlannerPage } from '../planner/page/planner-page.tsx'
import { AnswerActions } from '../planner/steps/answer/answer-actions.tsx'
import { AnswerSection, AnswerSizes } from '../planner/steps/answer/answer-section.tsx'
import { Deferred, DeferredComponent } from '../ui/deferred.tsx'
import { Calculating, Skeleton } from '../ui/skeleton.tsx'

type Part = keyof typeof import('../planner/steps/answer/below-first-screen.tsx')

const partAfterAnswer = (part: Part) =>
  new DeferredComponent(
    part,
    async () => {
      const [parts] = await Promise.all([import('../planner/steps/answer/below-first-screen.tsx'), loadHomeSchemas()])
      return { default: parts[part] }
    },
    whenAnswered,
  )
type FirstScreenPart = keyof typeof import('../planner/steps/answer/after-verdict.tsx')

const partAfterVerdict = (part: FirstScreenPart) =>
  new DeferredComponent(part, async () => ({
    default: (await import('../planner/steps/answer/after-verdict.tsx'))[part],
  }))
const SIZE_SKELETON = <Skeleton className="h-28 lg:h-47" />
const SIZE_COLUMNS = <Deferred component={partAfterVerdict('SizeColumns')} fallback={SIZE_SKELETON} />
const SIZES = <Deferred component={partAfterVerdict('SizeList')} fallback={SIZE_SKELETON} />
const NOTES = <Deferred component={partAfterVerdict('AnswerNotes')} />
const OPEN_PARTS = (
  <Deferred
    component={partAfterAnswer('OpenParts')}
    fallback={<PlanSkeleton className="h-256" />}
    className="*:min-w-0 print:block print:space-y-6 print:empty:hidden"
  />
)
const ASIDE_PARTS = (
  <Deferred component={partAfterAnswer('AsideParts')} fallback={<PlanSkeleton className="h-14 lg:h-160" />} />
)
const LAST_PARTS = (
  <Deferred component={partAfterAnswer('LastParts')} className="*:min-w-0 print:block print:space-y-6" />
)
const START = (
  <Deferred component={new DeferredComponent('start', () => import('./plan-start.tsx'))} className="*:min-w-0" />
)
const SAVING_PARTS = <Deferred component={partAfterAnswer('SavingParts')} className="*:min-w-0" />

/** The fields to start with, in place of an answer without a town. */
const EmptyAnswer = () => (
  <section>
    <h2 className="text-xl">{t('No answer yet')}</h2>
    {START}
  </section>
)

/** There is nothing to reserve space for without a plan. */
function PlanSkeleton({ className }: { className: string }) {
  return useExpectsPlan() && <Calculating className={className} />
}

export default function PlanAnswerPage() {
  const isOwn = useActiveScenarioName() === undefined
  const hasHome = useHome((home) => !isBlankHome(home))
  const hasPlace = useHome(({ place }) => place !== undefined)
  const { hasGridAnswer, analyses } = useKind()
  const { Answer } = useKindParts()
  const kindAnswer = Answer && (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Answer />
    </Suspense>
  )
  if (!hasGridAnswer)
    return (
      <PlannerPage
        path="/plan/answer"
        analyses={analyses}
        intro={t('Is solar worth it for your home, how sure are we, and what could change that?')}
      >
        {hasPlace ? kindAnswer : <EmptyAnswer />}
        {SAVING_PARTS}
      </PlannerPage>
    )
  return (
    <PlannerPage
      path="/plan/answer"
      analyses={analyses}
      sideColumn={
        <aside
          aria-label={t('Sizes, assumptions and saving')}
          className="mt-3 grid gap-3 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 empty:invisible print:hidden"
        >
          <AnswerSizes sizes={SIZES} />
          {hasHome && ASIDE_PARTS}
        </aside>
      }
      bar={isOwn && hasHome && <AnswerActions />}
      rest={LAST_PARTS}
    >
      {hasPlace ? (
        <>
          {kindAnswer}
          <AnswerSection sizes={SIZE_COLUMNS} notes={NOTES} />
        </>
      ) : (
        <EmptyAnswer />
      )}
      {hasHome && OPEN_PARTS}
    </PlannerPage>
  )
}
