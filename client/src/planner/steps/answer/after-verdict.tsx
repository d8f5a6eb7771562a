import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { RecommendationNotes } from '../system/recommendation-notes.tsx'
import { SizeChips } from '../system/size-chips.tsx'
import { PriceNotes } from './price-notes.tsx'
import { UnusualFigures } from './unusual-figures.tsx'

/* What the verdict and its numbers do without on the first screen, in one chunk that loads once they are shown. */

const usePlannedHome = () => usePlan(({ plannedHome }) => plannedHome)

export function SizeList() {
  const plannedHome = usePlannedHome()
  return plannedHome && <SizeChips plannedHome={plannedHome} />
}

export function SizeColumns() {
  const plannedHome = usePlannedHome()
  return plannedHome && <SizeChips plannedHome={plannedHome} layout="columns" className="print:hidden" />
}

export function AnswerNotes() {
  const plannedHome = usePlannedHome()
  const plan = resultValue(usePlan(({ plan }) => plan))
  return (
    <>
      {plannedHome && plan && <UnusualFigures home={plannedHome} plan={plan} />}
      {plannedHome && plan && <PriceNotes home={plannedHome} plan={plan} />}
      <RecommendationNotes />
    </>
  )
}
