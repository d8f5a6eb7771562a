import { type ReactNode, useEffect } from 'react'
import { formatPlace } from '../../../home/format-place.ts'
import { useHome } from '../../../home/home.ts'
import { Card } from '../../../ui/card.tsx'
import { Calculating, calculating } from '../../../ui/skeleton.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { markVerdictShown, useExpectsPlan, usePlan } from '../../engine/plan-store.ts'
import { usePlanAnswer } from '../../engine/use-plan-answer.ts'
import { AnswerRegion } from '../../page/answer-blocks.tsx'
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
  const planResult = usePlan(({ plan }) => plan)
  const outlookResult = usePlan(({ outlook }) => outlook)
  const { plan, home, outlook, region } = usePlanAnswer()
  const isWide = useIsWide()
  const expectsPlan = useExpectsPlan()
  useEffect(() => {
    if (outlookResult) markVerdictShown(outlookResult)
  }, [outlookResult])
  if (!place || !expectsPlan) return <NoAnswer plan={planResult} />
  const answer = plan && home && outlook && { plan, home, outlook }
  return (
    <AnswerRegion className="gap-3">
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
    </AnswerRegion>
  )
}

/** Sizes and chance on a wide screen. */
export function AnswerSizes({ sizes }: AnswerSizesProps) {
  const { home, outlook, region } = usePlanAnswer()
  const isWide = useIsWide()
  const expectsPlan = useExpectsPlan()
  if (!isWide || !expectsPlan) return null
  if (!home || !outlook) return <Calculating className="h-80" />
  return (
    <Card className="grid gap-5">
      {sizes}
      <Chance outlook={outlook} region={region} />
    </Card>
  )
}
