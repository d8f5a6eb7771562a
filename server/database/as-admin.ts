import { and, asc, eq } from 'drizzle-orm'
import type { User } from '#shared/contract/api.ts'
import { adminLog, users } from '#shared/tables.ts'
import { HttpError } from '../http/errors.ts'
import type { Database, Transaction } from './connect.ts'

/** What was done, to what by name, and to which row. */
type WriteLog = (action: string, subject: string, subjectId?: number | string) => Promise<void>

/**
 * Runs an administrator's action and the entry that tells of it in one transaction: neither exists without the other. The
 * administrator's row is held until the end, so that whoever was removed a moment ago cannot act any more; others act at
 * the same time.
 * @throws HttpError 403 for who is no administrator any more
 */
export function asAdmin<T>(
  db: Database,
  { id }: Pick<User, 'id'>,
  work: (tx: Transaction, log: WriteLog) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    const [admin] = await tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.id, id), eq(users.isAdmin, true)))
      .for('share')
    return work(tx, logging(tx, admin))
  })
}

/**
 * The same for what takes administrators away: it holds all of their rows, in one order, so that two of them cannot
 * remove each other.
 */
export function asOnlyAdmin<T>(
  db: Database,
  { id }: Pick<User, 'id'>,
  work: (tx: Transaction, log: WriteLog) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    const admins = await holdAdmins(tx)
    return work(
      tx,
      logging(
        tx,
        admins.find((admin) => admin.id === id),
      ),
    )
  })
}

/** All administrators, held until the transaction ends. */
export const holdAdmins = (tx: Transaction) =>
  tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
    .for('update')

function logging(tx: Transaction, admin: { id: number; username: string } | undefined): WriteLog {
  if (!admin) throw new HttpError(403, 'Administrators only')
  return async (action, subject, subjectId) => {
    const entry = { adminId: admin.id, adminName: admin.username, action, subject }
    await tx.insert(adminLog).values({ ...entry, subjectId: subjectId === undefined ? null : String(subjectId) })
  }
}
