import { expect, test } from 'vitest'
import { keepReadings, READINGS_LENGTH, readReadings } from '#shared/home/readings.ts'
import { furthestApart } from '../../support/furthest-apart.ts'

const year = Float64Array.from({ length: 8760 }, (_, i) => (i % 24 < 8 ? 0.214 : 1.038) + (i % 7) / 1000)

test('A year of readings comes back to the nearest Wh, and its months with it', () => {
  const { packed, day } = keepReadings(year, 'meter.csv')
  expect(packed).toHaveLength(READINGS_LENGTH)
  expect(READINGS_LENGTH).toBe(23_360)
  const back = readReadings(packed, day) ?? expect.fail()
  expect(furthestApart(back, year)).toBeLessThan(0.00101)
  const january = year.slice(0, 744).reduce((sum, kwh) => sum + kwh)
  expect(Math.abs((day.kwhPerMonth[0] ?? 0) - january)).toBeLessThan(0.4)
  expect(day).toMatchObject({ kind: 'readings', fileName: 'meter.csv' })
})

test('The readings of another year are not taken for these', () => {
  const { packed } = keepReadings(year)
  const { day } = keepReadings(year.with(4000, 2))
  expect(readReadings(packed, day)).toBeUndefined()
})

test.each(['', 'A'.repeat(23_359), '!'.repeat(23_360), 'A'.repeat(23_361)])('Other text is no readings', (text) => {
  expect(readReadings(text, { mark: '0123456789abcdef' })).toBeUndefined()
})

test('What no home uses in an hour is kept as the most there is', () => {
  const { packed, day } = keepReadings(new Float64Array(8760).fill(1e9).fill(-5, 0, 100))
  const back = readReadings(packed, day) ?? expect.fail()
  expect([back[0], back[100]]).toEqual([0, 131.07])
})
