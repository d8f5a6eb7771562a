import { and, eq, gt, sql } from 'drizzle-orm'
import { t } from '#shared/language/t.ts'
import { openSteps } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError } from '../http/errors.ts'
import { hashToken, newToken } from '../tokens.ts'

/*
 * Sign-ins and other actions that wait for their second step. A ticket identifies the step; only the page that began it
 * has it. It is neither a cookie nor part of a session.
 */

const LIFETIME = sql`interval '10 minutes'`

type Step = typeof openSteps.$inferSelect

/** A passkey has to sign the challenge. */
export async function createStep(
  db: Pick<Transaction, 'insert'>,
  step: Pick<Step, 'purpose' | 'userId'> & { readonly adminsOnly?: boolean },
) {
  const [ticket, challenge] = [newToken(), newToken()]
  await db
    .insert(openSteps)
    .values({ ...step, hash: hashToken(ticket), challenge, expiresAt: sql`now() + ${LIFETIME}` })
  return { ticket, challenge }
}

const isPending = (ticket: string, purpose: Step['purpose']) =>
  and(eq(openSteps.hash, hashToken(ticket)), eq(openSteps.purpose, purpose), gt(openSteps.expiresAt, sql`now()`))

const expired = (status: number) => new HttpError(status, t('That took too long. Start again'))

/**
 * A pending sign-in step.
 * @param locks until the transaction ends, so that concurrent attempts are checked one by one
 * @throws HttpError 401 if the step has expired
 */
export async function findSignInStep(db: Pick<Transaction, 'select'>, ticket: string, { locks = false } = {}) {
  const pending = db.select().from(openSteps).where(isPending(ticket, 'sign in'))
  const [step] = await (locks ? pending.for('update') : pending)
  if (!step) throw expired(401)
  return step
}

/**
 * Ends a sign-in step; of concurrent attempts one succeeds.
 * @throws HttpError 401 if it has expired
 */
export async function consumeSignInStep(db: Pick<Transaction, 'delete'>, ticket: string) {
  const deleted = await db.delete(openSteps).where(isPending(ticket, 'sign in'))
  if (deleted.rowCount !== 1) throw expired(401)
}

/**
 * Ends a step of a signed-in user and returns its challenge.
 * @throws HttpError 400 if it has expired or belongs to another user
 */
export async function consumeOwnStep(
  db: Pick<Transaction, 'delete'>,
  purpose: Exclude<Step['purpose'], 'sign in'>,
  ticket: string,
  userId: number,
) {
  const [step] = await db
    .delete(openSteps)
    .where(and(isPending(ticket, purpose), eq(openSteps.userId, userId)))
    .returning()
  if (!step) throw expired(400)
  return step.challenge
}
