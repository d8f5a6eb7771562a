import { lazy, Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { LocationPicker } from '../features/map/location-picker.tsx'
import { ScenarioPlaceNote, useActiveScenarioName } from '../features/planner/answer/active-scenario.tsx'
import type { PlanAnalysis } from '../features/planner/engine/protocol.ts'
import { DaySection } from '../features/planner/home/day-section.tsx'
import { ExtrasSection } from '../features/planner/home/extras-section.tsx'
import { PlaceSection } from '../features/planner/home/place-section.tsx'
import { UseSection } from '../features/planner/home/use-section.tsx'
import { KindChips } from '../features/planner/kinds/kind-chips.tsx'
import { useKindParts } from '../features/planner/kinds/kind-parts.ts'
import { useKind } from '../features/planner/kinds/kinds.ts'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ObstaclesOnSky = lazy(() => import('../features/sky/obstacles-on-sky.tsx'))

const TOPICS: readonly PlanAnalysis[] = []

export default function PlanHomePage() {
  const isTried = useActiveScenarioName() !== undefined
  const { hasBill, hasGridAnswer } = useKind()
  const { HomeForm } = useKindParts()
  return (
    <PlannerPage
      path="/plan/home"
      analyses={TOPICS}
      intro={t(
        'Your town and your electricity bill. We fill the gaps with typical figures for your area and mark them.',
      )}
    >
      <KindChips />
      {isTried ? <ScenarioPlaceNote /> : <PlaceSection MapOfPlaces={LocationPicker} />}
      {hasBill && <UseSection />}
      {HomeForm && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <HomeForm Sky={ObstaclesOnSky} />
        </Suspense>
      )}
      {hasGridAnswer && (
        <>
          <DaySection />
          <ExtrasSection />
        </>
      )}
    </PlannerPage>
  )
}
