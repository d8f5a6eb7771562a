import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Months } from '#shared/solar/climate.ts'
import type { ClimateTile, TileIndex } from '#shared/solar/climate-tiles.ts'

/**
 * Converts the climate compilation of decision 29 to the files that browsers fetch: `npx tsx server/tools/generate/climate.ts
 * FOLDER`. The folder holds `index.json` and a file for every tile of its list. Writes client/public/climate/VERSION/ and
 * shared/solar/climate-tiles.json. Published files never change: new data have a new version.
 */
const FOLDER = new URL('../../../client/public/climate/', import.meta.url)
const INDEX = new URL('../../../shared/solar/climate-tiles.json', import.meta.url)

/** The compilation's names: `k` is clearness, `t` temperature, `z` elevation, `0` an offset, `s` a scale. */
interface SourceTile {
  readonly lat: number
  readonly lon: number
  readonly k0: Months
  readonly ks: number
  readonly k: readonly string[]
  readonly t0: Months
  readonly ts: number
  readonly t: readonly string[]
  readonly z0: number
  readonly zs: number
  readonly z: string
  readonly q: string
}

interface SourceIndex extends Omit<TileIndex, 'latitudes'> {
  readonly title: string
  readonly licence: string
  readonly lat: readonly number[]
}

function convertIndex(source: SourceIndex) {
  const { title, licence, version, alphabet, tile, lat: latitudes, nodes, ramp, lapse, elevation, tiles } = source
  const index: TileIndex = { version, alphabet, tile, latitudes, nodes, ramp, lapse, elevation, tiles }
  return { title, licence, ...index }
}

const convertTile = ({ lat, lon, k0, ks, k, t0, ts, t, z0, zs, z, q }: SourceTile): ClimateTile => ({
  latitude: lat,
  longitude: lon,
  clearness: { scale: ks, offsets: k0, months: k },
  temperature: { scale: ts, offsets: t0, months: t },
  elevation: { scale: zs, offset: z0, nodes: z },
  quality: q,
})

const [source] = process.argv.slice(2)
if (!source) throw new Error('Usage: npx tsx server/tools/generate/climate.ts FOLDER')
const readJson = (name: string) => JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8'))
const index = convertIndex(readJson('index'))
const folder = new URL(`${index.version}/`, FOLDER)
await mkdir(folder, { recursive: true })
for (const name of index.tiles.split(' '))
  await writeFile(new URL(`${name}.json`, folder), JSON.stringify(convertTile(readJson(name))))
await writeFile(INDEX, `${JSON.stringify(index, null, 2)}\n`)
