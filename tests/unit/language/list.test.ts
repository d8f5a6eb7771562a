import { afterEach, expect, test } from 'vitest'
import { formatFacts, formatList } from '#shared/format/list.ts'
import { setTranslation } from '#shared/language/translation.ts'

afterEach(() => setTranslation({ language: 'en' }))

test('Lists are joined in the page’s language', () => {
  expect(formatList(['roof', 'battery'])).toBe('roof and battery')
  expect(formatList(['roof', 'panels', 'battery'])).toBe('roof, panels, and battery')
  expect(formatFacts(['9 panels', '4 kWp'])).toBe('9 panels, 4 kWp')
  setTranslation({ language: 'de' })
  expect(formatList(['Dach', 'Module', 'Batterie'])).toBe('Dach, Module und Batterie')
  setTranslation({ language: 'fr' })
  expect(formatList(['toit', 'batterie'])).toBe('toit et batterie')
  expect(formatFacts(['9 panneaux', '4 kWc'])).toBe('9 panneaux, 4 kWc')
})
