import { and, desc, isNotNull, isNull } from 'drizzle-orm'
import { ADMIN_ROWS_A_PAGE } from '#shared/contract/sizes.ts'
import { subscribers } from '#shared/tables.ts'
import { siteAddress } from '../config.ts'
import { asAdmin } from '../database/as-admin.ts'
import type { Deps } from '../deps.ts'
import { csv } from '../http/csv.ts'
import type { Handlers } from '../http/mount.ts'
import { pageAt, pagesOf } from './paging.ts'

export const subscriberRoutes = ({ db, config }: Deps) =>
  ({
    async listSubscribers({ input: { page } }) {
      const { limit, offset } = pageAt(page, ADMIN_ROWS_A_PAGE)
      const rows = await db.select().from(subscribers).orderBy(desc(subscribers.id)).limit(limit).offset(offset)
      return { subscribers: rows, totalPages: pagesOf(await db.$count(subscribers), ADMIN_ROWS_A_PAGE) }
    },

    async exportSubscribers({ user }) {
      const rows = await asAdmin(db, user, async (tx, log) => {
        const confirmed = await tx
          .select()
          .from(subscribers)
          .where(and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt)))
          .orderBy(desc(subscribers.id))
        await log('Exported subscribers', confirmed.length === 1 ? '1 address' : `${confirmed.length} addresses`)
        return confirmed
      })
      // The last column belongs into every mail that is sent with this list.
      const text = csv([
        ['Email', 'Confirmed', 'Unsubscribe'],
        ...rows.map(({ email, confirmedAt, token }) => [
          email,
          confirmedAt?.toISOString() ?? '',
          `${siteAddress(config)}/newsletter/unsubscribe?token=${token}`,
        ]),
      ])
      return { type: 'text/csv', name: 'subscribers.csv', text }
    },
  }) satisfies Partial<Handlers>
