import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** A code holds for this long [ms]. */
const PERIOD = 30_000
/** [ms] Longer than a test needs between asking for a code and its check. */
const MARGIN = 5000

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648. */
function fromBase32(text: string) {
  const bits = [...text].map((character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * One-time password by RFC 4226 and RFC 6238, independent of the verifying library.
 * @param secret in Base32
 * @param at [ms since 1970]
 */
export function totpCode(secret: string, at: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * The code before the current one, which is accepted, too, and leaves the current one for the next sign-in. Waits for the next
 * code if the current one is about to end.
 */
export async function previousCode(secret: string) {
  const remaining = PERIOD - (Date.now() % PERIOD)
  if (remaining < MARGIN) await pause(remaining)
  return totpCode(secret, Date.now() - PERIOD)
}
