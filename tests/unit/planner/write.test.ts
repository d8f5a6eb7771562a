import { expect, test } from 'vitest'
import { regionOf } from '#shared/region.ts'
import { writeDay, writeFigure } from '../../../client/src/features/planner/write.ts'

const [us, de] = [regionOf('US'), regionOf('DE')]

test('What is driven and what a car takes are told in kilometres or miles', () => {
  expect(writeFigure(12_000, 'km/year', de)).toBe('12.000 km a year')
  // 12,000 ÷ 1.609344 = 7,456.5
  expect(writeFigure(12_000, 'km/year', us)).toBe('7,456 mi a year')
  expect(writeFigure(18, 'kWh/100 km', de)).toBe('18 kWh/100 km')
  // A mile is 1.609344 km: 18 × 1.609344 = 28.97.
  expect(writeFigure(18, 'kWh/100 km', us)).toBe('29 kWh/100 mi')
})

test('What is below zero has a real minus, what rounds to zero none', () => {
  expect(writeFigure(-887, 'money', us)).toBe('−$887')
  expect(writeFigure(-0.034, 'share', us)).toBe('−3.4%')
  expect(writeFigure(-12_345, 'kWh/year', us)).toBe('−12,345 kWh a year')
  expect(writeFigure(-0.4, 'kWh/year', us)).toBe('0 kWh a year')
})

test('What does not exist is a dash, never NaN', () => {
  for (const value of [null, Number.NaN, Number.POSITIVE_INFINITY]) expect(writeFigure(value, 'kWh', us)).toBe('–')
})

test('A day stands in the order of its region, the month in words', () => {
  expect(writeDay('2026-02-28', us)).toBe('February 28, 2026')
  expect(writeDay('2026-02-28', de)).toBe('28 February 2026')
})
