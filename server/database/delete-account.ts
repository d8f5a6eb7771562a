import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { articles, contactMessages, outbox, savedCalculations, subscribers, users } from '#shared/tables.ts'
import type { Config } from '../config.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { lockAdmins } from './admin-transaction.ts'
import { verifiedAddress } from './confirmed-email.ts'
import type { Database, Transaction } from './connect.ts'
import { deleteInBatches } from './retention.ts'
import { sameEmail } from './usernames.ts'

const USER_NOT_FOUND = 'There is no such user'

/** Deletes in batches, so that deleting the account itself is short. */
export const deleteSavedCalculations = (db: Database, id: number) =>
  deleteInBatches(async (limit) => {
    const batch = db
      .select({ id: savedCalculations.id })
      .from(savedCalculations)
      .where(eq(savedCalculations.userId, id))
      .limit(limit)
    return (await db.delete(savedCalculations).where(inArray(savedCalculations.id, batch))).rowCount ?? 0
  })

/** @throws HttpError 409 for the last administrator, 404 for an unknown user */
export async function lockOtherAdmins(tx: Transaction, id: number) {
  const admins = await lockAdmins(tx)
  const others = admins.filter((admin) => admin.id !== id)
  if (admins.length === 1 && others.length === 0) throw new HttpError(409, 'The last administrator cannot be removed')
  if ((await tx.$count(users, eq(users.id, id))) === 0) throw notFound(USER_NOT_FOUND)
  return others
}

/**
 * Sessions, calculations, messages and subscription are deleted by cascade. Articles pass to the heir, by default
 * another administrator.
 * @throws HttpError 409 for the last administrator
 */
export async function deleteAccount(tx: Transaction, config: Pick<Config, 'mail'>, id: number, heirId?: number) {
  const others = await lockOtherAdmins(tx, id)
  const heir = heirId ?? others[0]?.id
  if (heir !== undefined) await tx.update(articles).set({ authorId: heir }).where(eq(articles.authorId, id))
  const [removedUser] = await tx.delete(users).where(eq(users.id, id)).returning()
  if (!removedUser) throw notFound(USER_NOT_FOUND)
  const address = verifiedAddress(removedUser, config)
  if (address !== undefined) {
    await tx.delete(subscribers).where(sameEmail(address, subscribers.email))
    await tx.delete(contactMessages).where(sameEmail(address, contactMessages.email))
    // Contact messages stay, even if this administrator was their recipient.
    const isSentToUser = and(eq(outbox.recipient, address), ne(outbox.kind, 'contact'))
    await tx.delete(outbox).where(or(isSentToUser, sameEmail(address, outbox.replyTo)))
  }
  return removedUser
}
