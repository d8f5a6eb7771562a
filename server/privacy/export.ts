import { and, desc, eq, getTableColumns, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
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
import { USER_ACTIONS } from '../database/admin-transaction.ts'
import { verifiedAddress } from '../database/confirmed-email.ts'
import type { Database } from '../database/connect.ts'
import { FIRST_BATCH_ROWS, readInBatches } from '../database/pagination.ts'
import { sameEmail } from '../database/usernames.ts'
import type { Deps } from '../deps.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

/** One JSON file. */
export const exportRoutes = ({ db, config }: Deps, rateLimiter: RateLimiter) =>
  ({
    async exportAccount({ user }) {
      await rateLimiter.spend('export', String(user.id))
      const tableExports = selectPersonalData(user, config)
      // One query before the response begins; for most people it returns everything, within the deadline.
      const first = await readFirstRows(db, tableExports)
      const parts = formatJson(tableExports, (name, tableExport) => readRows(db, tableExport, first.get(name) ?? []))
      return { type: 'application/json', name: 'my-data.json', parts }
    },
  }) satisfies Partial<Handlers>

interface TableExport {
  readonly table: PgTable
  readonly where: SQL | undefined
  readonly excludedColumns: readonly string[]
  /** Sort key, highest first, of tables with many rows per user. */
  readonly id: AnyPgColumn | undefined
}

/**
 * The exported rows by section. Left out are secrets that open the account or a subscription (hashes, tokens, keys),
 * and what the file contains elsewhere.
 */
function selectPersonalData(user: Express.User, config: Pick<Config, 'mail'>): Record<string, TableExport> {
  const { id } = user
  const address = verifiedAddress(user, config)
  const isFromAddress = (column: AnyPgColumn) => (address === undefined ? undefined : sameEmail(address, column))
  const isOwn = (column: AnyPgColumn) => eq(column, id)
  return {
    account: section(users, isOwn(users.id), ['password', 'skeleton']),
    sessions: section(sessions, isOwn(sessions.userId), ['sid', 'userId']),
    passkeys: section(passkeys, isOwn(passkeys.userId), ['userId', 'publicKey', 'credentialId']),
    authenticator: section(authenticators, isOwn(authenticators.userId), ['userId', 'secret', 'lastStep']),
    recoveryCodes: section(recoveryCodes, isOwn(recoveryCodes.userId), ['userId', 'hash']),
    links: section(accountLinks, isOwn(accountLinks.userId), ['userId', 'hash']),
    openSteps: section(openSteps, isOwn(openSteps.userId), ['userId', 'hash', 'challenge']),
    newsletter: section(subscribers, or(isOwn(subscribers.userId), isFromAddress(subscribers.email)), [
      'userId',
      'token',
      'confirmation',
    ]),
    calculations: section(
      savedCalculations,
      isOwn(savedCalculations.userId),
      ['userId', 'idempotencyKey'],
      savedCalculations.id,
    ),
    plans: section(homes, isOwn(homes.userId), ['userId'], homes.id),
    messages: section(
      contactMessages,
      or(isOwn(contactMessages.userId), isFromAddress(contactMessages.email)),
      ['userId'],
      contactMessages.id,
    ),
    // The texts contain links that act on the account.
    mails: section(
      outbox,
      or(
        isOwn(outbox.userId),
        address === undefined ? undefined : and(eq(outbox.recipient, address), ne(outbox.kind, 'contact')),
        isFromAddress(outbox.replyTo),
      ),
      ['userId', 'body', 'headers', 'messageId', 'lastError'],
      outbox.id,
    ),
    log: section(
      adminLog,
      or(isOwn(adminLog.adminId), and(eq(adminLog.subjectId, String(id)), inArray(adminLog.action, USER_ACTIONS))),
      [],
      adminLog.id,
    ),
    articles: section(articles, isOwn(articles.authorId), ['authorId'], articles.id),
  }
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string

/** @param id of a table with many rows per user, which are streamed */
const section = <T extends PgTable>(
  table: T,
  where: SQL | undefined,
  excludedColumns: readonly ColumnOf<T>[],
  id?: AnyPgColumn,
): TableExport => ({ table, where, excludedColumns, id })

type Row = Record<string, unknown>

/** The first rows of all tables in one query: a round trip per table took 14 s with a database 350 ms away. */
async function readFirstRows(
  db: Database,
  tableExports: Readonly<Record<string, TableExport>>,
): Promise<Map<string, Row[]>> {
  const selects = Object.entries(tableExports).map(
    ([name, tableExport]) =>
      sql`select ${name}::text as name, to_json(t) as row from (${selectRows(db, tableExport)}) as t`,
  )
  const { rows } = await db.execute<{ name: string; row: Row }>(sql.join(selects, sql` union all `))
  const rowsByName = new Map<string, Row[]>(Object.keys(tableExports).map((name) => [name, []]))
  for (const { name, row } of rows) rowsByName.get(name)?.push(row)
  for (const [name, tableExport] of Object.entries(tableExports)) {
    const decodedRows = (rowsByName.get(name) ?? []).map((row) => decodeRow(row, exportedColumns(tableExport)))
    // A union has no order.
    rowsByName.set(name, tableExport.id ? decodedRows.sort((a, b) => Number(b.id) - Number(a.id)) : decodedRows)
  }
  return rowsByName
}

/** Reads in batches after the given first one. */
async function* readRows(db: Database, tableExport: TableExport, first: Row[]): AsyncGenerator<readonly object[]> {
  if (!tableExport.id) return yield first
  yield* readInBatches(async (beforeId, limit) => {
    const rows = beforeId === undefined ? first : await selectRows(db, tableExport, beforeId, limit)
    return rows as { id: number }[]
  })
}

function selectRows(db: Database, tableExport: TableExport, beforeId?: number, limit = FIRST_BATCH_ROWS) {
  const { table, where, id } = tableExport
  const rows = db.select(exportedColumns(tableExport)).from(table)
  if (!id) return rows.where(where)
  return rows
    .where(and(where, beforeId === undefined ? undefined : lt(id, beforeId)))
    .orderBy(desc(id))
    .limit(limit)
}

function exportedColumns({ table, excludedColumns }: TableExport): Record<string, AnyPgColumn> {
  const all = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>)
  return Object.fromEntries(all.filter(([name]) => !excludedColumns.includes(name)))
}

/** Converts the database's JSON to the values that drizzle returns. */
const decodeRow = (row: Row, columns: Record<string, AnyPgColumn>): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const value = row[column.name]
      return [key, value === null || value === undefined ? null : column.mapFromDriverValue(value)]
    }),
  )

/** Streams one object of arrays, with one element per line. */
async function* formatJson(
  tableExports: Readonly<Record<string, TableExport>>,
  readRows: (name: string, tableExport: TableExport) => AsyncIterable<readonly object[]>,
) {
  let opening = '{'
  for (const [name, tableExport] of Object.entries(tableExports)) {
    yield `${opening}\n${JSON.stringify(name)}: [`
    let comma = ''
    for await (const rows of readRows(name, tableExport)) {
      if (rows.length === 0) continue
      yield `${comma}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      comma = ','
    }
    yield ']'
    opening = ','
  }
  yield '\n}\n'
}
