import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { requestSignal } from '../http/deadline.ts'
import { serviceUnavailable } from '../http/errors.ts'

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = 2
const HASH_OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** [characters] Longer than any form accepts; never hashed. */
const MAX_PASSWORD_LENGTH = 200
/** Each hash uses one core and 19 MiB. */
const MAX_CONCURRENT_HASHES = 2
/** A longer queue would exceed the deadline of the request. */
const MAX_QUEUED_HASHES = 120

const hashQueue = pLimit(MAX_CONCURRENT_HASHES)

async function runInHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.pendingCount >= MAX_QUEUED_HASHES) throw serviceUnavailable()
  const signal = requestSignal()
  return hashQueue(() => {
    signal?.throwIfAborted()
    return work()
  })
}

export const hashPassword = (password: string) => runInHashQueue(() => hash(password, HASH_OPTIONS))

/** Made with other parameters than the current ones. */
export const isHashOutdated = (storedHash: string) => !storedHash.startsWith(CURRENT_HASH_PREFIX)
const CURRENT_HASH_PREFIX = `$argon2id$v=19$m=${HASH_OPTIONS.memoryCost},t=${HASH_OPTIONS.timeCost},p=${HASH_OPTIONS.parallelism}$`

/** Hash of a random password, so that unknown names take as long as wrong passwords. */
let dummyHash: Promise<string> | undefined

function loadDummyHash() {
  dummyHash ??= hash(crypto.randomUUID(), HASH_OPTIONS).catch((error) => {
    // The next call tries again.
    dummyHash = undefined
    throw error
  })
  return dummyHash
}

/** Takes the same time without a hash or with a damaged one. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const dummy = await loadDummyHash()
  const isTooLong = password.length > MAX_PASSWORD_LENGTH
  const passwordToCompare = isTooLong ? '' : password
  return runInHashQueue(async () => {
    try {
      return (await verify(storedHash ?? dummy, passwordToCompare)) && storedHash !== undefined && !isTooLong
    } catch {
      await verify(dummy, passwordToCompare)
      return false
    }
  })
}
