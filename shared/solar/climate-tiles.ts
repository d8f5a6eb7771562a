import { clamp, requirePlace, wrap180, wrap360 } from './angles.ts'
import { type ClimateQuality, isQuality, type Months, SOUTHERN_LIMIT, type TableClimate } from './climate.ts'
import { extraterrestrialDay, MEAN_DAYS } from './extraterrestrial.ts'
import { bilinear, type GridPoint } from './grid.ts'

/**
 * The fine climate: tiles of 10° × 10°, one file each, of which a browser fetches the one it needs. Clearness and
 * temperature stand at 1° nodes half a degree around the tile, elevation at 10′ nodes on its own ground; rows go north
 * from the south-west corner, columns east, a character to a value. Open sea has no tile.
 */
export interface TileIndex {
  /** Part of every tile's address, so that a tile once fetched can be kept for good. */
  readonly version: number
  /** To be shown wherever the figures are. */
  readonly attribution: string
  /** A value is its character's place in here × scale + offset. */
  readonly alphabet: string
  /** Width and height of a tile [°]. */
  readonly tile: number
  /** First latitude that is covered, and the first that is no longer [°]. */
  readonly latitudes: readonly number[]
  /** Nodes of clearness and temperature along a side. */
  readonly nodes: number
  /** Half of the way between two nodes on which clearness changes; near the nodes it stays [-]. */
  readonly ramp: number
  /** Fall of temperature with height [K/km]. */
  readonly lapse: number
  readonly elevation: { readonly perDegree: number; readonly nodes: number }
  /** Names of all tiles, with a space between them. */
  readonly tiles: string
}

interface MonthlyNodes {
  readonly scale: number
  readonly offsets: Months
  /** Twelve strings of nodes × nodes characters. */
  readonly months: readonly string[]
}

/** One tile as its file holds it. */
export interface ClimateTile {
  /** South-west corner [°]. */
  readonly latitude: number
  readonly longitude: number
  readonly clearness: MonthlyNodes
  /** Of the air, brought down to sea level. */
  readonly temperature: MonthlyNodes
  /** Metres: the square of a character's place × scale + offset. */
  readonly elevation: { readonly scale: number; readonly offset: number; readonly nodes: string }
  /** Quality class of every node: A, B or C. */
  readonly quality: string
}

/** The climate of a place from a tile; the elevation [m] is the ground's as the tile has it, or as it was given. */
export interface TileClimate extends TableClimate {
  readonly elevation: number
}

/** What there is to fetch. It comes when it is first asked for. */
export async function loadTileIndex(): Promise<TileIndex> {
  const module = await import('./climate-tiles.json')
  return module.default
}

/** The name of the tile that a place lies in, after its south-west corner: `n30w120`. Whether it exists: {@link hasTile}. */
export function tileName(latitude: number, longitude: number): string {
  const south = Math.floor(latitude / 10) * 10
  const west = Math.floor(wrap180(longitude) / 10) * 10
  const digits = (degrees: number, length: number) => String(Math.abs(degrees)).padStart(length, '0')
  return `${south < 0 ? 's' : 'n'}${digits(south, 2)}${west < 0 ? 'w' : 'e'}${digits(west, 3)}`
}

/** Whether there is a tile for a place; the coarse table serves the others. */
export const hasTile = ({ latitudes, tiles }: TileIndex, latitude: number, longitude: number): boolean =>
  latitude >= (latitudes[0] as number) &&
  latitude < (latitudes[1] as number) &&
  tiles.split(' ').includes(tileName(latitude, longitude))

/** Address of a tile's file on the site's own server. */
export const tileAddress = ({ version }: TileIndex, latitude: number, longitude: number) =>
  `/climate/${version}/${tileName(latitude, longitude)}.json`

/**
 * The monthly climate of a place from its tile. Clearness stays level near a node and changes on the middle 70 % of the
 * way to the next: straight lines would carry inland sun too far over a fog coast. A temperature is that of sea level
 * less 5.5 K for every kilometre of height.
 *
 * Error of the yearly irradiation, one standard deviation: see `tileResource`; of the temperature about 1 K a year, 1.5 K
 * a month, 2.5 K above 2,000 m.
 * Source: NASA POWER 2001–2020 (clearness), CHELSA 1979–2013 and NASA POWER (temperature), ETOPO5 and GeoNames (heights).
 * @param elevation of the place [m], where it is known better than the tile has it
 * @throws RangeError when the place is not on Earth, or not in this tile
 */
export function climateFromTile(
  index: TileIndex,
  tile: ClimateTile,
  latitude: number,
  longitude: number,
  elevation?: number,
): TileClimate {
  requirePlace(latitude, longitude)
  const { north, east } = withinTile(index, tile, latitude, longitude)
  const height = elevation ?? heightAt(index, tile, north, east)
  const value = ({ scale, offsets, months }: MonthlyNodes, month: number, ramp: number) =>
    bilinear(between(index.nodes, north + 0.5, east + 0.5, ramp), (row, column) => {
      const letter = (months[month] as string).charAt(row * index.nodes + column)
      return (offsets[month] as number) + scale * index.alphabet.indexOf(letter)
    })
  return {
    global: MEAN_DAYS.map(
      (day, month) => value(tile.clearness, month, index.ramp) * extraterrestrialDay(latitude, day),
    ),
    temperature: MEAN_DAYS.map((_, month) => value(tile.temperature, month, STRAIGHT) - (index.lapse / 1000) * height),
    elevation: height,
    quality: qualityAt(index, tile, north, east),
    covered: latitude >= SOUTHERN_LIMIT && latitude < (index.latitudes[1] as number),
  }
}

/** How far a place lies north and east of a tile's corner [°]. */
export function withinTile(index: TileIndex, tile: ClimateTile, latitude: number, longitude: number) {
  const north = latitude - tile.latitude
  const east = wrap360(longitude - tile.longitude)
  if (!(north >= 0 && north <= index.tile && east <= index.tile)) {
    throw new RangeError('The place does not lie in this tile of the climate')
  }
  return { north, east }
}

/** A ramp as long as the whole way between two nodes: plain bilinear. */
const STRAIGHT = 0.5

/** Where a point lies on a square grid of nodes; `row` and `column` count nodes from the south-west corner. */
function between(nodes: number, row: number, column: number, ramp: number): GridPoint {
  const south = Math.min(Math.floor(row), nodes - 2)
  const west = Math.min(Math.floor(column), nodes - 2)
  const way = (on: number) => clamp((on - 0.5) / (2 * ramp) + 0.5, 0, 1)
  return { south, west, toNorth: way(row - south), toEast: way(column - west) }
}

/** Elevation [m] at a node. */
export function heightOfNode(index: TileIndex, { elevation }: ClimateTile, row: number, column: number): number {
  const letter = elevation.nodes.charAt(row * index.elevation.nodes + column)
  return elevation.offset + elevation.scale * index.alphabet.indexOf(letter) ** 2
}

function heightAt(index: TileIndex, tile: ClimateTile, north: number, east: number): number {
  const { perDegree, nodes } = index.elevation
  const point = between(nodes, north * perDegree, east * perDegree, STRAIGHT)
  return bilinear(point, (row, column) => heightOfNode(index, tile, row, column))
}

/** Class of the nearest node. */
function qualityAt({ nodes }: TileIndex, { quality }: ClimateTile, north: number, east: number): ClimateQuality {
  const letter = quality.charAt(Math.floor(north + 1) * nodes + Math.floor(east + 1))
  return isQuality(letter) ? letter : 'C'
}
