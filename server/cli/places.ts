import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { inAddress, lettersOf, plainName, SQUARE, spellings, squareName } from '#shared/home/places.ts'

/**
 * Cuts a table of towns into the files that browsers fetch: `npx tsx server/cli/places.ts TOWNS.tsv.gz VERSION`. The table
 * has a heading, the largest town first, and the columns name, alternates (with a bar between), country, region, latitude,
 * longitude, population, elevation, time_zone, with a tab between; see decision 36 for how it was put together.
 *
 * Writes client/public/places/VERSION/ and shared/home/place-files.json. What has been served stays as it was: another table
 * is another version.
 */
const FOLDER = new URL('../../client/public/places', import.meta.url)
const INDEX = new URL('../../shared/home/place-files.json', import.meta.url)

/** A file of more is cut [bytes]; compressed it is about half. */
const LARGEST_FILE = 26_000
/** How many of the largest stand for names that too many begin with. */
const LARGEST_TOWNS = 60
/** Larger towns are found by the later words of their names too: Hertogenbosch. [people] */
const FOUND_INSIDE = 15_000
const SHORTEST_WORD = 4
/** Towns that a place may be called by. [people] */
const NAMESAKE = 5_000
/** "City of …", and names written out twice: nobody types them. */
const NO_NAME = /^(Gorada?|Горад) | - /

interface Row {
  /** Place in the table: the smaller, the larger the town. */
  readonly rank: number
  readonly name: string
  readonly others: readonly string[]
  readonly whereabouts: string
  readonly latitude: string
  readonly longitude: string
  readonly people: number
}

/** A name of a town, by its letters. */
interface Entry {
  readonly letters: string
  readonly row: Row
  readonly name: string
}

function readTable(file: string): Row[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, rank) => {
      const [name = '', others = '', country, region, latitude = '', longitude = '', people, , zone = ''] =
        line.split('\t')
      return {
        rank,
        name,
        others: others.split('|').filter((other) => other !== '' && !NO_NAME.test(other)),
        whereabouts: [country, region, zone].join('\t'),
        latitude,
        longitude,
        people: Number(people),
      }
    })
}

function entriesOf(row: Row): Entry[] {
  const named = [row.name, ...row.others].flatMap((name) =>
    spellings(name).map((plain) => ({ letters: lettersOf(plain), row, name })),
  )
  const words = row.people >= FOUND_INSIDE ? plainName(row.name).split(' ') : []
  const inside = words.flatMap((word, i) =>
    i > 0 && word.length >= SHORTEST_WORD ? [{ letters: words.slice(i).join(''), row, name: row.name }] : [],
  )
  return [...named, ...inside].filter(({ letters }) => letters !== '')
}

/** A file: each town once, with the names it is there for. */
function fileOf(entries: readonly Entry[]): string {
  const names = new Map<Row, Set<string>>()
  for (const { row, name } of entries) names.set(row, (names.get(row) ?? new Set()).add(name))
  const numbers = new Map<string, number>()
  const lines = [...names]
    .sort(([a], [b]) => a.rank - b.rank)
    .map(([row, of]) => {
      const number = numbers.get(row.whereabouts) ?? numbers.size
      numbers.set(row.whereabouts, number)
      const others = [...of].filter((name) => name !== row.name).sort()
      const figures = [number, Number(row.latitude), Number(row.longitude), Math.round(row.people / 1000)]
      return [row.name, ...figures, ...(others.length > 0 ? [others.join('|')] : [])].join('\t')
    })
  return `${[...numbers.keys()].join('\n')}\n\n${lines.join('\n')}\n`
}

const sizeOf = (entries: readonly Entry[]) => Buffer.byteLength(fileOf(entries))

/** Cuts names that begin alike into runs of letters, and again those of which there are too many. */
function cut(entries: readonly Entry[], beginning: string, runs: Map<string, string>, largest: Map<string, string>) {
  if (beginning !== '') largest.set(beginning, fileOf(largestOf(entries, beginning)))
  let held: Entry[] = []
  let start = ''
  const close = () => {
    if (held.length > 0) runs.set(start, fileOf(held))
    held = []
  }
  for (const [next, some] of byNextLetter(entries, beginning.length)) {
    if (sizeOf(some) > LARGEST_FILE) {
      close()
      cut(some, next, runs, largest)
      continue
    }
    if (sizeOf([...held, ...some]) > LARGEST_FILE) close()
    if (held.length === 0) start = next
    held.push(...some)
  }
  close()
}

/** The largest, and those called just so. */
function largestOf(entries: readonly Entry[], beginning: string): Entry[] {
  const ranks = [...new Set(entries.map(({ row }) => row.rank))].sort((a, b) => a - b)
  const last = ranks[LARGEST_TOWNS - 1] ?? Number.POSITIVE_INFINITY
  return entries.filter(({ row, letters }) => row.rank <= last || letters === beginning)
}

function byNextLetter(entries: readonly Entry[], length: number): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    // Who is called just so stands among the largest.
    if (entry.letters.length === length) continue
    const next = entry.letters.slice(0, length + 1)
    groups.set(next, [...(groups.get(next) ?? []), entry])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

function squaresOf(rows: readonly Row[]): Map<string, string> {
  const squares = new Map<string, Entry[]>()
  for (const row of rows) {
    if (row.people < NAMESAKE) continue
    const square = squareName(Number(row.latitude), Number(row.longitude))
    squares.set(square, [...(squares.get(square) ?? []), { letters: '', row, name: row.name }])
  }
  return new Map(
    [...squares].sort(([a], [b]) => (a < b ? -1 : 1)).map(([square, entries]) => [square, fileOf(entries)]),
  )
}

async function main([table = '', version = '']: string[]) {
  if (table === '' || !/^\d+$/.test(version))
    throw new Error('Usage: npx tsx server/cli/places.ts TOWNS.tsv.gz VERSION')
  const rows = readTable(table)
  const runs = new Map<string, string>()
  const largest = new Map<string, string>()
  cut(rows.flatMap(entriesOf), '', runs, largest)
  const squares = squaresOf(rows)

  const folder = new URL(`${version}/`, FOLDER)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const write = (name: string, content: string) => writeFile(new URL(`${name}.txt`, folder), content)
  for (const [start, content] of runs) await write(`from-${inAddress(start)}`, content)
  for (const [letters, content] of largest) await write(`largest-${inAddress(letters)}`, content)
  for (const [square, content] of squares) await write(square, content)
  const names = (files: Map<string, string>) => [...files.keys()].join(' ')
  const index = { version: Number(version), runs: names(runs), largest: names(largest), squares: names(squares) }
  await writeFile(INDEX, `${JSON.stringify(index, null, 2)}\n`)
  const count = (await readdir(folder)).length
  console.log(`${rows.length} towns in ${count} files of ${fileURLToPath(folder)}, squares of ${SQUARE}°`)
}

await main(process.argv.slice(2))
