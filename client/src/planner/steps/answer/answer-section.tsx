import { type ReactNode, useEffect } from 'react'
import { t } from '#shared/language/t.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Card } from '../../../ui/card.tsx'
import { Calculating, calculating } from '../../../ui/skeleton.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { markVerdictShown, resultValue, useExpectsPlan, usePlan } from '../../engine/plan-store.ts'
import { NoAnswer } from '../../page/no-answer.tsx'
import { describeVerdict } from '../../words/verdict-sentence.ts'
import { AnswerAlert } from './answer-alert.tsx'
import { Chance } from './chance.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { KnownSoFar } from './known-so-far.tsx'
import { VerdictChip } from './verdict-chip.tsx'

interface AnswerSizesProps {
  /** Loads once the verdict is shown. */
  readonly sizes: ReactNode
}

interface AnswerSectionProps extends AnswerSizesProps {
  /** Loads once the verdict is shown. */
  readonly notes: ReactNode
}

/** The answer on one screen of a phone. On wide screens, `AnswerSizes` is to its right. */
export function AnswerSection({ sizes, notes }: AnswerSectionProps) {
  const place = useHome(({ place }) => place)
  const plan = usePlan(({ plan }) => plan)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const outlook = usePlan(({ outlook }) => outlook)
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const region = useHomeRegion()
  const isWide = useIsWide()
  const expectsPlan = useExpectsPlan()
  const [computedPlan, outlookValue] = [resultValue(plan), resultValue(outlook)]
  useEffect(() => {
    if (outlook) markVerdictShown(outlook)
  }, [outlook])
  if (!place || !expectsPlan) return <NoAnswer plan={plan} />
  const answer = computedPlan &&
    plannedHome &&
    outlookValue && { plan: computedPlan, home: plannedHome, outlook: outlookValue }
  return (
    <section aria-labelledby="answer" aria-busy={isBusy} className="grid gap-3">
      <h2 id="answer" className="sr-only">
        {t('Our answer')}
      </h2>
      <p className="hidden font-strong print:block">{formatPlace(place)}</p>
      <div role="status" className={answer && 'min-h-34 lg:min-h-25 print:min-h-0'}>
        {answer ? (
          <>
            <VerdictChip outlook={answer.outlook} region={region} />
            <p className="mt-2.5 text-lg leading-snug font-semibold lg:text-xl">
              {describeVerdict(answer.home, answer.plan, answer.outlook)}
            </p>
          </>
        ) : (
          <p className="text-xl font-semibold">{calculating()}</p>
        )}
      </div>
      {!answer && <KnownSoFar />}
      {answer && (
        <>
          {!isWide && sizes}
          <KeyNumbers {...answer} region={region} />
          {!isWide && <Chance outlook={answer.outlook} region={region} />}
          <AnswerAlert plan={answer.plan} outlook={answer.outlook} />
          {notes}
        </>
      )}
    </section>
  )
}

/** Sizes and chance on a wide screen. */
export function AnswerSizes({ sizes }: AnswerSizesProps) {
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const outlook = resultValue(usePlan(({ outlook }) => outlook))
  const region = useHomeRegion()
  const isWide = useIsWide()
  const expectsPlan = useExpectsPlan()
  if (!isWide || !expectsPlan) return null
  if (!plannedHome || !outlook) return <Calculating className="h-80" />
  return (
    <Card className="grid gap-5">
      {sizes}
      <Chance outlook={outlook} region={region} />
    </Card>
  )
}
