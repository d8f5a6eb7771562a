import { scaleBand, scaleLinear } from 'd3-scale'
import type { SunDay, TownSun } from '#shared/contract/solar-pages.ts'
import { formatNumber } from '#shared/format/number.ts'
import { monthName } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { compassPoint } from '#shared/solar/compass.ts'
import type { YieldRange } from '#shared/solar/yield-range.ts'
import { Axis, Chart, ChartText } from '../../ui/chart/chart.tsx'

/** Width of a phone, because a page without scripts cannot measure itself and text would shrink with the chart [px]. */
const STATIC_WIDTH = 330
const MONTHS_HEIGHT = 220
const MARGIN = { top: 26, right: 4, bottom: 24, left: 34 }

/** Yield of each month with its range [kWh/kWp]. Complete without scripts. */
export function MonthOutputChart({ months }: { months: readonly YieldRange[] }) {
  const y = scaleLinear(
    [0, Math.max(1, ...months.map(({ p10 }) => p10))],
    [MONTHS_HEIGHT - MARGIN.bottom, MARGIN.top],
  ).nice(4)
  const x = scaleBand<number>([...months.keys()], [MARGIN.left, STATIC_WIDTH - MARGIN.right]).padding(0.25)
  const left = (month: number) => Math.round(x(month) ?? 0)
  const width = Math.round(x.bandwidth())
  const level = (value: number) => Math.round(y(value))
  return (
    <Chart width={STATIC_WIDTH} height={MONTHS_HEIGHT} className="max-w-md" aria-hidden="true">
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
            <ChartText text={monthName(month, 'narrow')} x={middle} y={MONTHS_HEIGHT - 8} anchor="middle" />
          </g>
        )
      })}
    </Chart>
  )
}

const SKY_HEIGHT = 260
const CENTER = { x: 140, y: 130 }
/** Radius of the horizon [px]. */
const RADIUS = 105
/** Left edge of the legend [px]. */
const LEGEND = 254
const LINES = ['stroke-ink', 'stroke-amber [stroke-dasharray:7_4]', 'stroke-brand [stroke-dasharray:2_4]'] as const

/** The sky seen from above, with the sun on the longest, a middle and the shortest day. Works for every latitude. */
export function SunPathChart({ sun: { june, march, december } }: { sun: TownSun }) {
  const days: readonly (readonly [SunDay, number])[] = [
    [june, 5],
    [march, 2],
    [december, 11],
  ]
  return (
    <Chart width={STATIC_WIDTH} height={SKY_HEIGHT} className="max-w-md" aria-hidden="true">
      {[0, 30, 60].map((altitude) => (
        <circle
          key={altitude}
          cx={CENTER.x}
          cy={CENTER.y}
          r={radiusOf(altitude)}
          className={`fill-none ${altitude === 0 ? 'stroke-edge' : 'stroke-line'}`}
        />
      ))}
      {[0, 90, 180, 270].map((azimuth) => (
        <ChartText key={azimuth} text={compassPoint(azimuth)} {...labelAt(azimuth)} anchor="middle" />
      ))}
      {days.map(
        ([{ path }, month], index) =>
          path.length > 0 && (
            <g key={month}>
              <path d={trace(path) + legendLine(index)} className={`fill-none [stroke-width:2.5] ${LINES[index]}`} />
              <ChartText text={monthName(month, 'short')} x={LEGEND + 30} y={legendTop(index) + 4} anchor="start" />
            </g>
          ),
      )}
    </Chart>
  )
}

const radiusOf = (altitude: number) => Math.round((RADIUS * (90 - altitude)) / 90)

function pointAt(azimuth: number, radius: number): readonly [x: number, y: number] {
  const angle = (azimuth * Math.PI) / 180
  return [Math.round(CENTER.x + radius * Math.sin(angle)), Math.round(CENTER.y - radius * Math.cos(angle))]
}

const trace = (path: SunDay['path']) =>
  `M${path.map(([azimuth, altitude]) => pointAt(azimuth, radiusOf(altitude)).join(' ')).join('L')}`

const legendTop = (index: number) => 30 + 22 * index
const legendLine = (index: number) => `M${LEGEND} ${legendTop(index)}h24`

/** Outside of the horizon. */
function labelAt(azimuth: number) {
  const [x, y] = pointAt(azimuth, RADIUS + 14)
  return { x, y: y + 4 }
}
