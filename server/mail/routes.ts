import { and, count, eq, sql } from 'drizzle-orm'
import express, { type RequestHandler } from 'express'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { contactMessages, outbox, subscribers } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { sameEmail } from '../database/usernames.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { BodyReader, Handlers } from '../http/mount.ts'
import { runInLanguage, servedLanguage } from '../http/request-language.ts'
import { newToken } from '../tokens.ts'
import { contactEmail, newsletterConfirmationEmail } from './email.ts'
import { addToOutbox } from './outbox.ts'

/** Limits of confirmation emails per recipient, against abuse of other people's addresses. */
const MAX_CONFIRMATIONS_PER_DAY = 3
const MIN_CONFIRMATION_INTERVAL = sql`interval '10 minutes'`

const linkError = () => notFound(t('This link no longer works'))

/** The contact form and the newsletter. */
export const mailRoutes = ({ db, config }: Deps, rateLimiter: RateLimiter) =>
  ({
    async contact({ input: { name, email, message, website }, user, request }) {
      await rateLimiter.spendByAddress('contact', request)
      // Only robots fill in the invisible field. They get the same answer as people.
      if (website) return {}
      const userId = user?.id ?? null
      await db.transaction(async (tx) => {
        await tx.insert(contactMessages).values({ name, email, message, userId })
        const { smtpUrl, contactTo } = config.mail
        if (smtpUrl && contactTo)
          await addToOutbox(tx, config, { ...contactEmail(config, contactTo, { name, email, message }), userId })
      })
      return {}
    },

    /**
     * The reply does not reveal whether the address is known. Without a mail server an address cannot be confirmed, so
     * the subscription stays unconfirmed, and an ended one stays ended.
     */
    async subscribe({ input: { email }, user, request }) {
      await rateLimiter.spendByAddress('newsletter', request)
      await db.transaction(async (tx) => {
        const isOwnAddress = user?.email?.toLowerCase() === email.toLowerCase()
        const language = isOwnAddress ? user.language : currentLanguage()
        const subscriber = await lockSubscriber(tx, { email, language, userId: isOwnAddress ? user.id : null })
        if (!config.mail.smtpUrl || (subscriber.confirmedAt && !subscriber.unsubscribedAt)) return
        if (!(await mayResendConfirmation(tx, subscriber.email))) return
        const confirmation = subscriber.confirmation ?? newToken()
        await tx.update(subscribers).set({ confirmation, language }).where(eq(subscribers.id, subscriber.id))
        const mail = runInLanguage(servedLanguage(language, config.languages), () =>
          newsletterConfirmationEmail(config, subscriber.email, { confirmation, unsubscribing: subscriber.token }),
        )
        await addToOutbox(tx, config, { ...mail, userId: subscriber.userId })
      })
      return {}
    },

    async confirmSubscription({ input: { token } }) {
      const [confirmed] = await db
        .update(subscribers)
        .set({ confirmedAt: sql`coalesce(confirmed_at, now())`, unsubscribedAt: null })
        .where(eq(subscribers.confirmation, token))
        .returning({ id: subscribers.id })
      if (!confirmed) throw linkError()
    },

    unsubscribe: {
      allowsCrossSite: true,
      body: tokenBody(),
      async handle({ input: { token } }) {
        const [unsubscribed] = await db
          .update(subscribers)
          // Earlier confirmation links must not undo it.
          .set({ unsubscribedAt: sql`coalesce(unsubscribed_at, now())`, confirmation: null })
          .where(eq(subscribers.token, token))
          .returning({ id: subscribers.id })
        if (!unsubscribed) throw linkError()
      },
    },
  }) satisfies Partial<Handlers>

/** Locks the row: requests for one address run one after the other. */
async function lockSubscriber(
  tx: Transaction,
  subscriber: Pick<typeof subscribers.$inferSelect, 'email' | 'language' | 'userId'>,
) {
  await tx
    .insert(subscribers)
    .values({ ...subscriber, token: newToken() })
    .onConflictDoNothing()
  const isSameEmail = sameEmail(subscriber.email, subscribers.email)
  const [stored] = await tx.select().from(subscribers).where(isSameEmail).for('update')
  if (!stored) throw new Error('A subscriber was neither stored nor found')
  return stored
}

async function mayResendConfirmation(tx: Transaction, recipient: string) {
  const [recent] = await tx
    .select({
      today: count(),
      now: sql<number>`count(*) filter (where ${outbox.createdAt} > now() - ${MIN_CONFIRMATION_INTERVAL})::integer`,
    })
    .from(outbox)
    .where(
      and(eq(outbox.recipient, recipient), eq(outbox.kind, 'confirmation'), sql`created_at > now() - interval '1 day'`),
    )
  return recent !== undefined && recent.today < MAX_CONFIRMATIONS_PER_DAY && recent.now === 0
}

/** Reads JSON (our page) or the query of a form post (mail programs, RFC 8058). */
function tokenBody(): BodyReader {
  const readJson = express.json({ limit: '1kb', inflate: false })
  const read: RequestHandler = (request, response, next) => {
    if (request.is('application/json')) return readJson(request, response, next)
    request.resume()
    request.body = { token: request.query.token }
    next()
  }
  const accepts = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  return { accepts, mismatchMessage: () => t('Send JSON or a form'), read }
}
