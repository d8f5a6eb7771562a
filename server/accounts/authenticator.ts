import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import { authenticators } from '#shared/tables.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { seal, unseal } from '../seal.ts'

/*
 * An app that shows a code every half minute: RFC 6238 as every such app has it, HMAC-SHA-1 and six digits.
 */

const PERIOD = 30 // [s]
/** Codes before and after the present one that are taken too, for clocks that differ. */
const WINDOW = 1
/** What an app shows. Signs of other alphabets are none of them, whatever they count for. */
export const SIX_DIGITS = /^[0-9]{6}$/
const SECRET = 20 // [bytes], as RFC 4226 recommends

type Secrets = Pick<Config, 'sessionSecrets'>
type Db = Pick<Transaction, 'select' | 'update' | 'insert'>

const place = (userId: number) => `authenticator ${userId}`
const codesOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Helioplan', label, secret: Secret.fromBase32(secret), period: PERIOD })

/**
 * Begins to set one up: another one that was begun is forgotten.
 * @returns the secret as a person types it, and the address that an app reads from a picture; nothing when there is one
 */
export async function beginAuthenticator(
  db: Db,
  { id, username }: { readonly id: number; readonly username: string },
  config: Secrets,
) {
  const secret = new Secret({ size: SECRET }).base32
  const row = { secret: seal(secret, place(id), config), confirmedAt: null, lastStep: 0, createdAt: sql`now()` }
  const begun = await db
    .insert(authenticators)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({ target: authenticators.userId, set: row, setWhere: sql`authenticators.confirmed_at is null` })
    .returning({ userId: authenticators.userId })
  if (begun.length === 0) return undefined
  return { secret, address: codesOf(secret, username).toString() }
}

/** The half minute a code belongs to, by the database's clock; undefined for a wrong one. */
async function stepOf(db: Db, userId: number, code: string, config: Secrets) {
  const [row] = await db
    .select({ secret: authenticators.secret, now: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  const opened = row && unseal(row.secret, place(userId), config)
  if (!row || !opened || !SIX_DIGITS.test(code)) return undefined
  const timestamp = Number(row.now)
  const away = codesOf(opened.text, '').validate({ token: code, timestamp, window: WINDOW })
  return away === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + away
}

/** Whether the code is right; then it, and those before it, are right no more. */
export async function takeCode(db: Db, userId: number, code: string, config: Secrets) {
  const step = await stepOf(db, userId, code, config)
  if (step === undefined) return false
  const isNew = and(
    eq(authenticators.userId, userId),
    isNotNull(authenticators.confirmedAt),
    lt(authenticators.lastStep, step),
  )
  const taken = await db.update(authenticators).set({ lastStep: step }).where(isNew)
  return taken.rowCount === 1
}

/** Switches on what was begun, by its first code. */
export async function confirmAuthenticator(db: Db, userId: number, code: string, config: Secrets) {
  const step = await stepOf(db, userId, code, config)
  if (step === undefined) return false
  const confirmed = await db
    .update(authenticators)
    .set({ lastStep: step, confirmedAt: sql`now()` })
    .where(and(eq(authenticators.userId, userId), sql`confirmed_at is null`))
  return confirmed.rowCount === 1
}

/**
 * Seals anew what an older secret sealed, so that it can be given up.
 * @param client a connection that holds the preparation lock
 */
export async function sealAnew(client: pg.Client, config: Secrets) {
  if (config.sessionSecrets.length < 2) return
  const db = drizzle(client)
  for (const { userId, secret } of await db.select().from(authenticators)) {
    const opened = unseal(secret, place(userId), config)
    if (opened?.isOutdated)
      await db
        .update(authenticators)
        .set({ secret: seal(opened.text, place(userId), config) })
        .where(and(eq(authenticators.userId, userId), eq(authenticators.secret, secret)))
  }
}
