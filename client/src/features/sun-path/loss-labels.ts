import { around } from '#shared/solar/compass.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { BESIDE, boxAround, boxOf, type Label, placing, type Spot } from '../../ui/chart/placed-words.ts'
import { contour } from './contours.ts'
import { LEVELS, type LossField, planeAt } from './loss-field.ts'
import type { LossSheet } from './loss-sheet.ts'

/** A line of equal loss, in short pieces. */
export interface LevelLine {
  /** [%] */
  readonly level: number
  readonly pieces: readonly Piece[]
}

type Point = readonly [x: number, y: number]
type Piece = readonly [Point, Point]

export const levelLines = (field: LossField, { x, y }: LossSheet): LevelLine[] =>
  LEVELS.map((level) => {
    const onSheet = ([column, row]: Point): Point => {
      const { tilt, azimuth } = planeAt(field, column, row)
      return [x(azimuth), y(tilt)]
    }
    return { level, pieces: contour(field.grid, level).map(([from, to]) => [onSheet(from), onSheet(to)]) }
  })

export interface LossLabels {
  readonly tilts: readonly Label[]
  readonly compass: readonly Label[]
  readonly best: Label | undefined
  readonly roof: Label | undefined
  readonly levels: readonly (Label | undefined)[]
}

/** Half the size of the star and of the house around it, outlines and the rim of the words included [px]. */
const STAR = 13
const HOUSE = 16

/** Everything that is written on the map. The two signs come first; a line's number goes where they leave room. */
export function lossLabels(sheet: LossSheet, best: Plane, roof: Plane, lines: readonly LevelLine[]): LossLabels {
  const axes = axisLabels(sheet)
  const signs = { best: sheet.place(best), roof: sheet.place(roof) }
  const place = placing(sheet, [
    ...[...axes.tilts, ...axes.compass].map(boxOf),
    // Below the map only the compass is written.
    { left: 0, right: sheet.width, top: sheet.y(0), bottom: sheet.height },
    boxAround(...signs.best, STAR),
    boxAround(...signs.roof, HOUSE),
  ])
  return {
    ...axes,
    best: place('Best', aroundSign(signs.best, ABOVE)),
    roof: place('Your roof', aroundSign(signs.roof, BELOW)),
    levels: lines.map(({ level, pieces }) => place(`${level} %`, alongLine(pieces, sheet))),
  }
}

/** From a sign's middle to words that stand clear above or below it, and from one line of words to the next [px]. */
const ABOVE = -20
const BELOW = 29
const LINE = 16

/** On the wanted side of the sign, else on the other, beside it, or further away, when the other sign is close. */
function aroundSign([x, y]: Point, wanted: number): Spot[] {
  const across = (line: number): Spot[] => [
    { x, y: y + line, anchor: 'middle' },
    { x: x - 6, y: y + line, anchor: 'start' },
    { x: x + 6, y: y + line, anchor: 'end' },
  ]
  const other = wanted === ABOVE ? BELOW : ABOVE
  return [
    ...[wanted, other].flatMap(across),
    ...[BESIDE, -BESIDE].flatMap((line): Spot[] => [
      { x: x + 19, y: y + line, anchor: 'start' },
      { x: x - 19, y: y + line, anchor: 'end' },
    ]),
    ...[1, 2, 3].flatMap((lines) => [...across(ABOVE - lines * LINE), ...across(BELOW + lines * LINE)]),
  ]
}

/** Wide enough [px] for the degrees of each direction. */
const ROOMY = 640

function axisLabels({ x, y, width, centre }: LossSheet): Pick<LossLabels, 'tilts' | 'compass'> {
  const [left = 0] = x.range()
  return {
    tilts: [0, 15, 30, 45, 60, 75, 90].map((tilt) => ({
      words: `${tilt}°`,
      x: left - 6,
      y: y(tilt) + BESIDE,
      anchor: 'end',
    })),
    compass: around(centre).map(({ wind, azimuth, at }, step) => ({
      // The right edge is the left one again, and leaves no room for its degrees.
      words: width >= ROOMY && step < 8 ? `${wind} ${azimuth}°` : wind,
      x: x(at),
      y: y(0) + 20,
      anchor: 'middle',
    })),
  }
}

/** A ring narrower than this [px] bears no number. */
const SMALL_RING = 90

/**
 * Where a line may bear its number, the best place first: a ring at its right, a line that leaves the sheet at its
 * highest piece right of the middle; clear of the edges.
 */
function alongLine(pieces: readonly Piece[], { x, y }: LossSheet): Spot[] {
  const [left = 0, right = 0] = x.range()
  const clear = pieces
    .map(([start]) => start)
    .filter(([px, py]) => px > left + 24 && px < right - 24 && py > y(90) + 12 && py < y(0) - 12)
  const spots = (points: readonly Point[]) =>
    points.map(([px, py]): Spot => ({ x: px, y: py + BESIDE, anchor: 'middle' }))
  if (clear.length === pieces.length) {
    const across = clear.map(([px]) => px)
    // A small ring's number would cover what is in it; its shade has one in the legend.
    return Math.max(...across) - Math.min(...across) < SMALL_RING ? [] : spots(clear.sort((a, b) => b[0] - a[0]))
  }
  const isRight = ([px]: Point) => px > (left + right) / 2 + 20
  const byHeight = clear.sort((a, b) => a[1] - b[1])
  return spots([...byHeight.filter(isRight), ...byHeight.filter((point) => !isRight(point))])
}
