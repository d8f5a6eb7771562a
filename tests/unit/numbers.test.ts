import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/language/languages.ts'
import { setTranslation } from '#shared/language/translation.ts'
import {
  formatForInput,
  interpretationNote,
  type NumberRegion,
  parseNumber,
  parseNumberInRange,
  toPlainNumber,
} from '#shared/numbers.ts'
import { REGION_COUNTRIES, regionOf } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'

afterEach(() => setTranslation({ language: 'en' }))

/** A region with a decimal comma and a point for thousands. */
const GERMANY: NumberRegion = { locale: 'de-DE', decimalSign: ',' }
const regions = [UNITED_STATES, GERMANY]

describe('An unambiguous number is read the same in every region', () => {
  test.each([
    ['150', 150],
    ['150.5', 150.5],
    [' 150,5 ', 150.5],
    ['120,50', 120.5],
    ['120.50', 120.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ['1 234,5', 1234.5],
    ['1,23,456', 123_456],
    ['12,34,567.8', 1_234_567.8],
    ['-1,23,45,678', -12_345_678],
    ['1 234.5', 1234.5],
    ['12 345 678', 12_345_678],
    ['1\u00A0234,5', 1234.5],
    ['1\u2009234', 1234],
    ['1\u202F234', 1234],
    ["1'234.5", 1234.5],
    ['1’234’567,5', 1_234_567.5],
    ['1 234,567', 1234.567],
    ['1234,567', 1234.567],
    ['0,123', 0.123],
    ['0,5', 0.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['5,', 5],
    ['1,23', 1.23],
    ['1,2345', 1.2345],
    ['+3', 3],
    ['-33,8688', -33.8688],
    ['−5', -5],
    ['1e3', 1000],
    ['007', 7],
  ])('%j is %d', (text, value) => {
    for (const region of regions) expect(parseNumber(text, region)).toBe(value)
  })
})

test.each([
  ['१५०.५', 150.5],
  ['१,२३,४५६', 123_456],
  ['-१२', -12],
  ['١٥٠', 150],
  ['١٬٢٣٤٫٥', 1234.5],
  ['١٫٢٣٤', 1.234],
  ['۱۵۰', 150],
])('%j, in Devanagari or Arabic digits, is %d', (text, value) => {
  for (const region of regions) expect(parseNumber(text, region)).toBe(value)
})

test.each([
  ['1,234', 1234, 1.234],
  ['1.234', 1.234, 1234],
  ['-12,345', -12_345, -12.345],
  ['999.999', 999.999, 999_999],
])('%j, which is ambiguous, is %d in the United States and %d in Germany', (text, american, german) => {
  expect(parseNumber(text, UNITED_STATES)).toBe(american)
  expect(parseNumber(text, GERMANY)).toBe(german)
})

test('Minus zero is zero', () => {
  for (const text of ['-0', '-0,0']) expect(Object.is(parseNumber(text, UNITED_STATES), 0)).toBe(true)
})

test.each([
  '',
  ' ',
  'abc',
  '1e999',
  '-1e999',
  'Infinity',
  'NaN',
  '0x10',
  '0b1',
  '.',
  ',',
  '-',
  '+',
  'e5',
  '.e5',
  '1e',
  '1,5e3',
  '$150',
  '150 kWh',
  '1.2.3',
  '1,2,3',
  '1,23,45',
  '1.23.456',
  '1,234,56,789',
  '12,34,5678',
  '1 23',
  '12 34',
  '1,234 567',
  '1.234 567',
  '1,234.567.890',
  '0,123,456',
  '0 500',
  '1 234.5.6',
  '1.234,5,6',
  '--1',
  '- 1',
  '1_000',
  '१,२,३',
  '150\0',
  `${'9'.repeat(41)}`,
])('%j is not a number', (text) => {
  for (const region of regions) expect(parseNumber(text, region)).toBeUndefined()
})

describe('The plain text of a number', () => {
  test.each(['150', '150.50', '-122.4194', '.5', '5.', '1e3', '+3'])('%j stays as typed', (text) => {
    expect(toPlainNumber(text, UNITED_STATES)).toBe(text)
    expect(toPlainNumber(` ${text} `, UNITED_STATES)).toBe(text)
  })

  test.each([
    ['120,50', '120.50'],
    ['1,234', '1234'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['12 345 678,9', '12345678.9'],
    ["1'234", '1234'],
    [',5', '0.5'],
    ['5,', '5'],
    ['-33,8688', '-33.8688'],
    ['−5', '-5'],
  ])('of %j is %s', (text, plain) => expect(toPlainNumber(text, UNITED_STATES)).toBe(plain))

  test('omits thousands separators that only the region resolves', () => {
    expect(toPlainNumber('1.234', GERMANY)).toBe('1234')
    expect(toPlainNumber('1,234', GERMANY)).toBe('1.234')
  })

  test('is read as the same number again where a point is the decimal sign', () => {
    for (const text of ['1.234,5', '120,50', "12'345", ',5', '1 000 000', '1,234,567.8']) {
      const plain = toPlainNumber(text, UNITED_STATES) ?? ''
      expect(Number(plain)).toBe(parseNumber(text, UNITED_STATES))
      expect(toPlainNumber(plain, UNITED_STATES)).toBe(plain)
    }
  })
})

describe('Plain text in an input', () => {
  test.each([
    ['1234.5', '1234,5'],
    ['0.125', '0,125'],
    ['-74.0060', '-74,0060'],
    ['1234', '1234'],
    ['1.5e3', '1.5e3'],
    ['.5', ',5'],
    ['abc.d', 'abc.d'],
    ['', ''],
  ])('%j has the region’s decimal sign', (plain, german) => {
    expect(formatForInput(plain, { locale: 'de-DE', decimalSign: ',' })).toBe(german)
    expect(formatForInput(plain, UNITED_STATES)).toBe(plain)
  })
})

describe('The note below an input', () => {
  test.each([
    ['1,234', 'Read as 1234', 'Read as 1,234 (between 1 and 2)'],
    ['1.234', 'Read as 1.234 (between 1 and 2)', 'Read as 1234'],
    ['-12,345', 'Read as -12345', 'Read as -12,345 (between -13 and -12)'],
    ['4.5', '', 'Read as 4,5'],
    ['4,5', 'Read as 4.5', ''],
    ['1,23,456', 'Read as 123456', 'Read as 123456'],
    ['0,125', 'Read as 0.125', ''],
    ['1234', '', ''],
    ['१५०', 'Read as 150', 'Read as 150'],
    ['abc', '', ''],
    ['', '', ''],
  ])('of %j is %j in the United States and %j in Germany', (text, american, german) => {
    expect(interpretationNote(text, UNITED_STATES)).toBe(american)
    expect(interpretationNote(text, GERMANY)).toBe(german)
  })
})

test.each(LANGUAGES)('A formatted number, grouped or negative, can be typed back in every region: %s', (language) => {
  setTranslation({ language })
  for (const country of REGION_COUNTRIES) {
    const region = regionOf(country)
    const format = new Intl.NumberFormat(region.locale, { maximumFractionDigits: 2 })
    for (const value of [0.5, 1234, 12_345.25, 123_456, 12_345_678.5, -123_456.75])
      expect(parseNumber(format.format(value), region), `${format.format(value)} in ${region.locale}`).toBe(value)
  }
})

test.each([
  ['-90', -90],
  ['90', 90],
  ['90,5', undefined],
  ['-90,5', undefined],
  ['', undefined],
  ['north', undefined],
])('a latitude typed as %j in Germany is %s', (text, value) => {
  expect(parseNumberInRange(text, { min: -90, max: 90, step: 0.1 }, GERMANY)).toBe(value)
})

test('a value above zero excludes zero', () => {
  const range = { min: 0, above: 0, step: 1 }
  expect(parseNumberInRange('0', range, UNITED_STATES)).toBeUndefined()
  expect(parseNumberInRange('0.1', range, UNITED_STATES)).toBe(0.1)
})
