import { COMMON_PASSWORD, isCommonPassword } from '#shared/forms/common-passwords.ts'
import { HttpError } from '../http/errors.ts'

/** [characters] Shorter words, such as `sun`, occur in too many good passwords. */
const MIN_WORD_LENGTH = 4

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** 49,000 leaked passwords, loaded on first use. */
function loadCommonPasswords() {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
    (error) => {
      // The next call tries again.
      commonPasswords = undefined
      throw error
    },
  )
  return commonPasswords
}

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
