import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { COMMON_PASSWORD, isCommonPassword } from '#shared/forms/common-passwords.ts'
import { requestSignal } from '../http/deadline.ts'
import { HttpError, serviceUnavailable } from '../http/errors.ts'
import { loadOnce } from '../load-once.ts'

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
const loadDummyHash = loadOnce(() => hash(crypto.randomUUID(), HASH_OPTIONS))

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

/** [characters] Shorter words, such as `sun`, occur in too many good passwords. */
const MIN_WORD_LENGTH = 4

/** 49,000 leaked passwords. */
const loadCommonPasswords = loadOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

/** A word with common additions: two symbols before it, a number of up to four digits or a year, and two symbols. */
const DECORATED = /^[^\p{L}\d]{0,2}(.*?\p{L})\d{0,4}[^\p{L}\d]{0,2}$/u
const NUMBERED_FIRST = /^\d{1,4}[^\p{L}\d]{0,2}(\p{L}.*)$/u

const LETTER_SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
const undoSubstitutes = (text: string) =>
  text.replace(/[013457@$!|]/g, (character) => LETTER_SUBSTITUTES[character] ?? character)

function baseWords(password: string): string[] {
  const normalized = password.normalize('NFKC').toLowerCase().trim()
  const candidates = [normalized, DECORATED.exec(normalized)?.[1], NUMBERED_FIRST.exec(normalized)?.[1]]
  return candidates.flatMap((candidate) => {
    if (candidate === undefined || candidate.length < MIN_WORD_LENGTH) return []
    const half = candidate.slice(0, candidate.length / 2)
    const once = half.length >= MIN_WORD_LENGTH && half.repeat(2) === candidate ? [half] : []
    const variants = [candidate, undoSubstitutes(candidate), ...once]
    return [...variants, [...candidate].reverse().join('')]
  })
}

export async function isEasilyGuessed(password: string): Promise<boolean> {
  if (isCommonPassword(password)) return true
  const common = await loadCommonPasswords()
  return baseWords(password).some((word) => common.has(word) || isCommonPassword(word))
}

/** @throws HttpError 400 */
export async function rejectCommonPassword(password: string) {
  if (await isEasilyGuessed(password)) throw new HttpError(400, COMMON_PASSWORD)
}
