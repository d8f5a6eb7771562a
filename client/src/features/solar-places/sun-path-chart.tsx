import type { SunDay, TownSun } from '#shared/contract/solar-pages.ts'
import { monthName } from '#shared/format/time.ts'
import { compassPoint } from '#shared/solar/compass.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { ChartText } from '../../ui/chart/chart-text.tsx'
import { STATIC_WIDTH } from './month-chart.tsx'

const HEIGHT = 260
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
    <Chart width={STATIC_WIDTH} height={HEIGHT} className="max-w-md" aria-hidden="true">
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
