import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { articles, contactMessages, outbox, savedCalculations, subscribers, users } from '#shared/tables.ts'
import type { Config } from '../config.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { holdAdmins } from './as-admin.ts'
import { removeInParts } from './cleaning.ts'
import type { Database, Transaction } from './connect.ts'
import { sameAddress } from './names.ts'

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
 * Deletes a user with everything of theirs: sessions end, and calculations, messages and the subscription go with the row.
 * Articles stay and pass to the heir, by default another administrator.
 * @throws HttpError 409 for the last administrator
 */
export async function removeAccount(tx: Transaction, config: Pick<Config, 'mail'>, id: number, heirId?: number) {
  const others = await mayBeRemoved(tx, id)
  const heir = heirId ?? others[0]?.id
  if (heir !== undefined) await tx.update(articles).set({ authorId: heir }).where(eq(articles.authorId, id))
  const [removed] = await tx.delete(users).where(eq(users.id, id)).returning()
  if (!removed) throw notFound(NO_USER)
  const address = provenAddress(removed, config)
  if (address !== undefined) {
    await tx.delete(subscribers).where(sameAddress(subscribers.email, address))
    await tx.delete(contactMessages).where(sameAddress(contactMessages.email, address))
    // Not what is on its way to whoever answers messages, should they be the ones who leave.
    const isAboutAddress = and(eq(outbox.recipient, removed.email), ne(outbox.kind, 'contact'))
    await tx.delete(outbox).where(or(isAboutAddress, sameAddress(outbox.replyTo, address)))
  }
  return removed
}

/**
 * The user's address, if it is known to be theirs. Anybody can register with another's address: what came from an address
 * is shown to an account, or deleted with it, only when a mail to it was answered. Without mail nobody can be asked; then
 * only what was sent while signed in is known to be the user's.
 */
export const provenAddress = (
  {
    email,
    pendingEmail,
    isEmailUnconfirmed,
  }: Pick<typeof users.$inferSelect, 'email' | 'pendingEmail' | 'isEmailUnconfirmed'>,
  { mail }: Pick<Config, 'mail'>,
) => {
  // Accounts that the version before registers while both run are marked by their pending address alone.
  const isConfirmed = !isEmailUnconfirmed && pendingEmail !== email
  return mail.smtpUrl !== undefined && isConfirmed ? email : undefined
}
