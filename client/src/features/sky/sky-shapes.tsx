import { type PointerEvent, useRef } from 'react'
import { wrap180, wrap360 } from '#shared/solar/angles.ts'
import { compassPoint, DIRECTIONS, fullCircle } from '#shared/solar/compass.ts'
import type { ObstacleKind, UserObstacle } from '#shared/solar/obstacle.ts'
import { AXIS, ChartLabels, COMPASS, GRID, GridLines } from '../../ui/chart/chart.tsx'
import { createAngleLabels } from '../../ui/chart/compass-frame.ts'
import { BASELINE_OFFSET, type ChartLabel } from '../../ui/chart/label-placement.ts'
import { classes } from '../../ui/classes.ts'
import type { Direction, Panorama, TopView } from './projection.ts'

export function PanoramaFrame({ panorama: { x, y, center } }: { panorama: Panorama }) {
  const [left = 0, right = 0] = x.range()
  return (
    <g>
      <GridLines y={y} values={[0, 15, 30, 45, 60, 75, 90]} left={left} right={right} />
      {fullCircle(center).map(({ at }) => (
        <line key={at} className={GRID} x1={x(at)} x2={x(at)} y1={y(90)} y2={y(0) + 5} />
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
          className={altitude === 0 ? AXIS : GRID}
          cx={x}
          cy={y}
          r={view.radius(altitude)}
          fill="none"
        />
      ))}
      {DIRECTIONS.map((azimuth) => {
        const [endX, endY] = view.project({ azimuth, altitude: 0 })
        return <line key={azimuth} className={GRID} x1={x} y1={y} x2={endX} y2={endY} />
      })}
    </g>
  )
}

export const FrameText = ({ labels: { heights, compass, degrees } }: { labels: FrameLabels }) => (
  <g>
    <ChartLabels labels={[...heights, ...degrees]} />
    <ChartLabels labels={compass} className={COMPASS} />
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

export const obstacleClasses = (kind: ObstacleKind) =>
  classes(
    'stroke-ink [stroke-width:1.5]',
    kind === 'Tree'
      ? 'fill-[light-dark(rgb(11_107_64/0.35),rgb(111_220_165/0.3))]'
      : 'fill-[light-dark(rgb(11_43_54/0.3),rgb(185_203_208/0.35))]',
  )

type DragPart = 'all' | 'top' | 'from' | 'to'

interface ObstacleShapesProps {
  readonly projection: Panorama | TopView
  readonly obstacles: readonly UserObstacle[]
  readonly onChange: (changed: UserObstacle) => void
  readonly directionAtPointer: (event: PointerEvent) => Direction
}

export function ObstacleShapes({ projection, obstacles, onChange, directionAtPointer }: ObstacleShapesProps) {
  const drag = useRef<{ part: DragPart; obstacle: UserObstacle; start: Direction } | null>(null)
  const dragHandlers = (obstacle: UserObstacle, part: DragPart) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { part, obstacle, start: directionAtPointer(event) }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return
      event.stopPropagation()
      onChange(applyDrag(drag.current, directionAtPointer(event)))
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
  })
  const [x, y] = projection.kind === 'top view' ? [projection.width / 2, projection.height / 2] : [0, 0]
  return obstacles.map((obstacle) => {
    const { id, kind } = obstacle
    return (
      <g key={id}>
        <path
          className={classes(obstacleClasses(kind), 'cursor-move touch-none')}
          d={projection.obstacleOutline(obstacle)}
          transform={`translate(${x} ${y})`}
          {...dragHandlers(obstacle, 'all')}
        />
        {handlePositions(projection, obstacle).map(({ part, at: [handleX, handleY] }) => (
          <g
            key={part}
            className={classes('touch-none print:hidden', part === 'top' ? 'cursor-ns-resize' : 'cursor-ew-resize')}
            {...dragHandlers(obstacle, part)}
          >
            <circle className="fill-transparent" cx={handleX} cy={handleY} r={16} />
            <circle
              className="fill-surface stroke-ink [stroke-width:2]"
              cx={handleX}
              cy={handleY}
              r={HANDLE_RADIUS - 1}
            />
          </g>
        ))}
      </g>
    )
  })
}

function applyDrag(drag: { part: DragPart; obstacle: UserObstacle; start: Direction }, to: Direction): UserObstacle {
  const { part, obstacle, start } = drag
  const azimuth = wrap360(Math.round(to.azimuth))
  if (part === 'top') return { ...obstacle, altitude: Math.max(1, Math.round(to.altitude)) }
  if (part === 'from') return azimuth === obstacle.to ? obstacle : { ...obstacle, from: azimuth }
  if (part === 'to') return azimuth === obstacle.from ? obstacle : { ...obstacle, to: azimuth }
  const turn = Math.round(wrap180(to.azimuth - start.azimuth))
  return { ...obstacle, from: wrap360(obstacle.from + turn), to: wrap360(obstacle.to + turn) }
}

export function outlineOfStroke(start: Direction, end: Direction): Pick<UserObstacle, 'from' | 'to' | 'altitude'> {
  const turn = wrap180(end.azimuth - start.azimuth)
  const [from, to] = turn < 0 ? [end, start] : [start, end]
  return {
    from: wrap360(Math.round(from.azimuth)),
    to: wrap360(Math.round(to.azimuth)),
    altitude: Math.max(1, Math.round(Math.max(start.altitude, end.altitude))),
  }
}

/** [px] */
export const HANDLE_RADIUS = 6.5

/** [°] */
export const obstacleWidth = ({ from, to }: UserObstacle) => wrap360(to - from) || 360

/** The top and both sides. */
export function handlePositions(projection: Panorama | TopView, obstacle: UserObstacle) {
  const { from, to, altitude } = obstacle
  return [
    { part: 'top', at: projection.project({ azimuth: from + obstacleWidth(obstacle) / 2, altitude }) },
    { part: 'from', at: projection.project({ azimuth: from, altitude: 0 }) },
    { part: 'to', at: projection.project({ azimuth: to, altitude: 0 }) },
  ] as const
}
