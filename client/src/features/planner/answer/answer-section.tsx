import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { formatPlace } from '../home/format-place.ts'
import { useHomeRegion } from '../home-region.ts'
import { PlanProblem } from '../plan-summary.tsx'
import { RecommendationNotes } from '../recommendation-notes.tsx'
import { SizeChips } from '../size-chips.tsx'
import { describeVerdict } from '../verdict-sentence.ts'
import { AnswerAlert } from './answer-alert.tsx'
import { Chance } from './chance.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { VerdictChip } from './verdict-chip.tsx'

/** The answer on one screen of a phone. On wide screens, `AnswerSizes` is to its right. */
export function AnswerSection() {
  const place = useHome(({ place }) => place)
  const plan = usePlan(({ plan }) => plan)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const outlook = usePlan(({ outlook }) => outlook)
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const region = useHomeRegion()
  const isWide = useIsWide()
  const [computedPlan, outlookValue] = [resultValue(plan), resultValue(outlook)]
  if (!place || (plan && !computedPlan)) {
    return (
      <Card>
        <h2 className="text-xl">{t('No answer yet')}</h2>
        <PlanProblem plan={plan} />
      </Card>
    )
  }
  if (!computedPlan || !plannedHome) return <Skeleton className="h-164 lg:h-96" />
  return (
    <section aria-labelledby="answer" aria-busy={isBusy} className="grid gap-3">
      <h2 id="answer" className="sr-only">
        {t('Our answer')}
      </h2>
      <p className="hidden font-strong print:block">{formatPlace(place)}</p>
      <div role="status" className="min-h-34 lg:min-h-25 print:min-h-0">
        {outlookValue ? (
          <>
            <VerdictChip outlook={outlookValue} region={region} />
            <p className="mt-2.5 text-lg leading-snug font-semibold lg:text-xl">
              {describeVerdict(plannedHome, computedPlan, outlookValue)}
            </p>
          </>
        ) : (
          t('Working out how sure we can be…')
        )}
      </div>
      {!isWide && <SizeChips plannedHome={plannedHome} layout="columns" className="print:hidden" />}
      <KeyNumbers home={plannedHome} plan={computedPlan} outlook={outlookValue} region={region} />
      {!isWide && outlookValue && <Chance outlook={outlookValue} region={region} />}
      <AnswerAlert plan={computedPlan} outlook={outlookValue} />
      <RecommendationNotes />
    </section>
  )
}

/** Sizes and chance on a wide screen. */
export function AnswerSizes() {
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const outlook = resultValue(usePlan(({ outlook }) => outlook))
  const region = useHomeRegion()
  const isWide = useIsWide()
  const isBusy = usePlan(({ isBusy }) => isBusy)
  if (!isWide) return null
  if (!plannedHome || !outlook) return isBusy ? <Skeleton className="h-64" /> : null
  return (
    <Card className="grid gap-5">
      <SizeChips plannedHome={plannedHome} />
      <Chance outlook={outlook} region={region} />
    </Card>
  )
}
