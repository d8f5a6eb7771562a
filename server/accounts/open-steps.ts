import { and, eq, gt, sql } from 'drizzle-orm'
import { openSteps } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError } from '../http/errors.ts'
import { hashOf, newToken } from '../tokens.ts'

/*
 * What has begun and waits for its second step. Its ticket is in the hands of the page that began it and opens nothing but
 * that step: no cookie holds it, and no session knows of it.
 */

/** How long a person may take for the second step. */
const LIFETIME = sql`interval '10 minutes'`

type Step = typeof openSteps.$inferSelect

/** Begins what `purpose` says; the challenge is what a passkey has to sign. */
export async function openStep(
  db: Pick<Transaction, 'insert'>,
  step: Pick<Step, 'purpose' | 'userId'> & { readonly adminsOnly?: boolean },
) {
  const [ticket, challenge] = [newToken(), newToken()]
  await db.insert(openSteps).values({ ...step, hash: hashOf(ticket), challenge, expiresAt: sql`now() + ${LIFETIME}` })
  return { ticket, challenge }
}

const isOpen = (ticket: string, purpose: Step['purpose']) =>
  and(eq(openSteps.hash, hashOf(ticket)), eq(openSteps.purpose, purpose), gt(openSteps.expiresAt, sql`now()`))

const over = (status: number) => new HttpError(status, 'That took too long. Please begin again')

/** @throws HttpError 401 when it is over */
export async function findSignIn(db: Pick<Transaction, 'select'>, ticket: string) {
  const [step] = await db.select().from(openSteps).where(isOpen(ticket, 'sign in'))
  if (!step) throw over(401)
  return step
}

/** Locks a sign-in until the transaction ends: of several proofs sent at once, one is looked at. @throws HttpError 401 when it is over */
export async function lockSignIn(tx: Pick<Transaction, 'select'>, ticket: string) {
  const locked = await tx
    .select({ hash: openSteps.hash })
    .from(openSteps)
    .where(isOpen(ticket, 'sign in'))
    .for('update')
  if (locked.length === 0) throw over(401)
}

/** Ends a sign-in: of several that try so at once, one gets on. @throws HttpError 401 when it is over */
export async function closeSignIn(db: Pick<Transaction, 'delete'>, ticket: string) {
  const closed = await db.delete(openSteps).where(isOpen(ticket, 'sign in'))
  if (closed.rowCount !== 1) throw over(401)
}

/** Ends a step that a signed-in user began, and gives its challenge. @throws HttpError 400 when it is over or another user's */
export async function closeOwnStep(
  db: Pick<Transaction, 'delete'>,
  purpose: Exclude<Step['purpose'], 'sign in'>,
  ticket: string,
  userId: number,
) {
  const [step] = await db
    .delete(openSteps)
    .where(and(isOpen(ticket, purpose), eq(openSteps.userId, userId)))
    .returning()
  if (!step) throw over(400)
  return step.challenge
}
