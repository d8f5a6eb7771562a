import { expect, test } from 'vitest'
import type { NumberRange, Region } from '#shared/numbers.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { stepped } from '../../../client/src/ui/stepped.ts'

const GERMANY: Region = { locale: 'de-DE', decimalSign: ',' }
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
  expect(stepped(text, 1, range, UNITED_STATES)).toBe(up)
  expect(stepped(text, -1, range, UNITED_STATES)).toBe(down)
})

test('an empty box starts from what it counts as', () => {
  expect(stepped('', 1, rate, UNITED_STATES)).toBe('2.6')
  expect(stepped(' ', -1, rate, UNITED_STATES)).toBe('2.4')
  expect(stepped('', 1, watts, UNITED_STATES)).toBe('10')
  expect(stepped('', -1, latitude, UNITED_STATES)).toBe('-0.0001')
})

test('no step leaves the range, and one from outside leads into it', () => {
  expect(stepped('100', 1, rate, UNITED_STATES)).toBeUndefined()
  expect(stepped('99.95', 1, rate, UNITED_STATES)).toBe('100.00')
  expect(stepped('300', -1, rate, UNITED_STATES)).toBe('100.0')
  expect(stepped('0.1', -1, hours, UNITED_STATES)).toBeUndefined()
  expect(stepped('5', -1, watts, UNITED_STATES)).toBe('0')
  expect(stepped('0', -1, watts, UNITED_STATES)).toBeUndefined()
})

test('what is no number stays as it is', () => {
  for (const text of ['three', '1.2.3', '-']) expect(stepped(text, 1, watts, UNITED_STATES)).toBeUndefined()
})

test('a fresh decimal sign is the region’s', () => {
  expect(stepped('3', 1, rate, GERMANY)).toBe('3,1')
  expect(stepped('', 1, rate, GERMANY)).toBe('2,6')
})
