import { formatFigure } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import type { Plan } from '#shared/home/plan/plan.ts'
import { regionOf } from '#shared/region.ts'
import { formatPayback } from '../format-payback.ts'

/** One line about a plan: size, first-year savings, payback. */
export function formatOutcome(plan: Plan, { region: homeRegion }: Home): string {
  const { kwp, figures, payback, years } = plan
  const region = regionOf(homeRegion.country, homeRegion.currency)
  const saving = figures.saving.value ?? 0
  const money = formatFigure(Math.abs(saving), 'money', region)
  return [
    formatFigure(kwp, 'kWp', region),
    saving < 0 ? `costs ${money} more in the first year` : `saves ${money} in the first year`,
    payback === null
      ? `not paid back within ${years.length} years`
      : payback === 0
        ? formatPayback(plan, region)
        : `paid back in ${formatPayback(plan, region)}`,
  ].join(', ')
}
