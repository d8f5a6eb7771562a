import { and, desc, eq, getTableColumns, like, lt, ne, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  accountLinks,
  adminLog,
  articles,
  authenticators,
  contactMessages,
  homes,
  openSteps,
  outbox,
  passkeys,
  recoveryCodes,
  savedCalculations,
  sessions,
  subscribers,
  users,
} from '#shared/tables.ts'
import type { Config } from '../config.ts'
import { inBatches } from '../database/batches.ts'
import type { Database } from '../database/connect.ts'
import { sameAddress } from '../database/names.ts'
import { provenAddress } from '../database/remove-account.ts'
import type { Deps } from '../deps.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

/** Everything held about a person, as one JSON file. */
export const exportRoutes = ({ db, config }: Deps, limits: Limits) =>
  ({
    async exportAccount({ user }) {
      await limits.spend('export', String(user.id))
      const parts = asJson(everythingAbout(db, user, config))
      return { type: 'application/json', name: 'my-data.json', parts }
    },
  }) satisfies Partial<Handlers>

type Rows = AsyncIterable<readonly object[]>

/** The number in an entry of the administrators' log is a user's where this is what was done: `Signed user out`. */
const ABOUT_USERS = like(adminLog.action, '% user%')

/**
 * By name, what each table holds about the user. Left out is only what would open the account or a subscription to whoever
 * gets hold of the file (hashes, tokens, keys), and what another row or the file itself says already.
 */
export function everythingAbout(db: Database, user: Express.User, config: Pick<Config, 'mail'>): Record<string, Rows> {
  const { id } = user
  const address = provenAddress(user, config)
  const fromAddress = (column: AnyPgColumn) => (address === undefined ? undefined : sameAddress(column, address))
  const mine = (column: AnyPgColumn) => eq(column, id)
  return {
    account: few(db, users, mine(users.id), ['password', 'look']),
    sessions: few(db, sessions, mine(sessions.userId), ['sid', 'userId']),
    passkeys: few(db, passkeys, mine(passkeys.userId), ['userId', 'publicKey', 'credentialId']),
    authenticator: few(db, authenticators, mine(authenticators.userId), ['userId', 'secret', 'lastStep']),
    recoveryCodes: few(db, recoveryCodes, mine(recoveryCodes.userId), ['userId', 'hash']),
    links: few(db, accountLinks, mine(accountLinks.userId), ['userId', 'hash']),
    openSteps: few(db, openSteps, mine(openSteps.userId), ['userId', 'hash', 'challenge']),
    newsletter: few(db, subscribers, or(mine(subscribers.userId), fromAddress(subscribers.email)), [
      'userId',
      'token',
      'confirmation',
    ]),
    calculations: many(db, savedCalculations, mine(savedCalculations.userId), ['userId', 'idempotencyKey']),
    plans: many(db, homes, mine(homes.userId), ['userId']),
    messages: many(db, contactMessages, or(mine(contactMessages.userId), fromAddress(contactMessages.email)), [
      'userId',
    ]),
    // Their texts hold links that open what they were sent for.
    mails: many(
      db,
      outbox,
      or(
        mine(outbox.userId),
        address === undefined ? undefined : and(eq(outbox.recipient, address), ne(outbox.kind, 'contact')),
        fromAddress(outbox.replyTo),
      ),
      ['userId', 'body', 'headers', 'messageId', 'lastError'],
    ),
    log: many(db, adminLog, or(mine(adminLog.adminId), and(eq(adminLog.subjectId, String(id)), ABOUT_USERS)), []),
    articles: many(db, articles, mine(articles.authorId), ['authorId']),
  }
}

/** Rows of which a person has a handful. */
async function* few<T extends PgTable>(
  db: Database,
  table: T,
  where: SQL | undefined,
  without: readonly ColumnOf<T>[],
) {
  yield (await db
    .select(columns(table, without))
    .from(table as PgTable)
    .where(where)) as object[]
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns']

/** Rows that may be many, read while they are sent. */
function many<T extends PgTable & { id: AnyPgColumn }>(
  db: Database,
  table: T,
  where: SQL | undefined,
  without: readonly ColumnOf<T>[],
): Rows {
  return inBatches(async (before, limit) => {
    const older = before === undefined ? undefined : lt(table.id, before)
    const rows = db
      .select(columns(table, without))
      .from(table as PgTable)
      .where(and(where, older))
    return (await rows.orderBy(desc(table.id)).limit(limit)) as { id: number }[]
  })
}

function columns<T extends PgTable>(table: T, without: readonly ColumnOf<T>[]): Record<string, AnyPgColumn> {
  const all = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>)
  return Object.fromEntries(all.filter(([name]) => !without.includes(name as ColumnOf<T>)))
}

/** One object of lists, an element a line, in parts as they are read. */
async function* asJson(lists: Readonly<Record<string, Rows>>) {
  let opening = '{'
  for (const [name, batches] of Object.entries(lists)) {
    yield `${opening}\n${JSON.stringify(name)}: [`
    let comma = ''
    for await (const rows of batches) {
      if (rows.length === 0) continue
      yield `${comma}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      comma = ','
    }
    yield ']'
    opening = ','
  }
  yield '\n}\n'
}
