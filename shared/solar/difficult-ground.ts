import { type ClimateTile, elevationAtNode, locateInTile, type TileIndex } from './climate-tiles.ts'

/** Radius around a place [°]: half a cell of the source, about 55 km. */
const SEARCH_RADIUS = 0.5
/** Elevation difference [m] above which weather differs within a cell. */
const STEEP_RELIEF = 1000
/** Difference of yearly clearness between neighboring cells [share] that indicates a coast. */
const MAX_CONTRAST = 0.1

/**
 * Whether the source, with cells of 1°, is likely to miss the local climate: mountains, and coasts with fog or trade
 * winds. About a quarter of all people live on such ground.
 * @throws RangeError if the place is not in this tile
 */
export function isDifficultGround(index: TileIndex, tile: ClimateTile, latitude: number, longitude: number): boolean {
  const { north, east } = locateInTile(index, tile, latitude, longitude)
  return relief(index, tile, north, east) > STEEP_RELIEF || contrast(index, tile, north, east) > MAX_CONTRAST
}

/** [m] */
function relief(index: TileIndex, tile: ClimateTile, north: number, east: number): number {
  const { perDegree, nodes } = index.elevation
  const first = (at: number) => Math.max(0, Math.ceil((at - SEARCH_RADIUS) * perDegree))
  const last = (at: number) => Math.min(nodes - 1, Math.floor((at + SEARCH_RADIUS) * perDegree))
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (let row = first(north); row <= last(north); row += 1) {
    for (let column = first(east); column <= last(east); column += 1) {
      const height = elevationAtNode(index, tile, row, column)
      lowest = Math.min(lowest, height)
      highest = Math.max(highest, height)
    }
  }
  return highest - lowest
}

/** Range of yearly clearness of the four nodes around a place over their mean [share]. */
function contrast({ nodes, alphabet }: TileIndex, { clearness }: ClimateTile, north: number, east: number): number {
  const row = Math.min(Math.floor(north + 0.5), nodes - 2)
  const column = Math.min(Math.floor(east + 0.5), nodes - 2)
  const year = (r: number, c: number) =>
    clearness.months.reduce((sum, month, index) => {
      const step = alphabet.indexOf(month.charAt(r * nodes + c))
      return sum + (clearness.offsets[index] as number) + clearness.scale * step
    }, 0)
  const corners = [year(row, column), year(row, column + 1), year(row + 1, column), year(row + 1, column + 1)]
  const mean = corners.reduce((sum, value) => sum + value, 0) / corners.length
  return mean > 0 ? (Math.max(...corners) - Math.min(...corners)) / mean : 0
}
