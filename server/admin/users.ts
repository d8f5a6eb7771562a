import { desc, eq, sql } from 'drizzle-orm'
import { MOST_USERS_FOUND, USERS_A_PAGE } from '#shared/contract/sizes.ts'
import { sessions, users } from '#shared/tables.ts'
import { asAdmin, asOnlyAdmin } from '../database/as-admin.ts'
import type { Database } from '../database/connect.ts'
import { startOfPage } from '../database/pages.ts'
import { emptyAccount, mayBeRemoved, removeAccount } from '../database/remove-account.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'

export const userRoutes = ({ db, config }: Deps) =>
  ({
    async listUsers({ input: { page, search } }) {
      const { totalPages, where, offset } = search
        ? await found(db, search, page)
        : await startOfPage(db, users, page, USERS_A_PAGE)
      const newest = db.select().from(users).where(where).orderBy(desc(users.id))
      return { users: await newest.offset(offset).limit(USERS_A_PAGE), totalPages }
    },

    async removeUser({ input: { id }, user }) {
      if (id === user.id) throw new HttpError(409, 'You cannot remove yourself')
      await asOnlyAdmin(db, user, (tx) => mayBeRemoved(tx, id))
      await emptyAccount(db, id)
      await asOnlyAdmin(db, user, async (tx, log) => {
        const removed = await removeAccount(tx, config, id, user.id)
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

/** The first so many that match: whoever gets more wants to search for more of the name. */
async function found(db: Database, search: string, page: number) {
  const wanted = matching(search)
  const counted = db.select({ id: users.id }).from(users).where(wanted).limit(MOST_USERS_FOUND).as('counted')
  const totalPages = Math.ceil((await db.$count(counted)) / USERS_A_PAGE)
  return { totalPages, where: page <= totalPages ? wanted : sql`false`, offset: (page - 1) * USERS_A_PAGE }
}

/** Users whose name or email holds the text, whatever its case; `%` and `_` mean themselves. */
function matching(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${SEARCHED} ilike ${pattern}`
}

/** All that is searched, a line each: written as in the index `users_search_index`, or PostgreSQL does not see that it fits. */
const SEARCHED = sql.raw(
  `(username || E'\\n' || email || E'\\n' || coalesce(first_name || ' ', '') || coalesce(last_name, ''))`,
)
