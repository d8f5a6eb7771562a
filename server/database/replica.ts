import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { isDatabaseAway } from '../http/errors.ts'
import type { Log } from '../http/log.ts'
import { type Database, openDatabase, type Pool } from './connect.ts'

/** Between two looks at how far it is [ms]: what it is behind at most, beside the time of two queries. */
const LOOK = 1000

/** A copy of the database that follows it, for reads that may be a second old. */
export interface Replica {
  readonly db: Database
  readonly pool: Pool
  /** False while it is away, too far behind, or may not have yet what was changed a moment ago. */
  readonly isUsable: boolean
  /** To be called when the content was changed: the replica is read again once it has that. */
  readonly changed: () => void
  /** To be called with what a read of it failed with. */
  readonly failed: (error: unknown) => void
  readonly stop: () => Promise<void>
}

/** A replica may be reached through a pooler, whatever its primary is: what works with one works without. */
const CAREFULLY = { isPooled: true, isPreparing: false }

export const openReplica = (
  url: string,
  primary: Pool,
  { databasePoolSize }: Pick<Config, 'databasePoolSize'>,
  log: Log,
) => watchReplica(primary, openDatabase(url, databasePoolSize, log, CAREFULLY), log)

/**
 * Follows how far a replica is, in positions of the primary’s log: it is usable while it has all that the primary had at the
 * look before. Clocks have no part in that.
 */
export function watchReplica(
  primary: Pool,
  { pool, db }: { readonly pool: Pool; readonly db: Database },
  log: Log,
  look = LOOK,
): Replica {
  const ending = new AbortController()
  let isUsable = false
  /** A position that it must have passed; undefined until the primary was asked after the last change. */
  let wanted: string | undefined
  let changes = 0
  let isFirst = true

  async function lookOnce() {
    const before = changes
    const position = await positionOf(primary)
    if (wanted !== undefined) {
      const has = await hasPassed(pool, wanted)
      if (before === changes) tell(has)
    }
    // While the primary is away it writes nothing: the last known position stays the one to have.
    if (before === changes && position !== undefined) wanted = position
  }

  function tell(usable: boolean) {
    if (usable !== isUsable) log[usable ? 'info' : 'warn'](usable ? 'The replica is read' : 'The replica is not read')
    isUsable = usable
  }

  async function run() {
    while (!ending.signal.aborted) {
      await lookOnce().catch((error) => {
        if (isUsable || isFirst) log.warn({ error }, 'The replica does not answer')
        tell(false)
      })
      isFirst = false
      await pause(look, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()

  return {
    db,
    pool,
    get isUsable() {
      return isUsable
    },
    changed() {
      changes++
      wanted = undefined
      isUsable = false
    },
    failed(error) {
      log.warn({ error }, 'The replica does not answer')
      tell(false)
    },
    async stop() {
      ending.abort()
      await running
      await pool.end()
    },
  }
}

const positionOf = (primary: Pool) =>
  primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position').then(
    ({ rows }) => rows[0]?.position,
    () => undefined,
  )

async function hasPassed(replica: Pool, position: string) {
  const { rows } = await replica.query<{ has: boolean | null }>(
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
    [position],
  )
  return rows[0]?.has === true
}

// biome-ignore lint/suspicious/noExplicitAny: any set of queries
type Queries = Readonly<Record<string, (...args: any[]) => unknown>>

/** The queries as they are made of the replica while it is usable, and of the primary otherwise. */
export function fromReplica<Q extends Queries>(primary: Q, replica: Replica | undefined, make: (db: Database) => Q): Q {
  if (!replica) return primary
  const second = make(replica.db)
  const either = Object.entries(primary).map(([name, ask]) => [
    name,
    async (...args: unknown[]) => {
      if (!replica.isUsable) return ask(...args)
      try {
        return await second[name]?.(...args)
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        replica.failed(error)
        return ask(...args)
      }
    },
  ])
  return Object.fromEntries(either)
}
