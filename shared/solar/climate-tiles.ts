import { clamp, requirePlace, wrap180, wrap360 } from './angles.ts'
import {
  bilinear,
  type ClimateQuality,
  type GridPoint,
  isQuality,
  type Months,
  readProperty,
  SOUTHERN_LIMIT,
  type TableClimate,
} from './climate.ts'
import { extraterrestrialDay, MEAN_DAYS } from './extraterrestrial.ts'

/**
 * Index of the fine climate: tiles of 10° × 10°, one file each; a browser fetches the one it needs. Clearness and
 * temperature have 1° nodes extending half a degree beyond the tile, elevation has 10′ nodes within it. Rows run north
 * from the south-west corner, columns east, one character per value. Open sea has no tile.
 */
export interface TileIndex {
  /** Part of every tile's URL, so that tiles can be cached indefinitely. */
  readonly version: number
  /** A value is the index of its character × scale + offset. */
  readonly alphabet: string
  /** Width and height of a tile [°]. */
  readonly tile: number
  /** First latitude covered, and first no longer covered [°]. */
  readonly latitudes: readonly number[]
  /** Nodes of clearness and temperature per side. */
  readonly nodes: number
  /** Half of the distance between two nodes over which clearness changes [-]; near the nodes it is constant. */
  readonly ramp: number
  /** Temperature lapse rate [K/km]. */
  readonly lapse: number
  readonly elevation: { readonly perDegree: number; readonly nodes: number }
  /** Names of all tiles, separated by spaces. */
  readonly tiles: string
}

interface MonthlyNodes {
  readonly scale: number
  readonly offsets: Months
  /** Twelve strings of nodes × nodes characters. */
  readonly months: readonly string[]
}

export interface ClimateTile {
  /** South-west corner [°]. */
  readonly latitude: number
  readonly longitude: number
  readonly clearness: MonthlyNodes
  /** Air temperature reduced to sea level. */
  readonly temperature: MonthlyNodes
  /** [m]: square of the character index × scale + offset. */
  readonly elevation: { readonly scale: number; readonly offset: number; readonly nodes: string }
  /** Quality class of every node: A, B or C. */
  readonly quality: string
}

/** Climate of a place from a tile, with the ground elevation of the tile or as given [m]. */
export interface TileClimate extends TableClimate {
  readonly elevation: number
}

export async function loadTileIndex(): Promise<TileIndex> {
  const module = await import('./climate-tiles.json')
  return module.default
}

/** Name after the south-west corner: `n30w120`. Not every tile exists, see {@link hasTile}. */
export function tileName(latitude: number, longitude: number): string {
  const south = Math.floor(latitude / 10) * 10
  const west = Math.floor(wrap180(longitude) / 10) * 10
  const digits = (degrees: number, length: number) => String(Math.abs(degrees)).padStart(length, '0')
  return `${south < 0 ? 's' : 'n'}${digits(south, 2)}${west < 0 ? 'w' : 'e'}${digits(west, 3)}`
}

/** Elsewhere the coarse table applies. */
export const hasTile = ({ latitudes, tiles }: TileIndex, latitude: number, longitude: number): boolean =>
  latitude >= (latitudes[0] as number) &&
  latitude < (latitudes[1] as number) &&
  tiles.split(' ').includes(tileName(latitude, longitude))

export const tilePath = ({ version }: TileIndex, latitude: number, longitude: number) =>
  `/climate/${version}/${tileName(latitude, longitude)}.json`

/**
 * Monthly climate of a place from its tile. Clearness is constant near a node and changes over the middle 70 % of the
 * distance to the next; linear interpolation would carry inland sun too far over a foggy coast. Temperature falls by
 * 5.5 K per km of height.
 *
 * Error of the yearly irradiation (one standard deviation): see `tileResource`; of the temperature about 1 K a year,
 * 1.5 K a month, 2.5 K above 2,000 m.
 * Source: NASA POWER 2001–2020 (clearness), CHELSA 1979–2013 and NASA POWER (temperature), ETOPO5 and GeoNames
 * (heights).
 * @param elevation of the place [m], if known better than in the tile
 * @throws RangeError if the place is not on Earth or not in this tile
 */
export function climateFromTile(
  index: TileIndex,
  tile: ClimateTile,
  latitude: number,
  longitude: number,
  elevation?: number,
): TileClimate {
  requirePlace(latitude, longitude)
  const { north, east } = locateInTile(index, tile, latitude, longitude)
  const height = elevation ?? elevationAt(index, tile, north, east)
  const value = ({ scale, offsets, months }: MonthlyNodes, month: number, ramp: number) =>
    bilinear(locateInGrid(index.nodes, north + 0.5, east + 0.5, ramp), (row, column) => {
      const symbol = (months[month] as string).charAt(row * index.nodes + column)
      return (offsets[month] as number) + scale * index.alphabet.indexOf(symbol)
    })
  return {
    global: MEAN_DAYS.map(
      (day, month) => value(tile.clearness, month, index.ramp) * extraterrestrialDay(latitude, day),
    ),
    temperature: MEAN_DAYS.map(
      (_, month) => value(tile.temperature, month, LINEAR_RAMP) - (index.lapse / 1000) * height,
    ),
    elevation: height,
    quality: qualityAt(index, tile, north, east),
    covered: latitude >= SOUTHERN_LIMIT && latitude < (index.latitudes[1] as number),
  }
}

/** Position relative to the tile's south-west corner [°]. */
function locateInTile(index: TileIndex, tile: ClimateTile, latitude: number, longitude: number) {
  const north = latitude - tile.latitude
  const east = wrap360(longitude - tile.longitude)
  if (!(north >= 0 && north <= index.tile && east <= index.tile)) {
    throw new RangeError('The place does not lie in this tile of the climate')
  }
  return { north, east }
}

/** Ramp for plain bilinear interpolation. */
const LINEAR_RAMP = 0.5

/** `row` and `column` count nodes from the south-west corner. */
function locateInGrid(nodes: number, row: number, column: number, ramp: number): GridPoint {
  const south = Math.min(Math.floor(row), nodes - 2)
  const west = Math.min(Math.floor(column), nodes - 2)
  const way = (on: number) => clamp((on - 0.5) / (2 * ramp) + 0.5, 0, 1)
  return { south, west, toNorth: way(row - south), toEast: way(column - west) }
}

/** [m] */
function elevationAtNode(index: TileIndex, { elevation }: ClimateTile, row: number, column: number): number {
  const symbol = elevation.nodes.charAt(row * index.elevation.nodes + column)
  return elevation.offset + elevation.scale * index.alphabet.indexOf(symbol) ** 2
}

function elevationAt(index: TileIndex, tile: ClimateTile, north: number, east: number): number {
  const { perDegree, nodes } = index.elevation
  const point = locateInGrid(nodes, north * perDegree, east * perDegree, LINEAR_RAMP)
  return bilinear(point, (row, column) => elevationAtNode(index, tile, row, column))
}

/** Class of the nearest node. */
function qualityAt({ nodes }: TileIndex, { quality }: ClimateTile, north: number, east: number): ClimateQuality {
  const symbol = quality.charAt(Math.floor(north + 1) * nodes + Math.floor(east + 1))
  return isQuality(symbol) ? symbol : 'C'
}

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

/** `null` for an incomplete response, such as an error page. */
export function parseTile(index: TileIndex, answer: unknown): ClimateTile | null {
  const squares = index.nodes ** 2
  const good =
    isNumber(readProperty(answer, 'latitude')) &&
    isNumber(readProperty(answer, 'longitude')) &&
    isMonthly(readProperty(answer, 'clearness'), squares) &&
    isMonthly(readProperty(answer, 'temperature'), squares) &&
    isElevation(readProperty(answer, 'elevation'), index.elevation.nodes ** 2) &&
    isText(readProperty(answer, 'quality'), squares)
  return good ? (answer as ClimateTile) : null
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isText = (value: unknown, length: number) => typeof value === 'string' && value.length === length

const isMonthlyList = (value: unknown, isOne: (month: unknown) => boolean) =>
  Array.isArray(value) && value.length === 12 && value.every(isOne)

const isMonthly = (value: unknown, nodes: number) =>
  isNumber(readProperty(value, 'scale')) &&
  isMonthlyList(readProperty(value, 'offsets'), isNumber) &&
  isMonthlyList(readProperty(value, 'months'), (month) => isText(month, nodes))

const isElevation = (value: unknown, nodes: number) =>
  isNumber(readProperty(value, 'scale')) &&
  isNumber(readProperty(value, 'offset')) &&
  isText(readProperty(value, 'nodes'), nodes)
