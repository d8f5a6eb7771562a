import { around, DIRECTIONS } from '#shared/solar/compass.ts'
import { ChartText } from '../../ui/chart/chart-text.tsx'
import type { FrameLabels } from './frame-labels.ts'
import type { FromAbove, Panorama } from './sky.ts'

/** Lines of equal height, and the compass along the horizon. */
export function PanoramaFrame({ panorama: { x, y, centre } }: { panorama: Panorama }) {
  const [left = 0, right = 0] = x.range()
  return (
    <g>
      {[0, 15, 30, 45, 60, 75, 90].map((altitude) => (
        <line
          key={altitude}
          className={altitude === 0 ? 'chart-axis' : 'chart-grid'}
          x1={left}
          x2={right}
          y1={y(altitude)}
          y2={y(altitude)}
        />
      ))}
      {around(centre).map(({ at }) => (
        <line key={at} className="chart-grid" x1={x(at)} x2={x(at)} y1={y(90)} y2={y(0) + 5} />
      ))}
    </g>
  )
}

/** Rings of equal height, and the compass around. */
export function FromAboveFrame({ sky }: { sky: FromAbove }) {
  const [x, y] = sky.middle
  return (
    <g>
      {[0, 30, 60].map((altitude) => (
        <circle
          key={altitude}
          className={altitude === 0 ? 'chart-axis' : 'chart-grid'}
          cx={x}
          cy={y}
          r={sky.radius(altitude)}
          fill="none"
        />
      ))}
      {DIRECTIONS.map(({ azimuth }) => {
        const [endX, endY] = sky.place({ azimuth, altitude: 0 })
        return <line key={azimuth} className="chart-grid" x1={x} y1={y} x2={endX} y2={endY} />
      })}
    </g>
  )
}

export function FrameText({ labels: { heights, compass, degrees } }: { labels: FrameLabels }) {
  return (
    <g>
      {[...heights, ...degrees].map((label) => (
        <ChartText key={`${label.words} ${label.x}`} {...label} />
      ))}
      {compass.map((label) => (
        <ChartText key={`${label.words} ${label.x}`} {...label} className="chart-compass" />
      ))}
    </g>
  )
}
