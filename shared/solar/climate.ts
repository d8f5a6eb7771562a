import { clamp, requirePlace } from './angles.ts'
import { extraterrestrialDay, MEAN_DAYS } from './extraterrestrial.ts'
import { bilinear } from './grid.ts'

/** Twelve values, January first. */
export type Months = readonly number[]

/** One quantity of the climate table: a world grid of twelve months, a character to a value. */
interface ClimateGrid {
  /** A value is its character's place in the alphabet × scale + offset. */
  readonly scale: number
  readonly offset: number
  /** Latitude of the first row [°]; rows go north and columns east from −180°, `step` [°] apart. */
  readonly lat0: number
  readonly step: number
  readonly nlat: number
  readonly nlon: number
  /** Twelve strings of nlat × nlon characters. */
  readonly data: readonly string[]
}

/** The embedded climate table, as `climate-table.json` holds it. */
export interface ClimateTable {
  readonly alphabet: string
  readonly clearness: ClimateGrid
  readonly temperature: ClimateGrid
  /** A quality class to each 10° tile: rows north from 60° S, columns east from 180° W. */
  readonly quality: { readonly rows: readonly string[] }
}

/**
 * How a tile of the table came about. A: NASA's monthly figures of land cells. B: NASA's yearly figure with the
 * season of samples near by (open ocean, islands). C: north of 60° N, the yearly figure with the season further south.
 */
export type ClimateQuality = 'A' | 'B' | 'C'

export const isQuality = (letter: unknown): letter is ClimateQuality =>
  letter === 'A' || letter === 'B' || letter === 'C'

export interface TableClimate {
  /** Daily global irradiation on the horizontal [kWh/m²/day]. */
  readonly global: Months
  /** Mean air temperature [°C]. */
  readonly temperature: Months
  readonly quality: ClimateQuality
  /** False where the table has no data and only repeats its nearest row. */
  readonly covered: boolean
}

/** South of this latitude [°] the table knows nothing, and nobody lives. */
export const SOUTHERN_LIMIT = -57.5

/** The table, fetched when first asked for: it is far too large for a page that does not show it. */
export async function loadClimateTable(): Promise<ClimateTable> {
  const module = await import('./climate-table.json')
  return module.default as ClimateTable
}

/**
 * The monthly climate of a place, bilinear between the nodes of the table (2.5° for irradiation, 5° for temperature). The
 * tiles of `climate-tiles.ts` are finer; this one needs no network, and serves the open sea.
 *
 * Error (one standard deviation of the yearly sum): see `tableResource`.
 * Source: NASA POWER climatology 2001–2020, re-gridded; clearness × FAO-56's extraterrestrial irradiation.
 * @throws RangeError when the place is not on Earth
 */
export function climateAt(table: ClimateTable, latitude: number, longitude: number): TableClimate {
  requirePlace(latitude, longitude)
  const clearness = interpolate(table, table.clearness, latitude, longitude)
  const row = clamp(Math.floor((latitude + 60) / 10), 0, table.quality.rows.length - 1)
  const column = Math.floor((((longitude + 180) % 360) + 360) / 10) % 36
  const letter = table.quality.rows[row]?.[column]
  return {
    global: clearness.map((k, month) => k * extraterrestrialDay(latitude, MEAN_DAYS[month] as number)),
    temperature: interpolate(table, table.temperature, latitude, longitude),
    quality: isQuality(letter) ? letter : 'C',
    covered: latitude >= SOUTHERN_LIMIT && latitude <= lastRow(table.clearness),
  }
}

/** The northernmost latitude [°] that a grid has figures for; further north it repeats them. */
const lastRow = ({ lat0, step, nlat }: ClimateGrid) => lat0 + step * (nlat - 1)

function interpolate({ alphabet }: ClimateTable, grid: ClimateGrid, latitude: number, longitude: number): Months {
  const row = clamp((latitude - grid.lat0) / grid.step, 0, grid.nlat - 1)
  const column = ((((longitude + 180) / grid.step) % grid.nlon) + grid.nlon) % grid.nlon
  const south = Math.min(Math.floor(row), grid.nlat - 2)
  const west = Math.floor(column)
  const point = { south, west, toNorth: row - south, toEast: column - west }
  return grid.data.map((month) =>
    bilinear(
      point,
      (r, c) => alphabet.indexOf(month.charAt(r * grid.nlon + (c % grid.nlon))) * grid.scale + grid.offset,
    ),
  )
}
