import { randomInt } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { authenticators, passkeys, recoveryCodes } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { hashToken } from '../tokens.ts'

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

const CODE_COUNT = 10
/** 32 characters (5 bits each) without look-alikes. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 120 bits, too many to guess even with the hashes. Codes of earlier versions have 16 characters. */
const CODE_LENGTH = 24
const GROUP_LENGTH = 4

const hashCode = (userId: number, code: string) => hashToken(`${userId} ${code}`)
const normalizeCode = (typedCode: string) => typedCode.toLowerCase().replace(/[^a-z0-9]/g, '')

const generateCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const formatInGroups = (code: string) => code.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? code

/** The codes are shown once; only their hashes are stored. */
export async function renewRecoveryCodes(
  tx: Pick<Transaction, 'insert' | 'delete'>,
  userId: number,
): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const codes = Array.from({ length: CODE_COUNT }, generateCode)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashCode(userId, code) })))
  return codes.map(formatInGroups)
}

/** A used code becomes invalid. */
export async function consumeRecoveryCode(db: Pick<Transaction, 'delete'>, userId: number, typedCode: string) {
  const deleted = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashCode(userId, normalizeCode(typedCode)))))
  return deleted.rowCount === 1
}
