import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { authenticators, passkeys, recoveryCodes } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'

type Db = Pick<Transaction, 'select' | '$count'>

/** The second factors of a user; one alone means that the password does not suffice. */
export async function secondFactorsOf(db: Db, userId: number) {
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id))
  const confirmed = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))
  const hasAuthenticator = (await db.$count(authenticators, confirmed)) > 0
  return { passkeys: keys, hasAuthenticator, isOn: hasAuthenticator || keys.length > 0 }
}

export const recoveryCodesLeft = (db: Pick<Transaction, '$count'>, userId: number) =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
