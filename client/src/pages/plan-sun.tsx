import { lazy } from 'react'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import type { Topic } from '../features/planner/reckoning/protocol.ts'
import { RoofSection } from '../features/planner/roof/roof-section.tsx'

const RoofMap = lazy(() => import('../features/map/roof-map.tsx'))
const ObstaclesOnSky = lazy(() => import('../features/sky/obstacles-on-sky.tsx'))

const TOPICS: readonly Topic[] = []

export default function PlanSunPage() {
  return (
    <PlannerPage
      path="/plan/sun"
      topics={TOPICS}
      intro="The roof as it is: how steep, where it looks, and what stands in its light."
    >
      <RoofSection Sky={ObstaclesOnSky} OnMap={RoofMap} />
    </PlannerPage>
  )
}
