import { afterEach, expect, test } from 'vitest'
import { formatDate } from '#shared/format/date.ts'
import { formatNumberForInput } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { regionOf } from '#shared/region.ts'
import { formatBill } from '../../../client/src/planner/words/format-bill.ts'

afterEach(() => setTranslation({ language: 'en' }))

const [us, de] = [regionOf('US'), regionOf('DE')]

test('Distances and consumption are in kilometers or miles', () => {
  expect(formatFigure(12_000, 'km/year', de)).toBe('12,000\u00A0km a year')
  // 12,000 ÷ 1.609344 = 7,456.5
  expect(formatFigure(12_000, 'km/year', us)).toBe('7,456\u00A0mi a year')
  expect(formatFigure(18, 'kWh/100 km', de)).toBe('18\u00A0kWh per 100\u00A0km')
  // A mile is 1.609344 km: 18 × 1.609344 = 28.97.
  expect(formatFigure(18, 'kWh/100 km', us)).toBe('29\u00A0kWh per 100\u00A0mi')
})

test('Negative values have a minus sign (U+2212), values that round to zero have none', () => {
  expect(formatFigure(-887, 'money', us)).toBe('−$887')
  expect(formatFigure(-0.034, 'share', us)).toBe('−3.4%')
  expect(formatFigure(-12_345, 'kWh/year', us)).toBe('−12,345\u00A0kWh a year')
  expect(formatFigure(-0.4, 'kWh/year', us)).toBe('0\u00A0kWh a year')
})

test('Figures follow the region, and fields the page', () => {
  for (const region of [us, de]) expect(formatFigure(1234.4, 'kWh/year', region)).toBe('1,234\u00A0kWh a year')
  expect(formatFigure(100_000, 'money', regionOf('IN'))).toBe('₹1,00,000')
  expect(formatNumberForInput(0.387, de)).toBe('0.387')
})

test('Missing values are a dash, never NaN', () => {
  for (const value of [null, Number.NaN, Number.POSITIVE_INFINITY]) expect(formatFigure(value, 'kWh', us)).toBe('–')
})

test('Dates follow the region’s order, with the month in words', () => {
  expect(formatDate('2026-02-28', us)).toBe('February 28, 2026')
  expect(formatDate('2026-02-28', de)).toBe('28 February 2026')
})

test('German says “Jänner” in Austria only', () => {
  setTranslation({ language: 'de' })
  const januaryIn = (country: string) => formatDate('2026-01-15', regionOf(country))
  expect(januaryIn('AT')).toBe('15. Jänner 2026')
  for (const country of ['DE', 'CH', 'IT', 'US']) expect(januaryIn(country)).toBe('15. Januar 2026')
})

test('A bill below zero is a credit', () => {
  expect(formatBill(91.4, us)).toBe('$91')
  expect(formatBill(-15, us)).toBe('$15 credit')
  expect(formatBill(-0.4, us)).toBe('$0')
  expect(formatBill(null, us)).toBe('–')
})
