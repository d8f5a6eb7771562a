import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { MOST_USERS_FOUND, USERS_A_PAGE } from '#shared/contract/sizes.ts'
import { isBeginning } from '#shared/forms/lengths.ts'
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
      if (search) return found(db, search, page)
      const { totalPages, where, offset } = await startOfPage(db, users, page, USERS_A_PAGE)
      return { users: await newest(db, where, offset), totalPages }
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

const newest = (db: Database, where: SQL | undefined, offset: number) =>
  db.select().from(users).where(where).orderBy(desc(users.id)).offset(offset).limit(USERS_A_PAGE)

/**
 * The first so many that match: whoever gets more wants to search for more of the name. Looking for them is the expensive
 * part, and is done once for the count and the page.
 */
async function found(db: Database, search: string, page: number) {
  const matches = await db
    .select({ id: users.id })
    .from(users)
    .where(matching(search))
    .orderBy(desc(users.id))
    .limit(MOST_USERS_FOUND)
  const start = (page - 1) * USERS_A_PAGE
  const shown = matches.slice(start, start + USERS_A_PAGE).map(({ id }) => id)
  return {
    users: shown.length === 0 ? [] : await newest(db, inArray(users.id, shown), 0),
    totalPages: Math.ceil(matches.length / USERS_A_PAGE),
  }
}

/**
 * Users whose name or email holds the text, whatever its case; `%` and `_` mean themselves. One or two letters have to begin
 * a word of it: in its middle the index could not find them. Where every address has a word that begins so (`.com`), the
 * index finds everybody and each is compared: one regular expression costs a fifth of three ILIKEs.
 */
function matching(search: string) {
  if (isBeginning(search)) return sql`${SEARCHED} ~* ${`(^|[\n ])${search}`}`
  return sql`${SEARCHED} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** All that is searched, a line each: written as in the index `users_search_index`, or PostgreSQL does not see that it fits. */
const SEARCHED = sql.raw(
  `(username || E'\\n' || email || E'\\n' || coalesce(first_name || ' ', '') || coalesce(last_name, ''))`,
)
