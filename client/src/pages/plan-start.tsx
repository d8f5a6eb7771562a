import { totalOfBill } from '#shared/home/bill-period.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import StartForm from '../features/start/start-form.tsx'
import { formatPlace } from '../home/format-place.ts'
import { useHome } from '../home/home.ts'
import { useKind } from '../planner/page/kinds.ts'

/** The form of the landing page for the kind of home of the plan, with what the plan has. */
export default function PlanStart() {
  const place = useHome(({ place }) => place)
  const amount = useHome(({ use }) => use.amount)
  const isOwnAmount = useHome((home) => provenanceOf(home, 'use.amount').kind === 'yours')
  const { hasBill, hasGridAnswer } = useKind()
  return (
    <StartForm
      hasBill={hasBill}
      asksForQuote={hasGridAnswer}
      planned={{
        place: place && formatPlace(place),
        bill: amount?.kind === 'bill' ? { total: totalOfBill(amount), period: amount.period ?? 'month' } : undefined,
        kwh: amount?.kind === 'year' && isOwnAmount ? amount.kwh : undefined,
      }}
    />
  )
}
