import { StartError } from '../start-error.js'

/*
 * The form of a backup, gzip around it: lines of JSON, and between them each table's rows as PostgreSQL's COPY writes them
 * (its text form, which any later version reads) in pieces, each behind a line with its length [bytes], the last one 0.
 *
 *   {"format":"helioplan backup","version":1,…}
 *   {"table":"users","columns":["id","username",…]}
 *   1234
 *   …1234 bytes…
 *   0
 *   {"table":…}
 *   …
 *   {"end":true,"rows":{"users":12,…},…}
 */

const FORMAT = 'helioplan backup'
const VERSION = 1

/** The first line. */
export interface Heading {
  /** Version of the product that wrote it. */
  readonly product: string
  /** The migration that its tables had reached. */
  readonly migration: { readonly name: string; readonly hash: string }
  readonly madeAt: string
}

/** The last line: without it a backup is not whole. */
export interface Ending {
  /** By table. */
  readonly rows: Readonly<Record<string, number>>
  /** The last number that each sequence gave. */
  readonly sequences: Readonly<Record<string, string>>
  /** Of a site with its own database: what its sessions and second factors are sealed with. */
  readonly secret?: string | undefined
}

export interface Table {
  readonly table: string
  readonly columns: readonly string[]
}

const line = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

export const headingLine = (heading: Heading) => line({ format: FORMAT, version: VERSION, ...heading })
export const tableLine = ({ table, columns }: Table) => line({ table, columns })
export const endingLine = (ending: Ending) => line({ end: true, ...ending })

/** PostgreSQL sends a row at a time: pieces are at least this long [bytes], or the last of their table. */
const PIECE = 65_536

/** A table's rows as they come, in pieces. */
export async function* inPieces(rows: AsyncIterable<Buffer>) {
  let gathered: Buffer[] = []
  let size = 0
  for await (const some of rows) {
    gathered.push(some)
    size += some.length
    if (size < PIECE) continue
    yield* piece(gathered, size)
    gathered = []
    size = 0
  }
  if (size > 0) yield* piece(gathered, size)
  yield Buffer.from('0\n')
}

const piece = (parts: readonly Buffer[], size: number) => [Buffer.from(`${size}\n`), ...parts]

/** No line of ours comes near it [bytes]; what has no end of line is no backup. */
const LONGEST_LINE = 1_000_000

/**
 * Reads a backup from its uncompressed bytes. The parts are to be asked for in their order: the heading, then each table
 * with all of its rows until there is none, then the ending.
 * @throws StartError where it is none, or of a form that this version does not know
 */
export function readBackup(source: AsyncIterable<Buffer>) {
  const arriving = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  let ending: Ending | undefined

  async function more() {
    const { value, done } = await arriving.next()
    if (done) throw notWhole()
    held = held.length === 0 ? value : Buffer.concat([held, value])
  }

  async function nextLine(): Promise<string> {
    for (;;) {
      const end = held.indexOf(10)
      if (end !== -1) {
        const text = held.toString('utf8', 0, end)
        held = held.subarray(end + 1)
        return text
      }
      if (held.length > LONGEST_LINE) throw noBackup()
      await more()
    }
  }

  async function nextRecord(): Promise<Record<string, unknown>> {
    const text = await nextLine()
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
    } catch {
      // Said below.
    }
    throw noBackup()
  }

  return {
    async heading(): Promise<Heading> {
      const found = await nextRecord()
      if (found.format !== FORMAT) throw noBackup()
      if (found.version !== VERSION) throw tooNew(String(found.product))
      return found as unknown as Heading
    },

    /** The next table; undefined when there are no more. */
    async table(): Promise<Table | undefined> {
      const found = await nextRecord()
      if (found.end === true) ending = found as unknown as Ending
      return found.end === true ? undefined : (found as unknown as Table)
    },

    /** The rows of the table that was given last. */
    async *rows() {
      for (;;) {
        let left = Number(await nextLine())
        if (left === 0) return
        if (!Number.isSafeInteger(left) || left < 0) throw noBackup()
        while (left > 0) {
          if (held.length === 0) await more()
          const some = held.subarray(0, left)
          held = held.subarray(some.length)
          left -= some.length
          yield some
        }
      }
    },

    ending(): Ending {
      if (!ending) throw notWhole()
      return ending
    },
  }
}

const noBackup = () => new StartError('That file is no backup of Helioplan.')
export const notWhole = () => new StartError('That backup is not whole: the file ends too early.')
export const tooNew = (product: string) =>
  new StartError(`That backup was made by Helioplan ${product}, which is newer than this: update Helioplan first.`)
