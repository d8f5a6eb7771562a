import { isCommonPassword } from './common-passwords.ts'
import { MIN_PASSWORD_LENGTH } from './lengths.ts'

export type Strength = 'weak' | 'fair' | 'strong'

/** Entropy [bits] for a guesser who knows people's habits. A word counts as one of a few thousand. */
const WORD_BITS = 12
/** Letters per word [characters]; longer runs count as several words. */
const MAX_WORD_LENGTH = 8
const LETTER_BITS = Math.log2(26)
const DIGIT_BITS = Math.log2(10)
const SIGN_BITS = 5
/** A leading capital is predictable. */
const CAPITAL_BITS = 1
/** Bits of about a hundred plausible years. */
const YEAR_BITS = 7

/** Thresholds [bits]: beyond guessing at the sign-in, and beyond cracking a stolen hash quickly. */
const MIN_FAIR_BITS = 28
const MIN_STRONG_BITS = 45

/** Structure only. Without a dictionary it overrates rare words, never underrates. */
export function estimateStrength(password: string): Strength {
  if (password.length < MIN_PASSWORD_LENGTH || isCommonPassword(password)) return 'weak'
  const parts = collapseSequences(password).match(/\p{L}+|\d+|[^\p{L}\d]/gu) ?? []
  const bits = parts.reduce((sum, part) => sum + estimateBits(part), 0)
  return bits < MIN_FAIR_BITS ? 'weak' : bits < MIN_STRONG_BITS ? 'fair' : 'strong'
}

function estimateBits(part: string) {
  if (/^\d/.test(part)) return /^(19|20)\d\d$/.test(part) ? YEAR_BITS : part.length * DIGIT_BITS
  if (!/^\p{L}/u.test(part)) return SIGN_BITS
  const wordBits = Math.min(part.length * LETTER_BITS, Math.ceil(part.length / MAX_WORD_LENGTH) * WORD_BITS)
  return wordBits + (/^\p{Lu}|.\p{Lu}/u.test(part) ? CAPITAL_BITS : 0)
}

/** Characters that continue a sequence (aaaa, 3456) count once. */
function collapseSequences(text: string) {
  const characters = [...text]
  return characters
    .filter((character, i) => {
      const [before, beforeThat] = [characters[i - 1], characters[i - 2]]
      if (before === undefined || beforeThat === undefined) return true
      const step = character.charCodeAt(0) - before.charCodeAt(0)
      return Math.abs(step) > 1 || step !== before.charCodeAt(0) - beforeThat.charCodeAt(0)
    })
    .join('')
}
