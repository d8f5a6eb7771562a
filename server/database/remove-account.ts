import { eq } from 'drizzle-orm'
import { articles, users } from '#shared/tables.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { holdAdmins } from './as-admin.ts'
import type { Transaction } from './connect.ts'

/**
 * Deletes a user with everything of theirs: sessions end and calculations go with the row. Articles stay and pass to the
 * heir, by default another administrator.
 * @throws HttpError 409 for the last administrator
 */
export async function removeAccount(tx: Transaction, id: number, heirId?: number) {
  const admins = await holdAdmins(tx)
  const others = admins.filter((admin) => admin.id !== id)
  if (admins.length === 1 && others.length === 0) throw new HttpError(409, 'The last administrator cannot be removed')
  const heir = heirId ?? others[0]?.id
  if (heir !== undefined) await tx.update(articles).set({ authorId: heir }).where(eq(articles.authorId, id))
  const [removed] = await tx.delete(users).where(eq(users.id, id)).returning({ username: users.username })
  if (!removed) throw notFound('There is no such user')
  return removed
}
