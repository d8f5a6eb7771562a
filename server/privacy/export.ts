import { and, desc, eq, getTableColumns, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
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
import { inBatches, ROWS } from '../database/batches.ts'
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
      const lists = everythingAbout(user, config)
      // In one statement, before the answer begins: for most people this is all, and the deadline is for all of it.
      const first = await firstRows(db, lists)
      const parts = asJson(lists, (name, list) => rowsOf(db, list, first.get(name) ?? []))
      return { type: 'application/json', name: 'my-data.json', parts }
    },
  }) satisfies Partial<Handlers>

/** What is read of a table. */
interface List {
  readonly table: PgTable
  readonly where: SQL | undefined
  /** Columns that stay here. */
  readonly without: readonly string[]
  /** By which the rows are put in order, the highest first, where there may be many. */
  readonly id?: AnyPgColumn
}

/** The number in an entry of the administrators' log is a user's where this is what was done: `Signed user out`. */
const ABOUT_USERS = like(adminLog.action, '% user%')

/**
 * By name, what each table holds about the user. Left out is only what would open the account or a subscription to whoever
 * gets hold of the file (hashes, tokens, keys), and what another row or the file itself says already.
 */
function everythingAbout(user: Express.User, config: Pick<Config, 'mail'>): Record<string, List> {
  const { id } = user
  const address = provenAddress(user, config)
  const fromAddress = (column: AnyPgColumn) => (address === undefined ? undefined : sameAddress(column, address))
  const mine = (column: AnyPgColumn) => eq(column, id)
  return {
    account: few(users, mine(users.id), ['password', 'look']),
    sessions: few(sessions, mine(sessions.userId), ['sid', 'userId']),
    passkeys: few(passkeys, mine(passkeys.userId), ['userId', 'publicKey', 'credentialId']),
    authenticator: few(authenticators, mine(authenticators.userId), ['userId', 'secret', 'lastStep']),
    recoveryCodes: few(recoveryCodes, mine(recoveryCodes.userId), ['userId', 'hash']),
    links: few(accountLinks, mine(accountLinks.userId), ['userId', 'hash']),
    openSteps: few(openSteps, mine(openSteps.userId), ['userId', 'hash', 'challenge']),
    newsletter: few(subscribers, or(mine(subscribers.userId), fromAddress(subscribers.email)), [
      'userId',
      'token',
      'confirmation',
    ]),
    calculations: many(savedCalculations, mine(savedCalculations.userId), ['userId', 'idempotencyKey']),
    plans: many(homes, mine(homes.userId), ['userId']),
    messages: many(contactMessages, or(mine(contactMessages.userId), fromAddress(contactMessages.email)), ['userId']),
    // Their texts hold links that open what they were sent for.
    mails: many(
      outbox,
      or(
        mine(outbox.userId),
        address === undefined ? undefined : and(eq(outbox.recipient, address), ne(outbox.kind, 'contact')),
        fromAddress(outbox.replyTo),
      ),
      ['userId', 'body', 'headers', 'messageId', 'lastError'],
    ),
    log: many(adminLog, or(mine(adminLog.adminId), and(eq(adminLog.subjectId, String(id)), ABOUT_USERS)), []),
    articles: many(articles, mine(articles.authorId), ['authorId']),
  }
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string

/** Rows of which a person has a handful. */
const few = <T extends PgTable>(table: T, where: SQL | undefined, without: readonly ColumnOf<T>[]): List => ({
  table,
  where,
  without,
})

/** Rows that may be many, read while they are sent. */
const many = <T extends PgTable & { id: AnyPgColumn }>(
  table: T,
  where: SQL | undefined,
  without: readonly ColumnOf<T>[],
): List => ({ table, where, without, id: table.id })

type Row = Record<string, unknown>

/**
 * The first rows of every list: all of them, where there are not many. One statement, because a round trip for each list
 * took 14 s with a database 350 ms away.
 */
async function firstRows(db: Database, lists: Readonly<Record<string, List>>): Promise<Map<string, Row[]>> {
  const selects = Object.entries(lists).map(
    ([name, list]) => sql`select ${name}::text as name, to_json(t) as row from (${select(db, list)}) as t`,
  )
  const { rows } = await db.execute<{ name: string; row: Row }>(sql.join(selects, sql` union all `))
  const found = new Map<string, Row[]>(Object.keys(lists).map((name) => [name, []]))
  for (const { name, row } of rows) found.get(name)?.push(row)
  for (const [name, list] of Object.entries(lists)) {
    const ofList = (found.get(name) ?? []).map((row) => decode(row, columns(list)))
    // What a union brings has no order.
    found.set(name, list.id ? ofList.sort((a, b) => Number(b.id) - Number(a.id)) : ofList)
  }
  return found
}

/** The list's rows in batches, of which the first is there. */
async function* rowsOf(db: Database, list: List, first: Row[]): AsyncGenerator<readonly object[]> {
  if (!list.id) return yield first
  yield* inBatches<{ id: number }>(async (before, limit) =>
    before === undefined ? (first as { id: number }[]) : ((await select(db, list, before, limit)) as { id: number }[]),
  )
}

function select(db: Database, list: List, before?: number, limit = ROWS) {
  const { table, where, id } = list
  const rows = db.select(columns(list)).from(table)
  if (!id) return rows.where(where)
  return rows
    .where(and(where, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit)
}

function columns({ table, without }: List): Record<string, AnyPgColumn> {
  const all = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>)
  return Object.fromEntries(all.filter(([name]) => !without.includes(name)))
}

/** A row of the database's JSON, under the names of its columns, as drizzle would have read it. */
const decode = (row: Row, read: Record<string, AnyPgColumn>): Row =>
  Object.fromEntries(
    Object.entries(read).map(([key, column]) => {
      const value = row[column.name]
      return [key, value === null || value === undefined ? null : column.mapFromDriverValue(value)]
    }),
  )

/** One object of lists, an element a line, in parts as they are read. */
async function* asJson(
  lists: Readonly<Record<string, List>>,
  rowsOf: (name: string, list: List) => AsyncIterable<readonly object[]>,
) {
  let opening = '{'
  for (const [name, list] of Object.entries(lists)) {
    yield `${opening}\n${JSON.stringify(name)}: [`
    let comma = ''
    for await (const rows of rowsOf(name, list)) {
      if (rows.length === 0) continue
      yield `${comma}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      comma = ','
    }
    yield ']'
    opening = ','
  }
  yield '\n}\n'
}
