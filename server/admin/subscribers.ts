import { and, desc, isNotNull, isNull, lt } from 'drizzle-orm'
import { ADMIN_ROWS_PER_PAGE } from '#shared/contract/sizes.ts'
import { subscribers } from '#shared/tables.ts'
import { siteUrl } from '../config.ts'
import { runAsAdmin } from '../database/admin-transaction.ts'
import { findPageStart, readInBatches } from '../database/pagination.ts'
import type { Deps } from '../deps.ts'
import { formatCsv } from '../http/csv.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import { runInLanguage, servedLanguage } from '../http/request-language.ts'
import { unsubscribeLink } from '../mail/unsubscribe-link.ts'

/** The last column is the unsubscribe link that every newsletter must contain. */
const HEADINGS = ['Email', 'Confirmed', 'Language', 'Unsubscribe']

export const subscriberRoutes = ({ db, config }: Deps, rateLimiter: RateLimiter) => {
  return {
    async listSubscribers({ input: { page } }) {
      const { totalPages, where, offset } = await findPageStart(db, subscribers, page, ADMIN_ROWS_PER_PAGE)
      const newest = db.select().from(subscribers).where(where).orderBy(desc(subscribers.id))
      return { subscribers: await newest.offset(offset).limit(ADMIN_ROWS_PER_PAGE), totalPages }
    },

    async exportSubscribers({ user }) {
      await rateLimiter.spend('export', String(user.id))
      const confirmed = and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt))
      await runAsAdmin(db, user, async (tx, log) => {
        const count = await tx.$count(subscribers, confirmed)
        await log('Exported subscribers', count === 1 ? '1 address' : `${count} addresses`)
      })
      const batches = readInBatches((before, limit) =>
        db
          .select()
          .from(subscribers)
          .where(and(confirmed, before === undefined ? undefined : lt(subscribers.id, before)))
          .orderBy(desc(subscribers.id))
          .limit(limit),
      )
      return { type: 'text/csv', name: 'subscribers.csv', parts: formatCsv(HEADINGS, toCells(batches)) }
    },
  } satisfies Partial<Handlers>

  async function* toCells(batches: AsyncIterable<readonly (typeof subscribers.$inferSelect)[]>) {
    for await (const rows of batches)
      yield rows.map(({ email, confirmedAt, language: storedLanguage, token }) => {
        const language = servedLanguage(storedLanguage, config.languages)
        const unsubscribe = runInLanguage(language, () => unsubscribeLink(siteUrl(config), token))
        return [email, confirmedAt?.toISOString() ?? '', language, unsubscribe]
      })
  }
}
