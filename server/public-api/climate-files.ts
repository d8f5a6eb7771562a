import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { climateFromTile, hasTile, loadTileIndex, parseTile, tilePath } from '#shared/solar/climate-tiles.ts'
import { type SolarResource, tableResource, tileResource } from '#shared/solar/resource.ts'
import { standardOffset, timeZoneAt } from '#shared/solar/time-zone.ts'

/** The path is as far from the sources as from the built server. */
const ROOT = join(import.meta.dirname, '..', '..')
/** The image of a container holds the built site only. */
const FOLDER = [join(ROOT, 'client', 'public'), join(ROOT, 'dist', 'client')].find(existsSync) ?? ROOT

/** A file that browsers fetch, too: a tile of the climate, or towns. */
export const readPublicFile = (path: string) => readFile(join(FOLDER, path), 'utf8')

export interface ClimatePlace {
  readonly latitude: number
  readonly longitude: number
  /** [m]; 0 at sea. */
  readonly elevation: number
  readonly resource: SolarResource
}

/** Climate of a place as the planner has it: of its tile, or at sea of the coarse table. */
export async function findClimate(latitude: number, longitude: number): Promise<ClimatePlace> {
  const index = await loadTileIndex()
  if (!hasTile(index, latitude, longitude)) {
    const resource = tableResource(await loadClimateTable(), latitude, longitude)
    return { latitude, longitude, elevation: 0, resource }
  }
  const tile = parseTile(index, JSON.parse(await readPublicFile(tilePath(index, latitude, longitude))))
  if (!tile) throw new Error(`The tile ${tilePath(index, latitude, longitude)} is not complete`)
  const { elevation } = climateFromTile(index, tile, latitude, longitude)
  return { latitude, longitude, elevation, resource: tileResource(index, tile, latitude, longitude) }
}

/** Year of the dates of the typical year: 365 days. */
export const NOMINAL_YEAR = 2001

/** Local standard time by the law of the current year: many zones have changed theirs since the nominal one. */
export async function standardTimeAt({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const timeZone = await timeZoneAt(lat, lon)
  return { timeZone, utcOffset: standardOffset(timeZone, new Date().getUTCFullYear()) }
}
