import { clamp, requirePlace } from './angles.ts'
import { extraterrestrialDay, MEAN_DAYS } from './extraterrestrial.ts'

/** Twelve values, from January. */
export type Months = readonly number[]

/** A world grid of one quantity by month, one character per value. */
interface ClimateGrid {
  /** A value is the index of its character × scale + offset. */
  readonly scale: number
  readonly offset: number
  /** Latitude of the first row [°]; rows run north, columns east from −180°, `step` [°] apart. */
  readonly lat0: number
  readonly step: number
  readonly nlat: number
  readonly nlon: number
  /** Twelve strings of nlat × nlon characters. */
  readonly data: readonly string[]
}

export interface ClimateTable {
  readonly alphabet: string
  readonly clearness: ClimateGrid
  readonly temperature: ClimateGrid
  /** Quality class of each 10° tile: rows north from 60° S, columns east from 180° W. */
  readonly quality: { readonly rows: readonly string[] }
}

/**
 * Origin of a tile's figures. A: monthly NASA figures of land cells. B: yearly NASA figure with the season of nearby
 * samples (open ocean, islands). C: north of 60° N, the yearly figure with the season further south.
 */
export type ClimateQuality = 'A' | 'B' | 'C'

export const isQuality = (value: unknown): value is ClimateQuality => value === 'A' || value === 'B' || value === 'C'

export interface TableClimate {
  /** Daily global horizontal irradiation [kWh/m²/day]. */
  readonly global: Months
  /** Mean air temperature [°C]. */
  readonly temperature: Months
  readonly quality: ClimateQuality
  /** False if the table has no data and repeats its nearest row. */
  readonly covered: boolean
}

/** Southern limit of the table [°]; no one lives beyond it. */
export const SOUTHERN_LIMIT = -57.5

/** The table is too large for pages that do not show it. */
export async function loadClimateTable(): Promise<ClimateTable> {
  const module = await import('./climate-table.json')
  return module.default as ClimateTable
}

/**
 * Monthly climate of a place, bilinear between the nodes of the table (2.5° for irradiation, 5° for temperature).
 * Coarser than the tiles of `climate-tiles.ts`, but needs no network and covers the open sea.
 *
 * Error (one standard deviation of the yearly sum): see `tableResource`.
 * Source: NASA POWER climatology 2001–2020, re-gridded; clearness × extraterrestrial irradiation of FAO-56.
 * @throws RangeError if the place is not on Earth
 */
export function interpolateClimate(table: ClimateTable, latitude: number, longitude: number): TableClimate {
  requirePlace(latitude, longitude)
  const clearness = interpolate(table, table.clearness, latitude, longitude)
  const row = clamp(Math.floor((latitude + 60) / 10), 0, table.quality.rows.length - 1)
  const column = Math.floor((((longitude + 180) % 360) + 360) / 10) % 36
  const quality = table.quality.rows[row]?.[column]
  return {
    global: clearness.map((k, month) => k * extraterrestrialDay(latitude, MEAN_DAYS[month] as number)),
    temperature: interpolate(table, table.temperature, latitude, longitude),
    quality: isQuality(quality) ? quality : 'C',
    covered: latitude >= SOUTHERN_LIMIT && latitude <= lastRow(table.clearness),
  }
}

/** [°]; further north the values of the grid repeat. */
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

/** The node to the south-west, and the fraction to the next node [-], 0…1. */
export interface GridPoint {
  readonly south: number
  readonly west: number
  readonly toNorth: number
  readonly toEast: number
}

export function bilinear({ south, west, toNorth, toEast }: GridPoint, node: (row: number, column: number) => number) {
  const along = (row: number) => (1 - toEast) * node(row, west) + toEast * node(row, west + 1)
  return (1 - toNorth) * along(south) + toNorth * along(south + 1)
}

export const readProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
