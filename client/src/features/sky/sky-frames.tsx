import { DIRECTIONS, fullCircle } from '#shared/solar/compass.ts'
import { ChartText } from '../../ui/chart/chart-text.tsx'
import type { FrameLabels } from './frame-labels.ts'
import type { Panorama, TopView } from './projection.ts'

export function PanoramaFrame({ panorama: { x, y, centerAzimuth } }: { panorama: Panorama }) {
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
      {fullCircle(centerAzimuth).map(({ at }) => (
        <line key={at} className="chart-grid" x1={x(at)} x2={x(at)} y1={y(90)} y2={y(0) + 5} />
      ))}
    </g>
  )
}

export function TopViewFrame({ view }: { view: TopView }) {
  const [x, y] = view.center
  return (
    <g>
      {[0, 30, 60].map((altitude) => (
        <circle
          key={altitude}
          className={altitude === 0 ? 'chart-axis' : 'chart-grid'}
          cx={x}
          cy={y}
          r={view.radius(altitude)}
          fill="none"
        />
      ))}
      {DIRECTIONS.map(({ azimuth }) => {
        const [endX, endY] = view.project({ azimuth, altitude: 0 })
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
