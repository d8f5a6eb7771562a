import { formatTimeInZone } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { UserObstacle } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { computeCompassBox } from '../../ui/chart/compass-frame.ts'
import {
  BASELINE_OFFSET,
  type ChartLabel,
  computeLabelBox,
  computeMarkBox,
  createLabelPlacer,
  type LabelSlot,
} from '../../ui/chart/label-placement.ts'
import type { Panorama, TopView } from './projection.ts'
import { createFrameLabels, HANDLE_RADIUS, handlePositions, obstacleWidth } from './sky-shapes.tsx'
import type { SunCurve, SunSample } from './sun-curves.ts'

interface LabelInputs {
  readonly projection: Panorama | TopView
  readonly site: Site
  /** Locale of the clock format. */
  readonly locale?: string
  /** Its hours are labelled. */
  readonly curve: SunCurve | undefined
  readonly now: SunSample | undefined
  readonly obstacles: readonly UserObstacle[]
}

/** The most important labels first. */
export function placeSkyLabels({ projection, site, locale, curve, now, obstacles }: LabelInputs) {
  const frame = createFrameLabels(projection)
  const sun = now && now.altitude > 0 ? projection.project(now) : undefined
  const placeLabel = createLabelPlacer(projection, [
    ...[...frame.heights, ...frame.compass, ...frame.degrees].map(computeLabelBox),
    ...(projection.kind === 'panorama' ? [computeCompassBox(projection)] : []),
    ...(sun ? [computeMarkBox(...sun, SUN_RADIUS)] : []),
    ...obstacles.flatMap((obstacle) =>
      handlePositions(projection, obstacle).map(({ at }) => computeMarkBox(...at, HANDLE_RADIUS)),
    ),
  ])
  return {
    frame,
    /** In the order of the obstacles. */
    numbers: obstacles.map((obstacle, index) => placeLabel(String(index + 1), numberPositions(projection, obstacle))),
    now: sun && placeLabel(t('Now'), sunLabelPositions(...sun)),
    hours: curve ? hourLabels(projection, site, locale, curve, placeLabel) : [],
  }
}

/** Radius with the rays [px]. */
const SUN_RADIUS = 15

const sunLabelPositions = (x: number, y: number): LabelSlot[] => [
  { x, y: y + 28, anchor: 'middle' },
  { x, y: y - 18, anchor: 'middle' },
  { x: x + 18, y: y + BASELINE_OFFSET, anchor: 'start' },
  { x: x - 18, y: y + BASELINE_OFFSET, anchor: 'end' },
  { x: x + 12, y: y - 14, anchor: 'start' },
  { x: x - 12, y: y - 14, anchor: 'end' },
  { x, y: y - 34, anchor: 'middle' },
]

/** Label positions as shares of an obstacle's width and height: its middle first. */
const INSIDE_POSITIONS = [
  [0.5, 0.5],
  [0.5, 0.7],
  [0.5, 0.3],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.25, 0.8],
  [0.75, 0.8],
] as const

function numberPositions(projection: Panorama | TopView, obstacle: UserObstacle): LabelSlot[] {
  const { from, altitude } = obstacle
  const [topX, topY] = projection.project({ azimuth: from + obstacleWidth(obstacle) / 2, altitude })
  return [
    ...INSIDE_POSITIONS.map(([across, up]) => {
      const [x, y] = projection.project({ azimuth: from + obstacleWidth(obstacle) * across, altitude: altitude * up })
      return { x, y: y + BASELINE_OFFSET, anchor: 'middle' } as const
    }),
    { x: topX, y: topY - 12, anchor: 'middle' },
    { x: topX - 14, y: topY - 4, anchor: 'end' },
    { x: topX + 14, y: topY - 4, anchor: 'start' },
  ]
}

/** Smallest distance between labelled hours [px]. */
const MIN_HOUR_DISTANCE = 44
/** An hour within this distance of the middle is labelled above its dot, otherwise on the outer side [px]. */
const CENTER_ZONE = 30

function hourLabels(
  projection: Panorama | TopView,
  { timeZone }: Site,
  locale: string | undefined,
  { hours }: SunCurve,
  placeLabel: ReturnType<typeof createLabelPlacer>,
): ChartLabel[] {
  const placedHours: { at: readonly [number, number]; label: ChartLabel }[] = []
  for (const hour of hours) {
    if (hour.altitude <= 0) continue
    const dotPosition = projection.project(hour)
    if (
      placedHours.some(
        (placedHour) =>
          Math.hypot(dotPosition[0] - placedHour.at[0], dotPosition[1] - placedHour.at[1]) <= MIN_HOUR_DISTANCE,
      )
    )
      continue
    const label = placeLabel(
      formatTimeInZone(hour.time, timeZone, locale).replace(/:00(?=\s)/, ''),
      hourLabelPositions(projection, dotPosition),
    )
    if (label) placedHours.push({ at: dotPosition, label })
  }
  return placedHours.map(({ label }) => label)
}

function hourLabelPositions({ width }: Panorama | TopView, [x, y]: readonly [number, number]): LabelSlot[] {
  // Clear of the cursor ring.
  const above = { x, y: y - 15, anchor: 'middle' } as const
  const below = { x, y: y + 24, anchor: 'middle' } as const
  const toTheSide = (side: number): LabelSlot => ({ x: x + side * 8, y: y - 4, anchor: side < 0 ? 'end' : 'start' })
  const outer = Math.sign(x - width / 2) || 1
  return Math.abs(x - width / 2) < CENTER_ZONE
    ? [above, toTheSide(outer), toTheSide(-outer), below]
    : [toTheSide(outer), above, below]
}
