import { getTableName, sql } from 'drizzle-orm'
import type { adminLog, articles, contactMessages, subscribers, users } from '#shared/tables.ts'
import type { Database } from './connect.ts'

/** Tables counted in `row_blocks`. */
type CountedTable = typeof adminLog | typeof articles | typeof contactMessages | typeof subscribers | typeof users

/** Ids per row of `row_blocks`. The migration that creates its triggers has the same number. */
export const BLOCK_SIZE = 1000

/** Counts rows cumulatively by blocks from the newest, and finds the block that contains the position. */
const findBlock = (relation: string, position: number) => sql`
  with blocks as (
    select block, rows, sum(rows) over (order by block desc) as upto from row_blocks where relation = ${relation}
  )
  select (select coalesce(sum(rows), 0) from blocks)::integer as total, block, (upto - rows)::integer as before
  from (select) list left join lateral (
    select * from blocks where upto > ${position}::bigint order by block desc limit 1
  ) wanted on true`

/**
 * Newest first. Uses counts per block of ids, so that the last page is as fast as the first.
 * @param page from 1
 */
export async function findPageStart(
  db: Pick<Database, 'execute'>,
  table: CountedTable,
  page: number,
  pageSize: number,
) {
  const position = (page - 1) * pageSize
  const { rows: blocks } = await db.execute<{ total: number; block: number | null; before: number | null }>(
    findBlock(getTableName(table), position),
  )
  const { total = 0, block = null, before } = blocks[0] ?? {}
  return {
    totalPages: Math.ceil(total / pageSize),
    /** Condition for the rows from which the page is read, highest id first. */
    where: block === null ? sql`false` : sql`${table.id} < ${(block + 1) * BLOCK_SIZE}::bigint`,
    /** Number of those rows to skip; less than BLOCK_SIZE. */
    offset: block === null ? 0 : position - (before ?? 0),
  }
}

/** Sums the counts per block. */
export async function countRows(db: Pick<Database, 'execute'>, table: CountedTable): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select coalesce(sum(rows), 0)::integer as total from row_blocks where relation = ${getTableName(table)}`,
  )
  return rows[0]?.total ?? 0
}

/** Batches grow to the maximum: small so as not to block others, large to save round trips to a distant database. */
export const FIRST_BATCH_ROWS = 200
const MAX_BATCH_ROWS = 1600

/**
 * Reads a long list in batches, newest first, by keyset pagination: each batch begins after the last id of the previous
 * one.
 * @param readBatch at most `limit` rows with an id below `before`, highest first
 */
export async function* readInBatches<Row extends { id: number }>(
  readBatch: (before: number | undefined, limit: number) => PromiseLike<Row[]>,
) {
  let before: number | undefined
  for (let limit = FIRST_BATCH_ROWS; ; limit = Math.min(2 * limit, MAX_BATCH_ROWS)) {
    const rows = await readBatch(before, limit)
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    before = rows.at(-1)?.id
  }
}
