import { t } from '#shared/language/t.ts'
import { useHome } from '../../state/home.ts'
import { Card } from '../../ui/card.tsx'
import { Deferred, DeferredComponent } from '../deferred/deferred.tsx'
import type { resultOf } from './engine/plan-store.ts'
import { PlanProblem } from './plan-summary.tsx'

const START = (
  <Deferred component={new DeferredComponent('start', () => import('../start/plan-start.tsx'))} className="*:min-w-0" />
)

/** Asks for what the answer needs: at first the town. */
export function NoAnswer({ plan }: { plan: ReturnType<typeof resultOf> }) {
  const place = useHome(({ place }) => place)
  const heading = <h2 className="text-xl">{t('No answer yet')}</h2>
  if (!place)
    return (
      <section>
        {heading}
        {START}
      </section>
    )
  return (
    <Card>
      {heading}
      <PlanProblem plan={plan} />
    </Card>
  )
}
