import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recoveryCodes } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { hashOf } from '../tokens.ts'

const CODES = 10
/** Without those that are mistaken for each other: 32 signs, 5 bits each. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 120 bits: too many to be found by trying, also for who has the hashes. Codes of the version before have 16 signs. */
const LENGTH = 24
const GROUP = 4

type Db = Pick<Transaction, 'insert' | 'delete'>

const codeHash = (userId: number, bare: string) => hashOf(`${userId} ${bare}`)
const bareOf = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const inGroups = (bare: string) => bare.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? bare

/** New codes in place of all there were: shown now and never again, since only their hashes are stored. */
export async function renewRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const codes = Array.from({ length: CODES }, newCode)
  await tx.insert(recoveryCodes).values(codes.map((bare) => ({ userId, hash: codeHash(userId, bare) })))
  return codes.map(inGroups)
}

/** Whether what was typed is one of the user's codes; then it is one no more. */
export async function takeRecoveryCode(db: Pick<Transaction, 'delete'>, userId: number, typed: string) {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, codeHash(userId, bareOf(typed)))))
  return taken.rowCount === 1
}
