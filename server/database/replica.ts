import { repeatInBackground } from '../background.ts'
import type { Config } from '../config.ts'
import { isDatabaseUnavailable } from '../http/errors.ts'
import type { Log } from '../http/log.ts'
import { type Database, openDatabase, type Pool } from './connect.ts'

/** Time between checks of the replica's lag [ms]; bounds the lag together with the time of two queries. */
const POLL_INTERVAL = 1000

/** The replica may be behind a pooler. These settings work with and without one. */
const POOLED_CONNECTION = { isPooled: true, usesPreparedStatements: false }

export const openReplica = (
  url: string,
  primary: Pool,
  { databasePoolSize }: Pick<Config, 'databasePoolSize'>,
  log: Log,
) => watchReplica(primary, openDatabase(url, databasePoolSize, log, POOLED_CONNECTION), log)

/**
 * Tracks the replica by write-ahead log positions: it is usable while it has replayed everything that the primary had
 * written at the previous check. Clocks are not compared.
 */
function watchReplica(primary: Pool, { pool, db }: { readonly pool: Pool; readonly db: Database }, log: Log) {
  let isUsable = false
  /** Position that must be replayed; undefined until the primary was asked after the last change. */
  let requiredPosition: string | undefined
  let changeCount = 0
  let isFirst = true

  async function poll() {
    const changesBefore = changeCount
    const position = await walPosition(primary)
    if (requiredPosition !== undefined) {
      const hasCaughtUp = await hasReplayed(pool, requiredPosition)
      if (changesBefore === changeCount) setUsable(hasCaughtUp)
    }
    // While the primary is down it writes nothing, so its last known position stays valid.
    if (changesBefore === changeCount && position !== undefined) requiredPosition = position
  }

  function setUsable(usable: boolean) {
    if (usable !== isUsable) log[usable ? 'info' : 'warn'](usable ? 'The replica is read' : 'The replica is not read')
    isUsable = usable
  }

  const stopPolling = repeatInBackground(POLL_INTERVAL, async () => {
    await poll().catch((error) => {
      if (isUsable || isFirst) log.warn({ error }, 'The replica does not answer')
      setUsable(false)
    })
    isFirst = false
  })

  return {
    db,
    pool,
    /** False while it is down, lags too far, or may lack the latest change. */
    get isUsable() {
      return isUsable
    },
    /** Call it after a write to the content: the replica is not used until it has caught up. */
    markChanged() {
      changeCount++
      requiredPosition = undefined
      isUsable = false
    },
    /** Call it with the error of a failed read. */
    markFailed(error: unknown) {
      log.warn({ error }, 'The replica does not answer')
      setUsable(false)
    },
    async stop() {
      await stopPolling()
      await pool.end()
    },
  }
}

/** Read-only copy for reads that may be one second old. */
export type Replica = ReturnType<typeof watchReplica>

const walPosition = (primary: Pool) =>
  primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position').then(
    ({ rows }) => rows[0]?.position,
    () => undefined,
  )

async function hasReplayed(replica: Pool, position: string) {
  const { rows } = await replica.query<{ has: boolean | null }>(
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
    [position],
  )
  return rows[0]?.has === true
}

// biome-ignore lint/suspicious/noExplicitAny: any set of queries
type Queries = Readonly<Record<string, (...args: any[]) => unknown>>

/** Uses the replica while it is usable, otherwise the primary. */
export function preferReplica<Q extends Queries>(
  primary: Q,
  replica: Replica | undefined,
  createQueries: (db: Database) => Q,
): Q {
  if (!replica) return primary
  const replicaQueries = createQueries(replica.db)
  const queries = Object.entries(primary).map(([name, query]) => [
    name,
    async (...args: unknown[]) => {
      if (!replica.isUsable) return query(...args)
      try {
        return await replicaQueries[name]?.(...args)
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        replica.markFailed(error)
        return query(...args)
      }
    },
  ])
  return Object.fromEntries(queries)
}
