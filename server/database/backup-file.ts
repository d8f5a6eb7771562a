import { StartError } from '../start-error.js'

/*
 * Format of a backup, gzipped: lines of JSON and, between them, the rows of each table in the text format of PostgreSQL's
 * COPY, which later versions can read. Rows come in chunks, each preceded by its length [bytes]; a length of 0 ends a table.
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

export interface BackupHeader {
  /** Version of the product that wrote it. */
  readonly product: string
  /** The last migration applied to its tables. */
  readonly migration: { readonly name: string; readonly hash: string }
  readonly madeAt: string
}

/** The last line. A backup without it is truncated. */
export interface BackupTrailer {
  readonly rows: Readonly<Record<string, number>>
  /** Last value by sequence. */
  readonly sequences: Readonly<Record<string, string>>
  /** The secret of a site with an embedded database; sessions and second factors depend on it. */
  readonly secret?: string | undefined
}

export interface BackupTable {
  readonly table: string
  readonly columns: readonly string[]
}

const jsonLine = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

export const headerLine = (header: BackupHeader) => jsonLine({ format: FORMAT, version: VERSION, ...header })
export const tableLine = ({ table, columns }: BackupTable) => jsonLine({ table, columns })
export const trailerLine = (trailer: BackupTrailer) => jsonLine({ end: true, ...trailer })

/** COPY sends single rows; chunks have at least this size [bytes], except for the last of a table. */
const MIN_CHUNK_BYTES = 65_536

/** Each chunk is preceded by its length. */
export async function* chunkRows(rows: AsyncIterable<Buffer>) {
  let pending: Buffer[] = []
  let size = 0
  for await (const row of rows) {
    pending.push(row)
    size += row.length
    if (size < MIN_CHUNK_BYTES) continue
    yield* chunk(pending, size)
    pending = []
    size = 0
  }
  if (size > 0) yield* chunk(pending, size)
  yield Buffer.from('0\n')
}

const chunk = (parts: readonly Buffer[], size: number) => [Buffer.from(`${size}\n`), ...parts]

/** Far above any line of a backup [characters]; guards against files without line breaks. */
const MAX_LINE_LENGTH = 1_000_000

/**
 * Reads an uncompressed backup. To be called in this order: the header, each table with all its rows until there is
 * none, the trailer.
 * @throws StartError if it is not a backup or has an unknown version
 */
export function readBackup(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let buffer: Buffer = Buffer.alloc(0)
  let trailer: BackupTrailer | undefined

  async function readMore() {
    const { value, done } = await chunks.next()
    if (done) throw truncatedBackup()
    buffer = buffer.length === 0 ? value : Buffer.concat([buffer, value])
  }

  async function nextLine(): Promise<string> {
    for (;;) {
      const end = buffer.indexOf(10)
      if (end !== -1) {
        const text = buffer.toString('utf8', 0, end)
        buffer = buffer.subarray(end + 1)
        return text
      }
      if (buffer.length > MAX_LINE_LENGTH) throw notABackup()
      await readMore()
    }
  }

  async function nextRecord(): Promise<Record<string, unknown>> {
    const text = await nextLine()
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
    } catch {
      // A line that is no JSON is rejected below.
    }
    throw notABackup()
  }

  return {
    async readHeader(): Promise<BackupHeader> {
      const record = await nextRecord()
      if (record.format !== FORMAT) throw notABackup()
      if (record.version !== VERSION) throw newerBackup(String(record.product))
      return record as unknown as BackupHeader
    },

    /** `undefined` after the last table. */
    async readTable(): Promise<BackupTable | undefined> {
      const record = await nextRecord()
      if (record.end === true) trailer = record as unknown as BackupTrailer
      return record.end === true ? undefined : (record as unknown as BackupTable)
    },

    /** Rows of the last table returned. */
    async *readRows() {
      for (;;) {
        let remaining = Number(await nextLine())
        if (remaining === 0) return
        if (!Number.isSafeInteger(remaining) || remaining < 0) throw notABackup()
        while (remaining > 0) {
          if (buffer.length === 0) await readMore()
          const row = buffer.subarray(0, remaining)
          buffer = buffer.subarray(row.length)
          remaining -= row.length
          yield row
        }
      }
    },

    readTrailer(): BackupTrailer {
      if (!trailer) throw truncatedBackup()
      return trailer
    },
  }
}

const notABackup = () => new StartError('That file is no backup of Helioplan.')
export const truncatedBackup = () => new StartError('That backup is incomplete: the file ends too early.')
export const newerBackup = (product: string) =>
  new StartError(`That backup was made by Helioplan ${product}, which is newer than this: update Helioplan first.`)
