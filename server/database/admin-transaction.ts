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
type AdminWork<T> = (tx: Transaction, log: WriteLogEntry) => Promise<T>

/**
 * Runs the action and its log entry in one transaction. The administrator's row is share-locked, so that a removed
 * administrator cannot act, while others work in parallel.
 * @throws HttpError 403 if the user is not an administrator any more
 */
export const runAsAdmin = <T>(db: Database, user: Pick<User, 'id'>, work: AdminWork<T>) =>
  db.transaction(async (tx) => {
    const isUser = and(eq(users.id, user.id), eq(users.isAdmin, true))
    const [admin] = await tx.select(ADMIN).from(users).where(isUser).for('share')
    return work(tx, createLogWriter(tx, admin))
  })

/** Locks the rows of all administrators in one order, so that two cannot remove each other. */
export const runWithAdminsLocked = <T>(db: Database, user: Pick<User, 'id'>, work: AdminWork<T>) =>
  db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const admin = admins.find(({ id }) => id === user.id)
    return work(tx, createLogWriter(tx, admin))
  })

const ADMIN = { id: users.id, username: users.username }

/** The locks last until the transaction ends. */
export const lockAdmins = (tx: Transaction) =>
  tx.select(ADMIN).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for('update')

function createLogWriter(tx: Transaction, admin: { id: number; username: string } | undefined): WriteLogEntry {
  if (!admin) throw new HttpError(403, 'Administrators only')
  return async (action, subject, subjectId) => {
    const entry = { adminId: admin.id, adminName: admin.username, action, subject }
    await tx.insert(adminLog).values({ ...entry, subjectId: subjectId === undefined ? null : String(subjectId) })
  }
}
