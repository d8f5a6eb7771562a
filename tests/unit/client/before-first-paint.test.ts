import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMPLETE_LANGUAGES, LANGUAGES, languageRow } from '#shared/language/languages.ts'

const script = readFileSync('client/src/startup/before-first-paint.js', 'utf8')

interface Visit {
  /** Languages of the browser, most preferred first. */
  readonly languages: readonly string[]
  /** Languages of the page's alternates. */
  readonly offered?: readonly string[]
  readonly storage?: { getItem: (key: string) => string | null }
}

/** What the inlined script sets on <html> of an English page. */
function runScript({
  languages,
  offered = ['en', 'de', 'pt-BR', 'x-default'],
  storage = { getItem: () => null },
}: Visit) {
  const dataset: Record<string, string> = {}
  const globals = {
    document: {
      documentElement: { lang: 'en', dataset },
      querySelectorAll: () => offered.map((hreflang) => ({ hreflang })),
    },
    navigator: { languages },
    localStorage: storage,
    window: {},
    addEventListener: () => {},
    setTimeout: () => {},
  }
  new Function(...Object.keys(globals), script)(...Object.values(globals))
  return dataset
}
const suggest = (visit: Visit) => runScript(visit).suggested

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], undefined],
  [['fr-FR', 'en', 'de'], undefined],
  [['fr-FR', 'de'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['fr-FR'], undefined],
  [[], undefined],
])('A visitor who prefers %j is offered %s', (languages, suggested) => {
  expect(suggest({ languages })).toBe(suggested)
})

const translated = COMPLETE_LANGUAGES.filter((language) => language !== 'en')

test.each(translated)('A visitor who prefers %s is offered it, also by its regions', (language) => {
  const offered = [...LANGUAGES, 'x-default']
  const { country } = languageRow(language)
  const [primary] = language.split('-')
  for (const preferred of [language, primary, `${primary}-${country}`])
    expect(suggest({ languages: [String(preferred), 'en'], offered }), preferred).toBe(language)
})

test('Nothing is offered on a page in one language, after it was closed, and without storage', () => {
  const languages = ['de']
  expect(suggest({ languages, offered: [] })).toBeUndefined()
  expect(
    suggest({ languages, storage: { getItem: (key) => (key === 'languageSuggestion' ? 'dismissed' : null) } }),
  ).toBe(undefined)
  const storage = {
    getItem: () => {
      throw new DOMException('Denied')
    },
  }
  expect(suggest({ languages, storage })).toBeUndefined()
})

test.each([
  ['a home with a place', '{"version":1,"place":{"latitude":52.5,"longitude":13.4}}', ''],
  ['a home without a place', '{"version":1}', undefined],
  ['an unreadable home', '{"place"', undefined],
  ['no home', null, undefined],
])('With %s, the attribute data-has-plan is set or absent', (_, home, hasPlan) => {
  const storage = { getItem: (key: string) => (key === 'home' ? home : null) }
  expect(runScript({ languages: ['en'], storage }).hasPlan).toBe(hasPlan)
})
