import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import { authenticators } from '#shared/tables.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { decrypt, encrypt } from './encryption.ts'

/* Time-based one-time passwords (RFC 6238) with the parameters that all apps support: HMAC-SHA-1 and six digits. */

const PERIOD = 30 // [s]
/** Steps before the current one that are accepted, because typing takes time. A later one is for a code that was never shown. */
const WINDOW = 1
/** ASCII digits only; \d would match other scripts. */
export const SIX_DIGITS = /^[0-9]{6}$/
const SECRET_BYTES = 20 // [bytes], recommended by RFC 4226

type Secrets = Pick<Config, 'sessionSecrets'>
type Db = Pick<Transaction, 'select' | 'update' | 'insert'>

const encryptionContext = (userId: number) => `authenticator ${userId}`
const totpFor = (secret: string, label: string) =>
  new TOTP({ issuer: 'Helioplan', label, secret: Secret.fromBase32(secret), period: PERIOD })

/**
 * Discards an unconfirmed authenticator.
 * @returns the secret for typing and the otpauth URL for the QR code; undefined if an app is already confirmed
 */
export async function createAuthenticator(
  db: Db,
  { id, username }: { readonly id: number; readonly username: string },
  config: Secrets,
) {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const row = {
    secret: encrypt(secret, encryptionContext(id), config),
    confirmedAt: null,
    lastStep: 0,
    createdAt: sql`now()`,
  }
  const created = await db
    .insert(authenticators)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({ target: authenticators.userId, set: row, setWhere: sql`authenticators.confirmed_at is null` })
    .returning({ userId: authenticators.userId })
  if (created.length === 0) return undefined
  return { secret, address: totpFor(secret, username).toString() }
}

/** Uses the database clock; undefined if the code is wrong. */
async function findTimeStep(db: Db, userId: number, code: string, config: Secrets) {
  const [row] = await db
    .select({ secret: authenticators.secret, now: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  const decrypted = row && decrypt(row.secret, encryptionContext(userId), config)
  if (!row || !decrypted || !SIX_DIGITS.test(code)) return undefined
  const timestamp = Number(row.now)
  const offset = totpFor(decrypted.text, '').validate({ token: code, timestamp, window: WINDOW })
  return offset === null || offset > 0 ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + offset
}

/** Whether the code is right. It and all earlier codes become invalid. */
export async function consumeCode(db: Db, userId: number, code: string, config: Secrets) {
  const step = await findTimeStep(db, userId, code, config)
  if (step === undefined) return false
  const isUnused = and(
    eq(authenticators.userId, userId),
    isNotNull(authenticators.confirmedAt),
    lt(authenticators.lastStep, step),
  )
  const updated = await db.update(authenticators).set({ lastStep: step }).where(isUnused)
  return updated.rowCount === 1
}

export async function confirmAuthenticator(db: Db, userId: number, code: string, config: Secrets) {
  const step = await findTimeStep(db, userId, code, config)
  if (step === undefined) return false
  const confirmed = await db
    .update(authenticators)
    .set({ lastStep: step, confirmedAt: sql`now()` })
    .where(and(eq(authenticators.userId, userId), sql`confirmed_at is null`))
  return confirmed.rowCount === 1
}

/**
 * Encrypts with the newest session secret, so that the older one can be dropped.
 * @param client a connection that holds the preparation lock
 */
export async function reencryptSecrets(client: pg.Client, config: Secrets) {
  if (config.sessionSecrets.length < 2) return
  const db = drizzle(client)
  for (const { userId, secret } of await db.select().from(authenticators)) {
    const decrypted = decrypt(secret, encryptionContext(userId), config)
    if (decrypted?.isOutdated)
      await db
        .update(authenticators)
        .set({ secret: encrypt(decrypted.text, encryptionContext(userId), config) })
        .where(and(eq(authenticators.userId, userId), eq(authenticators.secret, secret)))
  }
}
