import { setTimeout as pause } from 'node:timers/promises'
import { repeatInBackground } from '../background.ts'
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

/** Time for which sent and abandoned emails are stored [days]. */
export const EMAIL_RETENTION_DAYS = 30
/** Time until an address that is not confirmed is released [days]. */
export const UNCONFIRMED_DAYS = 14

/**
 * Each statement changes one batch and skips rows locked by another process. Its parameters are the size of the batch and the
 * time that rows must have outlived.
 */
const expiryStatements = ({ retentionDays, mail }: Pick<Config, 'retentionDays' | 'mail'>) => [
  `delete from sessions where sid in
     (select sid from sessions where expire < $2 limit $1 for update skip locked)`,
  `delete from rate_limits where key in
     (select key from rate_limits where expire < (extract(epoch from $2::timestamptz) * 1000)::bigint limit $1 for update skip locked)`,
  `delete from account_links where hash in
     (select hash from account_links where expires_at < $2 limit $1 for update skip locked)`,
  `delete from open_steps where hash in
     (select hash from open_steps where expires_at < $2 limit $1 for update skip locked)`,
  `delete from outbox where id in
     (select id from outbox where created_at < $2::timestamptz - interval '${EMAIL_RETENTION_DAYS} days'
      and (sent_at is not null or next_attempt_at = 'infinity') limit $1 for update skip locked)`,
  `delete from contact_messages where id in
     (select id from contact_messages where created_at < $2::timestamptz - interval '${retentionDays.messages} days'
      limit $1 for update skip locked)`,
  `delete from admin_log where id in
     (select id from admin_log where created_at < $2::timestamptz - interval '${retentionDays.log} days'
      limit $1 for update skip locked)`,
  `delete from uploads where id in
     (select id from uploads where created_at < $2::timestamptz - interval '${retentionDays.pictures} days'
      and not exists (select from upload_uses where upload_id = uploads.id) limit $1 for update skip locked)`,
  // Nothing can be confirmed without a mail server.
  ...(mail.smtpUrl === undefined
    ? []
    : [
        `update users set email = null, pending_email = nullif(pending_email, email), is_email_unconfirmed = true, updated_at = now() where id in
           (select id from users where email is not null and (is_email_unconfirmed or pending_email = email)
            and email_entered_at < $2::timestamptz - interval '${UNCONFIRMED_DAYS} days' limit $1 for update skip locked)`,
      ]),
]

/** Time between two runs [ms]. */
const INTERVAL = 300_000

type RetentionDeps = Pick<Deps, 'pool' | 'config'>

/** What the database's clock said. */
async function readClock(pool: Deps['pool']): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select now() as now')
  return rows[0]?.now ?? new Date(0)
}

/** @param time what had expired by then goes */
export async function applyRetention({ pool, config }: RetentionDeps, isStopped?: () => boolean, time?: Date) {
  const cutoff = time ?? (await readClock(pool))
  for (const text of expiryStatements(config))
    await deleteInBatches(async (limit) => (await pool.query(text, [limit, cutoff])).rowCount ?? 0, isStopped)
}

/**
 * A run removes what had expired by the run before, too: a clock that jumps ahead and is set right again removes nothing.
 * @returns does one run
 */
export function createRetentionRun({ pool, config }: RetentionDeps) {
  let previous: Date | undefined
  return async function run(isStopped?: () => boolean) {
    const now = await readClock(pool)
    const earlier = previous
    previous = now
    if (earlier) await applyRetention({ pool, config }, isStopped, new Date(Math.min(earlier.getTime(), now.getTime())))
  }
}

/**
 * Runs in the background.
 * @returns a function that stops it
 */
export function startRetention({ pool, config, log }: Pick<Deps, 'pool' | 'config' | 'log'>) {
  const retain = createRetentionRun({ pool, config })
  return repeatInBackground(INTERVAL, (isStopped) =>
    retain(isStopped).catch((error) => log.warn({ error }, 'What is stale could not be deleted')),
  )
}
