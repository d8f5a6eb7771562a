import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

/** What one statement may take [ms]: rows are locked no longer, and nobody waits longer behind them. */
const LONGEST = 500
const FEWEST = 10
const MOST = 5000

/**
 * Removes many rows a part at a time. A part that took long is followed by a smaller one; between two the database has as
 * much time for others as the last one took.
 * @param remove deletes at most `limit` rows and says how many there were
 */
export async function removeInParts(remove: (limit: number) => Promise<number>, isStopped = () => false) {
  for (let limit = 500; !isStopped(); ) {
    const start = performance.now()
    const removed = await remove(limit)
    if (removed < limit) return
    const took = performance.now() - start
    await pause(Math.min(took, LONGEST))
    limit = Math.round(Math.min(MOST, Math.max(FEWEST, (limit * LONGEST) / 4 / Math.max(took, 1))))
  }
}

/** Days for which mails that are sent or given up are kept. */
export const MAIL_DAYS = 30

/** What nobody needs any more, a part at a time: rows that another process cleans away just now are skipped. */
const stale = ({ keptDays }: Pick<Config, 'keptDays'>) => [
  `delete from sessions where sid in
     (select sid from sessions where expire < now() limit $1 for update skip locked)`,
  `delete from rate_limits where key in
     (select key from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint limit $1 for update skip locked)`,
  `delete from account_links where hash in
     (select hash from account_links where expires_at < now() limit $1 for update skip locked)`,
  `delete from open_steps where hash in
     (select hash from open_steps where expires_at < now() limit $1 for update skip locked)`,
  `delete from outbox where id in
     (select id from outbox where created_at < now() - interval '${MAIL_DAYS} days'
      and (sent_at is not null or next_attempt_at = 'infinity') limit $1 for update skip locked)`,
  `delete from contact_messages where id in
     (select id from contact_messages where created_at < now() - interval '${keptDays.messages} days'
      limit $1 for update skip locked)`,
  `delete from admin_log where id in
     (select id from admin_log where created_at < now() - interval '${keptDays.log} days'
      limit $1 for update skip locked)`,
  `delete from uploads where id in
     (select id from uploads where created_at < now() - interval '${keptDays.pictures} days'
      and not exists (select from upload_uses where upload_id = uploads.id) limit $1 for update skip locked)`,
]

/** Between two rounds [ms]. */
const PAUSE = 300_000

/** Deletes what is stale, in every statement. */
export async function clean({ pool, config }: Pick<Deps, 'pool' | 'config'>, isStopped?: () => boolean) {
  for (const text of stale(config))
    await removeInParts(async (limit) => (await pool.query(text, [limit])).rowCount ?? 0, isStopped)
}

/** Cleans now and then, beside the requests. @returns stops it */
export function startCleaning({ pool, config, log }: Pick<Deps, 'pool' | 'config' | 'log'>) {
  const ending = new AbortController()
  async function run() {
    while (!ending.signal.aborted) {
      await clean({ pool, config }, () => ending.signal.aborted).catch((error) =>
        log.warn({ error }, 'What is stale could not be deleted'),
      )
      await pause(PAUSE, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  return async function stop() {
    ending.abort()
    await running
  }
}
