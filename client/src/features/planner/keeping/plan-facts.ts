import type { Home } from '#shared/home/home.ts'
import { panelsOf } from '#shared/home/panels.ts'
import { writeMoney } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import { writeFigure, writePanels } from '../write.ts'

/** What tells a plan from others: its bill or use, and its panels. */
export function factsOf(home: Home): string[] {
  const region = regionOf(home.region.country, home.region.currency)
  const { amount } = home.use
  const panels = panelsOf(home)
  return [
    ...(amount?.kind === 'bill' ? [`${writeMoney(amount.perMonth, region, 'where needed')} a month`] : []),
    ...(amount?.kind === 'year' ? [writeFigure(amount.kwh, 'kWh/year', region)] : []),
    ...(panels > 0 ? [writePanels(panels, region)] : []),
  ]
}
