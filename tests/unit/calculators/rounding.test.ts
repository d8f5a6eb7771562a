import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { round, roundUp } from '#shared/calculators/rounding.ts'
import { forAll, whole } from '../../support/laws.ts'

describe('Rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-1.005, 2, -1.01],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [-2.5, 0, -3],
    [1.0049999999, 2, 1],
    [0.285, 2, 0.29],
    [8.345, 2, 8.35],
    [312.5, 0, 313],
    [0.1 + 0.2, 1, 0.3],
    [1234567.895, 2, 1234567.9],
    [999999999999.995, 2, 1000000000000],
    [1e15, 2, 1e15],
    [123456789012345.4, 0, 123456789012345],
    [1e300, 2, 1e300],
  ])('takes %d to %d digits half away from zero: %d', (value, digits, expected) => {
    expect(round(value, digits)).toBe(expected)
  })

  test.each([-0, -0.004, -1e-300, 0])('never gives negative zero, as for %d', (value) => {
    expect(round(value, 2)).toBe(0)
  })

  test('follows decimal digits, not the double', () => {
    const digits = whole(0, 99_999_999)
    forAll([digits, whole(0, 999), fc.boolean()], (whole, thousandths, negative) => {
      const text = `${whole}.${String(thousandths).padStart(3, '0')}`
      const cents = Math.floor((whole * 1000 + thousandths + 5) / 10)
      const sign = negative && cents > 0 ? -1 : 1
      expect(round(Number(negative ? `-${text}` : text), 2)).toBe((sign * cents) / 100)
    })
  })

  test('rounds up to whole panels, tolerating floating-point error', () => {
    expect([0, 1e-9, 1, 2.0000000000000004, 2.0001, 2.5].map(roundUp)).toEqual([0, 1, 1, 2, 3, 3])
    forAll([whole(1, 5000), whole(1, 5000)], (panels, wattHours) => {
      // energy / 0.8 equals the output of a whole number of panels
      expect(roundUp((panels * wattHours * 0.8) / 0.8 / wattHours)).toBe(panels)
    })
  })
})
