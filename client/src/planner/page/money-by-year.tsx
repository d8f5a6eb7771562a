import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { FigureTable } from '../../ui/table.tsx'
import { tableOf } from '../../ui/table-of.ts'

export const moneyByYearHeading = () => t('Money year by year')

interface MoneyByYearProps {
  readonly plan: Plan
  readonly region: Region
  readonly isShown?: (year: number) => boolean
}

/** Cash flow by year; year 0 is the installation. Its total becomes positive when the system has paid for itself. */
export function MoneyByYear({ plan, region, isShown = () => true }: MoneyByYearProps) {
  const { cashFlow, years, cumulative, spent, spentWithout } = plan
  const money = (value: number | undefined) => formatFigure(value ?? null, 'money', region)
  const bills = [{ year: 0, billBefore: undefined, billAfter: undefined }, ...years]
  // The cash flow of year 0 has those paid at the start.
  const hasSupport = cashFlow.support.some((amount) => amount > 0)
  return (
    <>
      <p className="mb-2 text-note text-soft">
        {t("Amounts of each year are as you will pay them then. Only the last column is in today's money.")}
      </p>
      <FigureTable
        label={t('{title}: table', { title: moneyByYearHeading() })}
        {...tableOf(
          bills.filter(({ year }) => isShown(year)),
          [
            [t('Year'), ({ year }) => String(year)],
            [t('Bill without solar'), ({ billBefore }) => money(billBefore)],
            [t('Bill with solar'), ({ billAfter }) => money(billAfter)],
            [t('Savings'), ({ year }) => money(cashFlow.savings[year - 1])],
            hasSupport && [t('Incentives'), ({ year }) => money(cashFlow.support[year - 1])],
            [t('Maintenance'), ({ year }) => money(cashFlow.maintenance[year - 1])],
            [t('Net gain'), ({ year }) => money(cashFlow.flow[year])],
            [t('Total to date'), ({ year }) => money(cumulative[year])],
            [t("Total in today's money"), ({ year }) => money((spentWithout[year] ?? 0) - (spent[year] ?? 0))],
          ],
        )}
      />
    </>
  )
}
