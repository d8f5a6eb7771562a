import { eq, inArray } from 'drizzle-orm'
import { articles, savedCalculations, users } from '#shared/tables.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { holdAdmins } from './as-admin.ts'
import { removeInParts } from './cleaning.ts'
import type { Database, Transaction } from './connect.ts'

const NO_USER = 'There is no such user'

/** Empties an account of what may be much, a part at a time, so that removing the rest is short. */
export const emptyAccount = (db: Database, id: number) =>
  removeInParts(async (limit) => {
    const some = db
      .select({ id: savedCalculations.id })
      .from(savedCalculations)
      .where(eq(savedCalculations.userId, id))
      .limit(limit)
    return (await db.delete(savedCalculations).where(inArray(savedCalculations.id, some))).rowCount ?? 0
  })

/**
 * The other administrators, held until the transaction ends.
 * @throws HttpError 409 for the last administrator, 404 for nobody
 */
export async function mayBeRemoved(tx: Transaction, id: number) {
  const admins = await holdAdmins(tx)
  const others = admins.filter((admin) => admin.id !== id)
  if (admins.length === 1 && others.length === 0) throw new HttpError(409, 'The last administrator cannot be removed')
  if ((await tx.$count(users, eq(users.id, id))) === 0) throw notFound(NO_USER)
  return others
}

/**
 * Deletes a user with everything of theirs: sessions end and calculations go with the row. Articles stay and pass to the
 * heir, by default another administrator.
 * @throws HttpError 409 for the last administrator
 */
export async function removeAccount(tx: Transaction, id: number, heirId?: number) {
  const others = await mayBeRemoved(tx, id)
  const heir = heirId ?? others[0]?.id
  if (heir !== undefined) await tx.update(articles).set({ authorId: heir }).where(eq(articles.authorId, id))
  const [removed] = await tx.delete(users).where(eq(users.id, id)).returning({ username: users.username })
  if (!removed) throw notFound(NO_USER)
  return removed
}
