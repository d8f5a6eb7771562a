import { useEffect } from 'react'
import { withFigure } from '#shared/home/change.ts'
import { t } from '#shared/language/t.ts'
import { takeBillHandoff } from '../../../state/handoff.ts'
import { changeHome, getHomeState, notifyPlanChange } from '../../../state/home.ts'

/** Takes over the bill chosen on the landing page if the plan has no amount of its own and the same currency. */
export function useBillHandoff() {
  useEffect(() => {
    const bill = takeBillHandoff()
    if (!bill) return
    const { baseHome, scenarioIndex } = getHomeState()
    const isAmountUnset = baseHome.use.amount === undefined || baseHome.provenance['use.amount']?.kind === 'typical'
    if (scenarioIndex !== null || !isAmountUnset || baseHome.region.currency !== bill.currency) return
    const next = withFigure(baseHome, 'use.amount', { kind: 'bill', perMonth: bill.perMonth })
    if (!next) return
    changeHome(next, 'use.amount')
    notifyPlanChange([t('We copied the bill you chose to My Home.')])
  }, [])
}
