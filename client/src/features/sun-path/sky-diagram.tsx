import { type PointerEvent, useId, useRef } from 'react'
import { timeInZone } from '#shared/solar/time-zone.ts'
import type { Curve, Moment, Site } from './curves.ts'
import { nextId, type ObstacleOfUser } from './obstacle.ts'
import { ObstacleShapes, stroke } from './obstacle-shapes.tsx'
import type { Direction, FromAbove, Panorama } from './sky.ts'
import { FromAboveFrame, PanoramaFrame } from './sky-frames.tsx'

interface SkyDiagramProps {
  readonly site: Site
  readonly projection: Panorama | FromAbove
  /** The last one is the one whose hours are labelled. */
  readonly curves: readonly Curve[]
  readonly now: Moment
  /** What is read out. */
  readonly cursor: Moment
  readonly onPoint: (pointed: { curve: Curve; moment: Moment } | null) => void
  readonly obstacles: readonly ObstacleOfUser[]
  readonly onObstacles: (obstacles: readonly ObstacleOfUser[]) => void
  /** Strokes across the sky make obstacles. */
  readonly drawing: boolean
  readonly label: string
}

export function SkyDiagram(props: SkyDiagramProps) {
  const { site, projection, curves, now, cursor, onPoint, obstacles, onObstacles, drawing, label } = props
  const sheet = useRef<SVGSVGElement>(null)
  const begun = useRef<{ start: Direction; id: number } | null>(null)
  const clip = useId()
  const [x, y] = projection.kind === 'from above' ? projection.middle : [0, 0]
  const main = curves.at(-1)

  function onSheet(event: PointerEvent): readonly [number, number] {
    const box = sheet.current?.getBoundingClientRect()
    if (!box || box.width === 0) return [0, 0]
    const scale = projection.width / box.width
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]
  }
  const lookAt = (event: PointerEvent) => projection.look(...onSheet(event))

  function press(event: PointerEvent) {
    if (!drawing) return onPoint(nearest(projection, curves, onSheet(event)))
    event.currentTarget.setPointerCapture(event.pointerId)
    begun.current = { start: lookAt(event), id: nextId(obstacles) }
  }
  function move(event: PointerEvent) {
    if (!begun.current) return onPoint(drawing ? null : nearest(projection, curves, onSheet(event)))
    const { start, id } = begun.current
    const outline = stroke(start, lookAt(event))
    // A click is no stroke.
    if (outline.from === outline.to) return
    const known = obstacles.find((obstacle) => obstacle.id === id)
    const drawn = { id, kind: known?.kind ?? 'Tree', ...outline }
    onObstacles(known ? replaced(obstacles, drawn) : [...obstacles, drawn])
  }
  const release = () => {
    begun.current = null
  }
  return (
    <svg
      ref={sheet}
      viewBox={`0 0 ${projection.width} ${projection.height}`}
      className={drawing ? 'sky sky-drawing' : 'sky'}
      role="img"
      aria-label={label}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={() => onPoint(null)}
    >
      <clipPath id={clip}>
        <path d={projection.outline} transform={`translate(${x} ${y})`} />
      </clipPath>
      <path className="sky-ground" d={projection.outline} transform={`translate(${x} ${y})`} />
      {projection.kind === 'panorama' ? <PanoramaFrame panorama={projection} /> : <FromAboveFrame sky={projection} />}
      <g clipPath={`url(#${clip})`}>
        {curves.map(({ name, points }) => (
          <path key={name} className={`curve curve-${name}`} d={projection.path(points)} />
        ))}
      </g>
      {curves.map((curve) => (
        <Hours key={curve.name} site={site} projection={projection} curve={curve} labelled={curve === main} />
      ))}
      <ObstacleShapes
        projection={projection}
        obstacles={obstacles}
        lookAt={lookAt}
        onChange={(changed) => onObstacles(replaced(obstacles, changed))}
      />
      {now.altitude > 0 && <SunNow at={projection.place(now)} low={now.altitude < LOW} />}
      {cursor.altitude >= 0 && <Cursor at={projection.place(cursor)} />}
    </svg>
  )
}

const replaced = (obstacles: readonly ObstacleOfUser[], changed: ObstacleOfUser) =>
  obstacles.map((obstacle) => (obstacle.id === changed.id ? changed : obstacle))

/** Closer than this [px], two hours' labels would run into each other. */
const LABEL_ROOM = 44
/** Nearer than this [px] to the middle, an hour's label stands above it; else on the outer side. */
const ABOVE = 30

interface HoursProps {
  readonly site: Site
  readonly projection: Panorama | FromAbove
  readonly curve: Curve
  readonly labelled: boolean
}

function Hours({ site, projection, curve, labelled }: HoursProps) {
  const up = curve.hours.filter(({ altitude }) => altitude > 0)
  const written: (readonly [number, number])[] = []
  return (
    <g className={`hours hours-${curve.name}`}>
      {up.map((hour) => {
        const [x, y] = projection.place(hour)
        const room = labelled && written.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > LABEL_ROOM)
        if (room) written.push([x, y])
        const side = Math.abs(x - projection.width / 2) < ABOVE ? 0 : Math.sign(x - projection.width / 2)
        return (
          <g key={hour.time}>
            <circle className="hour" cx={x} cy={y} r={labelled ? 3.5 : 2} />
            {room && (
              <text
                className="sky-text hour-label"
                x={x + side * 8}
                y={y - (side === 0 ? 10 : 4)}
                textAnchor={side === 0 ? 'middle' : side < 0 ? 'end' : 'start'}
              >
                {timeInZone(hour.time, site.timeZone).replace(':00', '')}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

const RAYS = Array.from({ length: 8 }, (_, ray) => (ray * Math.PI) / 4)

/** Lower than this [°], what is written below the sun would run into the compass. */
const LOW = 15

function SunNow({ at: [x, y], low }: { at: readonly [number, number]; low: boolean }) {
  return (
    <g className="sun-now" transform={`translate(${x} ${y})`}>
      {RAYS.map((angle) => (
        <line
          key={angle}
          x1={Math.cos(angle) * 10}
          y1={Math.sin(angle) * 10}
          x2={Math.cos(angle) * 14}
          y2={Math.sin(angle) * 14}
        />
      ))}
      <circle r={7} />
      <text className="sky-text sun-now-label" y={low ? -18 : 28} textAnchor="middle">
        Now
      </text>
    </g>
  )
}

function Cursor({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g className="cursor no-print" transform={`translate(${x} ${y})`}>
      <circle className="cursor-ring" r={10} />
      <circle className="cursor-dot" r={3} />
    </g>
  )
}

/** How far [px] a pointer may be from a curve to read it. */
const REACH = 48

function nearest(projection: Panorama | FromAbove, curves: readonly Curve[], [x, y]: readonly [number, number]) {
  let found: { curve: Curve; moment: Moment } | null = null
  let closest = REACH
  for (const curve of curves) {
    for (const moment of curve.points) {
      if (moment.altitude < 0) continue
      const [pointX, pointY] = projection.place(moment)
      const distance = Math.hypot(x - pointX, y - pointY)
      if (distance >= closest) continue
      closest = distance
      found = { curve, moment }
    }
  }
  return found
}
