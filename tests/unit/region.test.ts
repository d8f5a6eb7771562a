import { afterEach, describe, expect, test } from 'vitest'
import { countryName, currencyName } from '#shared/format/names.ts'
import { LANGUAGES, languageRow } from '#shared/language/languages.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { COUNTRY_NAMES } from '#shared/places/countries.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import {
  CURRENCIES,
  fromDisplayArea,
  fromDisplayDistance,
  isCountry,
  REGION_COUNTRIES,
  regionOf,
  toDisplayArea,
  toDisplayDistance,
} from '#shared/region.ts'

afterEach(() => setTranslation({ language: 'en' }))

describe('A region', () => {
  test.each([
    ['US', 'USD', 'en-US', '.', 0, 'mi', 'ft²'],
    ['GB', 'GBP', 'en-GB', '.', 1, 'mi', 'ft²'],
    ['DE', 'EUR', 'en-US', '.', 1, 'km', 'm²'],
    ['CH', 'CHF', 'en-US', '.', 1, 'km', 'm²'],
    ['ZA', 'ZAR', 'en-ZA', ',', 0, 'km', 'm²'],
    ['IN', 'INR', 'en-IN', '.', 0, 'km', 'm²'],
    ['BR', 'BRL', 'en-US', '.', 0, 'km', 'm²'],
    ['RU', 'RUB', 'en-US', '.', 1, 'km', 'm²'],
    ['EG', 'EGP', 'en-US', '.', 6, 'km', 'm²'],
    ['BG', 'EUR', 'en-US', '.', 1, 'km', 'm²'],
  ])('of %s on an English page: %s, %s', (country, currency, locale, decimalSign, firstDayOfWeek, distance, area) => {
    const formats = { locale, decimalSign, firstDayOfWeek, distance, area }
    expect(regionOf(country)).toEqual({ country, currency, ...formats })
  })

  test.each([
    ['DE', 'de-DE', ','],
    ['AT', 'de-AT', ','],
    ['CH', 'de-CH', '.'],
    ['US', 'de-DE', ','],
    ['IN', 'de-DE', ','],
  ])('of %s on a German page has numbers as in %s', (country, locale, decimalSign) => {
    const english = regionOf(country)
    setTranslation({ language: 'de' })
    expect(regionOf(country)).toEqual({ ...english, locale, decimalSign })
  })

  test.each(LANGUAGES)('is until one is chosen that of the language: %s', (language) => {
    setTranslation({ language })
    expect(defaultRegion()).toEqual(regionOf(languageRow(language).country))
    expect(regionOf('XX')).toEqual(defaultRegion())
  })

  test('has names in the language of the page', () => {
    expect([countryName('DE'), currencyName('EUR')]).toEqual(['Germany', 'Euro'])
    setTranslation({ language: 'de' })
    expect([countryName('DE'), currencyName('EUR')]).toEqual(['Deutschland', 'Euro'])
  })

  test('is that of the United States for an unknown country', () => {
    for (const country of ['', 'XX', 'us', '__proto__']) expect(regionOf(country)).toBe(regionOf('US'))
  })

  test('keeps its formats with a chosen currency, and its own currency for an invalid one', () => {
    expect(regionOf('DE', 'USD')).toEqual({ ...regionOf('DE'), currency: 'USD' })
    expect(regionOf('DE', 'EURO')).toBe(regionOf('DE'))
  })

  test('exists for every country, with a name and a formattable currency', () => {
    expect(REGION_COUNTRIES.length).toBe(246)
    expect(new Set(REGION_COUNTRIES).size).toBe(246)
    for (const country of REGION_COUNTRIES) {
      const { locale, currency } = regionOf(country)
      expect(countryName(country)).not.toBe(country)
      expect(CURRENCIES).toContain(currency)
      expect(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1)).toMatch(/1/)
    }
    expect(countryName('DE')).toBe('Germany')
    expect(countryName('nowhere')).toBe('nowhere')
  })

  test('exists for every country of an account, under the same code', () => {
    expect(Object.keys(COUNTRY_NAMES)).toHaveLength(195)
    expect(Object.keys(COUNTRY_NAMES).filter((code) => !isCountry(code))).toEqual([])
    // Names that CLDR writes otherwise, such as Türkiye.
    const otherwise = Object.entries(COUNTRY_NAMES).filter(([code, name]) => countryName(code) !== name)
    expect(otherwise.map(([code]) => code).join(' ')).toBe('AG BA CV CD CG CI MM KN LC VC ST TT TR')
  })
})

test('Measures convert to the region’s unit and back', () => {
  const [states, germany] = [regionOf('US'), regionOf('DE')]
  // 100 miles are 160.9344 km; 100 ft² are 9.290304 m².
  expect(toDisplayDistance(160.9344, states)).toBeCloseTo(100, 9)
  expect(fromDisplayDistance(100, states)).toBeCloseTo(160.9344, 9)
  expect(toDisplayArea(9.290304, states)).toBeCloseTo(100, 9)
  expect(fromDisplayArea(100, states)).toBeCloseTo(9.290304, 9)
  for (const convert of [toDisplayDistance, fromDisplayDistance, toDisplayArea, fromDisplayArea])
    expect(convert(160.9344, germany)).toBe(160.9344)
})

test('names countries the same in browsers and on the server', () => {
  expect(['HK', 'MO', 'PS', 'US'].map(countryName)).toEqual(['Hong Kong', 'Macao', 'Palestine', 'United States'])
})
