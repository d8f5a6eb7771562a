import { type PointerEvent, useId, useMemo, useRef } from 'react'
import { nextId, type ObstacleOfUser } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { useRegion } from '../../state/region.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { classes } from '../../ui/classes.ts'
import type { Curve, Moment } from './curves.ts'
import { ObstacleShapes, stroke } from './obstacle-shapes.tsx'
import type { Direction, FromAbove, Panorama } from './sky.ts'
import { FrameText, FromAboveFrame, PanoramaFrame } from './sky-frames.tsx'
import { skyLabels } from './sky-labels.ts'
import { Cursor, Hours, SkyText, SunNow } from './sky-marks.tsx'
import './sky.css'

interface SkyDiagramProps {
  readonly site: Site
  readonly projection: Panorama | FromAbove
  /** The last one is the one whose hours are labelled. */
  readonly curves: readonly Curve[]
  /** Where the sun stands at this moment, where that is of interest. */
  readonly now?: Moment
  /** What is read out. */
  readonly cursor?: Moment | undefined
  readonly onPoint: (pointed: { curve: Curve; moment: Moment } | null) => void
  readonly obstacles: readonly ObstacleOfUser[]
  readonly onObstacles: (obstacles: readonly ObstacleOfUser[]) => void
  /** Strokes across the sky make obstacles. */
  readonly drawing: boolean
  readonly label: string
}

const DRAWING =
  'cursor-crosshair touch-none rounded-lg outline-2 outline-offset-4 outline-amber outline-dashed print:outline-none'

export function SkyDiagram(props: SkyDiagramProps) {
  const { site, projection, curves, now, cursor, onPoint, obstacles, onObstacles, drawing, label } = props
  const { locale } = useRegion()
  const sheet = useRef<SVGSVGElement>(null)
  const begun = useRef<{ start: Direction; id: number } | null>(null)
  const clip = useId()
  const [x, y] = projection.kind === 'from above' ? projection.middle : [0, 0]
  const main = curves.at(-1)
  const labels = useMemo(
    () => skyLabels({ projection, site, locale, curve: main, now, obstacles }),
    [projection, site, locale, main, now, obstacles],
  )

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
    <Chart
      ref={sheet}
      width={projection.width}
      height={projection.height}
      hasSheet
      className={classes(drawing && DRAWING)}
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
      <FrameText labels={labels.frame} />
      <g clipPath={`url(#${clip})`}>
        {curves.map(({ name, points }) => (
          <path key={name} className={`curve curve-${name}`} d={projection.path(points)} />
        ))}
      </g>
      {curves.map(({ name, hours }) => (
        <Hours key={name} name={name} places={places(projection, hours)} large={name === main?.name} />
      ))}
      <ObstacleShapes
        projection={projection}
        obstacles={obstacles}
        lookAt={lookAt}
        onChange={(changed) => onObstacles(replaced(obstacles, changed))}
      />
      {now && now.altitude > 0 && <SunNow at={projection.place(now)} />}
      <SkyText labels={labels} />
      {cursor && cursor.altitude >= 0 && <Cursor at={projection.place(cursor)} />}
    </Chart>
  )
}

const places = (projection: Panorama | FromAbove, moments: readonly Moment[]) =>
  moments.filter(({ altitude }) => altitude > 0).map((moment) => projection.place(moment))

const replaced = (obstacles: readonly ObstacleOfUser[], changed: ObstacleOfUser) =>
  obstacles.map((obstacle) => (obstacle.id === changed.id ? changed : obstacle))

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
