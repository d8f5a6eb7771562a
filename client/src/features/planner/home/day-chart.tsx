import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { TypicalDay } from '#shared/home/plan/energy-of-plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { Lines } from '../../../ui/chart/lines.tsx'
import { MONTHS, writeNumber } from '../write.ts'

const HOURS = Array.from({ length: HOURS_OF_DAY }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** A mean day of January and one of July: what is used, and what the panels give. */
export default function DayChart({ days, region }: { days: readonly TypicalDay[]; region: Region }) {
  const write = (value: number) => writeNumber(value, region, 1)
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2 print:grid-cols-2">
      {days.map(({ month, use, solar, import: bought, export: sold }) => (
        <ChartFigure
          key={month}
          title={`A mean day of ${MONTHS[month]}`}
          table={{
            columns: ['Hour', 'Use (kWh)', 'Solar (kWh)', 'Bought (kWh)', 'Sold (kWh)'],
            rows: HOURS.map((name, hour) => ({
              name,
              cells: [use, solar, bought, sold].map((series) => writeNumber(series[hour] ?? 0, region, 2)),
            })),
          }}
        >
          <Lines
            lines={[
              { name: 'Use', values: use },
              { name: 'Solar', values: solar },
            ]}
            along="hour"
            unit="kWh"
            write={write}
          />
        </ChartFigure>
      ))}
    </div>
  )
}
