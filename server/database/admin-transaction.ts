import { and, asc, eq } from 'drizzle-orm'
import type { User } from '#shared/contract/api.ts'
import { adminLog, users } from '#shared/tables.ts'
import { HttpError } from '../http/errors.ts'
import type { Database, Transaction } from './connect.ts'

/** Actions on a user. Stored in the log, like those below: never change one. */
export const USER_ACTIONS = ['Removed user', 'Signed user out'] as const
type AdminAction =
  | (typeof USER_ACTIONS)[number]
  | 'Exported subscribers'
  | 'Marked message as read'
  | 'Marked message as unread'
  | 'Marked message as answered'
  | 'Marked message as not answered'
  | 'Deleted message'
  | 'Created article'
  | 'Updated article'
  | 'Deleted article'
  | 'Uploaded picture'

/** Logs what was done, to what by name, and to which row. */
type WriteLogEntry = (action: AdminAction, subject: string, subjectId?: number | string) => Promise<void>

/**
 * Runs the action and its log entry in one transaction. The administrator's row is share-locked, so that a removed
 * administrator cannot act, while others work in parallel.
 * @throws HttpError 403 if the user is not an administrator any more
 */
export function runAsAdmin<T>(
  db: Database,
  { id }: Pick<User, 'id'>,
  work: (tx: Transaction, log: WriteLogEntry) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    const [admin] = await tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.id, id), eq(users.isAdmin, true)))
      .for('share')
    return work(tx, createLogWriter(tx, admin))
  })
}

/** Locks the rows of all administrators in one order, so that two cannot remove each other. */
export function runWithAdminsLocked<T>(
  db: Database,
  { id }: Pick<User, 'id'>,
  work: (tx: Transaction, log: WriteLogEntry) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    return work(
      tx,
      createLogWriter(
        tx,
        admins.find((admin) => admin.id === id),
      ),
    )
  })
}

/** The locks last until the transaction ends. */
export const lockAdmins = (tx: Transaction) =>
  tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
    .for('update')

function createLogWriter(tx: Transaction, admin: { id: number; username: string } | undefined): WriteLogEntry {
  if (!admin) throw new HttpError(403, 'Administrators only')
  return async (action, subject, subjectId) => {
    const entry = { adminId: admin.id, adminName: admin.username, action, subject }
    await tx.insert(adminLog).values({ ...entry, subjectId: subjectId === undefined ? null : String(subjectId) })
  }
}
