import { type PointerEvent, useRef } from 'react'
import { wrap180, wrap360 } from '#shared/solar/angles.ts'
import type { ObstacleOfUser } from '#shared/solar/obstacle.ts'
import { HANDLE, handles } from './obstacle-handles.ts'
import type { Direction, FromAbove, Panorama } from './sky.ts'

type Part = 'all' | 'top' | 'from' | 'to'

interface ObstacleShapesProps {
  readonly projection: Panorama | FromAbove
  readonly obstacles: readonly ObstacleOfUser[]
  readonly onChange: (changed: ObstacleOfUser) => void
  readonly lookAt: (event: PointerEvent) => Direction
}

/** Trees and houses on the horizon: drag one to move it, or its top and sides to size it. The list does it by keyboard. */
export function ObstacleShapes({ projection, obstacles, onChange, lookAt }: ObstacleShapesProps) {
  const grabbed = useRef<{ part: Part; obstacle: ObstacleOfUser; start: Direction } | null>(null)
  const grips = (obstacle: ObstacleOfUser, part: Part) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      grabbed.current = { part, obstacle, start: lookAt(event) }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grabbed.current) return
      event.stopPropagation()
      onChange(dragged(grabbed.current, lookAt(event)))
    },
    onPointerUp: () => {
      grabbed.current = null
    },
    onPointerCancel: () => {
      grabbed.current = null
    },
  })
  const [x, y] = projection.kind === 'from above' ? [projection.width / 2, projection.height / 2] : [0, 0]
  return obstacles.map((obstacle) => {
    const { id, kind } = obstacle
    return (
      <g key={id} className={`obstacle obstacle-${kind.toLowerCase()}`}>
        <path
          className="obstacle-body"
          d={projection.obstacle(obstacle)}
          transform={`translate(${x} ${y})`}
          {...grips(obstacle, 'all')}
        />
        {handles(projection, obstacle).map(({ part, at: [handleX, handleY] }) => (
          <g key={part} className={`obstacle-handle obstacle-handle-${part} print:hidden`} {...grips(obstacle, part)}>
            <circle className="obstacle-reach" cx={handleX} cy={handleY} r={16} />
            <circle className="obstacle-knob" cx={handleX} cy={handleY} r={HANDLE - 1} />
          </g>
        ))}
      </g>
    )
  })
}

function dragged(grabbed: { part: Part; obstacle: ObstacleOfUser; start: Direction }, to: Direction): ObstacleOfUser {
  const { part, obstacle, start } = grabbed
  const azimuth = wrap360(Math.round(to.azimuth))
  if (part === 'top') return { ...obstacle, altitude: Math.max(1, Math.round(to.altitude)) }
  if (part === 'from') return azimuth === obstacle.to ? obstacle : { ...obstacle, from: azimuth }
  if (part === 'to') return azimuth === obstacle.from ? obstacle : { ...obstacle, to: azimuth }
  const turn = Math.round(wrap180(to.azimuth - start.azimuth))
  return { ...obstacle, from: wrap360(obstacle.from + turn), to: wrap360(obstacle.to + turn) }
}

/** What a stroke across the sky outlines, from where it began to where it is. */
export function stroke(start: Direction, end: Direction): Pick<ObstacleOfUser, 'from' | 'to' | 'altitude'> {
  const turn = wrap180(end.azimuth - start.azimuth)
  const [from, to] = turn < 0 ? [end, start] : [start, end]
  return {
    from: wrap360(Math.round(from.azimuth)),
    to: wrap360(Math.round(to.azimuth)),
    altitude: Math.max(1, Math.round(Math.max(start.altitude, end.altitude))),
  }
}
