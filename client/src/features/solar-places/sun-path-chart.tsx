import type { SunDay, TownSun } from '#shared/contract/solar-pages.ts'
import { formatNumber } from '#shared/format/number.ts'
import { monthName } from '#shared/format/time.ts'
import { compassPoint, equatorAzimuth } from '#shared/solar/compass.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { ChartText } from '../../ui/chart/chart-text.tsx'
import { STATIC_WIDTH } from './month-chart.tsx'

const HEIGHT = 190
const MARGIN = { top: 18, right: 8, bottom: 24, left: 34 }
/** Half of the longest label [px]. */
const LABEL = 20
const LINES = ['stroke-ink', 'stroke-amber [stroke-dasharray:7_4]', 'stroke-brand [stroke-dasharray:2_4]'] as const

/** Height of the sun over its direction, on the longest, a middle and the shortest day. */
export function SunPathChart({ sun: { june, march, december }, latitude }: { sun: TownSun; latitude: number }) {
  const center = equatorAzimuth(latitude)
  // The direction of the equator is in the middle.
  const turn = (azimuth: number) => ((azimuth - center + 540) % 360) - 180
  const x = (azimuth: number) =>
    Math.round(MARGIN.left + ((turn(azimuth) + 180) / 360) * (STATIC_WIDTH - MARGIN.left - MARGIN.right))
  const y = (altitude: number) =>
    Math.round(HEIGHT - MARGIN.bottom - (altitude / 90) * (HEIGHT - MARGIN.bottom - MARGIN.top))
  const days: readonly (readonly [SunDay, number])[] = [
    [june, 5],
    [march, 2],
    [december, 11],
  ]
  return (
    <Chart width={STATIC_WIDTH} height={HEIGHT} className="max-w-lg" aria-hidden="true">
      {[0, 30, 60, 90].map((altitude) => (
        <g key={altitude}>
          <line
            x1={MARGIN.left}
            x2={STATIC_WIDTH - MARGIN.right}
            y1={y(altitude)}
            y2={y(altitude)}
            className="stroke-line"
          />
          <ChartText words={`${formatNumber(altitude)}°`} x={MARGIN.left - 6} y={y(altitude) + 4} anchor="end" />
        </g>
      ))}
      {[-90, 0, 90].map((step) => (
        <ChartText
          key={step}
          words={compassPoint((center + step + 360) % 360)}
          x={x((center + step + 360) % 360)}
          y={HEIGHT - 7}
          anchor="middle"
        />
      ))}
      {days.map(([{ path }, month], index) => {
        const top = path.reduce((best, point) => (point[1] > best[1] ? point : best), path[0] ?? [center, 0])
        return (
          <g key={month}>
            <path d={trace(path, x, y, turn)} className={`fill-none [stroke-width:2.5] ${LINES[index]}`} />
            <ChartText
              words={monthName(month, 'short')}
              x={Math.min(Math.max(x(top[0]), MARGIN.left + LABEL), STATIC_WIDTH - LABEL)}
              y={y(top[1]) - 5}
              anchor="middle"
              className="font-semibold"
            />
          </g>
        )
      })}
    </Chart>
  )
}

/** Lifts the pen where the path crosses the edge of the chart. */
function trace(
  path: SunDay['path'],
  x: (azimuth: number) => number,
  y: (altitude: number) => number,
  turn: (azimuth: number) => number,
): string {
  return path
    .map(([azimuth, altitude], i) => {
      const before = path[i - 1]
      const isJump = !before || Math.abs(turn(azimuth) - turn(before[0])) > 180
      return `${isJump ? 'M' : 'L'}${x(azimuth)} ${y(altitude)}`
    })
    .join('')
}
