/** Rows that are read at a time: so few that writing them holds nobody up, so many that asking for them costs little. */
const ROWS = 200

/**
 * A long list in batches, the newest first: each begins where the last one ended, so that none is read twice and the
 * database never counts past what was sent.
 * @param read at most `limit` rows with an id below `before`, the highest first
 */
export async function* inBatches<Row extends { id: number }>(
  read: (before: number | undefined, limit: number) => PromiseLike<Row[]>,
) {
  for (let before: number | undefined; ; ) {
    const rows = await read(before, ROWS)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS) return
    before = rows.at(-1)?.id
  }
}
