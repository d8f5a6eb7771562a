import { and, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { ADMIN_ROWS_A_PAGE, USERS_A_PAGE } from '#shared/contract/sizes.ts'
import { adminLog, contactMessages, subscribers, users } from '#shared/tables.ts'
import { siteAddress } from '../config.ts'
import { asAdmin, asOnlyAdmin } from '../database/as-admin.ts'
import { removeAccount } from '../database/remove-account.ts'
import type { Deps } from '../deps.ts'
import { csv } from '../http/csv.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'

const NO_MESSAGE = 'There is no such message'

const pagesOf = (rows: number, perPage: number) => Math.ceil(rows / perPage)
const pageAt = (page: number, perPage: number) => ({ limit: perPage, offset: (page - 1) * perPage })

export const adminRoutes = ({ db, config }: Deps) =>
  ({
    async listUsers({ input: { page, search } }) {
      const { limit, offset } = pageAt(page, USERS_A_PAGE)
      const wanted = matching(search)
      const rows = await db
        .select()
        .from(users)
        .where(wanted)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(limit)
        .offset(offset)
      return { users: rows, totalPages: pagesOf(await db.$count(users, wanted), USERS_A_PAGE) }
    },

    async removeUser({ input: { id }, user }) {
      if (id === user.id) throw new HttpError(409, 'You cannot remove yourself')
      await asOnlyAdmin(db, user, async (tx, log) => {
        const removed = await removeAccount(tx, id, user.id)
        await log('Removed user', removed.username, id)
      })
    },

    async listMessages({ input: { page } }) {
      const { limit, offset } = pageAt(page, ADMIN_ROWS_A_PAGE)
      const messages = await db
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.id))
        .limit(limit)
        .offset(offset)
      return { messages, totalPages: pagesOf(await db.$count(contactMessages), ADMIN_ROWS_A_PAGE) }
    },

    async updateMessage({ input: { id, read, answered }, user }) {
      if (read === undefined && answered === undefined) throw new HttpError(400, 'Say whether it is read or answered')
      return asAdmin(db, user, async (tx, log) => {
        const changes = {
          ...(read !== undefined && { readAt: read ? sql`coalesce(read_at, now())` : null }),
          ...(answered !== undefined && { answeredAt: answered ? sql`coalesce(answered_at, now())` : null }),
        }
        const [message] = await tx.update(contactMessages).set(changes).where(eq(contactMessages.id, id)).returning()
        if (!message) throw notFound(NO_MESSAGE)
        if (read !== undefined)
          await log(read ? 'Marked message as read' : 'Marked message as unread', message.name, id)
        if (answered !== undefined)
          await log(answered ? 'Marked message as answered' : 'Marked message as not answered', message.name, id)
        return message
      })
    },

    async deleteMessage({ input: { id }, user }) {
      await asAdmin(db, user, async (tx, log) => {
        const [deleted] = await tx
          .delete(contactMessages)
          .where(eq(contactMessages.id, id))
          .returning({ name: contactMessages.name })
        if (!deleted) throw notFound(NO_MESSAGE)
        await log('Deleted message', deleted.name, id)
      })
    },

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

    async listLog({ input: { page } }) {
      const { limit, offset } = pageAt(page, ADMIN_ROWS_A_PAGE)
      const entries = await db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(limit).offset(offset)
      return { entries, totalPages: pagesOf(await db.$count(adminLog), ADMIN_ROWS_A_PAGE) }
    },
  }) satisfies Partial<Handlers>

/** Users whose name or email holds the text, whatever its case; `%` and `_` mean themselves. */
function matching(search: string | undefined) {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const fullName = sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`
  return or(ilike(users.username, pattern), ilike(users.email, pattern), ilike(fullName, pattern))
}
