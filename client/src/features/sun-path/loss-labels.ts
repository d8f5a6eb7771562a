import { t } from '#shared/language/t.ts'
import { compassPoint, fullCircle } from '#shared/solar/compass.ts'
import type { Plane } from '#shared/solar/plane.ts'
import {
  type CompassFrame,
  computeCompassBox,
  createAngleLabels,
  createCompassFrame,
} from '../../ui/chart/compass-frame.ts'
import {
  BASELINE_OFFSET,
  type ChartLabel,
  computeLabelBox,
  computeMarkBox,
  createLabelPlacer,
  type LabelSlot,
} from '../../ui/chart/label-placement.ts'
import { LEVELS, type LossField, planeAt, traceContour } from './loss-field.ts'

/** Tilt over azimuth. */
export const createLossMapFrame = (width: number, center: number) =>
  createCompassFrame({ width, height: Math.min(Math.max(width * 0.45, 260), 420) }, center, { top: 12, bottom: 34 })

export interface LevelLine {
  /** [%] */
  readonly level: number
  readonly segments: readonly Segment[]
}

type Point = readonly [x: number, y: number]
type Segment = readonly [Point, Point]

export const traceLevelLines = (field: LossField, { x, y }: CompassFrame): LevelLine[] =>
  LEVELS.map((level) => {
    const toPoint = ([column, row]: Point): Point => {
      const { tilt, azimuth } = planeAt(field, column, row)
      return [x(azimuth), y(tilt)]
    }
    return { level, segments: traceContour(field.grid, level).map(([from, to]) => [toPoint(from), toPoint(to)]) }
  })

/** Half the size of the markers with their outlines [px]. */
const STAR_RADIUS = 13
const HOUSE_RADIUS = 16

/** The two markers first, then the contour levels where there is space. */
export function placeLossLabels(
  frame: CompassFrame,
  best: Plane,
  roof: Plane,
  lines: readonly LevelLine[],
  formatPercent: (percent: number) => string,
) {
  const axes = axisLabels(frame)
  const markers = { best: frame.toPoint(best.azimuth, best.tilt), roof: frame.toPoint(roof.azimuth, roof.tilt) }
  const placeLabel = createLabelPlacer(frame, [
    ...[...axes.tilts, ...axes.compass].map(computeLabelBox),
    computeCompassBox(frame),
    computeMarkBox(...markers.best, STAR_RADIUS),
    computeMarkBox(...markers.roof, HOUSE_RADIUS),
  ])
  return {
    ...axes,
    best: placeLabel(t('Best'), markerLabelPositions(markers.best, OFFSET_ABOVE)),
    roof: placeLabel(t('Your roof'), markerLabelPositions(markers.roof, OFFSET_BELOW)),
    levels: lines.map(({ level, segments }) => placeLabel(formatPercent(level), lineLabelPositions(segments, frame))),
  }
}

/** Label offsets from a marker's center, and line height [px]. */
const OFFSET_ABOVE = -20
const OFFSET_BELOW = 29
const LINE_HEIGHT = 16

/** The preferred side, the other side, next to the marker, then further away. */
function markerLabelPositions([x, y]: Point, preferredOffset: number): LabelSlot[] {
  const across = (line: number): LabelSlot[] => [
    { x, y: y + line, anchor: 'middle' },
    { x: x - 6, y: y + line, anchor: 'start' },
    { x: x + 6, y: y + line, anchor: 'end' },
  ]
  const otherOffset = preferredOffset === OFFSET_ABOVE ? OFFSET_BELOW : OFFSET_ABOVE
  return [
    ...[preferredOffset, otherOffset].flatMap(across),
    ...[BASELINE_OFFSET, -BASELINE_OFFSET].flatMap((line): LabelSlot[] => [
      { x: x + 19, y: y + line, anchor: 'start' },
      { x: x - 19, y: y + line, anchor: 'end' },
    ]),
    ...[1, 2, 3].flatMap((lines) => [
      ...across(OFFSET_ABOVE - lines * LINE_HEIGHT),
      ...across(OFFSET_BELOW + lines * LINE_HEIGHT),
    ]),
  ]
}

/** Smallest width for degree labels [px]. */
const MIN_WIDTH_FOR_DEGREES = 640

function axisLabels(frame: CompassFrame): { tilts: ChartLabel[]; compass: ChartLabel[] } {
  const { x, y, width, center } = frame
  return {
    tilts: createAngleLabels(frame, [0, 15, 30, 45, 60, 75, 90]),
    compass: fullCircle(center).map(({ azimuth, at }, step) => ({
      // The right edge repeats the left one and has no space for degrees.
      text: width >= MIN_WIDTH_FOR_DEGREES && step < 8 ? `${compassPoint(azimuth)} ${azimuth}°` : compassPoint(azimuth),
      x: x(at),
      y: y(0) + 20,
      anchor: 'middle',
    })),
  }
}

/** Narrower rings get no label [px]. */
const MIN_RING_WIDTH = 90

/** Labels are right of a ring, otherwise at the highest points right of the middle; never near the edges. */
function lineLabelPositions(segments: readonly Segment[], { x, y }: CompassFrame): LabelSlot[] {
  const [left = 0, right = 0] = x.range()
  const clear = segments
    .map(([start]) => start)
    .filter(([px, py]) => px > left + 24 && px < right - 24 && py > y(90) + 12 && py < y(0) - 12)
  const toPositions = (points: readonly Point[]) =>
    points.map(([px, py]): LabelSlot => ({ x: px, y: py + BASELINE_OFFSET, anchor: 'middle' }))
  if (clear.length === segments.length) {
    const across = clear.map(([px]) => px)
    // The label would cover a small ring; the legend has its band.
    return Math.max(...across) - Math.min(...across) < MIN_RING_WIDTH
      ? []
      : toPositions(clear.sort((a, b) => b[0] - a[0]))
  }
  const isRight = ([px]: Point) => px > (left + right) / 2 + 20
  const byHeight = clear.sort((a, b) => a[1] - b[1])
  return toPositions([...byHeight.filter(isRight), ...byHeight.filter((point) => !isRight(point))])
}
