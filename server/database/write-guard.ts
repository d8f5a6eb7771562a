import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { beginWrite, throwIfTimedOut } from '../http/deadline.ts'

/** Stops writes of requests that have timed out: statements are not sent and transactions roll back. */
export function guardWrites(pool: Pool, db: Pick<NodePgDatabase, 'transaction'>) {
  const query = pool.query.bind(pool) as (...statement: unknown[]) => unknown
  pool.query = ((...statement: unknown[]) => {
    if (isReadOnly(statement[0])) throwIfTimedOut()
    else beginWrite()
    return query(...statement)
  }) as typeof pool.query

  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    throwIfTimedOut()
    return transaction(async (tx) => {
      const result = await work(tx)
      // COMMIT is sent next. Throwing here rolls back.
      beginWrite()
      return result
    }, config)
  }
}

/** All reading statements of the site begin like this. */
function isReadOnly(statement: unknown) {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text
  return typeof text === 'string' && /^\s*(select|with (?!.*\b(insert|update|delete)\b))/is.test(text)
}
