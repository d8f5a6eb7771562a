import { asc, eq } from 'drizzle-orm'
import type { User } from '#shared/schemas.ts'
import { adminLog, users } from '#shared/tables.ts'
import type { Database } from './database/connect.ts'
import { HttpError } from './errors.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What was done, to what by name, and to which row. */
type Log = (action: string, subject: string, subjectId?: number | string) => Promise<void>

/**
 * Runs an administrator's action and the entry that tells of it in one transaction: neither exists without the other.
 * Administrators act one after another, all of their rows held in one order, so that whoever was removed a moment ago
 * cannot act any more and two of them cannot remove each other.
 */
export function asAdmin<T>(db: Database, { id }: Pick<User, 'id'>, work: (tx: Transaction, log: Log) => Promise<T>) {
  return db.transaction(async (tx) => {
    const admins = await tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(eq(users.isAdmin, true))
      .orderBy(asc(users.id))
      .for('no key update')
    const admin = admins.find((each) => each.id === id)
    if (!admin) throw new HttpError(403, 'Administrators only')
    return work(tx, async (action, subject, subjectId) => {
      const entry = { adminId: id, adminName: admin.username, action, subject }
      await tx.insert(adminLog).values({ ...entry, subjectId: subjectId === undefined ? null : String(subjectId) })
    })
  })
}
