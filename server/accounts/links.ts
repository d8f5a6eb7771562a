import { and, eq, gt, sql } from 'drizzle-orm'
import { addressOf } from '#shared/language/addresses.ts'
import { accountLinks } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { UNCONFIRMED_DAYS } from '../database/retention.ts'
import { hashToken, newToken } from '../tokens.ts'

export const RESET_LINK_MINUTES = 30
export const CONFIRMATION_LINK_MINUTES = 60
export const CANCEL_LINK_DAYS = 7
/** The link works as long as an unconfirmed address stays with its account. */
export const RELEASE_LINK_DAYS = UNCONFIRMED_DAYS

/** Page and lifetime of each link. */
const LINKS = {
  password: { path: '/reset-password', lifetime: sql`make_interval(mins => ${RESET_LINK_MINUTES})` },
  email: { path: '/confirm-email', lifetime: sql`make_interval(mins => ${CONFIRMATION_LINK_MINUTES})` },
  'cancel email change': { path: '/cancel-email-change', lifetime: sql`make_interval(days => ${CANCEL_LINK_DAYS})` },
  'release email': { path: '/release-email', lifetime: sql`make_interval(days => ${RELEASE_LINK_DAYS})` },
} as const

type Inserter = Pick<Transaction, 'insert'>
type Purpose = keyof typeof LINKS

/**
 * Returns the token, of which only the hash is stored.
 * @param email the address to confirm or release, or whose confirmation to cancel
 */
export async function createLink(db: Inserter, userId: number, purpose: Purpose, email: string | null = null) {
  const token = newToken()
  const expiresAt = sql`now() + ${LINKS[purpose].lifetime}`
  await db.insert(accountLinks).values({ hash: hashToken(token), userId, purpose, email, expiresAt })
  return token
}

const isValid = (token: string, purpose: Purpose) =>
  and(
    eq(accountLinks.hash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, sql`now()`),
  )

export const isLinkValid = async (db: Pick<Transaction, '$count'>, token: string, purpose: Purpose) =>
  (await db.$count(accountLinks, isValid(token, purpose))) > 0

/**
 * Deletes and returns a valid link, so that it works only once.
 * @param userId required owner; other users' links stay
 */
export async function consumeLink(tx: Pick<Transaction, 'delete'>, token: string, purpose: Purpose, userId?: number) {
  const belongsToUser = userId === undefined ? undefined : eq(accountLinks.userId, userId)
  const [link] = await tx
    .delete(accountLinks)
    .where(and(isValid(token, purpose), belongsToUser))
    .returning()
  return link
}

/** Address of a link. The token is in the fragment, which is sent to no server and appears in no log. */
export const linkUrl = (site: string, purpose: Purpose, token: string) =>
  `${site}${addressOf(LINKS[purpose].path)}#token=${token}`
