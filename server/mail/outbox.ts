import { setTimeout as pause } from 'node:timers/promises'
import { outbox } from '#shared/tables.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { runInLanguage, servedLanguage } from '../http/request-language.ts'
import {
  type AccountEmail,
  createMailer,
  DELIVERY_TIMEOUTS,
  type Email,
  insertContact,
  type NewEmail,
  newMessageId,
} from './email.ts'

/** Stores an email in the transaction that stores its cause. */
export const addToOutbox = (tx: Pick<Transaction, 'insert'>, { mail }: Pick<Config, 'mail'>, email: NewEmail) =>
  tx.insert(outbox).values({ ...email, messageId: newMessageId(mail.from) })

const DEFAULT_TIMING = {
  /** While the outbox is empty [ms]. */
  pollInterval: 2000,
  /** Delay after the first failure [ms]; doubles with each further one, up to `maxRetryDelay`. */
  firstRetryDelay: 30_000,
  maxRetryDelay: 3_600_000,
  /** Time for which a claimed email is hidden from other processes [ms]; longer than a delivery may take. */
  lease: 2 * DELIVERY_TIMEOUTS.total,
  /** A running delivery may delay the stop for this long [ms]. */
  shutdownGrace: 5000,
  deliveryTimeouts: DELIVERY_TIMEOUTS,
}
export type OutboxTiming = typeof DEFAULT_TIMING

/** They take about two days. Emails to the operator are retried forever. */
const MAX_ATTEMPTS_TO_VISITORS = 50

/** Claims the next email: counts the attempt and hides it for the lease, after which another process takes over. */
const CLAIM = `update outbox set attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 millisecond'
  where id = (
    select id from outbox where sent_at is null and next_attempt_at <= now()
    order by next_attempt_at, id limit 1 for update skip locked
  )
  returning id, kind, recipient, user_id as "userId", reply_to as "replyTo", subject, body, headers, message_id as "messageId", attempts`
const MARK_SENT = 'update outbox set sent_at = now(), last_error = null where id = $1'
const RESCHEDULE = `update outbox set last_error = $2, next_attempt_at = now() + $3 * interval '1 millisecond' where id = $1`
const ABANDON = `update outbox set last_error = $2, next_attempt_at = 'infinity' where id = $1`
const DELETE = 'delete from outbox where id = $1'
/** An interrupted attempt does not count. */
const RELEASE = 'update outbox set attempts = attempts - 1, next_attempt_at = now() where id = $1 and sent_at is null'

type ClaimedEmail = Email & { readonly id: number; readonly attempts: number }

/**
 * Completes an email right before it is sent. The result is never stored.
 * @returns undefined if it must not be sent
 */
type FinalizeEmail = (email: Email) => Promise<Pick<Email, 'recipient' | 'subject' | 'body'> | undefined>

/** Account emails that contain a link. */
const KINDS_TO_FINALIZE: readonly Email['kind'][] = ['reset', 'email', 'email change']
const keepUnchanged: FinalizeEmail = async (email) => email

/**
 * Delivers in the background, one email at a time. Does nothing without SMTP_URL.
 * @returns a function that stops it; a running delivery is finished, or released for another attempt
 */
export function startOutbox(
  {
    pool,
    config,
    log,
    finalize = keepUnchanged,
  }: Pick<Deps, 'pool' | 'config' | 'log'> & { readonly finalize?: FinalizeEmail },
  timingOverrides: Partial<OutboxTiming> = {},
) {
  const { smtpUrl, from } = config.mail
  if (!smtpUrl) return async () => {}
  const timing = { ...DEFAULT_TIMING, ...timingOverrides }
  const { send } = createMailer({ smtpUrl, from }, timing.deliveryTimeouts)
  /** `stopping`: no further emails. `aborting`: the running delivery is aborted. */
  const stopping = new AbortController()
  const aborting = new AbortController()
  const waitUnlessStopping = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => {})

  async function run() {
    let isDatabaseDown = false
    while (!stopping.signal.aborted) {
      try {
        const { rows } = await pool.query<ClaimedEmail>(CLAIM, [timing.lease])
        isDatabaseDown = false
        if (rows[0]) await deliver(rows[0])
        else await waitUnlessStopping(timing.pollInterval)
      } catch (error) {
        if (!isDatabaseDown) log.warn({ error }, 'The outbox cannot be read')
        isDatabaseDown = true
        await waitUnlessStopping(timing.pollInterval)
      }
    }
  }

  async function deliver(email: ClaimedEmail) {
    try {
      const finalized = KINDS_TO_FINALIZE.includes(email.kind) ? await finalize(email) : email
      if (!finalized) return void (await pool.query(DELETE, [email.id]))
      await send({ ...email, ...finalized }, aborting.signal)
    } catch (error) {
      if (aborting.signal.aborted) await pool.query(RELEASE, [email.id])
      else await reschedule(email, error as SmtpError)
      return
    }
    await markSent(email)
  }

  /** Retries until the process ends: the server has accepted the email, so it must not be sent again. */
  async function markSent({ id, attempts }: ClaimedEmail) {
    for (let tries = 0; ; tries++) {
      try {
        await pool.query(MARK_SENT, [id])
        return log.info({ mail: id, attempts }, 'A mail was sent')
      } catch (error) {
        if (tries === 0) log.warn({ error, mail: id }, 'A sent mail could not be marked yet')
        if (aborting.signal.aborted) return
        await pause(Math.min(100 * 2 ** tries, 2000))
      }
    }
  }

  async function reschedule({ id, attempts, kind }: ClaimedEmail, error: SmtpError) {
    const reason = (error.response ?? error.message).slice(0, 300)
    const isForVisitor = kind !== 'contact'
    if (isForVisitor && (attempts >= MAX_ATTEMPTS_TO_VISITORS || isRefusedRecipient(error))) {
      log.warn({ mail: id, attempts, code: error.code, status: error.responseCode }, 'A mail was given up')
      await pool.query(ABANDON, [id, reason])
      return
    }
    const delay = Math.min(timing.firstRetryDelay * 2 ** Math.min(attempts - 1, 30), timing.maxRetryDelay)
    log.warn({ mail: id, attempts, delay, code: error.code, status: error.responseCode }, 'A mail will be tried again')
    await pool.query(RESCHEDULE, [id, reason, delay])
  }

  const running = run()
  return async function stop() {
    stopping.abort()
    const timer = setTimeout(() => aborting.abort(), timing.shutdownGrace)
    await running
    clearTimeout(timer)
  }
}

interface SmtpError extends Error {
  readonly code?: string
  readonly response?: string
  readonly responseCode?: number
}

/** The address itself was rejected permanently. Other rejections may be temporary faults of the server. */
const isRefusedRecipient = ({ code, responseCode = 0 }: SmtpError) =>
  code === 'EENVELOPE' && responseCode >= 550 && responseCode <= 553

/**
 * Writes emails in a stored language, and queues them in the transaction that stores their cause. Does nothing without a
 * mail server.
 */
export const createEmailQueue =
  ({ mail, contact, languages }: Deps['config']) =>
  async (tx: Pick<Transaction, 'insert'>, language: string, write: () => AccountEmail | undefined) => {
    if (!mail.smtpUrl) return
    const email = runInLanguage(servedLanguage(language, languages), write)
    if (email) await addToOutbox(tx, { mail }, { ...email, body: insertContact(email.body, contact) })
  }
