import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number that nothing else in the database uses; the lock's name. */
const MIGRATION_LOCK = 7_246_501

/**
 * Runs `work` on a connection of its own that holds the database's preparation lock: processes that start together take
 * turns, and the lock falls with the connection. No time limits: a migration may take as long as it needs.
 */
export async function withPreparationLock<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } catch (error) {
    throw lost ?? error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Brings the tables up to date on a connection that holds the lock. */
export async function migrateOn(client: pg.Client, folder: string) {
  await client.query('set client_min_messages = warning')
  await migrate(drizzle(client), { migrationsFolder: folder })
}
