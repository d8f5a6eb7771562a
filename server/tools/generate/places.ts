import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import {
  encodeForPath,
  normalizeName,
  SQUARE_DEGREES,
  searchKeyOf,
  spellingVariants,
  squareName,
} from '#shared/places/places.ts'
import type { TownNames } from '#shared/places/town-names.ts'

/**
 * Splits a table of towns into the files that browsers fetch: `npx tsx server/tools/generate/places.ts TOWNS.tsv.gz VERSION`. The
 * tab-separated table has a heading, is ordered by population, largest first, and has the columns name, alternates
 * (separated by bars), country, region, latitude, longitude, population, elevation, time_zone. Decision 36 describes
 * its sources.
 * Names in other languages (shared/places/town-names) are found, too.
 * Writes client/public/places/VERSION/, shared/places/town-files.json and shared/places/town-squares.json. Published files never change: a new table is a
 * new version.
 */
const FOLDER = new URL('../../../client/public/places/', import.meta.url)
const TOWN_NAMES = new URL('../../../shared/places/town-names/', import.meta.url)
const FILES = new URL('../../../shared/places/town-files.json', import.meta.url)
const SQUARES = new URL('../../../shared/places/town-squares.json', import.meta.url)

/** [bytes] Larger files are split. Compressed they have about half the size. */
const MAX_FILE_BYTES = 26_000
/** Number of towns listed for a prefix; only the largest are. */
const MAX_LISTED_TOWNS = 60
/** [people] Larger towns are also found by later words of their names (Hertogenbosch). */
const MIN_INNER_WORD_POPULATION = 15_000
const MIN_WORD_LENGTH = 4
/** [people] Towns large enough to name a location. */
const MIN_NAMESAKE_POPULATION = 5_000
/** "City of …" and repeated names are never typed. */
const IGNORED_NAMES = /^(Gorada?|Горад) | - /

interface Row {
  /** Rank; larger towns come first. */
  readonly rank: number
  readonly name: string
  readonly alternates: readonly string[]
  readonly regionKey: string
  readonly latitude: string
  readonly longitude: string
  readonly population: number
}

interface Entry {
  readonly searchKey: string
  readonly row: Row
  readonly name: string
}

/** Names shown in other languages, by country and name of the table. */
function readTownNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const file of readdirSync(TOWN_NAMES).sort()) {
    const { towns } = JSON.parse(readFileSync(new URL(file, TOWN_NAMES), 'utf8')) as TownNames
    for (const [country, translations] of Object.entries(towns)) {
      for (const [name, shown] of Object.entries(translations)) {
        const key = `${country} ${name}`
        names.set(key, [...(names.get(key) ?? []), shown])
      }
    }
  }
  return names
}

function readTable(file: string): Row[] {
  const townNames = readTownNames()
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, rank) => {
      const [name = '', alternates = '', country, region, latitude = '', longitude = '', people, , zone = ''] =
        line.split('\t')
      return {
        rank,
        name,
        alternates: [...alternates.split('|'), ...(townNames.get(`${country} ${name}`) ?? [])].filter(
          (other) => other !== '' && !IGNORED_NAMES.test(other),
        ),
        regionKey: [country, region, zone].join('\t'),
        latitude,
        longitude,
        population: Number(people),
      }
    })
}

function buildEntries(row: Row): Entry[] {
  const fullNames = [row.name, ...row.alternates].flatMap((name) =>
    spellingVariants(name).map((plain) => ({ searchKey: searchKeyOf(plain), row, name })),
  )
  const words = row.population >= MIN_INNER_WORD_POPULATION ? normalizeName(row.name).split(' ') : []
  const innerWords = words.flatMap((word, i) =>
    i > 0 && word.length >= MIN_WORD_LENGTH ? [{ searchKey: words.slice(i).join(''), row, name: row.name }] : [],
  )
  return [...fullNames, ...innerWords].filter(({ searchKey }) => searchKey !== '')
}

/** The file has each town once, with its names. */
function formatFile(entries: readonly Entry[]): string {
  const names = new Map<Row, Set<string>>()
  for (const { row, name } of entries) names.set(row, (names.get(row) ?? new Set()).add(name))
  const regionNumbers = new Map<string, number>()
  const lines = [...names]
    .sort(([a], [b]) => a.rank - b.rank)
    .map(([row, of]) => {
      const number = regionNumbers.get(row.regionKey) ?? regionNumbers.size
      regionNumbers.set(row.regionKey, number)
      const alternates = [...of].filter((name) => name !== row.name).sort()
      const figures = [number, Number(row.latitude), Number(row.longitude), Math.round(row.population / 1000)]
      return [row.name, ...figures, ...(alternates.length > 0 ? [alternates.join('|')] : [])].join('\t')
    })
  return `${[...regionNumbers.keys()].join('\n')}\n\n${lines.join('\n')}\n`
}

const measureFile = (entries: readonly Entry[]) => Buffer.byteLength(formatFile(entries))

/** Splits names by prefix until every file is small enough. */
function splitByPrefix(
  entries: readonly Entry[],
  prefix: string,
  filesByPrefix: Map<string, string>,
  largest: Map<string, string>,
) {
  if (prefix !== '') largest.set(prefix, formatFile(selectLargest(entries, prefix)))
  let pending: Entry[] = []
  let start = ''
  const flush = () => {
    if (pending.length > 0) filesByPrefix.set(start, formatFile(pending))
    pending = []
  }
  for (const [next, group] of groupByNextCharacter(entries, prefix.length)) {
    if (measureFile(group) > MAX_FILE_BYTES) {
      flush()
      splitByPrefix(group, next, filesByPrefix, largest)
      continue
    }
    if (measureFile([...pending, ...group]) > MAX_FILE_BYTES) flush()
    if (pending.length === 0) start = next
    pending.push(...group)
  }
  flush()
}

/** Includes towns whose name is the prefix itself. */
function selectLargest(entries: readonly Entry[], prefix: string): Entry[] {
  const ranks = [...new Set(entries.map(({ row }) => row.rank))].sort((a, b) => a - b)
  const last = ranks[MAX_LISTED_TOWNS - 1] ?? Number.POSITIVE_INFINITY
  return entries.filter(({ row, searchKey }) => row.rank <= last || searchKey === prefix)
}

/** Groups in the order of their keys. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Towns named exactly like the prefix of this length are among the largest. */
const groupByNextCharacter = (entries: readonly Entry[], length: number) =>
  groupBy(
    entries.filter(({ searchKey }) => searchKey.length > length),
    ({ searchKey }) => searchKey.slice(0, length + 1),
  )

function buildSquares(rows: readonly Row[]): Map<string, string> {
  const namesakes = rows.filter(({ population }) => population >= MIN_NAMESAKE_POPULATION)
  const squares = groupBy(namesakes, ({ latitude, longitude }) => squareName(Number(latitude), Number(longitude)))
  const toEntry = (row: Row): Entry => ({ searchKey: '', row, name: row.name })
  return new Map(squares.map(([square, members]) => [square, formatFile(members.map(toEntry))]))
}

async function main([table = '', version = '']: string[]) {
  if (table === '' || !/^\d+$/.test(version))
    throw new Error('Usage: npx tsx server/tools/generate/places.ts TOWNS.tsv.gz VERSION')
  const rows = readTable(table)
  const filesByPrefix = new Map<string, string>()
  const largest = new Map<string, string>()
  splitByPrefix(rows.flatMap(buildEntries), '', filesByPrefix, largest)
  const squares = buildSquares(rows)

  const folder = new URL(`${version}/`, FOLDER)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const write = (name: string, content: string) => writeFile(new URL(`${name}.txt`, folder), content)
  for (const [start, content] of filesByPrefix) await write(`from-${encodeForPath(start)}`, content)
  for (const [prefix, content] of largest) await write(`largest-${encodeForPath(prefix)}`, content)
  for (const [square, content] of squares) await write(square, content)
  const names = (files: Map<string, string>) => [...files.keys()].join(' ')
  const writeIndex = (file: URL, index: object) =>
    writeFile(file, `${JSON.stringify({ version: Number(version), ...index }, null, 2)}\n`)
  await writeIndex(FILES, { runs: names(filesByPrefix), largest: names(largest) })
  await writeIndex(SQUARES, { squares: names(squares) })
  const count = (await readdir(folder)).length
  console.log(`${rows.length} towns in ${count} files of ${fileURLToPath(folder)}, squares of ${SQUARE_DEGREES}°`)
}

await main(process.argv.slice(2))
