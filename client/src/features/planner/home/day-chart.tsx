import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { formatNumber } from '#shared/format/number.ts'
import { monthNames } from '#shared/format/time.ts'
import type { TypicalDay } from '#shared/home/plan/plan-energy.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'

const HOURS = Array.from({ length: HOURS_OF_DAY }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

export default function DayChart({ days, region }: { days: readonly TypicalDay[]; region: Region }) {
  const write = (value: number) => formatNumber(value, region, 1)
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2 print:grid-cols-2">
      {days.map(({ month, use, solar, import: imported, export: exported }) => (
        <ChartFigure
          key={month}
          title={`A mean day of ${monthNames()[month]}`}
          table={{
            columns: ['Hour', 'Use (kWh)', 'Solar (kWh)', 'Bought (kWh)', 'Sold (kWh)'],
            rows: HOURS.map((name, hour) => [
              name,
              ...[use, solar, imported, exported].map((series) => formatNumber(series[hour] ?? 0, region, 2)),
            ]),
          }}
        >
          <LineChart
            lines={[
              { name: 'Use', values: use },
              { name: 'Solar', values: solar },
            ]}
            xLabel="hour"
            unit="kWh"
            formatValue={write}
          />
        </ChartFigure>
      ))}
    </div>
  )
}
