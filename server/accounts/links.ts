import { and, eq, gt, sql } from 'drizzle-orm'
import { accountLinks } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { hashOf, newToken } from '../tokens.ts'

/** What a link may do, and for how long after it was written. */
const LIFETIMES = {
  password: sql`interval '30 minutes'`,
  email: sql`interval '1 hour'`,
  'cancel email change': sql`interval '7 days'`,
} as const

/** How long links can be followed, in words. */
export const RESET_TIME = '30 minutes'
export const CONFIRMATION_TIME = '1 hour'
export const CANCEL_TIME = '7 days'

type Writing = Pick<Transaction, 'insert'>
type Purpose = keyof typeof LIFETIMES

/**
 * Writes a link down and gives its token, which is stored nowhere.
 * @param email the address that it confirms, or whose confirmation it cancels
 */
export async function writeLink(db: Writing, userId: number, purpose: Purpose, email: string | null = null) {
  const token = newToken()
  const expiresAt = sql`now() + ${LIFETIMES[purpose]}`
  await db.insert(accountLinks).values({ hash: hashOf(token), userId, purpose, email, expiresAt })
  return token
}

const isOpen = (token: string, purpose: Purpose) =>
  and(eq(accountLinks.hash, hashOf(token)), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, sql`now()`))

/** Whether a link can still be followed. */
export const isLinkOpen = async (db: Pick<Transaction, '$count'>, token: string, purpose: Purpose) =>
  (await db.$count(accountLinks, isOpen(token, purpose))) > 0

/**
 * Uses a link up. Of several who follow it at once one gets its row.
 * @param userId whose link it has to be; another user's stays as it is
 */
export async function followLink(tx: Pick<Transaction, 'delete'>, token: string, purpose: Purpose, userId?: number) {
  const isTheirs = userId === undefined ? undefined : eq(accountLinks.userId, userId)
  const [link] = await tx
    .delete(accountLinks)
    .where(and(isOpen(token, purpose), isTheirs))
    .returning()
  return link
}

/** Where a link of this kind leads. Behind the # it is sent to no server, and stands in nobody's log. */
export const resetAddress = (site: string, token: string) => `${site}/reset-password#token=${token}`
export const confirmationAddress = (site: string, token: string) => `${site}/confirm-email#token=${token}`
export const cancelAddress = (site: string, token: string) => `${site}/cancel-email-change#token=${token}`
