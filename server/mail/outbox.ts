import { setTimeout as pause } from 'node:timers/promises'
import { outbox } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { DELIVERY_LIMITS, type DeliveryLimits, type Mail, mailer } from './mail.ts'

/** Puts a mail into the outbox, in the transaction that stores what it is about. */
export const enqueue = (tx: Pick<Transaction, 'insert'>, { headers, ...mail }: Mail) =>
  tx.insert(outbox).values({ ...mail, headers: { ...headers } })

export interface Pace {
  /** Between two looks into an empty outbox [ms]. */
  readonly look: number
  /** After the first failure [ms]; doubled with each further one, up to `longest`. */
  readonly retry: number
  readonly longest: number
  /** For how long a mail is its taker's alone [ms]: above the time limit of a delivery. */
  readonly lease: number
  /** How long a delivery in progress can hold up the end of the process [ms]. */
  readonly lastDelivery: number
  readonly delivery: DeliveryLimits
}

const USUAL: Pace = {
  look: 2000,
  retry: 30_000,
  longest: 3_600_000,
  lease: 2 * DELIVERY_LIMITS.whole,
  lastDelivery: 5000,
  delivery: DELIVERY_LIMITS,
}

/** A mail to a visitor is given up after so many attempts (about two days); one to the operator never. */
const ATTEMPTS_TO_VISITORS = 50

/**
 * Taking a mail counts the attempt and hides it for the lease. A process that ends in the middle leaves the mail to the
 * next one; processes that look at the same time skip each other's.
 */
const TAKE = `update outbox set attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 millisecond'
  where id = (
    select id from outbox where sent_at is null and next_attempt_at <= now()
    order by next_attempt_at, id limit 1 for update skip locked
  )
  returning id, kind, recipient, user_id as "userId", reply_to as "replyTo", subject, body, headers, message_id as "messageId", attempts`
const MARK_SENT = 'update outbox set sent_at = now(), last_error = null where id = $1'
const PUT_BACK = `update outbox set last_error = $2, next_attempt_at = now() + $3 * interval '1 millisecond' where id = $1`
const GIVE_UP = `update outbox set last_error = $2, next_attempt_at = 'infinity' where id = $1`
const DROP = 'delete from outbox where id = $1'
/** An interrupted attempt is not counted. */
const LET_GO = 'update outbox set attempts = attempts - 1, next_attempt_at = now() where id = $1 and sent_at is null'

type Taken = Mail & { readonly id: number; readonly attempts: number }

/**
 * Writes a mail to its end at the moment when it is sent: what it says then is stored nowhere.
 * @returns nothing when nobody is to get it
 */
export type Complete = (mail: Mail) => Promise<Pick<Mail, 'recipient' | 'subject' | 'body'> | undefined>

/** Kinds of email that hold a link for an account. */
const COMPLETED: readonly Mail['kind'][] = ['reset', 'email', 'email change']
const asItStands: Complete = async (mail) => mail

/**
 * Delivers what waits in the outbox, one mail at a time, beside the requests and never in their way. Without SMTP_URL
 * nothing is sent.
 * @returns stops it; a delivery in progress is finished or, when it takes too long, left to be repeated
 */
export function startOutbox(
  {
    pool,
    config,
    log,
    complete = asItStands,
  }: Pick<Deps, 'pool' | 'config' | 'log'> & { readonly complete?: Complete },
  changes: Partial<Pace> = {},
) {
  const { smtpUrl, from } = config.mail
  if (!smtpUrl) return async () => {}
  const pace = { ...USUAL, ...changes }
  const { send } = mailer({ smtpUrl, from }, pace.delivery)
  /** No more mails; then, a little later, no more waiting for the one in progress. */
  const ending = new AbortController()
  const leaving = new AbortController()
  const wait = (ms: number) => pause(ms, undefined, { signal: ending.signal }).catch(() => {})

  async function run() {
    let isDatabaseAway = false
    while (!ending.signal.aborted) {
      try {
        const { rows } = await pool.query<Taken>(TAKE, [pace.lease])
        isDatabaseAway = false
        if (rows[0]) await deliver(rows[0])
        else await wait(pace.look)
      } catch (error) {
        if (!isDatabaseAway) log.warn({ error }, 'The outbox cannot be read')
        isDatabaseAway = true
        await wait(pace.look)
      }
    }
  }

  async function deliver(mail: Taken) {
    try {
      const whole = COMPLETED.includes(mail.kind) ? await complete(mail) : mail
      if (!whole) return void (await pool.query(DROP, [mail.id]))
      await send({ ...mail, ...whole }, leaving.signal)
    } catch (error) {
      if (leaving.signal.aborted) await pool.query(LET_GO, [mail.id])
      else await putBack(mail, error as SmtpError)
      return
    }
    await markSent(mail)
  }

  /** The server has the mail: nothing but the end of the process keeps that from being written down. */
  async function markSent({ id, attempts }: Taken) {
    for (let tried = 0; ; tried++) {
      try {
        await pool.query(MARK_SENT, [id])
        return log.info({ mail: id, attempts }, 'A mail was sent')
      } catch (error) {
        if (tried === 0) log.warn({ error, mail: id }, 'A sent mail could not be marked yet')
        if (leaving.signal.aborted) return
        await pause(Math.min(100 * 2 ** tried, 2000))
      }
    }
  }

  async function putBack({ id, attempts, kind }: Taken, error: SmtpError) {
    const reason = (error.response ?? error.message).slice(0, 300)
    const isToVisitor = kind !== 'contact'
    if (isToVisitor && (attempts >= ATTEMPTS_TO_VISITORS || isRefusedRecipient(error))) {
      log.warn({ mail: id, attempts, code: error.code, status: error.responseCode }, 'A mail was given up')
      await pool.query(GIVE_UP, [id, reason])
      return
    }
    const delay = Math.min(pace.retry * 2 ** Math.min(attempts - 1, 30), pace.longest)
    log.warn({ mail: id, attempts, delay, code: error.code, status: error.responseCode }, 'A mail will be tried again')
    await pool.query(PUT_BACK, [id, reason, delay])
  }

  const running = run()
  return async function stop() {
    ending.abort()
    const timer = setTimeout(() => leaving.abort(), pace.lastDelivery)
    await running
    clearTimeout(timer)
  }
}

/** What nodemailer says of a delivery that failed. */
interface SmtpError extends Error {
  readonly code?: string
  readonly response?: string
  readonly responseCode?: number
}

/** The address itself is refused for good; any other refusal may be the server's own trouble. */
const isRefusedRecipient = ({ code, responseCode = 0 }: SmtpError) =>
  code === 'EENVELOPE' && responseCode >= 550 && responseCode <= 553
