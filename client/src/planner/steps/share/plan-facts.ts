import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { periodOfBill, totalOfBill } from '#shared/home/bill-period.ts'
import type { Home } from '#shared/home/home.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import { regionOfHome } from '#shared/region.ts'
import { formatBillWithPeriod } from '../../words/format-bill.ts'

/** Bill or use and panels, to tell plans apart. */
export function listPlanFacts(home: Home): string[] {
  const region = regionOfHome(home)
  const { amount } = home.use
  const panels = panelsOf(home)
  return [
    ...(amount?.kind === 'bill' ? [formatBillWithPeriod(totalOfBill(amount), periodOfBill(amount), region)] : []),
    ...(amount?.kind === 'year' ? [formatFigure(amount.kwh, 'kWh/year', region)] : []),
    ...(panels > 0 ? [formatPanels(panels, region)] : []),
  ]
}
