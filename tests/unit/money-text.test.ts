import { expect, test } from 'vitest'
import { withoutCurrency } from '#shared/money-text.ts'
import type { NumberRegion } from '#shared/numbers.ts'
import { UNITED_STATES } from '#shared/united-states.ts'

const GERMANY: NumberRegion = { locale: 'de-DE', decimalSign: ',' }

test.each([
  ['$120', '120'],
  ['$ 1,234.50', '1,234.50'],
  ['A$95', '95'],
  ['R$ 350', '350'],
  ['120 €', '120'],
  ['120€', '120'],
  ['120 EUR', '120'],
  ['CHF 105', '105'],
  ['Rs. 900', '900'],
  ['₹2,500', '2,500'],
  ['300 zł', '300'],
  ['1 300 kr', '1 300'],
  ['-$5', '-$5'],
  ['$0.26/kWh', '0.26'],
  ['0,26 € pro kWh', '0,26'],
  ['26p', '0.26'],
  ['26 ct', '0.26'],
  ['26.5 p/kWh', '0.265'],
  ['14 ¢ per kWh', '0.14'],
  ['150', '150'],
  ['150 kWh', '150 kWh'],
  ['8 MWH', '8 MWH'],
  ['abc', 'abc'],
  ['1.2.3 €', '1.2.3'],
  ['', ''],
])('The amount %j is the number %j', (text, number) => expect(withoutCurrency(text, UNITED_STATES)).toBe(number))

test('The currency of the region may be typed, whatever it is', () => {
  const ethiopia = { ...UNITED_STATES, currency: 'ETB' }
  expect(withoutCurrency('ETB 6', ethiopia)).toBe('6')
  expect(withoutCurrency('6 ETB', ethiopia)).toBe('6')
  expect(withoutCurrency('ETB 6', UNITED_STATES)).toBe('ETB 6')
})

test('Hundredths have the decimal sign of the region', () => {
  expect(withoutCurrency('38,7 ct', GERMANY)).toBe('0,387')
  expect(withoutCurrency('1.000 ct', GERMANY)).toBe('10')
})

test('A text that is longer than an amount is left alone', () => {
  const text = `${'1'.repeat(81)} €`
  expect(withoutCurrency(text, UNITED_STATES)).toBe(text)
})
