import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../http/log.ts'
import { StartError } from '../start-error.js'
import { storeInTime } from './stores.ts'

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

/** Where a pooler lends a connection for a transaction only, what is set lasts no longer either. */
const SET_LIMITS = `set local lock_timeout = ${LOCK}; set local statement_timeout = ${STATEMENT};
  set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION}`

export type Pool = pg.Pool
export type Database = ReturnType<typeof openDatabase>['db']
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** How the database is reached. */
export interface Reach {
  /** Through a pooler, which may give every transaction another connection: nothing set on one outlives it. */
  readonly isPooled: boolean
  /** Whether statements may be prepared under a name once and used by it for as long as a connection lives. */
  readonly isPreparing: boolean
}
const DIRECTLY: Reach = { isPooled: false, isPreparing: true }

export function openDatabase(url: string, size: number, log: Log, { isPooled, isPreparing }: Reach = DIRECTLY) {
  const limits = {
    lock_timeout: LOCK,
    statement_timeout: STATEMENT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT,
    ...(!isPooled && limits),
    query_timeout: ANSWER,
    idleTimeoutMillis: KEEP_IDLE,
    keepAlive: true,
    application_name: 'helioplan',
    ...(!isPreparing && { Client: ClientWithoutNames }),
  })
  // Without a listener a connection that drops while idle (a database restart) would end the process.
  pool.on('error', (error) => log.warn({ error }, 'A database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  if (isPooled) pool.query = withLimits(pool) as typeof pool.query
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const connection = new TransactionClient(client)
    try {
      return await drizzle(connection as unknown as pg.PoolClient).transaction(async (tx) => {
        if (isPooled) await tx.execute(SET_LIMITS)
        return work(tx)
      }, config)
    } finally {
      client.release(!connection.end())
    }
  }
  storeInTime(pool, db)
  return { pool, db }
}

/**
 * A connection as one transaction uses it. After a statement that went unanswered or failed unexpectedly nothing more is
 * sent, not even the rollback: pg would drop that from its queue when it times out too, and report only that. Closing the
 * connection rolls back.
 */
class TransactionClient {
  readonly #client: pg.PoolClient
  #fault: unknown
  #unanswered = 0

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async query(statement: pg.QueryConfig, values?: unknown[]) {
    if (this.#fault !== undefined) throw this.#fault
    this.#unanswered++
    try {
      const result = await this.#client.query(statement, values)
      this.#unanswered--
      // PostgreSQL answers so, and not by an error, when the failure of an earlier statement was swallowed.
      if (statement.text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was rolled back')
      return result
    } catch (error) {
      if (isRefusal(error)) this.#unanswered--
      else this.#fault = error
      throw error
    }
  }

  /** Ends the use of the connection: a straggler's statement would run in somebody else's transaction, or in none. */
  end(): boolean {
    const isReusable =
      this.#fault === undefined && this.#unanswered === 0 && this.#client.getTransactionStatus() === IDLE
    this.#fault ??= new Error('The transaction is over')
    return isReusable
  }
}

/** Outside a transaction, by the server's last word (ReadyForQuery). */
const IDLE = 'I'

/** A constraint that refused a row (SQLSTATE class 23): the server goes on with the connection, and so do we. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('23') === true

/** Statements of our own and drizzle's bear names, to be prepared once: this one sends them without. */
class ClientWithoutNames extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg tells the many forms of a query apart
  override query(...[first, ...others]: any[]): any {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
    return super.query(isNamed ? { ...first, name: undefined } : first, ...(others as []))
  }
}

/** Each statement in a transaction of its own, for which the limits are set. */
const withLimits =
  (pool: pg.Pool) =>
  async (...statement: Parameters<pg.ClientBase['query']>) => {
    const client = await pool.connect()
    let fault: unknown
    try {
      await client.query(`begin; ${SET_LIMITS}`)
      const result = await client.query(...statement)
      await client.query('commit')
      return result
    } catch (error) {
      fault = error
      throw error
    } finally {
      // As pg's own pool does: a connection on which something failed is not used again.
      client.release(fault !== undefined)
    }
  }

/** The oldest PostgreSQL that has everything the migrations and statements use. */
const OLDEST = 14
const ASKED = `select pg_backend_pid() as pid, pg_is_in_recovery() as "isReplica",
  current_setting('server_version_num')::integer / 10000 as version`

/**
 * Waits until the database answers, and finds out how it is reached.
 * @param prepared what the settings say of named statements, if anything
 * @throws StartError that says what is wrong with its address, or cannot work
 */
export async function checkDatabase(url: string, prepared?: boolean): Promise<Reach> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin')
    const { rows } = await client.query<{ pid: number; isReplica: boolean; version: number }>(ASKED)
    await client.query('commit')
    const [{ pid, isReplica, version } = { pid: 0, isReplica: false, version: 0 }] = rows
    if (version < OLDEST)
      throw new StartError(`${serverOf(url)} is version ${version}; Helioplan needs ${OLDEST} or newer.`)
    if (isReplica) {
      throw new StartError(
        `${serverOf(url)} is a replica, which only reads: DATABASE_URL has to name its primary (DATABASE_READ_URL may name the replica).`,
      )
    }
    // A pooler answers for itself when a connection is made, and so names another process than the one that works.
    const isPooled = (client as pg.Client & { processID: number | null }).processID !== pid
    if (isPooled && prepared) await checkPreparing(client, url)
    return { isPooled, isPreparing: prepared ?? !isPooled }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(explain(error, url))
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether a statement is still known by its name when the pooler has lent its connection to somebody else. */
async function checkPreparing(client: pg.Client, url: string) {
  const statement = { name: 'helioplan-check', text: 'select 1' }
  const other = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  other.on('error', () => {})
  try {
    await client.query(statement)
    await other.connect()
    // The connection that was given back last is lent first.
    await other.query('begin; select 1')
    await client.query(statement)
  } catch {
    throw new StartError(
      `The pooler at ${addressOf(url)} does not keep named statements: leave DATABASE_PREPARED unset, or let it (PgBouncer from 1.21 on does, with max_prepared_statements).`,
    )
  } finally {
    await other.end().catch(() => {})
  }
}

function addressOf(url: string) {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}
const serverOf = (url: string) => `PostgreSQL at ${addressOf(url)}`

function explain(error: unknown, url: string) {
  const { hostname, pathname, username } = new URL(url)
  const server = addressOf(url)
  const code = codeOf(error)
  if (/statement pooling/.test((error as Error).message)) {
    return `The pooler at ${server} lends connections for single statements (pool_mode = statement): Helioplan needs "transaction" or "session".`
  }
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
