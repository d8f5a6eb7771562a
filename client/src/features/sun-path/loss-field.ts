import type { PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { wrap180, wrap360 } from '#shared/solar/angles.ts'
import { MAP_AZIMUTHS, MAP_TILTS } from '#shared/solar/loss-map.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { type Grid, interpolate } from './contours.ts'

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
