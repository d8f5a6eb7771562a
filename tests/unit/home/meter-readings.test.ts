import { expect, test } from 'vitest'
import { PACKED_LENGTH, packReadings, unpackReadings } from '#shared/home/meter-readings.ts'
import { maxDifference } from '../../support/max-difference.ts'

const year = Float64Array.from({ length: 8760 }, (_, i) => (i % 24 < 8 ? 0.214 : 1.038) + (i % 7) / 1000)

test('Packs a year of readings within 1 Wh, with monthly sums', () => {
  const { packed, day } = packReadings(year, 'meter.csv')
  expect(packed).toHaveLength(PACKED_LENGTH)
  expect(PACKED_LENGTH).toBe(23_360)
  const back = unpackReadings(packed, day) ?? expect.fail()
  expect(maxDifference(back, year)).toBeLessThan(0.00101)
  const january = year.slice(0, 744).reduce((sum, kwh) => sum + kwh)
  expect(Math.abs((day.kwhPerMonth[0] ?? 0) - january)).toBeLessThan(0.4)
  expect(day).toMatchObject({ kind: 'readings', fileName: 'meter.csv' })
})

test('Rejects the readings of another year', () => {
  const { packed } = packReadings(year)
  const { day } = packReadings(year.with(4000, 2))
  expect(unpackReadings(packed, day)).toBeUndefined()
})

test.each(['', 'A'.repeat(23_359), '!'.repeat(23_360), 'A'.repeat(23_361)])('Rejects invalid text', (text) => {
  expect(unpackReadings(text, { mark: '0123456789abcdef' })).toBeUndefined()
})

test('Clips an hour to the maximum', () => {
  const { packed, day } = packReadings(new Float64Array(8760).fill(1e9).fill(-5, 0, 100))
  const back = unpackReadings(packed, day) ?? expect.fail()
  expect([back[0], back[100]]).toEqual([0, 131.07])
})
