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
