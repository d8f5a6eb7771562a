import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

/** [ms] Limits how long a batch locks its rows. */
const TARGET_STATEMENT_TIME = 500
const MIN_BATCH = 10
const MAX_BATCH = 5000

/**
 * Batches adapt to their duration, with pauses for other work.
 * @param deleteBatch deletes at most `limit` rows and returns their number
 */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>, isStopped = () => false) {
  for (let limit = 500; !isStopped(); ) {
    const start = performance.now()
    const deletedCount = await deleteBatch(limit)
    if (deletedCount < limit) return
    const duration = performance.now() - start
    await pause(Math.min(duration, TARGET_STATEMENT_TIME))
    limit = Math.round(
      Math.min(MAX_BATCH, Math.max(MIN_BATCH, (limit * TARGET_STATEMENT_TIME) / 4 / Math.max(duration, 1))),
    )
  }
}

/** For sent and abandoned emails [days]. */
export const EMAIL_RETENTION_DAYS = 30

/** Each statement deletes one batch and skips rows locked by another process. */
const expiryStatements = ({ retentionDays }: Pick<Config, 'retentionDays'>) => [
  `delete from sessions where sid in
     (select sid from sessions where expire < now() limit $1 for update skip locked)`,
  `delete from rate_limits where key in
     (select key from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint limit $1 for update skip locked)`,
  `delete from account_links where hash in
     (select hash from account_links where expires_at < now() limit $1 for update skip locked)`,
  `delete from open_steps where hash in
     (select hash from open_steps where expires_at < now() limit $1 for update skip locked)`,
  `delete from outbox where id in
     (select id from outbox where created_at < now() - interval '${EMAIL_RETENTION_DAYS} days'
      and (sent_at is not null or next_attempt_at = 'infinity') limit $1 for update skip locked)`,
  `delete from contact_messages where id in
     (select id from contact_messages where created_at < now() - interval '${retentionDays.messages} days'
      limit $1 for update skip locked)`,
  `delete from admin_log where id in
     (select id from admin_log where created_at < now() - interval '${retentionDays.log} days'
      limit $1 for update skip locked)`,
  `delete from uploads where id in
     (select id from uploads where created_at < now() - interval '${retentionDays.pictures} days'
      and not exists (select from upload_uses where upload_id = uploads.id) limit $1 for update skip locked)`,
]

/** Between two runs [ms]. */
const INTERVAL = 300_000

export async function applyRetention({ pool, config }: Pick<Deps, 'pool' | 'config'>, isStopped?: () => boolean) {
  for (const text of expiryStatements(config))
    await deleteInBatches(async (limit) => (await pool.query(text, [limit])).rowCount ?? 0, isStopped)
}

/**
 * Runs in the background.
 * @returns a function that stops it
 */
export function startRetention({ pool, config, log }: Pick<Deps, 'pool' | 'config' | 'log'>) {
  const stopping = new AbortController()
  async function run() {
    while (!stopping.signal.aborted) {
      await applyRetention({ pool, config }, () => stopping.signal.aborted).catch((error) =>
        log.warn({ error }, 'What is stale could not be deleted'),
      )
      await pause(INTERVAL, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  return async function stop() {
    stopping.abort()
    await running
  }
}
