import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../http/log.ts'
import { StartError } from '../start-error.js'

/**
 * Milliseconds. Together they keep every answer below three seconds: waiting for a connection and then for a locked table,
 * or for a server that has stopped answering.
 */
const CONNECT = 1500
const LOCK = 1000
const STATEMENT = 2000
const ANSWER = 2200
const IDLE_IN_TRANSACTION = 5000
/** Opening a connection costs more than keeping one. [ms] */
const KEEP_IDLE = 300_000

export type Pool = pg.Pool
export type Database = ReturnType<typeof openDatabase>['db']
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export function openDatabase(url: string, size: number, log: Log) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT,
    lock_timeout: LOCK,
    statement_timeout: STATEMENT,
    query_timeout: ANSWER,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    idleTimeoutMillis: KEEP_IDLE,
    keepAlive: true,
    application_name: 'helioplan',
  })
  // Without a listener a connection that drops while idle (a database restart) would end the process.
  pool.on('error', (error) => log.warn({ error }, 'A database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  // Drizzle's own sends BEGIN before the part that gives the connection back: one lost at that moment would never return,
  // and after as many as the pool holds nothing would.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return { pool, db }
}

/** Waits until the database answers, or throws a StartError that says what is wrong with its address. */
export async function checkDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new StartError(explain(error, url))
  } finally {
    await client.end().catch(() => {})
  }
}

function explain(error: unknown, url: string) {
  const { hostname, port, pathname, username } = new URL(url)
  const server = `${hostname}:${port || 5432}`
  const code = codeOf(error)
  if (code === 'ECONNREFUSED') return `No PostgreSQL answers at ${server}; start it, or correct DATABASE_URL.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host "${hostname}" in DATABASE_URL is not known.`
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL at ${server} refuses the user "${decodeURIComponent(username)}" or the password in DATABASE_URL.`
  }
  if (code === '3D000')
    return `PostgreSQL at ${server} has no database "${decodeURIComponent(pathname.slice(1))}"; create it, or correct DATABASE_URL.`
  if (code === '53300') return `PostgreSQL at ${server} has no free connection left.`
  if (code === '57P03') return `PostgreSQL at ${server} is still starting; try again in a moment.`
  return `PostgreSQL at ${server} cannot be reached with DATABASE_URL (${code ?? 'no answer within 5 seconds'}).`
}

function codeOf(error: unknown): string | undefined {
  // Node reports a host with several addresses as an AggregateError of one error each.
  const first = error instanceof AggregateError ? error.errors[0] : error
  const code = (first as { code?: unknown }).code ?? (error as { code?: unknown }).code
  return typeof code === 'string' ? code : undefined
}
