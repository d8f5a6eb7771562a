import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

/* Encrypts values that the site must read back but a reader of its database must not. AES-256-GCM; the key is derived
 * from the session secret (HKDF). `context` is authenticated with the text: it decrypts only with the same context. */

const CIPHER = 'aes-256-gcm'
/** [bytes] Recommended by NIST SP 800-38D. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

// untranslated: a name for the key derivation
const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'helioplan sealed text', 32))

/** Uses the newest secret. */
export function encrypt(text: string, context: string, { sessionSecrets }: Pick<Config, 'sessionSecrets'>): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(sessionSecrets[0] ?? ''), nonce).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @returns the text and whether an older secret encrypted it; undefined if no secret fits */
export function decrypt(encrypted: string, context: string, { sessionSecrets }: Pick<Config, 'sessionSecrets'>) {
  const bytes = Buffer.from(encrypted, 'base64url')
  for (const [age, secret] of sessionSecrets.entries()) {
    try {
      const decrypted = createDecipheriv(CIPHER, deriveKey(secret), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = Buffer.concat([
        decrypted.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decrypted.final(),
      ]).toString('utf8')
      return { text, isOutdated: age > 0 }
    } catch {
      // Encrypted with another secret, or damaged.
    }
  }
  return undefined
}
