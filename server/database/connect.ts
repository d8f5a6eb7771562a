import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { withClient } from '../database-client.ts'
import { beginWrite, throwIfTimedOut } from '../http/deadline.ts'
import { listCauses } from '../http/errors.ts'
import type { Log } from '../http/log.ts'
import { StartError } from '../start-error.js'

/**
 * [ms] Together they keep every response below three seconds: waiting for a connection, then for a locked table or for
 * a server that has stopped answering.
 */
const CONNECT_TIMEOUT = 1500
const LOCK_TIMEOUT = 1000
const STATEMENT_TIMEOUT = 2000
const QUERY_TIMEOUT = 2200
const IDLE_IN_TRANSACTION_TIMEOUT = 5000
/** [ms] */
const POOL_IDLE_TIMEOUT = 300_000

/** Behind a pooler in transaction mode, settings last for one transaction. */
const SET_TIMEOUTS = `set local lock_timeout = ${LOCK_TIMEOUT}; set local statement_timeout = ${STATEMENT_TIMEOUT};
  set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT}`

export type Pool = pg.Pool
export type Database = ReturnType<typeof openDatabase>['db']
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface ConnectionOptions {
  /** Set behind a pooler, where each transaction may use another connection and settings do not persist. */
  readonly isPooled: boolean
  /** Whether named prepared statements survive between transactions. */
  readonly usesPreparedStatements: boolean
}
const DIRECT_CONNECTION: ConnectionOptions = { isPooled: false, usesPreparedStatements: true }

export function openDatabase(
  url: string,
  size: number,
  log: Log,
  { isPooled, usesPreparedStatements }: ConnectionOptions = DIRECT_CONNECTION,
) {
  const timeouts = {
    lock_timeout: LOCK_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...(!isPooled && timeouts),
    query_timeout: QUERY_TIMEOUT,
    idleTimeoutMillis: POOL_IDLE_TIMEOUT,
    keepAlive: true,
    application_name: 'helioplan',
    ...(!usesPreparedStatements && { Client: ClientWithoutPreparedStatements }),
  })
  // Without a listener, a connection lost while idle would end the process.
  pool.on('error', (error) => log.warn({ error }, 'A database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  if (isPooled) pool.query = withTransactionTimeouts(pool) as typeof pool.query
  pool.query = guardQuery(pool.query.bind(pool)) as typeof pool.query
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    throwIfTimedOut()
    const client = await pool.connect()
    const connection = new TransactionClient(client)
    try {
      return await drizzle(connection as unknown as pg.PoolClient).transaction(async (tx) => {
        if (isPooled) await tx.execute(SET_TIMEOUTS)
        const result = await work(tx)
        // COMMIT is sent next. Throwing here rolls back.
        beginWrite()
        return result
      }, config)
    } finally {
      client.release(!connection.end())
    }
  }
  return { pool, db }
}

/**
 * One transaction's view of a connection. After an unanswered or unexpectedly failed statement nothing more is sent,
 * not even the rollback: pg would drop it from its queue if it times out, too, and report only that. The connection is
 * closed instead, which rolls back.
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
      // PostgreSQL's answer, without an error, if the failure of an earlier statement was swallowed.
      if (statement.text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was rolled back')
      return result
    } catch (error) {
      if (isConstraintViolation(error)) this.#unanswered--
      else this.#fault = error
      throw error
    }
  }

  /** Ends the use of the connection. A late statement would otherwise run in the next user's transaction. */
  end(): boolean {
    const isReusable =
      this.#fault === undefined && this.#unanswered === 0 && this.#client.getTransactionStatus() === TRANSACTION_IDLE
    this.#fault ??= new Error('The transaction is over')
    return isReusable
  }
}

/** Transaction status "idle" of the protocol's ReadyForQuery message. */
const TRANSACTION_IDLE = 'I'

/** SQLSTATE class 23: the connection stays usable. */
const isConstraintViolation = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') === true

/** Strips the names of prepared statements, for poolers that do not support them. */
class ClientWithoutPreparedStatements extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg tells the many forms of a query apart
  override query(...[first, ...others]: any[]): any {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
    return super.query(isNamed ? { ...first, name: undefined } : first, ...(others as []))
  }
}

/** Runs each statement in its own transaction with the timeouts set. */
const withTransactionTimeouts =
  (pool: pg.Pool) =>
  async (...statement: Parameters<pg.ClientBase['query']>) => {
    const client = await pool.connect()
    let failure: unknown
    try {
      await client.query(`begin; ${SET_TIMEOUTS}`)
      const result = await client.query(...statement)
      await client.query('commit')
      return result
    } catch (error) {
      failure = error
      throw error
    } finally {
      // A connection with a failure is not reused, as in pg's own pool.
      client.release(failure !== undefined)
    }
  }

/** Oldest PostgreSQL version that supports all migrations and statements. */
const MIN_VERSION = 14
const SERVER_INFO = `select pg_backend_pid() as pid, pg_is_in_recovery() as "isReplica",
  current_setting('server_version_num')::integer / 10000 as version`

/**
 * Detects a pooler, too.
 * @param preparedStatements the setting, if any
 * @throws StartError that explains what is wrong
 */
export async function checkDatabase(url: string, preparedStatements?: boolean): Promise<ConnectionOptions> {
  return withClient(checkOptions(url), async (client) => {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number; isReplica: boolean; version: number }>(SERVER_INFO)
    await client.query('commit')
    const [{ pid, isReplica, version } = { pid: 0, isReplica: false, version: 0 }] = rows
    if (version < MIN_VERSION)
      throw new StartError(`${describeServer(url)} is version ${version}; Helioplan needs ${MIN_VERSION} or newer.`)
    if (isReplica) {
      throw new StartError(
        `${describeServer(url)} is a replica, which only reads: DATABASE_URL has to name its primary (DATABASE_READ_URL may name the replica).`,
      )
    }
    // A pooler answers the handshake itself, so its process id differs from that of the backend.
    const isPooled = (client as pg.Client & { processID: number | null }).processID !== pid
    if (isPooled && preparedStatements) await checkPreparedStatements(client, url)
    return { isPooled, usesPreparedStatements: preparedStatements ?? !isPooled }
  }).catch((error) => {
    throw error instanceof StartError ? error : new StartError(explainConnectError(error, url))
  })
}

const checkOptions = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })

/** Prepared statements must survive after the pooler has lent the connection to another client. */
async function checkPreparedStatements(client: pg.Client, url: string) {
  const statement = { name: 'helioplan-check', text: 'select 1' }
  try {
    await client.query(statement)
    await withClient(checkOptions(url), async (otherClient) => {
      // Poolers lend the most recently returned connection first.
      await otherClient.query('begin; select 1')
      await client.query(statement)
    })
  } catch {
    throw new StartError(
      `The pooler at ${hostAndPort(url)} does not keep named statements: leave DATABASE_PREPARED unset, or let it (PgBouncer from 1.21 on does, with max_prepared_statements).`,
    )
  }
}

function hostAndPort(url: string) {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}
const describeServer = (url: string) => `PostgreSQL at ${hostAndPort(url)}`

function explainConnectError(error: unknown, url: string) {
  const { hostname, pathname, username } = new URL(url)
  const server = hostAndPort(url)
  const code = listCauses(error).find((cause) => typeof cause.code === 'string')?.code
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

/** Stops statements that would write for a request that has timed out. */
const guardQuery =
  (query: (...statement: unknown[]) => unknown) =>
  (...statement: unknown[]) => {
    if (isReadOnly(statement[0])) throwIfTimedOut()
    else beginWrite()
    return query(...statement)
  }

/** All reading statements of the site begin like this. */
function isReadOnly(statement: unknown) {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text
  return typeof text === 'string' && /^\s*(select|with (?!.*\b(insert|update|delete)\b))/is.test(text)
}
