import { isCommonPassword } from './common-passwords.ts'
import { SHORTEST_PASSWORD } from './lengths.ts'

export type Strength = 'weak' | 'fair' | 'strong'

/**
 * What a guesser has to choose among, in bits, who knows how people make passwords. A word counts as one of a few thousand
 * and not as its letters, since those are what is tried.
 */
const WORD = 12
/** [characters] Letters that one word explains; longer runs are several. */
const WORD_LENGTH = 8
const LETTER = Math.log2(26)
const DIGIT = Math.log2(10)
const SIGN = 5
/** A capital at the beginning is where everybody puts it. */
const CAPITAL = 1
/** Of the years a person writes down there are hardly more than a hundred. */
const YEAR = 7

/** Bits above which guessing takes longer: beyond what can be tried at a sign-in, and beyond what a stolen hash gives away soon. */
const FAIR = 28
const STRONG = 45

/**
 * How long a password would withstand guessing, estimated from how it is made. It knows no dictionary: a single rare word
 * is weaker than it says, never stronger.
 */
export function strengthOf(password: string): Strength {
  if (password.length < SHORTEST_PASSWORD || isCommonPassword(password)) return 'weak'
  const parts = withoutRepeats(password).match(/\p{L}+|\d+|[^\p{L}\d]/gu) ?? []
  const bits = parts.reduce((sum, part) => sum + bitsOf(part), 0)
  return bits < FAIR ? 'weak' : bits < STRONG ? 'fair' : 'strong'
}

function bitsOf(part: string) {
  if (/^\d/.test(part)) return /^(19|20)\d\d$/.test(part) ? YEAR : part.length * DIGIT
  if (!/^\p{L}/u.test(part)) return SIGN
  const letters = Math.min(part.length * LETTER, Math.ceil(part.length / WORD_LENGTH) * WORD)
  return letters + (/^\p{Lu}|.\p{Lu}/u.test(part) ? CAPITAL : 0)
}

/** Characters that go on as the ones before them began count once: aaaa, 3456. */
function withoutRepeats(text: string) {
  const characters = [...text]
  return characters
    .filter((each, i) => {
      const [before, beforeThat] = [characters[i - 1], characters[i - 2]]
      if (before === undefined || beforeThat === undefined) return true
      const step = each.charCodeAt(0) - before.charCodeAt(0)
      return Math.abs(step) > 1 || step !== before.charCodeAt(0) - beforeThat.charCodeAt(0)
    })
    .join('')
}
