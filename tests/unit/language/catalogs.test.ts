import { describe, expect, test } from 'vitest'
import { parseMessage } from '#shared/language/parse-message.ts'
import { checkCatalogs } from '../../../server/tools/translation/check.ts'
import { listMessages } from '../../../server/tools/translation/extract.ts'
import { findInSource, isForReaders } from '../../../server/tools/translation/find-messages.ts'
import { describeFault } from '../../../server/tools/translation/message-check.ts'
import { parseCompletely } from './parse-completely.ts'

describe('The texts of the site', () => {
  test('are messages in plain words, and their translations are sound', () => {
    expect(checkCatalogs().faults).toEqual([])
  })

  test('are read by our parser as by the complete one', () => {
    for (const { message } of listMessages()) expect(parseMessage(message)).toEqual(parseCompletely(message))
  })
})

describe('A text outside of a message is found', () => {
  const problemsIn = (code: string) => findInSource('client/src/planted.tsx', code).problems.map(({ text }) => text)

  test.each([
    ['const a = () => <p>Roof slope</p>', 'Roof slope'],
    ['const a = () => <Field label="Roof slope" />', 'Roof slope'],
    ['const a = () => <button aria-label="Close">x</button>', 'Close'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code to be checked
    ['const a = (n: string) => `Enter at least ${n}.`', 'Enter at least ….'],
    ["function a() { return isFar ? 'Too far away' : null }", 'Too far away'],
  ])('in %s', (code, text) => expect(problemsIn(code)).toContain(text))

  test('as is a message that is rendered on import, or is no literal', () => {
    expect(problemsIn("const LABEL = t('Roof slope')")).toEqual(['Roof slope'])
    expect(problemsIn('const label = (text: string) => t(text)')).toEqual(['t(text)'])
  })

  test('but not what no reader sees', () => {
    expect(
      problemsIn(`
        import { a } from 'Some module'
        const kind = 'Net metering'
        const b = () => <p className="flex gap-2 text-soft" data-x="y">{t('Roof slope')}</p>
        if (language === 'Some text') throw new Error('This never happens to visitors')
        // untranslated: the name of a person
        const author = () => 'Ada Lovelace'
      `),
    ).toEqual([])
  })

  test.each([
    'flex gap-2 text-soft',
    '/plan/answer',
    'https://a.example/Some Page',
    'America/Denver',
    'en-US',
    'kWh',
    'M 0 0 L 1 1',
  ])('"%s" is not for readers', (text) => expect(isForReaders(text)).toBe(false))
})

describe('A translation is refused', () => {
  const panels = '{n, plural, one {# panel} other {# panels}}'
  test.each([
    ['{name}: enter a number', 'Geben Sie eine Zahl ein', 'lacks {name}'],
    ['Enter a number', '{name}: Geben Sie eine Zahl ein', 'has {name}, which the English lacks'],
    ['By <link>us</link>', 'Von uns', 'lacks <link>'],
    [panels, '{n} Module', 'lacks plural n'],
    [panels, '{n, plural, other {# Module}}', 'lacks the plural one'],
    [panels, '{n, plural, one {#} few {#} other {#}}', 'has the plural few, which the language lacks'],
  ])('for "%s", "%s"', (english, german, fault) => expect(describeFault(english, german, 'de')).toContain(fault))

  test('unless it has the values, tags and plurals of the English', () => {
    const german = '<b>{who}</b>: {n, plural, one {# Modul} other {# Module}}'
    expect(describeFault(`${panels} by <b>{who}</b>`, german, 'de')).toBeUndefined()
  })
})
