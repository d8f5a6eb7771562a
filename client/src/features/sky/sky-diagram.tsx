import { type PointerEvent, useId, useMemo, useRef } from 'react'
import { MAX_OBSTACLES, nextObstacleId, type UserObstacle } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { Chart, ChartLabels, STRONG, useElementWidth } from '../../ui/chart/chart.tsx'
import { classes } from '../../ui/classes.ts'
import { useDateLocale } from '../../ui/date-locale.ts'
import { createPanorama, createTopView, type Direction, type Panorama, type TopView } from './projection.ts'
import { placeSkyLabels } from './sky-labels.ts'
import { CURVES, SkyLegend, SUN } from './sky-legend.tsx'
import { FrameText, ObstacleShapes, outlineOfStroke, PanoramaFrame, TopViewFrame } from './sky-shapes.tsx'
import type { SunCurve, SunSample } from './sun-curves.ts'

const CHOSEN_HOURS = 'pointer-events-none fill-surface stroke-[light-dark(#8a4b00,#ffc668)] [stroke-width:2]'
const RAY =
  'pointer-events-none stroke-[light-dark(var(--color-night),var(--color-sun))] [stroke-width:2] [stroke-linecap:round]'

export type SkyView = 'panorama' | 'above'

interface SkyDiagramProps {
  readonly site: Site
  readonly view?: SkyView
  /** The last curve has its hours labelled. */
  readonly curves: readonly SunCurve[]
  readonly now?: SunSample
  readonly cursor?: SunSample | undefined
  readonly onPoint: (pointed: { curve: SunCurve; moment: SunSample } | null) => void
  readonly obstacles: readonly UserObstacle[]
  readonly onObstacles: (obstacles: readonly UserObstacle[]) => void
  /** Whether strokes draw obstacles. */
  readonly isDrawing: boolean
  readonly label: string
}

const DRAWING_STYLE =
  'cursor-crosshair touch-none rounded-lg outline-2 outline-offset-4 outline-amber outline-dashed print:outline-none'

export function SkyDiagram(props: SkyDiagramProps) {
  const { site, view = 'panorama', curves, now, cursor, onPoint, obstacles, onObstacles, isDrawing, label } = props
  const locale = useDateLocale()
  const svg = useRef<SVGSVGElement>(null)
  const currentStroke = useRef<{ start: Direction; id: number } | null>(null)
  const clip = useId()
  const [box, width] = useElementWidth<HTMLDivElement>()
  const projection = useMemo(
    () => (view === 'panorama' ? createPanorama(width, site.latitude) : createTopView(width)),
    [view, width, site.latitude],
  )
  const [x, y] = projection.kind === 'top view' ? projection.center : [0, 0]
  const labelledCurve = curves.at(-1)
  const labels = useMemo(
    () => placeSkyLabels({ projection, site, locale, curve: labelledCurve, now, obstacles }),
    [projection, site, locale, labelledCurve, now, obstacles],
  )

  function toSvgPoint(event: PointerEvent): readonly [number, number] {
    const box = svg.current?.getBoundingClientRect()
    if (!box || box.width === 0) return [0, 0]
    const scale = projection.width / box.width
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]
  }
  const directionAtPointer = (event: PointerEvent) => projection.directionAt(...toSvgPoint(event))

  function press(event: PointerEvent) {
    if (!isDrawing) return onPoint(findNearestSample(projection, curves, toSvgPoint(event)))
    event.currentTarget.setPointerCapture(event.pointerId)
    currentStroke.current = { start: directionAtPointer(event), id: nextObstacleId(obstacles) }
  }
  function move(event: PointerEvent) {
    if (!currentStroke.current)
      return onPoint(isDrawing ? null : findNearestSample(projection, curves, toSvgPoint(event)))
    const { start, id } = currentStroke.current
    const outline = outlineOfStroke(start, directionAtPointer(event))
    if (outline.from === outline.to) return
    const existing = obstacles.find((obstacle) => obstacle.id === id)
    // The list below says that it is full.
    if (!existing && obstacles.length >= MAX_OBSTACLES) return
    const drawnObstacle = { id, kind: existing?.kind ?? 'Tree', ...outline }
    onObstacles(existing ? replaceObstacle(obstacles, drawnObstacle) : [...obstacles, drawnObstacle])
  }
  const release = () => {
    currentStroke.current = null
  }
  return (
    <>
      <div ref={box}>
        <Chart
          ref={svg}
          width={projection.width}
          height={projection.height}
          hasOwnPrintPage
          className={classes(isDrawing && DRAWING_STYLE)}
          role="img"
          aria-label={label}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onPointerLeave={() => onPoint(null)}
        >
          <clipPath id={clip}>
            <path d={projection.skyOutline} transform={`translate(${x} ${y})`} />
          </clipPath>
          <path className="fill-sky" d={projection.skyOutline} transform={`translate(${x} ${y})`} />
          {projection.kind === 'panorama' ? (
            <PanoramaFrame panorama={projection} />
          ) : (
            <TopViewFrame view={projection} />
          )}
          <FrameText labels={labels.frame} />
          <g clipPath={`url(#${clip})`}>
            {curves.map(({ name, points }) => (
              <path key={name} className={CURVES[name]} d={projection.path(points)} />
            ))}
          </g>
          {curves.map(({ name, hours }) => (
            <HourDots
              key={name}
              name={name}
              places={visiblePoints(projection, hours)}
              isLarge={name === labelledCurve?.name}
            />
          ))}
          <ObstacleShapes
            projection={projection}
            obstacles={obstacles}
            directionAtPointer={directionAtPointer}
            onChange={(changed) => onObstacles(replaceObstacle(obstacles, changed))}
          />
          {now && now.altitude > 0 && <SunNow at={projection.project(now)} />}
          <ChartLabels labels={[...labels.hours, ...labels.numbers, labels.now]} className={STRONG} />
          {cursor && cursor.altitude >= 0 && <Cursor at={projection.project(cursor)} />}
        </Chart>
      </div>
      <SkyLegend curves={curves} now={now} hasObstacles={obstacles.length > 0} />
    </>
  )
}

const visiblePoints = (projection: Panorama | TopView, moments: readonly SunSample[]) =>
  moments.filter(({ altitude }) => altitude > 0).map((moment) => projection.project(moment))

const replaceObstacle = (obstacles: readonly UserObstacle[], changed: UserObstacle) =>
  obstacles.map((obstacle) => (obstacle.id === changed.id ? changed : obstacle))

/** Largest distance from the pointer to a curve [px]. */
const MAX_POINTER_DISTANCE = 48

function findNearestSample(
  projection: Panorama | TopView,
  curves: readonly SunCurve[],
  [x, y]: readonly [number, number],
) {
  let nearest: { curve: SunCurve; moment: SunSample } | null = null
  let closest = MAX_POINTER_DISTANCE
  for (const curve of curves) {
    for (const moment of curve.points) {
      if (moment.altitude < 0) continue
      const [pointX, pointY] = projection.project(moment)
      const distance = Math.hypot(x - pointX, y - pointY)
      if (distance >= closest) continue
      closest = distance
      nearest = { curve, moment }
    }
  }
  return nearest
}

type Point = readonly [x: number, y: number]

interface HourDotsProps {
  readonly name: SunCurve['name']
  readonly places: readonly Point[]
  readonly isLarge: boolean
}

const HourDots = ({ name, places, isLarge }: HourDotsProps) => (
  <g className={name === 'chosen' ? CHOSEN_HOURS : 'pointer-events-none fill-ink'}>
    {places.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={isLarge ? 3.5 : 2} />
    ))}
  </g>
)

const RAYS = Array.from({ length: 8 }, (_, ray) => (ray * Math.PI) / 4)

const SunNow = ({ at: [x, y] }: { at: Point }) => (
  <g className={RAY} transform={`translate(${x} ${y})`}>
    {RAYS.map((angle) => (
      <line
        key={angle}
        x1={Math.cos(angle) * 10}
        y1={Math.sin(angle) * 10}
        x2={Math.cos(angle) * 14}
        y2={Math.sin(angle) * 14}
      />
    ))}
    <circle className={SUN} r={7} />
  </g>
)

const Cursor = ({ at: [x, y] }: { at: Point }) => (
  <g className="pointer-events-none print:hidden" transform={`translate(${x} ${y})`}>
    <circle className="fill-none stroke-ink [stroke-width:2.5]" r={10} />
    <circle className="fill-ink" r={3} />
  </g>
)
