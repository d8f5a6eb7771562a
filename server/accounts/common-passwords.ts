import { isCommonPassword, TOO_COMMON } from '#shared/forms/common-passwords.ts'
import { HttpError } from '../http/errors.ts'

/** [characters] A shorter word says nothing: `sun` is part of too many good passwords. */
const SHORTEST_WORD = 4

let known: Promise<ReadonlySet<string>> | undefined

/** 49,000 passwords, the most common ones of what has leaked; read when the first one is asked about. */
function list() {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
    (error) => {
      // The next one who asks tries again.
      known = undefined
      throw error
    },
  )
  return known
}

/** A word with what people add to it: two signs before it, a number of up to four digits or a year, and two signs. */
const DECORATED = /^[^\p{L}\d]{0,2}(.*?\p{L})\d{0,4}[^\p{L}\d]{0,2}$/u
const NUMBERED_FIRST = /^\d{1,4}[^\p{L}\d]{0,2}(\p{L}.*)$/u

/** Signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
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
const spelledOut = (text: string) => text.replace(/[013457@$!|]/g, (sign) => LETTERS[sign] ?? sign)

/** The words a password may be a simple variation of. */
function words(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  const undecorated = [plain, DECORATED.exec(plain)?.[1], NUMBERED_FIRST.exec(plain)?.[1]]
  return undecorated.flatMap((each) => {
    if (each === undefined || each.length < SHORTEST_WORD) return []
    const half = each.slice(0, each.length / 2)
    const once = half.length >= SHORTEST_WORD && half.repeat(2) === each ? [half] : []
    const signs = [each, spelledOut(each), ...once]
    return [...signs, [...each].reverse().join('')]
  })
}

/** Whether a guesser would try it early: a common password, or a simple variation of one. */
export async function isGuessedEarly(password: string): Promise<boolean> {
  if (isCommonPassword(password)) return true
  const common = await list()
  return words(password).some((word) => common.has(word) || isCommonPassword(word))
}

/** @throws HttpError 400 for a password that would be guessed early */
export async function refuseCommon(password: string) {
  if (await isGuessedEarly(password)) throw new HttpError(400, TOO_COMMON)
}
