import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { monthNames } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { StackedBarChart } from '../../../ui/chart/bar-charts.tsx'
import { ChartFigure } from '../../../ui/chart/chart.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { tableOf } from '../../../ui/table-of.ts'
import { formatBill } from '../../words/format-bill.ts'

export default function YearCharts({ plan, region }: { plan: Plan; region: Region }) {
  const { months } = plan.energy
  const kwh = (value: number) => formatNumber(value, region)
  const money = (value: number | null) => formatFigure(value, 'money', region)
  return (
    <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
      <ChartFigure
        title={t('Solar covers {share} of your electricity in year 1', {
          share: formatShare(plan.energy.totals.selfSufficiency ?? 0, region),
        })}
        summary={t('Solar you use, electricity you buy and (below the line) solar you export, month by month.')}
        table={tableOf(months, [
          [t('Month'), (_, i) => monthNames()[i]],
          [t('Solar you use (kWh)'), (month) => kwh(month.use - month.import)],
          [t('Bought from the grid (kWh)'), (month) => kwh(month.import)],
          [t('Exported to the grid (kWh)'), (month) => kwh(month.export)],
        ])}
      >
        <StackedBarChart
          names={monthNames()}
          series={[
            { name: t('Solar you use'), pattern: 'solid', values: months.map((month) => month.use - month.import) },
            { name: t('Bought from the grid'), pattern: 'hatched', values: months.map((month) => month.import) },
            { name: t('Exported to the grid'), pattern: 'dotted', values: months.map((month) => -month.export) },
          ]}
          unit="kWh"
          formatValue={kwh}
        />
      </ChartFigure>
      <ChartFigure
        title={t('Your bill in year 1: {after} instead of {before}', {
          after: formatBill(plan.figures.billAfter.value, region),
          before: formatBill(plan.figures.billBefore.value, region),
        })}
        summary={t('With and without solar, month by month.')}
        table={tableOf(monthNames(), [
          [t('Month'), (name) => name],
          [t('Without solar'), (_, i) => money(plan.billsBefore[i]?.total ?? null)],
          [t('With solar'), (_, i) => money(plan.billsAfter[i]?.total ?? null)],
        ])}
      >
        <LineChart
          lines={[
            { name: t('Without solar'), values: plan.billsBefore.map(({ total }) => total) },
            { name: t('With solar'), values: plan.billsAfter.map(({ total }) => total) },
          ]}
          firstX={1}
          xLabel={t('month')}
          unit={currencySymbol(region)}
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}
