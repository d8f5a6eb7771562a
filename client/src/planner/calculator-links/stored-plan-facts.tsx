import type { ReactNode } from 'react'
import { formatMoney } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { regionOfHome } from '#shared/region.ts'
import { useHomeState } from '../../home/home.ts'
import { readOutcome } from '../../home/plan-outcome.ts'
import { formatPayback } from '../words/format-payback.ts'
import { PlanFacts } from './plan-facts.tsx'

/** @param fallback for a plan that was not computed since it changed */
export default function StoredPlanFacts({ fallback }: { fallback: ReactNode }) {
  const home = useHomeState(({ baseHome }) => baseHome)
  const outcome = readOutcome(home)
  if (!outcome) return fallback
  const region = regionOfHome(home)
  return (
    <PlanFacts
      size={formatFigure(outcome.kwp, 'kWp', region)}
      price={formatMoney(outcome.netCost, region)}
      payback={formatPayback({ payback: outcome.payback, firstPayback: null }, region)}
      valueClass="text-xl"
      link={{ href: '/plan/answer', text: t('See your answer') }}
    />
  )
}
