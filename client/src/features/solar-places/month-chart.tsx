import { scaleBand, scaleLinear } from 'd3-scale'
import { formatNumber } from '#shared/format/number.ts'
import { monthName } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { YieldRange } from '#shared/solar/yield-range.ts'
import { Axis } from '../../ui/chart/axis.tsx'
import { Chart } from '../../ui/chart/chart.tsx'
import { ChartText } from '../../ui/chart/chart-text.tsx'

/** Width of a phone, because a page without scripts cannot measure itself and text would shrink with the chart [px]. */
export const STATIC_WIDTH = 330
const HEIGHT = 220
const MARGIN = { top: 26, right: 4, bottom: 24, left: 34 }

/** Yield of each month with its range [kWh/kWp]. Complete without scripts. */
export function MonthOutputChart({ months }: { months: readonly YieldRange[] }) {
  const y = scaleLinear([0, Math.max(1, ...months.map(({ p10 }) => p10))], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(4)
  const x = scaleBand<number>([...months.keys()], [MARGIN.left, STATIC_WIDTH - MARGIN.right]).padding(0.25)
  const left = (month: number) => Math.round(x(month) ?? 0)
  const width = Math.round(x.bandwidth())
  const level = (value: number) => Math.round(y(value))
  return (
    <Chart width={STATIC_WIDTH} height={HEIGHT} className="max-w-md" aria-hidden="true">
      <Axis
        y={y}
        left={MARGIN.left}
        right={STATIC_WIDTH - MARGIN.right}
        isFaint
        unit={t('kWh per kWp')}
        formatValue={(value) => formatNumber(value)}
      />
      {months.map(({ p90, p50, p10 }, month) => {
        const middle = left(month) + Math.round(width / 2)
        return (
          <g key={monthName(month)}>
            <rect
              x={left(month)}
              width={width}
              y={level(p50)}
              height={level(0) - level(p50)}
              rx="3"
              className="fill-sun"
            />
            <path
              d={`M${middle} ${level(p90)}V${level(p10)}m-4 0h8M${middle - 4} ${level(p90)}h8`}
              className="fill-none stroke-ink [stroke-width:1.5]"
            />
            <ChartText text={monthName(month, 'narrow')} x={middle} y={HEIGHT - 8} anchor="middle" />
          </g>
        )
      })}
    </Chart>
  )
}
