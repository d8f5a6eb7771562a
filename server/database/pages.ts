import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { adminLog, articles, contactMessages, subscribers, users } from '#shared/tables.ts'
import type { Database } from './connect.ts'

/** The tables whose rows `row_blocks` counts. */
type Counted = typeof adminLog | typeof articles | typeof contactMessages | typeof subscribers | typeof users

/** Ids that one row of `row_blocks` stands for; the migration that makes its triggers has the same number. */
export const BLOCK = 1000

/** By blocks from the newest on: how many rows there are up to it. The last line finds the block of a place in the list. */
const find = (relation: string, place: number) => sql`
  with blocks as (
    select block, rows, sum(rows) over (order by block desc) as upto from row_blocks where relation = ${relation}
  )
  select (select coalesce(sum(rows), 0) from blocks)::integer as total, block, (upto - rows)::integer as before
  from (select) list left join lateral (
    select * from blocks where upto > ${place}::bigint order by block desc limit 1
  ) wanted on true`

export interface PageStart {
  readonly total: number
  readonly totalPages: number
  /** The rows among which the page begins, to be read with the highest id first … */
  readonly where: SQL
  /** … and how many of them stand before it: fewer than a block holds. */
  readonly offset: number
}

/**
 * Where a page of a long list begins, the newest rows first, without counting rows or passing over those of the pages
 * before: as quick on the last page as on the first.
 * @param page from 1 on
 * @param rows that a page holds
 */
export async function startOfPage(
  db: Pick<Database, 'execute'>,
  table: Counted,
  page: number,
  rows: number,
): Promise<PageStart> {
  const place = (page - 1) * rows
  const { rows: found } = await db.execute<{ total: number; block: number | null; before: number | null }>(
    find(getTableName(table), place),
  )
  const { total = 0, block = null, before } = found[0] ?? {}
  return {
    total,
    totalPages: Math.ceil(total / rows),
    where: block === null ? sql`false` : sql`${table.id} < ${(block + 1) * BLOCK}::bigint`,
    offset: block === null ? 0 : place - (before ?? 0),
  }
}

/** How many rows a table has, without counting them. */
export async function countOf(db: Pick<Database, 'execute'>, table: Counted): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select coalesce(sum(rows), 0)::integer as total from row_blocks where relation = ${getTableName(table)}`,
  )
  return rows[0]?.total ?? 0
}
