import { desc, eq, sql } from 'drizzle-orm'
import { USERS_A_PAGE } from '#shared/contract/sizes.ts'
import { sessions, users } from '#shared/tables.ts'
import { asAdmin, asOnlyAdmin } from '../database/as-admin.ts'
import { emptyAccount, mayBeRemoved, removeAccount } from '../database/remove-account.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import { pageAt, pagesOf } from './paging.ts'

export const userRoutes = ({ db }: Deps) =>
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
      await asOnlyAdmin(db, user, (tx) => mayBeRemoved(tx, id))
      await emptyAccount(db, id)
      await asOnlyAdmin(db, user, async (tx, log) => {
        const removed = await removeAccount(tx, id, user.id)
        await log('Removed user', removed.username, id)
      })
    },

    async endUserSessions({ input: { id }, user }) {
      await asAdmin(db, user, async (tx, log) => {
        const [found] = await tx.select({ username: users.username }).from(users).where(eq(users.id, id))
        if (!found) throw notFound('There is no such user')
        await tx.delete(sessions).where(eq(sessions.userId, id))
        await log('Signed user out', found.username, id)
      })
    },
  }) satisfies Partial<Handlers>

/** Users whose name or email holds the text, whatever its case; `%` and `_` mean themselves. */
function matching(search: string | undefined) {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${SEARCHED} ilike ${pattern}`
}

/** All that is searched, a line each: written as in the index `users_search_index`, or PostgreSQL does not see that it fits. */
const SEARCHED = sql.raw(
  `(username || E'\\n' || email || E'\\n' || coalesce(first_name || ' ', '') || coalesce(last_name, ''))`,
)
