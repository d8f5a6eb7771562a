import { compassPoint, DIRECTIONS, fullCircle } from '#shared/solar/compass.ts'
import { ChartLabels, GridLines } from '../../ui/chart/chart.tsx'
import { createAngleLabels } from '../../ui/chart/compass-frame.ts'
import { BASELINE_OFFSET, type ChartLabel } from '../../ui/chart/label-placement.ts'
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

export const FrameText = ({ labels: { heights, compass, degrees } }: { labels: FrameLabels }) => (
  <g>
    <ChartLabels labels={[...heights, ...degrees]} />
    <ChartLabels labels={compass} className="chart-compass" />
  </g>
)

/** Degree labels would overlap below this width [px]. */
const MIN_WIDTH_FOR_DEGREES = 560

export interface FrameLabels {
  readonly heights: readonly ChartLabel[]
  readonly compass: readonly ChartLabel[]
  readonly degrees: readonly ChartLabel[]
}

export const createFrameLabels = (projection: Panorama | TopView): FrameLabels =>
  projection.kind === 'panorama' ? createPanoramaLabels(projection) : createTopViewLabels(projection)

function createPanoramaLabels(panorama: Panorama): FrameLabels {
  const { x, y, width, center } = panorama
  const compass = fullCircle(center)
  return {
    heights: createAngleLabels(panorama, [0, 30, 60, 90]),
    compass: compass.map(({ azimuth, at }) => ({
      text: compassPoint(azimuth),
      x: x(at),
      y: y(0) + 20,
      anchor: 'middle',
    })),
    degrees:
      width < MIN_WIDTH_FOR_DEGREES
        ? []
        : compass.map(({ azimuth, at }) => ({ text: `${azimuth}°`, x: x(at), y: y(0) + 36, anchor: 'middle' })),
  }
}

function createTopViewLabels(view: TopView): FrameLabels {
  const [middleX, middleY] = view.center
  return {
    heights: [30, 60].map((altitude) => ({
      text: `${altitude}°`,
      x: middleX + 4,
      y: middleY - view.radius(altitude) - 3,
      anchor: 'start',
    })),
    compass: DIRECTIONS.map((azimuth) => {
      // Outside the rim.
      const [x, y] = view.project({ azimuth, altitude: (-16 / view.radius(0)) * 90 })
      return { text: compassPoint(azimuth), x, y: y + BASELINE_OFFSET, anchor: 'middle' }
    }),
    degrees: [],
  }
}
