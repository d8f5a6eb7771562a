import { DIRECTIONS, fullCircle } from '#shared/solar/compass.ts'
import { GridLines } from '../../ui/chart/axis.tsx'
import { ChartLabels } from '../../ui/chart/chart-text.tsx'
import type { FrameLabels } from './frame-labels.ts'
import type { Panorama, TopView } from './projection.ts'

export function PanoramaFrame({ panorama: { x, y, center } }: { panorama: Panorama }) {
  const [left = 0, right = 0] = x.range()
  return (
    <g>
      <GridLines y={y} values={[0, 15, 30, 45, 60, 75, 90]} left={left} right={right} />
      {fullCircle(center).map(({ at }) => (
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
      {DIRECTIONS.map((azimuth) => {
        const [endX, endY] = view.project({ azimuth, altitude: 0 })
        return <line key={azimuth} className="chart-grid" x1={x} y1={y} x2={endX} y2={endY} />
      })}
    </g>
  )
}

export function FrameText({ labels: { heights, compass, degrees } }: { labels: FrameLabels }) {
  return (
    <g>
      <ChartLabels labels={[...heights, ...degrees]} />
      <ChartLabels labels={compass} className="chart-compass" />
    </g>
  )
}
