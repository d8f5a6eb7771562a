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
import { StartError } from '../start-error.js'
import {
  type Ending,
  endingLine,
  headingLine,
  inPieces,
  notWhole,
  readBackup,
  type Table,
  tableLine,
  tooNew,
} from './backup-file.ts'
import { embeddedSecret, keepSecret } from './embedded/embedded.ts'
import { withDatabase } from './for-commands.ts'
import { type Migration, migratedTo, migrateOn, migrationsIn, withPreparationLock } from './migrate.ts'

type Environment = Record<string, string | undefined>

/**
 * Not in a backup: a session that was ended since would live again, and a count of calls is over in an hour. What triggers
 * write is in it: they are off while it comes back.
 */
const LEFT_OUT: readonly string[] = [tables.sessions, tables.rateLimits].map(getTableName)

const OWN: readonly string[] = Object.values(tables)
  .filter((each) => is(each, PgTable))
  .map(getTableName)

/**
 * Writes all that the site holds, as it was at one moment, into one file, whether or not the site is running. Uploaded
 * pictures lie in the database and come along.
 * @param wanted the file; without one it is named by the time
 * @returns what was done, in a sentence
 */
export async function backup(root: string, env: Environment, wanted: string | undefined) {
  const from = env.INIT_CWD ?? root
  const file = resolve(from, wanted ?? `helioplan-${new Date().toISOString().slice(0, 16).replace(':', '')}Z.backup.gz`)
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`)
  const draft = `${file}.part`
  return withDatabase(root, readConfig(env), { isAlone: false }, async ({ url, isEmbedded }) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
    client.on('error', () => {})
    await client.connect()
    try {
      // Everything is read as it was when this began, whoever writes meanwhile.
      await client.query('begin isolation level repeatable read read only')
      await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
      const migration = await migrationOf(client, join(root, 'migrations'))
      const secret = isEmbedded ? embeddedSecret(join(root, '.data')) : undefined
      const counts: Record<string, number> = {}
      const parts = Readable.from(everything(client, migration, productVersion(root), counts, secret))
      const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
      await pipeline(parts, createGzip(), output).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') rmSync(draft, { force: true })
        throw error.syscall ? new StartError(`The backup cannot be written: ${error.message}.`) : error
      })
      renameSync(draft, file)
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
      const { size } = await stat(file)
      return `Saved ${rows} rows of ${Object.keys(counts).length} tables in ${file} (${(size / 1e6).toFixed(1)} MB). It holds people’s data: keep it as safe as the site.`
    } finally {
      await client.end().catch(() => {})
    }
  })
}

async function* everything(
  client: pg.Client,
  migration: Migration,
  product: string,
  counts: Record<string, number>,
  secret: string | undefined,
) {
  const { name, hash } = migration
  yield headingLine({ product, migration: { name, hash }, madeAt: new Date().toISOString() })
  for (const table of await tablesOf(client)) {
    yield tableLine(table)
    const rows = client.query(copyTo(`copy ${listed(table)} to stdout`))
    yield* inPieces(rows)
    counts[table.table] = rows.rowCount
  }
  yield endingLine({ rows: counts, sequences: await sequencesOf(client), secret })
}

/**
 * Fills an empty database from a backup: first the tables as they were when it was made, then its rows, then the migrations
 * since. All of it happens, or nothing.
 * @returns what was done, in sentences
 */
export async function restore(root: string, env: Environment, wanted: string | undefined) {
  if (!wanted?.trim()) throw new StartError('Say which backup: npm run restore -- FILE')
  const file = resolve(env.INIT_CWD ?? root, wanted)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const folder = join(root, 'migrations')
  return withDatabase(root, readConfig(env), { isAlone: true }, async ({ url, isEmbedded }) => {
    const input = createReadStream(file)
    const bytes = createGunzip()
    // A fault of the file is the reader's to tell.
    const arrived = pipeline(input, bytes).catch(() => {})
    try {
      const read = readBackup(bytes)
      const { product, migration, madeAt } = await read.heading()
      const reached = migrationsIn(folder).find(({ name, hash }) => name === migration.name && hash === migration.hash)
      if (!reached) throw tooNew(product)
      const ending = await withPreparationLock(url, async (client) => {
        await refuseFilled(client)
        await migrateOn(client, folder, reached)
        await fill(client, read)
        await migrateOn(client, folder)
        return read.ending()
      })
      const rows = Object.values(ending.rows).reduce((sum, count) => sum + count, 0)
      return [
        `Restored ${rows} rows of ${Object.keys(ending.rows).length} tables as they were on ${madeAt}. Everybody has to sign in again.`,
        ...aboutSecret(root, isEmbedded, ending.secret),
      ].join('\n')
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (code === 'Z_BUF_ERROR') throw notWhole()
      if (code.startsWith('Z_')) throw new StartError('That file is no backup of Helioplan, or it is damaged.')
      throw error
    } finally {
      input.destroy()
      bytes.destroy()
      await arrived
    }
  })
}

async function fill(client: pg.Client, read: ReturnType<typeof readBackup>) {
  // What triggers would write on the way (counts of rows, uses of pictures) is in the backup too.
  await setTriggers(client, 'disable')
  const counts = new Map<string, number>()
  for (let table = await read.table(); table; table = await read.table()) {
    if (!OWN.includes(table.table)) throw new StartError(`That backup holds a table "${table.table}" of no Helioplan.`)
    // What the migrations put there comes again from the backup.
    await client.query(`delete from ${pg.escapeIdentifier(table.table)}`)
    const rows = client.query(copyFrom(`copy ${listed(table)} from stdin`))
    await pipeline(Readable.from(read.rows()), rows)
    counts.set(table.table, rows.rowCount)
  }
  const { rows, sequences } = read.ending()
  for (const [table, count] of Object.entries(rows)) {
    if (counts.get(table) !== count) throw new StartError(`That backup is damaged: rows of ${table} are missing.`)
  }
  for (const [sequence, last] of Object.entries(sequences))
    await client.query('select setval(to_regclass($1), $2)', [pg.escapeIdentifier(sequence), last])
  await setTriggers(client, 'enable')
}

/** Our own triggers; those that hold foreign keys stay on. */
async function setTriggers(client: pg.Client, verb: 'enable' | 'disable') {
  for (const table of await ownTables(client))
    await client.query(`alter table ${pg.escapeIdentifier(table)} ${verb} trigger user`)
}

/** The product's tables that there are. */
async function ownTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(quote_ident(name)) is not null',
    [OWN],
  )
  return rows.map(({ name }) => name)
}

/** A site with an own database keeps the secret with it; elsewhere it is a setting. */
function aboutSecret(root: string, isEmbedded: boolean, secret: string | undefined): string[] {
  if (isEmbedded && secret) {
    keepSecret(join(root, '.data'), secret)
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

async function refuseFilled(client: pg.Client) {
  if ((await ownTables(client)).length === 0 && (await migratedTo(client)) === undefined) return
  throw new StartError(
    [
      'There is a site in this database already. A backup is restored into an empty one:',
      '  with DATABASE_URL, create a new database and name it there;',
      '  with the database of this folder, save it (npm run backup), remove it (npm run uninstall), and restore again.',
    ].join('\n'),
  )
}

async function migrationOf(client: pg.Client, folder: string): Promise<Migration> {
  const reached = await migratedTo(client)
  if (reached === undefined) throw new StartError('There is no site in this database yet: nothing to save.')
  const found = migrationsIn(folder).find(({ when }) => when === reached)
  if (!found) throw new StartError('This database was prepared by a newer Helioplan: make the backup with that one.')
  return found
}

/** Each table stands after those that its rows refer to. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.oid in (select to_regclass(quote_ident(name)) from unnest($1::text[]) as name)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [OWN.filter((name) => !LEFT_OUT.includes(name))],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to from pg_constraint
     join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid where contype = 'f' and f.oid <> t.oid`,
  )
  const ordered: Table[] = []
  const wait = new Map(columns.map((table) => [table.table, table]))
  while (wait.size > 0) {
    const free = [...wait.values()].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && wait.has(to)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of free) {
      ordered.push(table)
      wait.delete(table.table)
    }
  }
  return ordered
}

/** Those that have given a number: no number is given a second time. */
async function sequencesOf(client: pg.Client): Promise<Ending['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select s.sequencename as name, s.last_value::text as last
     from pg_sequences s
     join pg_class c on c.oid = to_regclass(quote_ident(s.sequencename))
     join pg_depend d on d.objid = c.oid and d.deptype = 'a'
     join pg_class t on t.oid = d.refobjid
     where s.schemaname = current_schema() and s.last_value is not null and t.relname = any($1::text[])`,
    [OWN.filter((name) => !LEFT_OUT.includes(name))],
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

const listed = ({ table, columns }: Table) =>
  `${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`

function productVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}
