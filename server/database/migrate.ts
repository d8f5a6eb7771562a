import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'

/** Any number that nothing else in the database uses; the lock's name. */
const MIGRATION_LOCK = 7_246_501

/** Whatever the user's or the database's own settings say: a migration may take as long as it needs. */
const NO_LIMITS = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local client_min_messages = warning`

/**
 * Runs `work` in one transaction that holds the database's preparation lock: processes that start together take turns, all
 * of the work is done or none, and the lock falls with the transaction, also behind a pooler that lends connections for no
 * longer than that.
 * @param onWait called once when another process has the lock
 */
export async function withPreparationLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  onWait: () => void = () => {},
) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(NO_LIMITS)
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      MIGRATION_LOCK,
    ])
    if (!rows[0]?.taken) {
      onWait()
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    }
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    throw lost ?? error
  } finally {
    await client.end().catch(() => {})
  }
}

export interface Migration {
  /** Of its file, without the ending: `0003_homes`. */
  readonly name: string
  /** Of its content. */
  readonly hash: string
  /** By which the database knows it [ms since 1970]. */
  readonly when: number
  readonly statements: readonly string[]
}

/** The product's migrations, in order. */
export function migrationsIn(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, index) => ({
    name: journal.entries[index]?.tag ?? '',
    hash,
    when: folderMillis,
    statements: sql,
  }))
}

/** Where drizzle-kit, too, writes down what was done. */
const TABLE = 'drizzle.__drizzle_migrations'

/** The last migration that the database has had, by its time; undefined before the first. */
export async function migratedTo(client: pg.ClientBase): Promise<number | undefined> {
  const there = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [TABLE])
  if (!there.rows[0]?.is) return undefined
  const { rows } = await client.query<{ when: string | null }>(`select max(created_at) as when from ${TABLE}`)
  return rows[0]?.when == null ? undefined : Number(rows[0].when)
}

/**
 * Brings the tables up to date on a connection that holds the lock.
 * @param last the migration to stop at, if it is not the newest
 */
export async function migrateOn(client: pg.ClientBase, folder: string, last?: Migration) {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const reached = (await migratedTo(client)) ?? 0
  for (const { hash, when, statements } of migrationsIn(folder)) {
    if (when <= reached || (last && when > last.when)) continue
    for (const statement of statements) await client.query(statement)
    await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, when])
  }
}
