import { usePlan } from '../../engine/plan-store.ts'
import { usePlanAnswer } from '../../engine/use-plan-answer.ts'
import { RecommendationNotes } from '../system/recommendation-notes.tsx'
import { SizeChips } from '../system/size-chips.tsx'
import { PriceNotes } from './price-notes.tsx'
import { UnusualFigures } from './unusual-figures.tsx'

/* What the verdict and its numbers do without on the first screen, in one chunk that loads once they are shown. */

export function SizeList() {
  const home = usePlan(({ plannedHome }) => plannedHome)
  return home && <SizeChips plannedHome={home} />
}

export function SizeColumns() {
  const home = usePlan(({ plannedHome }) => plannedHome)
  return home && <SizeChips plannedHome={home} layout="columns" className="print:hidden" />
}

export function AnswerNotes() {
  const { plan, home } = usePlanAnswer()
  return (
    <>
      {home && plan && <UnusualFigures home={home} plan={plan} />}
      {home && plan && <PriceNotes home={home} plan={plan} />}
      <RecommendationNotes />
    </>
  )
}
