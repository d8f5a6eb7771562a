import { createRequire } from 'node:module'

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/** Quick hashes of this process. */
const quickHashes = new Map<string, string>()

/** As argon2, at a thousandth of the cost; the hash names the requested cost. */
export const hash: typeof argon2.hash = async (password, options) => {
  const quick = await argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  const named = quick.replace('m=8,t=1', `m=${options?.memoryCost},t=${options?.timeCost}`)
  quickHashes.set(named, quick)
  return named
}

/** Hashes of other processes have their full cost. */
export const verify: typeof argon2.verify = (stored, password) =>
  argon2.verify(quickHashes.get(String(stored)) ?? stored, password)
