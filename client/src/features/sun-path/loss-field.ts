import type { PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { wrap180, wrap360 } from '#shared/solar/angles.ts'
import { MAP_AZIMUTHS, MAP_TILTS } from '#shared/solar/loss-map.ts'
import type { Plane } from '#shared/solar/plane.ts'

const STEP = 360 / MAP_AZIMUTHS.length // °
const COLUMNS = MAP_AZIMUTHS.length + 1

/** Loss of every tilt and azimuth against the best [%]; the azimuth opposite the center is at both edges. */
export interface LossField {
  readonly grid: Grid
  /** Azimuth in the middle [°]. */
  readonly center: number
  readonly at: (plane: Plane) => number
}

/** Upper ends of the loss bands [%]; the last band is open. */
export const LEVELS = [1, 5, 10, 20, 30, 50] as const

export const findBand = (loss: number): number => {
  const band = LEVELS.findIndex((level) => loss < level)
  return band === -1 ? LEVELS.length : band
}

export function createLossField({ map, best }: Pick<PlaceAnalysis, 'map' | 'best'>, center: number): LossField {
  const values = new Float64Array(MAP_TILTS.length * COLUMNS)
  for (let row = 0; row < MAP_TILTS.length; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const azimuth = wrap360(center - 180 + column * STEP)
      const value = map[row * MAP_AZIMUTHS.length + Math.round(azimuth / STEP)] as number
      values[row * COLUMNS + column] = best.yield > 0 ? Math.max(0, 100 * (1 - value / best.yield)) : 0
    }
  }
  const grid = { columns: COLUMNS, rows: MAP_TILTS.length, values }
  return {
    grid,
    center,
    at: ({ tilt, azimuth }) => interpolate(grid, (wrap180(azimuth - center) + 180) / STEP, tilt / STEP),
  }
}

/** The plane at a grid point; the azimuth is not wrapped [°]. */
export const planeAt = ({ center }: LossField, column: number, row: number): Plane => ({
  tilt: row * STEP,
  azimuth: center - 180 + column * STEP,
})

/** Row by row: `row × columns + column`. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly values: ArrayLike<number>
}

type Point = readonly [column: number, row: number]
type Segment = readonly [Point, Point]

const valueAt = ({ columns, values }: Grid, column: number, row: number) => values[row * columns + column] as number

/**
 * Contour line as loose segments in grid units, by marching squares. Saddles are resolved by the mean of their corners.
 * @see https://en.wikipedia.org/wiki/Marching_squares
 */
export function traceContour(grid: Grid, level: number): Segment[] {
  const segments: Segment[] = []
  for (let row = 0; row < grid.rows - 1; row += 1) {
    for (let column = 0; column < grid.columns - 1; column += 1) segments.push(...traceCell(grid, level, column, row))
  }
  return segments
}

function traceCell(grid: Grid, level: number, column: number, row: number): Segment[] {
  const corners: [Point, number][] = [
    [[column, row], valueAt(grid, column, row)],
    [[column + 1, row], valueAt(grid, column + 1, row)],
    [[column + 1, row + 1], valueAt(grid, column + 1, row + 1)],
    [[column, row + 1], valueAt(grid, column, row + 1)],
  ]
  const crossings: Point[] = []
  corners.forEach(([from, low], side) => {
    const [to, high] = corners[(side + 1) % 4] as [Point, number]
    if (low > level === high > level) return
    const share = (level - low) / (high - low)
    crossings.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])])
  })
  const [a, b, c, d] = crossings
  if (!a || !b) return []
  if (!c || !d) return [[a, b]]
  const middle = corners.reduce((sum, [, value]) => sum + value, 0) / 4
  const firstIsAbove = (corners[0]?.[1] as number) > level
  // biome-ignore format: two ways to join four crossings
  return middle > level === firstIsAbove ? [[a, b], [c, d]] : [[d, a], [b, c]]
}

/** Bilinear; outside the grid, the value at its edge. */
export function interpolate(grid: Grid, column: number, row: number): number {
  const c = Math.min(Math.max(column, 0), grid.columns - 1)
  const r = Math.min(Math.max(row, 0), grid.rows - 1)
  const left = Math.min(Math.floor(c), grid.columns - 2)
  const top = Math.min(Math.floor(r), grid.rows - 2)
  const [x, y] = [c - left, r - top]
  const interpolateRow = (line: number) => (1 - x) * valueAt(grid, left, line) + x * valueAt(grid, left + 1, line)
  return (1 - y) * interpolateRow(top) + y * interpolateRow(top + 1)
}
