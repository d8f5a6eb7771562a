import { sql } from 'drizzle-orm'
import { users } from '#shared/tables.ts'
import type { Config } from '../config.ts'

/**
 * Anyone can register with any address, so data sent from an address belong to an account only after its confirmation.
 * Without a mail server nothing can be confirmed.
 */
export const verifiedAddress = (user: StoredAddress, { mail }: Pick<Config, 'mail'>) =>
  mail.smtpUrl !== undefined && hasConfirmedEmail(user) ? (user.email ?? undefined) : undefined

type StoredAddress = Pick<typeof users.$inferSelect, 'email' | 'pendingEmail' | 'isEmailUnconfirmed'>

/** Earlier versions, which may still be running, mark new accounts by the pending address alone. */
export const hasConfirmedEmail = ({ email, pendingEmail, isEmailUnconfirmed }: StoredAddress) =>
  email !== null && !isEmailUnconfirmed && pendingEmail !== email

/** Changes of an account that loses its unconfirmed address. Another address that waits for its confirmation stays. */
export const withoutEmail = {
  email: null,
  pendingEmail: sql<string | null>`nullif(${users.pendingEmail}, ${users.email})`,
  isEmailUnconfirmed: true,
  updatedAt: sql`now()`,
}
