import { afterEach, describe, expect, test } from 'vitest'
import { parseMessage } from '#shared/language/parse-message.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { parseCompletely } from './parse-completely.ts'

afterEach(() => setTranslation({ language: 'en' }))

const german = (...messages: readonly (readonly [string, string])[]) =>
  setTranslation({ language: 'de', messages: new Map(messages) })

describe('A message', () => {
  test('is its own English text', () => {
    expect(t('Roof slope')).toBe('Roof slope')
    expect(t("Check an installer's quote")).toBe("Check an installer's quote")
  })

  test('contains its values', () => {
    expect(t('{name} must be at least {least}.', { name: 'Price', least: '$5' })).toBe('Price must be at least $5.')
  })

  test('counts in the forms of its language', () => {
    const panels = (n: number) => t('{n, plural, =0 {no panels} one {# panel} other {# panels}}', { n })
    expect([0, 1, 2, 1234].map(panels)).toEqual(['no panels', '1 panel', '2 panels', '1,234 panels'])
  })

  test('chooses by a word, also around a count', () => {
    const year = (kind: string, n: number) =>
      t('{kind, select, loan {{n, plural, one {a loan of # year} other {a loan of # years}}} other {cash}} for {who}', {
        kind,
        n,
        who: 'you',
      })
    expect([year('loan', 1), year('loan', 9), year('cash', 9)].join(', ')).toBe(
      'a loan of 1 year for you, a loan of 9 years for you, cash for you',
    )
  })

  test('is translated as a whole, and stays English without a translation', () => {
    german(['{n, plural, one {# panel} other {# panels}}', '{n, plural, one {# Modul} other {# Module}}'])
    expect(t('{n, plural, one {# panel} other {# panels}}', { n: 1234 })).toBe('1.234 Module')
    expect(t('Roof slope')).toBe('Roof slope')
  })

  test('has a translation for each of its meanings', () => {
    german(['Use', 'Verwenden'], ['noun\u0004Use', 'Verbrauch'])
    expect([t('Use'), tInContext('noun', 'Use')]).toEqual(['Verwenden', 'Verbrauch'])
  })

  test('compiles only as a literal with the values that it names', () => {
    const text: string = 'Roof'
    // @ts-expect-error: without a value
    expect(t('{a} and {b}', { a: '1' })).toBe('1 and undefined')
    // @ts-expect-error: with a value that it does not name
    expect(t('{a}', { a: '1', b: '2' })).toBe('1')
    // @ts-expect-error: with a text to count
    expect(t('{n, plural, one {#} other {#}}', { n: '2' })).toBe('2')
    // @ts-expect-error: with tags, which rich messages have
    expect(t('a <b>c</b>')).toBe('a ')
    // @ts-expect-error: no literal
    expect(t(text)).toBe('Roof')
  })
})

describe('The parser of messages', () => {
  test.each([
    'Roof slope',
    '{name} must be at least {least}.',
    'By <link>the {method} method</link>, and <b>more</b>.',
    '{n, plural, =0 {none} one {# panel of {name}} other {# <b>panels</b>}} on # roofs',
    '{a, select, x {{n, plural, one {#} other {# times}}} other {}} end',
  ])('reads "%s" as the complete parser does', (message) => {
    expect(parseMessage(message)).toEqual(parseCompletely(message))
  })

  const broken = ['{', '{n, plural, one {#}}', 'a } b', '<b>', '<b>x</c>', '{n, number}', '{}']
  test.each(broken)('refuses "%s"', (message) => expect(() => parseMessage(message)).toThrow(/message/))
})
