import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'

/** Advisory lock id; arbitrary. */
const MIGRATION_LOCK = 7_246_501

/** Migrations may take as long as they need; overrides the database's settings. */
const NO_TIMEOUTS = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local client_min_messages = warning`

/**
 * Runs `work` in one transaction under the preparation lock: processes that start together take turns, and the work is
 * atomic. The lock ends with the transaction, also behind a pooler.
 * @param onWait called once if another process has the lock
 */
export async function withPreparationLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  onWait: () => void = () => {},
) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  let connectionError: Error | undefined
  client.on('error', (error) => {
    connectionError = error
  })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(NO_TIMEOUTS)
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_xact_lock($1) as acquired', [
      MIGRATION_LOCK,
    ])
    if (!rows[0]?.acquired) {
      onWait()
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    }
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    throw connectionError ?? error
  } finally {
    await client.end().catch(() => {})
  }
}

export interface Migration {
  /** File name without extension: `0003_homes`. */
  readonly name: string
  readonly hash: string
  /** Identifies it in the database [ms since 1970]. */
  readonly when: number
  readonly statements: readonly string[]
}

export function readMigrations(folder: string): Migration[] {
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

const JOURNAL_TABLE = 'drizzle.__drizzle_migrations'

/** `when` of the migration; undefined before the first. */
export async function findLastMigration(client: pg.ClientBase): Promise<number | undefined> {
  const journal = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [JOURNAL_TABLE])
  if (!journal.rows[0]?.is) return undefined
  const { rows } = await client.query<{ when: string | null }>(`select max(created_at) as when from ${JOURNAL_TABLE}`)
  return rows[0]?.when == null ? undefined : Number(rows[0].when)
}

/**
 * @param client a connection that holds the lock
 * @param lastToApply default: the newest
 */
export async function applyMigrations(client: pg.ClientBase, folder: string, lastToApply?: Migration) {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists ${JOURNAL_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const appliedUntil = (await findLastMigration(client)) ?? 0
  for (const { hash, when, statements } of readMigrations(folder)) {
    if (when <= appliedUntil || (lastToApply && when > lastToApply.when)) continue
    for (const statement of statements) await client.query(statement)
    await client.query(`insert into ${JOURNAL_TABLE} (hash, created_at) values ($1, $2)`, [hash, when])
  }
}
