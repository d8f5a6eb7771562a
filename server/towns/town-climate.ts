import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { hasTile, loadTileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import { parseTile } from '#shared/solar/parse-tile.ts'
import { type SolarResource, tableResource, tileResource } from '#shared/solar/resource.ts'

/**
 * The climate that a browser would take for a place.
 * @param folder with the public files
 */
export async function loadTownClimate(folder: string, latitude: number, longitude: number): Promise<SolarResource> {
  const index = await loadTileIndex()
  if (!hasTile(index, latitude, longitude)) return tableResource(await loadClimateTable(), latitude, longitude)
  const file = new URL(`.${tilePath(index, latitude, longitude)}`, `${pathToFileURL(folder).href.replace(/\/$/, '')}/`)
  const tile = parseTile(index, JSON.parse(await readFile(file, 'utf8')))
  if (!tile) throw new Error(`${file.pathname} is not a tile of the climate`)
  return tileResource(index, tile, latitude, longitude)
}
