import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { ADMIN_ROWS_PER_PAGE, MAX_USERS_FOUND, USERS_PER_PAGE } from '#shared/contract/sizes.ts'
import { isPrefixSearch } from '#shared/forms/lengths.ts'
import { listDueFacts } from '#shared/presets/due-facts.ts'
import { adminLog, contactMessages, sessions, subscribers, users } from '#shared/tables.ts'
import { siteUrl } from '../config.ts'
import { runAsAdmin, runWithAdminsLocked } from '../database/admin-transaction.ts'
import type { Database } from '../database/connect.ts'
import { deleteAccount, deleteSavedCalculations, lockOtherAdmins } from '../database/delete-account.ts'
import { findPageStart, readInBatches } from '../database/pagination.ts'
import type { Deps } from '../deps.ts'
import { formatCsv } from '../http/csv.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import { runInLanguage, servedLanguage } from '../http/request-language.ts'
import { unsubscribeLink } from '../mail/email.ts'

const NO_MESSAGE = 'There is no such message'

/** The last column is the unsubscribe link that every newsletter must contain. */
const SUBSCRIBER_HEADINGS = ['Email', 'Confirmed', 'Language', 'Unsubscribe']

export const adminRoutes = ({ db, config }: Deps, rateLimiter: RateLimiter) => {
  /** A page of a table, newest first. */
  async function readNewest<T extends typeof adminLog | typeof contactMessages | typeof subscribers>(
    table: T,
    page: number,
  ) {
    const { totalPages, where, offset } = await findPageStart(db, table, page, ADMIN_ROWS_PER_PAGE)
    const newest = db
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(desc(table.id))
    const rows = await newest.offset(offset).limit(ADMIN_ROWS_PER_PAGE)
    return { rows: rows as T['$inferSelect'][], totalPages }
  }

  function toCells({ email, confirmedAt, language: storedLanguage, token }: typeof subscribers.$inferSelect) {
    const language = servedLanguage(storedLanguage, config.languages)
    const unsubscribe = runInLanguage(language, () => unsubscribeLink(siteUrl(config), token))
    return [email, confirmedAt?.toISOString() ?? '', language, unsubscribe]
  }

  return {
    listDueFacts: async () => ({ facts: [...(await listDueFacts(new Date().toISOString().slice(0, 10)))] }),

    async listLog({ input: { page } }) {
      const { rows, totalPages } = await readNewest(adminLog, page)
      return { entries: rows, totalPages }
    },

    async listMessages({ input: { page } }) {
      const { rows, totalPages } = await readNewest(contactMessages, page)
      return { messages: rows, totalPages }
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

    async listSubscribers({ input: { page } }) {
      const { rows, totalPages } = await readNewest(subscribers, page)
      return { subscribers: rows, totalPages }
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
      return { type: 'text/csv', name: 'subscribers.csv', parts: formatCsv(SUBSCRIBER_HEADINGS, batches, toCells) }
    },

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
  } satisfies Partial<Handlers>
}

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
