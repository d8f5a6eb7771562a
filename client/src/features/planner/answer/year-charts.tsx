import type { Plan } from '#shared/home/plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { Lines } from '../../../ui/chart/lines.tsx'
import { StackedBars } from '../../../ui/chart/stacked-bars.tsx'
import { MONTHS, writeFigure, writeNumber } from '../write.ts'

/** Twelve months: where the use comes from and where the solar goes, and the bills. */
export default function YearCharts({ plan, region }: { plan: Plan; region: Region }) {
  const { months } = plan.energy
  const kwh = (value: number) => writeNumber(value, region)
  return (
    <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
      <ChartFigure
        title="Electricity by month"
        says="What the home uses of its own sun, what it buys, and, below the line, what it sells."
        table={{
          columns: ['Month', 'Own solar (kWh)', 'Bought (kWh)', 'Sold (kWh)'],
          rows: months.map((month, i) => ({
            name: MONTHS[i] ?? '',
            cells: [kwh(month.use - month.import), kwh(month.import), kwh(month.export)],
          })),
        }}
      >
        <StackedBars
          names={MONTHS}
          series={[
            { name: 'Own solar', look: 'solid', values: months.map((month) => month.use - month.import) },
            { name: 'Bought', look: 'hatched', values: months.map((month) => month.import) },
            { name: 'Sold', look: 'dotted', values: months.map((month) => -month.export) },
          ]}
          unit="kWh"
          write={kwh}
        />
      </ChartFigure>
      <ChartFigure
        title="Bill by month"
        says="In the first year, without the system and with it."
        table={{
          columns: ['Month', 'Without', 'With'],
          rows: MONTHS.map((name, i) => ({
            name,
            cells: [plan.billsBefore, plan.billsAfter].map((bills) =>
              writeFigure(bills[i]?.total ?? null, 'money', region),
            ),
          })),
        }}
      >
        <Lines
          lines={[
            { name: 'Without', values: plan.billsBefore.map(({ total }) => total) },
            { name: 'With', values: plan.billsAfter.map(({ total }) => total) },
          ]}
          from={1}
          along="month"
          unit={region.currency}
          write={(value) => writeNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}
