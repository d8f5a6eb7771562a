import { t } from '#shared/language/t.ts'
import { PlannerPage } from '../planner/page/planner-page.tsx'
import { RoofSection } from '../planner/steps/roof/roof-section.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const RoofMap = lazyPart(() => import('../features/map/roof-map.tsx'))
const ObstaclesOnSky = lazyPart(() => import('../features/sky/obstacles-on-sky.tsx'))

export default function PlanSunPage() {
  return (
    <PlannerPage path="/plan/sun" intro={t('Your roof: slope, direction and shade.')}>
      <RoofSection Sky={ObstaclesOnSky} OnMap={RoofMap} />
    </PlannerPage>
  )
}
