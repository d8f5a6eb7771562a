import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { LocationPicker } from '../features/map/location-picker.tsx'
import { KindChips } from '../planner/kinds/kind-chips.tsx'
import { useKindParts } from '../planner/kinds/kind-parts.ts'
import { ScenarioPlaceNote, useActiveScenarioName } from '../planner/page/active-scenario.tsx'
import { useKind } from '../planner/page/kinds.ts'
import { PlannerPage } from '../planner/page/planner-page.tsx'
import { QuoteDisclosure } from '../planner/steps/answer/quote/quote-fields.tsx'
import { AnswerButton, BasicsSection } from '../planner/steps/home/basics-section.tsx'
import { MoreExact } from '../planner/steps/home/more-exact.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ObstaclesOnSky = lazyPart(() => import('../features/sky/obstacles-on-sky.tsx'))

export default function PlanHomePage() {
  const isScenario = useActiveScenarioName() !== undefined
  const { hasBill, hasGridAnswer } = useKind()
  const { HomeForm } = useKindParts()
  return (
    <PlannerPage path="/plan/home" intro={t('We fill the gaps with typical figures.')}>
      <KindChips />
      {isScenario && <ScenarioPlaceNote />}
      <BasicsSection hasTown={!isScenario} hasBill={hasBill} hasButton={!HomeForm} />
      {HomeForm && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <HomeForm Sky={ObstaclesOnSky} />
          <AnswerButton />
        </Suspense>
      )}
      {hasGridAnswer && <QuoteDisclosure />}
      <MoreExact MapOfPlaces={LocationPicker} hasPlace={!isScenario} hasBill={hasBill} />
    </PlannerPage>
  )
}
