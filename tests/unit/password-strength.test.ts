import { describe, expect, test } from 'vitest'
import { estimateStrength } from '#shared/forms/password-strength.ts'

describe('The strength of a password', () => {
  test.each([
    // These are too short, common, or one word with common additions.
    ['', 'weak'],
    ['Xk7vq', 'weak'],
    ['password', 'weak'],
    ['Sunshine1', 'weak'],
    ['Elephant2024', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678901234', 'weak'],
    // Two words (24 bits) with a number of two digits (7) and two signs (10): 41.
    ['sunlit-roof-42', 'fair'],
    // Three words and two signs: 36 + 10 = 46.
    ['keeper-roofing-sunlit', 'strong'],
    ['correct horse battery staple', 'strong'],
    ['7f#Q2m!x9Lp4', 'strong'],
  ])('%j is %s', (password, strength) => expect(estimateStrength(password)).toBe(strength))
})
