import { formatFigure } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import { regionOfHome } from '#shared/region.ts'
import { describePayback } from './format-payback.ts'

/** Size, first-year savings and payback of a plan. */
export function formatOutcome({ kwp, figures, payback, years }: Plan, home: Home): string {
  const region = regionOfHome(home)
  const saving = figures.saving.value ?? 0
  const values = { power: formatFigure(kwp, 'kWp', region), amount: formatFigure(Math.abs(saving), 'money', region) }
  const result =
    saving < 0 ? t('{power}. Costs {amount} more in year 1.', values) : t('{power}. Saves {amount} in year 1.', values)
  return `${result} ${describePayback(payback, years.length)}`
}
