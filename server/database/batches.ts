/**
 * Rows that are read at a time: so few that writing them holds nobody up, so many that asking for them costs little. A long
 * list is read in larger and larger batches, so that a database far away is asked a few times and not fifty.
 */
export const ROWS = 200
const MOST_ROWS = 1600

/**
 * A long list in batches, the newest first: each begins where the last one ended, so that none is read twice and the
 * database never counts past what was sent.
 * @param read at most `limit` rows with an id below `before`, the highest first
 */
export async function* inBatches<Row extends { id: number }>(
  read: (before: number | undefined, limit: number) => PromiseLike<Row[]>,
) {
  let before: number | undefined
  for (let limit = ROWS; ; limit = Math.min(2 * limit, MOST_ROWS)) {
    const rows = await read(before, limit)
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    before = rows.at(-1)?.id
  }
}
