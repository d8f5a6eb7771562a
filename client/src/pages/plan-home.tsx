import { PlaceOnMap } from '../features/map/place-on-map.tsx'
import { PlaceOfPlan, useTriedWay } from '../features/planner/answer/tried-way.tsx'
import { DaySection } from '../features/planner/home/day-section.tsx'
import { ExtrasSection } from '../features/planner/home/extras-section.tsx'
import { PlaceSection } from '../features/planner/home/place-section.tsx'
import { UseSection } from '../features/planner/home/use-section.tsx'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import type { Topic } from '../features/planner/reckoning/protocol.ts'

const TOPICS: readonly Topic[] = []

export default function PlanHomePage() {
  const isTried = useTriedWay() !== undefined
  return (
    <PlannerPage
      path="/plan/home"
      topics={TOPICS}
      intro="Where it is, and what it uses. What you leave empty is filled in with what is typical there, and says so."
    >
      {isTried ? <PlaceOfPlan /> : <PlaceSection MapOfPlaces={PlaceOnMap} />}
      <UseSection />
      <DaySection />
      <ExtrasSection />
    </PlannerPage>
  )
}
