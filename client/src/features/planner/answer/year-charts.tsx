import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { MONTH_NAMES } from '#shared/format/time.ts'
import type { Plan } from '#shared/home/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { StackedBarChart } from '../../../ui/chart/stacked-bar-chart.tsx'

export default function YearCharts({ plan, region }: { plan: Plan; region: Region }) {
  const { months } = plan.energy
  const kwh = (value: number) => formatNumber(value, region)
  return (
    <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
      <ChartFigure
        title="Electricity by month"
        summary="What the home uses of its own sun, what it buys, and, below the line, what it sells."
        table={{
          columns: ['Month', 'Own solar (kWh)', 'Bought (kWh)', 'Sold (kWh)'],
          rows: months.map((month, i) => [
            MONTH_NAMES[i],
            kwh(month.use - month.import),
            kwh(month.import),
            kwh(month.export),
          ]),
        }}
      >
        <StackedBarChart
          names={MONTH_NAMES}
          series={[
            { name: 'Own solar', pattern: 'solid', values: months.map((month) => month.use - month.import) },
            { name: 'Bought', pattern: 'hatched', values: months.map((month) => month.import) },
            { name: 'Sold', pattern: 'dotted', values: months.map((month) => -month.export) },
          ]}
          unit="kWh"
          formatValue={kwh}
        />
      </ChartFigure>
      <ChartFigure
        title="Bill by month"
        summary="In the first year, without the system and with it."
        table={{
          columns: ['Month', 'Without', 'With'],
          rows: MONTH_NAMES.map((name, i) => [
            name,
            ...[plan.billsBefore, plan.billsAfter].map((bills) =>
              formatFigure(bills[i]?.total ?? null, 'money', region),
            ),
          ]),
        }}
      >
        <LineChart
          lines={[
            { name: 'Without', values: plan.billsBefore.map(({ total }) => total) },
            { name: 'With', values: plan.billsAfter.map(({ total }) => total) },
          ]}
          firstX={1}
          xLabel="month"
          unit={region.currency}
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}
