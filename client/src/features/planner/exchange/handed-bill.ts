import { useEffect } from 'react'
import { withFigure } from '#shared/home/change.ts'
import { takeHandedBill } from '../../../state/handed-over.ts'
import { changeHome, homeState, sayOfHome } from '../../../state/home.ts'

/** Takes over a bill that was told on the landing page, where the plan knows of no use yet and counts in that money. */
export function useHandedBill() {
  useEffect(() => {
    const bill = takeHandedBill()
    if (!bill) return
    const { own, way } = homeState()
    const isFree = own.use.amount === undefined || own.provenance['use.amount']?.kind === 'typical'
    if (way !== null || !isFree || own.region.currency !== bill.currency) return
    const next = withFigure(own, 'use.amount', { kind: 'bill', perMonth: bill.perMonth })
    if (!next) return
    changeHome(next, 'use.amount')
    sayOfHome(['The bill you chose was taken along to My Home.'])
  }, [])
}
