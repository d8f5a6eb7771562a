import { readFile } from 'node:fs/promises'
import type { Mounting } from '#shared/solar/cell-temperature.ts'
import { type ClimateTile, loadTileIndex, parseTile, tilePath } from '#shared/solar/climate-tiles.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { type SolarResource, tileResource } from '#shared/solar/resource.ts'

/** Monthly irradiation [kWh/m²] and AC output of the system [kWh]. */
export interface ReferencePlane extends Plane {
  readonly mounting: Mounting
  readonly irradiation: readonly number[]
  readonly ac: readonly number[]
}

/** A place from PVWatts: climate [kWh/m²/day, °C], yield of each plane, and the best plane facing the equator. */
export interface ReferencePlace {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly weather: string
  readonly global: readonly number[]
  readonly diffuse: readonly number[]
  readonly temperature: readonly number[]
  readonly bestTilt: number
  readonly bestYield: number
  readonly tiltsWithinOnePerCent: readonly [number, number]
  readonly planes: readonly ReferencePlane[]
}

export interface PvwattsReference {
  readonly source: string
  readonly systemKw: number
  readonly places: readonly ReferencePlace[]
}

/** A place from PVGIS with its yields over many years: mean and standard deviation by month, and of the year [kWh]. */
export interface ScatterPlace {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly tilt: number
  readonly years: string
  readonly mean: readonly number[]
  readonly deviation: readonly number[]
  readonly yearlyDeviation: number
}

export interface ScatterReference {
  readonly source: string
  readonly places: readonly ScatterPlace[]
}

const read = async (path: string) => JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'))

export const readPvwatts = (): Promise<PvwattsReference> => read('tests/reference/solar/pvwatts-v8.json')
export const readScatter = (): Promise<ScatterReference> => read('tests/reference/solar/pvgis-scatter.json')

/** Reads the tile that a browser would fetch. */
export async function loadOurClimate(latitude: number, longitude: number): Promise<SolarResource> {
  const index = await loadTileIndex()
  const tile: ClimateTile | null = parseTile(index, await read(`client/public${tilePath(index, latitude, longitude)}`))
  if (!tile) throw new Error(`No climate tile for ${latitude}, ${longitude}`)
  return tileResource(index, tile, latitude, longitude)
}

export function classifyPlane({ latitude }: ReferencePlace, { tilt, azimuth, mounting }: ReferencePlane) {
  if (mounting === 'rack') return 'rackTowardsEquator'
  if (tilt === 0) return 'horizontal'
  if (tilt === 90) return 'wallTowardsEquator'
  if (azimuth === equatorAzimuth(latitude)) return 'roofTowardsEquator'
  return azimuth % 180 === 0 ? 'roofTowardsPole' : 'roofEast'
}
