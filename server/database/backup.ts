import { createReadStream, createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import * as tables from '#shared/tables.ts'
import { readConfig } from '../config.ts'
import { withClient } from '../database-client.ts'
import { StartError } from '../start-error.js'
import {
  type BackupTable,
  type BackupTrailer,
  chunkRows,
  headerLine,
  newerBackup,
  readBackup,
  tableLine,
  trailerLine,
  truncatedBackup,
} from './backup-file.ts'
import { withDatabase } from './command-database.ts'
import { embeddedSecret, storeSecret } from './embedded/embedded.ts'
import { applyMigrations, findLastMigration, type Migration, readMigrations, withPreparationLock } from './migrate.ts'

type Environment = Record<string, string | undefined>

/**
 * Sessions, because ended ones would become valid again, and rate limits, which expire within the hour. Tables written
 * by triggers are included; the triggers are disabled during a restore.
 */
const EXCLUDED_TABLES: readonly string[] = [tables.sessions, tables.rateLimits].map(getTableName)

const OWN_TABLES: readonly string[] = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map(getTableName)

/**
 * Consistent, uploads included, also while the site runs.
 * @param requestedFile default: named by the current time
 * @returns what was done, in a sentence
 */
export async function backup(root: string, env: Environment, requestedFile: string | undefined) {
  const from = env.INIT_CWD ?? root
  const file = resolve(
    from,
    requestedFile ?? `helioplan-${new Date().toISOString().slice(0, 16).replace(':', '')}Z.backup.gz`,
  )
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`)
  const partFile = `${file}.part`
  return withDatabase(root, readConfig(env), { isExclusive: false }, async ({ url, isEmbedded }) => {
    return withClient({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true }, async (client) => {
      // All tables are read in one snapshot.
      await client.query('begin isolation level repeatable read read only')
      await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
      const migration = await findMigration(client, join(root, 'migrations'))
      const secret = isEmbedded ? embeddedSecret(join(root, '.data')) : undefined
      const counts: Record<string, number> = {}
      const parts = Readable.from(backupLines(client, migration, productVersion(root), counts, secret))
      const output = createWriteStream(partFile, { mode: 0o600, flags: 'wx', flush: true })
      await pipeline(parts, createGzip(), output).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') rmSync(partFile, { force: true })
        throw error.syscall ? new StartError(`The backup cannot be written: ${error.message}.`) : error
      })
      renameSync(partFile, file)
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
      const { size } = await stat(file)
      return `Saved ${rows} rows of ${Object.keys(counts).length} tables in ${file} (${(size / 1e6).toFixed(1)} MB). It holds people’s data: keep it as safe as the site.`
    })
  })
}

async function* backupLines(
  client: pg.Client,
  migration: Migration,
  product: string,
  counts: Record<string, number>,
  secret: string | undefined,
) {
  const { name, hash } = migration
  yield headerLine({ product, migration: { name, hash }, madeAt: new Date().toISOString() })
  for (const table of await listTables(client)) {
    yield tableLine(table)
    const rows = client.query(copyTo(`copy ${columnList(table)} to stdout`))
    yield* chunkRows(rows)
    counts[table.table] = rows.rowCount
  }
  yield trailerLine({ rows: counts, sequences: await listSequences(client), secret })
}

/**
 * Fills an empty database in one transaction: applies the migrations up to the backup's, copies the rows, and applies
 * the remaining migrations.
 * @returns what was done, in sentences
 */
export async function restore(root: string, env: Environment, requestedFile: string | undefined) {
  if (!requestedFile?.trim()) throw new StartError('Say which backup: npm run restore -- FILE')
  const file = resolve(env.INIT_CWD ?? root, requestedFile)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const folder = join(root, 'migrations')
  return withDatabase(root, readConfig(env), { isExclusive: true }, async ({ url, isEmbedded }) => {
    const input = createReadStream(file)
    const unzipped = createGunzip()
    // Errors of the file are reported by its reader.
    const inputDone = pipeline(input, unzipped).catch(() => {})
    try {
      const reader = readBackup(unzipped)
      const { product, migration, madeAt } = await reader.readHeader()
      const reached = readMigrations(folder).find(
        ({ name, hash }) => name === migration.name && hash === migration.hash,
      )
      if (!reached) throw newerBackup(product)
      const trailer = await withPreparationLock(url, async (client) => {
        await rejectFilledDatabase(client)
        await applyMigrations(client, folder, reached)
        await fillTables(client, reader)
        await applyMigrations(client, folder)
        return reader.readTrailer()
      })
      const rows = Object.values(trailer.rows).reduce((sum, count) => sum + count, 0)
      return [
        `Restored ${rows} rows of ${Object.keys(trailer.rows).length} tables as they were on ${madeAt}. Everybody has to sign in again.`,
        ...describeSecret(root, isEmbedded, trailer.secret),
      ].join('\n')
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (code === 'Z_BUF_ERROR') throw truncatedBackup()
      if (code.startsWith('Z_')) throw new StartError('That file is no backup of Helioplan, or it is damaged.')
      throw error
    } finally {
      input.destroy()
      unzipped.destroy()
      await inputDone
    }
  })
}

async function fillTables(client: pg.Client, reader: ReturnType<typeof readBackup>) {
  // The backup contains what triggers would write (row counts, uses of pictures).
  await setTriggers(client, 'disable')
  const counts = new Map<string, number>()
  for (let table = await reader.readTable(); table; table = await reader.readTable()) {
    if (!OWN_TABLES.includes(table.table)) throw new StartError(`That backup holds an unknown table: "${table.table}".`)
    // Rows inserted by migrations are in the backup, too.
    await client.query(`delete from ${pg.escapeIdentifier(table.table)}`)
    const rows = client.query(copyFrom(`copy ${columnList(table)} from stdin`))
    await pipeline(Readable.from(reader.readRows()), rows)
    counts.set(table.table, rows.rowCount)
  }
  const { rows, sequences } = reader.readTrailer()
  for (const [table, count] of Object.entries(rows)) {
    if (counts.get(table) !== count) throw new StartError(`That backup is damaged: rows of ${table} are missing.`)
  }
  for (const [sequence, lastValue] of Object.entries(sequences))
    await client.query('select setval(to_regclass($1), $2)', [pg.escapeIdentifier(sequence), lastValue])
  await setTriggers(client, 'enable')
}

/** Own triggers only; foreign keys stay enforced. */
async function setTriggers(client: pg.Client, verb: 'enable' | 'disable') {
  for (const table of await listOwnTables(client))
    await client.query(`alter table ${pg.escapeIdentifier(table)} ${verb} trigger user`)
}

async function listOwnTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(quote_ident(name)) is not null',
    [OWN_TABLES],
  )
  return rows.map(({ name }) => name)
}

/** An embedded site stores the secret with its data; elsewhere it is a setting. */
function describeSecret(root: string, isEmbedded: boolean, secret: string | undefined): string[] {
  if (isEmbedded && secret) {
    storeSecret(join(root, '.data'), secret)
    return []
  }
  if (isEmbedded)
    return [
      'The site it was made of had a SESSION_SECRET: set the same one here, or second factors by app have to be set up again.',
    ]
  if (!secret) return ['Use the SESSION_SECRET of the site it was made of.']
  return [
    'The site it was made of kept a secret of its own. Second factors by app go on working with it as the first or a further SESSION_SECRET:',
    `  ${secret}`,
  ]
}

async function rejectFilledDatabase(client: pg.Client) {
  if ((await listOwnTables(client)).length === 0 && (await findLastMigration(client)) === undefined) return
  throw new StartError(
    [
      'There is a site in this database already. A backup is restored into an empty one:',
      '  with DATABASE_URL, create a new database and name it there;',
      '  with the database of this folder, save it (npm run backup), remove it (npm run uninstall), and restore again.',
    ].join('\n'),
  )
}

async function findMigration(client: pg.Client, folder: string): Promise<Migration> {
  const reached = await findLastMigration(client)
  if (reached === undefined) throw new StartError('There is no site in this database yet: nothing to save.')
  const migration = readMigrations(folder).find(({ when }) => when === reached)
  if (!migration)
    throw new StartError('This database was prepared by a newer Helioplan: make the backup with that one.')
  return migration
}

/** Referenced tables come first. */
async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.oid in (select to_regclass(quote_ident(name)) from unnest($1::text[]) as name)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [OWN_TABLES.filter((name) => !EXCLUDED_TABLES.includes(name))],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to from pg_constraint
     join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid where contype = 'f' and f.oid <> t.oid`,
  )
  const orderedTables: BackupTable[] = []
  const remaining = new Map(columns.map((table) => [table.table, table]))
  while (remaining.size > 0) {
    const ready = [...remaining.values()].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && remaining.has(to)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of ready) {
      orderedTables.push(table)
      remaining.delete(table.table)
    }
  }
  return orderedTables
}

/** Sequences with a last value, so that no number is issued twice. */
async function listSequences(client: pg.Client): Promise<BackupTrailer['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select s.sequencename as name, s.last_value::text as last
     from pg_sequences s
     join pg_class c on c.oid = to_regclass(quote_ident(s.sequencename))
     join pg_depend d on d.objid = c.oid and d.deptype = 'a'
     join pg_class t on t.oid = d.refobjid
     where s.schemaname = current_schema() and s.last_value is not null and t.relname = any($1::text[])`,
    [OWN_TABLES.filter((name) => !EXCLUDED_TABLES.includes(name))],
  )
  return Object.fromEntries(rows.map(({ name, last: lastValue }) => [name, lastValue]))
}

const columnList = ({ table, columns }: BackupTable) =>
  `${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`

function productVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}
