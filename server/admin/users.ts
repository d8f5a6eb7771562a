import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { MAX_USERS_FOUND, USERS_PER_PAGE } from '#shared/contract/sizes.ts'
import { isPrefixSearch } from '#shared/forms/lengths.ts'
import { sessions, users } from '#shared/tables.ts'
import { runAsAdmin, runWithAdminsLocked } from '../database/admin-transaction.ts'
import type { Database } from '../database/connect.ts'
import { deleteAccount, deleteSavedCalculations, lockOtherAdmins } from '../database/delete-account.ts'
import { findPageStart } from '../database/pagination.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'

export const userRoutes = ({ db, config }: Deps) =>
  ({
    async listUsers({ input: { page, search } }) {
      if (search) return findMatchingUsers(db, search, page)
      const { totalPages, where, offset } = await findPageStart(db, users, page, USERS_PER_PAGE)
      return { users: await selectNewest(db, where, offset), totalPages }
    },

    async removeUser({ input: { id }, user }) {
      if (id === user.id) throw new HttpError(409, 'You cannot remove yourself')
      await runWithAdminsLocked(db, user, (tx) => lockOtherAdmins(tx, id))
      await deleteSavedCalculations(db, id)
      await runWithAdminsLocked(db, user, async (tx, log) => {
        const deletedUser = await deleteAccount(tx, config, id, user.id)
        await log('Removed user', deletedUser.username, id)
      })
    },

    async endUserSessions({ input: { id }, user }) {
      await runAsAdmin(db, user, async (tx, log) => {
        const [target] = await tx.select({ username: users.username }).from(users).where(eq(users.id, id))
        if (!target) throw notFound('There is no such user')
        await tx.delete(sessions).where(eq(sessions.userId, id))
        await log('Signed user out', target.username, id)
      })
    },
  }) satisfies Partial<Handlers>

const selectNewest = (db: Database, where: SQL | undefined, offset: number) =>
  db.select().from(users).where(where).orderBy(desc(users.id)).offset(offset).limit(USERS_PER_PAGE)

/** The first matches up to a maximum. The expensive search runs once for count and page. */
async function findMatchingUsers(db: Database, search: string, page: number) {
  const matchingIds = await db
    .select({ id: users.id })
    .from(users)
    .where(matchesSearch(search))
    .orderBy(desc(users.id))
    .limit(MAX_USERS_FOUND)
  const start = (page - 1) * USERS_PER_PAGE
  const pageIds = matchingIds.slice(start, start + USERS_PER_PAGE).map(({ id }) => id)
  return {
    users: pageIds.length === 0 ? [] : await selectNewest(db, inArray(users.id, pageIds), 0),
    totalPages: Math.ceil(matchingIds.length / USERS_PER_PAGE),
  }
}

/**
 * Users whose name or email contains the text, case-insensitive, with `%` and `_` taken literally. One or two letters
 * must begin a word, because the trigram index cannot find them inside one. Many words may begin so (`.com`): one
 * regular expression then costs a fifth of three ILIKEs.
 */
function matchesSearch(search: string) {
  if (isPrefixSearch(search)) return sql`${SEARCHED_TEXT} ~* ${`(^|[\n ])${search}`}`
  return sql`${SEARCHED_TEXT} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Searched text, one field per line. Must equal the expression of the index `users_search_index`. */
const SEARCHED_TEXT = sql.raw(
  `(username || E'\\n' || email || E'\\n' || coalesce(first_name || ' ', '') || coalesce(last_name, ''))`,
)
