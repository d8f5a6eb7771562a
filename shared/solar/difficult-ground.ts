import { type ClimateTile, heightOfNode, type TileIndex, withinTile } from './climate-tiles.ts'

/** How far around a place the ground is looked at [°]: half a cell of the source, about 55 km. */
const REACH = 0.5
/** Heights further apart than this [m] make weather that differs within a cell. */
const STEEP = 1000
/** Neighbouring cells whose yearly clearness differs by more than this [share] have a border somewhere between: a coast. */
const CONTRAST = 0.1

/**
 * Whether the source, whose cells are 1° wide, is likely to miss what a place is like: mountains, and coasts with fog or
 * trade winds. About a quarter of all people live on such ground.
 * @throws RangeError when the place is not in this tile
 */
export function isDifficult(index: TileIndex, tile: ClimateTile, latitude: number, longitude: number): boolean {
  const { north, east } = withinTile(index, tile, latitude, longitude)
  return relief(index, tile, north, east) > STEEP || contrast(index, tile, north, east) > CONTRAST
}

/** Difference of the highest and the lowest node around a place [m]. */
function relief(index: TileIndex, tile: ClimateTile, north: number, east: number): number {
  const { perDegree, nodes } = index.elevation
  const first = (at: number) => Math.max(0, Math.ceil((at - REACH) * perDegree))
  const last = (at: number) => Math.min(nodes - 1, Math.floor((at + REACH) * perDegree))
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (let row = first(north); row <= last(north); row += 1) {
    for (let column = first(east); column <= last(east); column += 1) {
      const height = heightOfNode(index, tile, row, column)
      lowest = Math.min(lowest, height)
      highest = Math.max(highest, height)
    }
  }
  return highest - lowest
}

/** Largest difference of yearly clearness among the four nodes around a place, over their mean [share]. */
function contrast({ nodes, alphabet }: TileIndex, { clearness }: ClimateTile, north: number, east: number): number {
  const row = Math.min(Math.floor(north + 0.5), nodes - 2)
  const column = Math.min(Math.floor(east + 0.5), nodes - 2)
  const year = (r: number, c: number) =>
    clearness.months.reduce((sum, month, index) => {
      const step = alphabet.indexOf(month.charAt(r * nodes + c))
      return sum + (clearness.offsets[index] as number) + clearness.scale * step
    }, 0)
  const around = [year(row, column), year(row, column + 1), year(row + 1, column), year(row + 1, column + 1)]
  const mean = around.reduce((sum, value) => sum + value, 0) / around.length
  return mean > 0 ? (Math.max(...around) - Math.min(...around)) / mean : 0
}
