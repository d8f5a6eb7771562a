import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { beforeStoring, refuseLate } from '../http/deadline.ts'

/**
 * Lets nothing be stored for a request that was answered 503 already: its statements are not sent,
 * and its transactions are rolled back.
 */
export function storeInTime(pool: Pool, db: Pick<NodePgDatabase, 'transaction'>) {
  const query = pool.query.bind(pool) as (...statement: unknown[]) => unknown
  pool.query = ((...statement: unknown[]) => {
    if (isReading(statement[0])) refuseLate()
    else beforeStoring()
    return query(...statement)
  }) as typeof pool.query

  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    refuseLate()
    return transaction(async (tx) => {
      const result = await work(tx)
      // COMMIT is sent next; what is thrown here leads to ROLLBACK.
      beforeStoring()
      return result
    }, config)
  }
}

/** Whether a statement changes nothing. Every statement of ours that reads begins so. */
function isReading(statement: unknown) {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text
  return typeof text === 'string' && /^\s*(select|with (?!.*\b(insert|update|delete)\b))/is.test(text)
}
