import type { Home } from '#shared/home/home.ts'
import type { Plan } from '#shared/home/plan.ts'
import { regionOf } from '#shared/region.ts'
import { paybackInWords } from '../payback-words.ts'
import { writeFigure } from '../write.ts'

/** What comes of a plan in one line of a list: its size, what it saves in the first year, when it is paid back. */
export function outcomeInWords(plan: Plan, { region: of }: Home): string {
  const { kwp, figures, payback, years } = plan
  const region = regionOf(of.country, of.currency)
  const saving = figures.saving.value ?? 0
  const money = writeFigure(Math.abs(saving), 'money', region)
  return [
    writeFigure(kwp, 'kWp', region),
    saving < 0 ? `costs ${money} more in the first year` : `saves ${money} in the first year`,
    payback === null
      ? `not paid back within ${years.length} years`
      : payback === 0
        ? paybackInWords(plan, region)
        : `paid back in ${paybackInWords(plan, region)}`,
  ].join(', ')
}
