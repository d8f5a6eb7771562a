import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { authenticators, passkeys, recoveryCodes } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'

type Db = Pick<Transaction, 'select' | '$count'>

/** The password alone does not sign in to an account with a second factor. */
export async function findSecondFactors(db: Db, userId: number) {
  const userPasskeys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id))
  const confirmed = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))
  const hasAuthenticator = (await db.$count(authenticators, confirmed)) > 0
  return { passkeys: userPasskeys, hasAuthenticator, isEnabled: hasAuthenticator || userPasskeys.length > 0 }
}

export async function deleteSecondFactors(tx: Pick<Transaction, 'delete'>, userId: number) {
  for (const table of [passkeys, authenticators, recoveryCodes]) await tx.delete(table).where(eq(table.userId, userId))
}

export const countRecoveryCodes = (db: Pick<Transaction, '$count'>, userId: number) =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
