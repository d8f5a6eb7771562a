import { totalOfBill } from '#shared/home/bill-period.ts'
import { useHome } from '../../state/home.ts'
import { formatPlace } from '../planner/home/format-place.ts'
import { useKind } from '../planner/kinds/kinds.ts'
import StartForm from './start-form.tsx'

/** The form of the landing page for the kind of home of the plan, with what the plan has. */
export default function PlanStart() {
  const place = useHome(({ place }) => place)
  const amount = useHome(({ use }) => use.amount)
  const { hasBill, hasGridAnswer } = useKind()
  return (
    <StartForm
      hasBill={hasBill}
      asksForQuote={hasGridAnswer}
      planned={{
        place: place && formatPlace(place),
        bill: amount?.kind === 'bill' ? { total: totalOfBill(amount), period: amount.period ?? 'month' } : undefined,
      }}
    />
  )
}
