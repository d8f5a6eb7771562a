import { t } from '#shared/language/t.ts'
import { Card } from '../../ui/card.tsx'
import type { resultOf } from './engine/plan-store.ts'
import { PlanProblem } from './plan-summary.tsx'

export const NoAnswer = ({ plan }: { plan: ReturnType<typeof resultOf> }) => (
  <Card>
    <h2 className="text-xl">{t('No answer yet')}</h2>
    <PlanProblem plan={plan} />
  </Card>
)
