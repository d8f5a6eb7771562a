import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { signalOfRequest } from '../http/deadline.ts'
import { unavailable } from '../http/errors.ts'

/** OWASP's "Password Storage Cheat Sheet": argon2id with 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = 2
const STRENGTH = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Longer ones are never hashed: no form of ours takes them. */
const LONGEST = 200
/** Hashes at a time: each takes a core and 19 MiB. */
const AT_ONCE = 2
/** Beyond this many the wait would be longer than a person's patience. */
const LONGEST_QUEUE = 120

const places = pLimit(AT_ONCE)

async function whenPlaceIsFree<T>(work: () => Promise<T>): Promise<T> {
  if (places.pendingCount >= LONGEST_QUEUE) throw unavailable()
  const signal = signalOfRequest()
  return places(() => {
    signal?.throwIfAborted()
    return work()
  })
}

export const hashPassword = (password: string) => whenPlaceIsFree(() => hash(password, STRENGTH))

/** Whether a hash was made with less work than today's, or in another way. */
export const isOutdated = (stored: string) => !stored.startsWith(BEGINNING)
const BEGINNING = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`

/** The hash of a password that nobody has, so that an unknown name takes as long as a wrong password. */
let nobody: Promise<string> | undefined

function nobodys() {
  nobody ??= hash(crypto.randomUUID(), STRENGTH).catch((error) => {
    // A moment without memory must not be the end of all sign-ins: the next one tries again.
    nobody = undefined
    throw error
  })
  return nobody
}

/** Whether the password is the hash's. Takes the same time when there is no hash, or a damaged one. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const unknown = await nobodys()
  const tooLong = password.length > LONGEST
  const compared = tooLong ? '' : password
  return whenPlaceIsFree(async () => {
    try {
      return (await verify(stored ?? unknown, compared)) && stored !== undefined && !tooLong
    } catch {
      await verify(unknown, compared)
      return false
    }
  })
}
