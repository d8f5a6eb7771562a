import { and, count, eq, sql } from 'drizzle-orm'
import express, { type RequestHandler } from 'express'
import { outbox, subscribers } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { sameAddress } from '../database/names.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { Limits } from '../http/limits.ts'
import type { Body, Handlers } from '../http/mount.ts'
import { newToken } from '../tokens.ts'
import { confirmationMail } from './mail.ts'
import { enqueue } from './outbox.ts'

/** Mails that one address can be made to receive in a day by whoever types it in, and their distance. */
const CONFIRMATIONS_A_DAY = 3
const CONFIRMATION_PAUSE = sql`interval '10 minutes'`

const NO_SUCH_LINK = 'That link is not valid any more'

export const newsletterRoutes = ({ db, config }: Deps, limits: Limits) =>
  ({
    /**
     * The answer tells nobody whether the address was known. Only its holder can say that the newsletter is wanted: where no
     * mail can ask them, the subscription stays unconfirmed, and one that was ended stays so.
     */
    async subscribe({ input: { email }, user, request }) {
      await limits.spendByAddress('newsletter', request)
      await db.transaction(async (tx) => {
        const subscriber = await lockSubscriber(tx, email, user)
        if (!config.mail.smtpUrl || (subscriber.confirmedAt && !subscriber.unsubscribedAt)) return
        if (!(await mayAskAgain(tx, subscriber.email))) return
        const confirmation = subscriber.confirmation ?? newToken()
        await tx.update(subscribers).set({ confirmation }).where(eq(subscribers.id, subscriber.id))
        const mail = confirmationMail(config, subscriber.email, { confirmation, unsubscribing: subscriber.token })
        await enqueue(tx, { ...mail, userId: subscriber.userId })
      })
      return {}
    },

    async confirmSubscription({ input: { token } }) {
      const [confirmed] = await db
        .update(subscribers)
        .set({ confirmedAt: sql`coalesce(confirmed_at, now())`, unsubscribedAt: null })
        .where(eq(subscribers.confirmation, token))
        .returning({ id: subscribers.id })
      if (!confirmed) throw notFound(NO_SUCH_LINK)
    },

    unsubscribe: {
      crossSite: true,
      body: tokenAnywhere(),
      async handle({ input: { token } }) {
        const [gone] = await db
          .update(subscribers)
          // Links of confirmation that were sent before cannot undo it, whoever has them by now.
          .set({ unsubscribedAt: sql`coalesce(unsubscribed_at, now())`, confirmation: null })
          .where(eq(subscribers.token, token))
          .returning({ id: subscribers.id })
        if (!gone) throw notFound(NO_SUCH_LINK)
      },
    },
  }) satisfies Partial<Handlers>

/** The address's row, new or known, held until the transaction ends: requests for one address take turns. */
async function lockSubscriber(tx: Transaction, email: string, user: Express.User | undefined) {
  const isOwn = user?.email.toLowerCase() === email.toLowerCase()
  const row = { email, token: newToken(), userId: isOwn ? user.id : null }
  await tx.insert(subscribers).values(row).onConflictDoNothing()
  const [stored] = await tx.select().from(subscribers).where(sameAddress(subscribers.email, email)).for('update')
  if (!stored) throw new Error('A subscriber was neither stored nor found')
  return stored
}

async function mayAskAgain(tx: Transaction, recipient: string) {
  const [recent] = await tx
    .select({
      today: count(),
      now: sql<number>`count(*) filter (where ${outbox.createdAt} > now() - ${CONFIRMATION_PAUSE})::integer`,
    })
    .from(outbox)
    .where(
      and(eq(outbox.recipient, recipient), eq(outbox.kind, 'confirmation'), sql`created_at > now() - interval '1 day'`),
    )
  return recent !== undefined && recent.today < CONFIRMATIONS_A_DAY && recent.now === 0
}

/**
 * Our page sends the token as JSON. A mail program sends a form, from anywhere and without cookies, to an address that
 * holds the token (RFC 8058); the form itself says nothing more.
 */
function tokenAnywhere(): Body {
  const readJson = express.json({ limit: '1kb', inflate: false })
  const read: RequestHandler = (request, response, next) => {
    if (request.is('application/json')) return readJson(request, response, next)
    request.resume()
    request.body = { token: request.query.token }
    next()
  }
  const accepts = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  return { accepts, otherwise: 'Send JSON or a form', read }
}
