import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config.ts'

/*
 * What the site must be able to read again and whoever reads its database must not: sealed by AES-256-GCM with a key made
 * from the secret that signs the sessions. `place` binds a sealed text to its place: it opens nowhere else.
 */

const CIPHER = 'aes-256-gcm'
/** [bytes], as NIST SP 800-38D recommends for it. */
const NONCE = 12
const TAG = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'helioplan sealed text', 32))

/** Seals with the newest secret. */
export function seal(text: string, place: string, { sessionSecrets }: Pick<Config, 'sessionSecrets'>): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyOf(sessionSecrets[0] ?? ''), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text, and whether an older secret than the newest sealed it; undefined when none of the secrets did. */
export function unseal(sealed: string, place: string, { sessionSecrets }: Pick<Config, 'sessionSecrets'>) {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const [age, secret] of sessionSecrets.entries()) {
    try {
      const opened = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      const text = Buffer.concat([opened.update(bytes.subarray(NONCE + TAG)), opened.final()]).toString('utf8')
      return { text, isOutdated: age > 0 }
    } catch {
      // Sealed with another secret, or damaged.
    }
  }
  return undefined
}
