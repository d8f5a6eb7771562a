import { desc, eq, sql } from 'drizzle-orm'
import { ADMIN_ROWS_PER_PAGE } from '#shared/contract/sizes.ts'
import { contactMessages } from '#shared/tables.ts'
import { runAsAdmin } from '../database/admin-transaction.ts'
import { findPageStart } from '../database/pagination.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'

const NO_MESSAGE = 'There is no such message'

export const messageRoutes = ({ db }: Deps) =>
  ({
    async listMessages({ input: { page } }) {
      const { totalPages, where, offset } = await findPageStart(db, contactMessages, page, ADMIN_ROWS_PER_PAGE)
      const newest = db.select().from(contactMessages).where(where).orderBy(desc(contactMessages.id))
      return { messages: await newest.offset(offset).limit(ADMIN_ROWS_PER_PAGE), totalPages }
    },

    async updateMessage({ input: { id, read, answered }, user }) {
      if (read === undefined && answered === undefined) throw new HttpError(400, 'Say whether it is read or answered')
      return runAsAdmin(db, user, async (tx, log) => {
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
      await runAsAdmin(db, user, async (tx, log) => {
        const [deleted] = await tx
          .delete(contactMessages)
          .where(eq(contactMessages.id, id))
          .returning({ name: contactMessages.name })
        if (!deleted) throw notFound(NO_MESSAGE)
        await log('Deleted message', deleted.name, id)
      })
    },
  }) satisfies Partial<Handlers>
