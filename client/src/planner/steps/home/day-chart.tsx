import { HOURS_OF_DAY, sumOf } from '#shared/calendar.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { monthName } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { TypicalDay } from '#shared/plan/plan-energy.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { formatHourOfDay } from '../../fields/hours-of-day.ts'

const HOURS = Array.from({ length: HOURS_OF_DAY }, (_, hour) => hour)

export default function DayChart({ days, region }: { days: readonly TypicalDay[]; region: Region }) {
  const write = (value: number) => formatNumber(value, region, 1)
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2 print:grid-cols-2">
      {days.map(({ month, use, solar, import: imported, export: exported }) => (
        <ChartFigure
          key={month}
          title={t('Average day in {month}: {solar} of solar, {use} used', {
            month: monthName(month),
            solar: formatFigure(Number(sumOf(solar).toFixed(1)), 'kWh', region),
            use: formatFigure(Number(sumOf(use).toFixed(1)), 'kWh', region),
          })}
          table={{
            columns: [
              t('Hour'),
              t('Electricity used (kWh)'),
              t('Solar (kWh)'),
              t('Bought from the grid (kWh)'),
              t('Exported to the grid (kWh)'),
            ],
            rows: HOURS.map((hour) => [
              formatHourOfDay(hour, region),
              ...[use, solar, imported, exported].map((series) => formatNumber(series[hour] ?? 0, region, 2)),
            ]),
          }}
        >
          <LineChart
            lines={[
              { name: t('Electricity used'), values: use },
              { name: t('Solar'), values: solar },
            ]}
            xLabel={t('hour of the day')}
            unit="kWh"
            formatValue={write}
          />
        </ChartFigure>
      ))}
    </div>
  )
}
