import { t } from '#shared/language/t.ts'
import { LocationPicker } from '../features/map/location-picker.tsx'
import { ScenarioPlaceNote, useActiveScenarioName } from '../features/planner/answer/active-scenario.tsx'
import type { PlanAnalysis } from '../features/planner/engine/protocol.ts'
import { DaySection } from '../features/planner/home/day-section.tsx'
import { ExtrasSection } from '../features/planner/home/extras-section.tsx'
import { PlaceSection } from '../features/planner/home/place-section.tsx'
import { UseSection } from '../features/planner/home/use-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'

const TOPICS: readonly PlanAnalysis[] = []

export default function PlanHomePage() {
  const isTried = useActiveScenarioName() !== undefined
  return (
    <PlannerPage
      path="/plan/home"
      analyses={TOPICS}
      intro={t(
        'Your town and your electricity bill. We fill the gaps with typical figures for your area and mark them.',
      )}
    >
      {isTried ? <ScenarioPlaceNote /> : <PlaceSection MapOfPlaces={LocationPicker} />}
      <UseSection />
      <DaySection />
      <ExtrasSection />
    </PlannerPage>
  )
}
