import { expect, test } from 'vitest'
import type { NumberRange, NumberRegion } from '#shared/numbers.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { stepNumber } from '../../../client/src/ui/number-field.tsx'

const GERMANY: NumberRegion = { locale: 'de-DE', decimalSign: ',' }
const rate: NumberRange = { step: 0.1, min: -50, max: 100, empty: 2.5 }
const latitude: NumberRange = { step: 0.0001, min: -90, max: 90 }
const hours: NumberRange = { step: 0.1, above: 0, max: 24 }
const watts: NumberRange = { step: 10, min: 0 }

test.each([
  ['2.5', rate, '2.6', '2.4'],
  ['2,5', rate, '2,6', '2,4'],
  ['2,9', rate, '3,0', '2,8'],
  ['0.3', rate, '0.4', '0.2'],
  ['2.55', rate, '2.65', '2.45'],
  ['3', rate, '3.1', '2.9'],
  ['37.7749', latitude, '37.7750', '37.7748'],
  ['-122,4194', { ...latitude, min: -180 }, '-122,4193', '-122,4195'],
  ['1,234', watts, '1244', '1224'],
  ['1.234,5', watts, '1244,5', '1224,5'],
  [' 150 ', watts, '160', '140'],
] as const)('%j goes up to %3$s and down to %4$s by its step', (text, range, up, down) => {
  expect(stepNumber(text, 1, range, UNITED_STATES)).toBe(up)
  expect(stepNumber(text, -1, range, UNITED_STATES)).toBe(down)
})

test('starts an empty field from its default', () => {
  expect(stepNumber('', 1, rate, UNITED_STATES)).toBe('2.6')
  expect(stepNumber(' ', -1, rate, UNITED_STATES)).toBe('2.4')
  expect(stepNumber('', 1, watts, UNITED_STATES)).toBe('10')
  expect(stepNumber('', -1, latitude, UNITED_STATES)).toBe('-0.0001')
})

test('stays in the range, and returns into it from outside', () => {
  expect(stepNumber('100', 1, rate, UNITED_STATES)).toBeUndefined()
  expect(stepNumber('99.95', 1, rate, UNITED_STATES)).toBe('100.00')
  expect(stepNumber('300', -1, rate, UNITED_STATES)).toBe('100.0')
  expect(stepNumber('0.1', -1, hours, UNITED_STATES)).toBeUndefined()
  expect(stepNumber('5', -1, watts, UNITED_STATES)).toBe('0')
  expect(stepNumber('0', -1, watts, UNITED_STATES)).toBeUndefined()
})

test('leaves invalid text alone', () => {
  for (const text of ['three', '1.2.3', '-']) expect(stepNumber(text, 1, watts, UNITED_STATES)).toBeUndefined()
})

test("uses the region's decimal sign for new decimals", () => {
  expect(stepNumber('3', 1, rate, GERMANY)).toBe('3,1')
  expect(stepNumber('', 1, rate, GERMANY)).toBe('2,6')
})
