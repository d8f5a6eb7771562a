import { expect, test } from 'vitest'
import { detectCountry } from '#shared/places/detect-country.ts'
import zones from '#shared/places/time-zones-by-country.json' with { type: 'json' }
import { isCountry } from '#shared/region.ts'

/** Zones without a country of the region dialog. */
const IS_PLACELESS = /^(Etc|Antarctica)\/|^(UTC|GMT|Indian\/Chagos)$/

test.each([
  ['Europe/London', ['en-US', 'en'], 'GB'],
  ['Australia/Brisbane', ['en-US', 'en'], 'AU'],
  ['America/New_York', ['en-GB'], 'US'],
  ['Europe/Vienna', ['de-DE'], 'AT'],
  ['America/Toronto', [], 'CA'],
  // Old and new names.
  ['Asia/Calcutta', ['en-US'], 'IN'],
  ['Asia/Kolkata', ['en-US'], 'IN'],
  ['Europe/Kyiv', [], 'UA'],
  ['America/Argentina/Buenos_Aires', [], 'AR'],
])('The time zone %s with the languages %j is in %s', (timeZone, languages, country) => {
  expect(detectCountry(timeZone, languages, 'en')).toBe(country)
})

test.each([
  ['UTC', ['en-US', 'de', 'de-AT'], 'de', 'AT'],
  ['Etc/GMT-8', ['zh-Hant-TW'], 'zh', 'TW'],
  ['GMT', ['en-IN'], 'en', 'IN'],
  ['Mars/Base', ['es-419', 'es-MX'], 'es', 'MX'],
])(
  'The time zone %s is in no country; the languages %j on a page in %s tell %s',
  (timeZone, languages, page, country) => expect(detectCountry(timeZone, languages, page)).toBe(country),
)

test.each([
  ['UTC', ['en']],
  ['UTC', []],
  ['Etc/Unknown', ['xx-ZZ', 'nonsense']],
  ['Antarctica/Troll', ['eo']],
  // The page is in English.
  ['UTC', ['de-AT']],
])('The time zone %s with the languages %j tells no country', (timeZone, languages) => {
  expect(detectCountry(timeZone, languages, 'en')).toBeUndefined()
})

test('Every time zone of the runtime is in one country', () => {
  const counts = new Map<string, number>()
  for (const zone of Object.values(zones).flatMap((list) => list.split(' ')))
    counts.set(zone, (counts.get(zone) ?? 0) + 1)
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => !IS_PLACELESS.test(zone))
  expect(known.filter((zone) => counts.get(zone) !== 1)).toEqual([])
  expect([...counts.values()].filter((count) => count > 1)).toEqual([])
  expect(Object.keys(zones).filter((country) => !isCountry(country))).toEqual([])
})
