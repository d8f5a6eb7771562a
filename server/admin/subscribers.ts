import { and, desc, isNotNull, isNull, lt } from 'drizzle-orm'
import { ADMIN_ROWS_A_PAGE } from '#shared/contract/sizes.ts'
import { subscribers } from '#shared/tables.ts'
import { siteAddress } from '../config.ts'
import { asAdmin } from '../database/as-admin.ts'
import { inBatches } from '../database/batches.ts'
import { startOfPage } from '../database/pages.ts'
import type { Deps } from '../deps.ts'
import { csv } from '../http/csv.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

/** The last one belongs into every mail that is sent with the list. */
const HEADINGS = ['Email', 'Confirmed', 'Unsubscribe']

export const subscriberRoutes = ({ db, config }: Deps, limits: Limits) => {
  return {
    async listSubscribers({ input: { page } }) {
      const { totalPages, where, offset } = await startOfPage(db, subscribers, page, ADMIN_ROWS_A_PAGE)
      const newest = db.select().from(subscribers).where(where).orderBy(desc(subscribers.id))
      return { subscribers: await newest.offset(offset).limit(ADMIN_ROWS_A_PAGE), totalPages }
    },

    async exportSubscribers({ user }) {
      await limits.spend('export', String(user.id))
      const confirmed = and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt))
      await asAdmin(db, user, async (tx, log) => {
        const count = await tx.$count(subscribers, confirmed)
        await log('Exported subscribers', count === 1 ? '1 address' : `${count} addresses`)
      })
      const batches = inBatches((before, limit) =>
        db
          .select()
          .from(subscribers)
          .where(and(confirmed, before === undefined ? undefined : lt(subscribers.id, before)))
          .orderBy(desc(subscribers.id))
          .limit(limit),
      )
      return { type: 'text/csv', name: 'subscribers.csv', parts: csv(HEADINGS, inCells(batches)) }
    },
  } satisfies Partial<Handlers>

  async function* inCells(batches: AsyncIterable<readonly (typeof subscribers.$inferSelect)[]>) {
    for await (const rows of batches)
      yield rows.map(({ email, confirmedAt, token }) => [
        email,
        confirmedAt?.toISOString() ?? '',
        `${siteAddress(config)}/newsletter/unsubscribe?token=${token}`,
      ])
  }
}
