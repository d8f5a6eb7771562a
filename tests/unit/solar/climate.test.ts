import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { climateAt, loadClimateTable } from '#shared/solar/climate.ts'
import { ownFigureResource, powerAddress, powerResource, tableResource, yearlyMean } from '#shared/solar/resource.ts'
import { rangeAround, yearlyDeviation, yearToYear } from '#shared/solar/yield-range.ts'
import { CLIMATE_VECTORS } from './climate-vectors.ts'

const table = await loadClimateTable()

describe('The climate table', () => {
  test.each(CLIMATE_VECTORS)(
    'reads as published at $latitude, $longitude',
    ({ latitude, longitude, global, temperature }) => {
      const climate = climateAt(table, latitude, longitude)
      climate.global.forEach((value, month) => {
        expect(Math.abs(value - (global[month] ?? Number.NaN))).toBeLessThan(0.001)
      })
      // The vectors give hundredths of a degree.
      climate.temperature.forEach((value, month) => {
        expect(Math.abs(value - (temperature[month] ?? Number.NaN))).toBeLessThan(0.0051)
      })
    },
  )

  test('is a world without seams: no jump over the date line', () => {
    const west = climateAt(table, 20, -180).global
    const east = climateAt(table, 20, 180).global
    expect(west).toEqual(east)
  })

  test('names its quality: Colorado A, mid-Atlantic B, Lapland C', () => {
    expect(climateAt(table, 39.7, -105).quality).toBe('A')
    expect(climateAt(table, 30, -40).quality).toBe('B')
    expect(climateAt(table, 68, 27).quality).toBe('C')
  })

  test('flags what lies south of its last row, and trusts it less', () => {
    expect(tableResource(table, -57.5, 0).covered).toBe(true)
    const antarctica = tableResource(table, -75, 0)
    expect(antarctica.covered).toBe(false)
    expect(antarctica.yearlyError).toBeGreaterThan(tableResource(table, 75, 20).yearlyError)
  })

  test('holds numbers everywhere, never negative and never above the sun', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const { global, temperature } = climateAt(table, latitude, longitude)
          for (const value of global) expect(value >= 0 && value < 13).toBe(true)
          for (const value of temperature) expect(value > -60 && value < 50).toBe(true)
        },
      ),
    )
  })
})

describe('The resource of a place', () => {
  test('takes the user’s own figure as the yearly mean and keeps the seasons', () => {
    const seasons = tableResource(table, 48, 11)
    const own = ownFigureResource(seasons, 4)
    expect(yearlyMean(own.global)).toBeCloseTo(4, 9)
    const ratio = (own.global[5] ?? 0) / (own.global[0] ?? 1)
    expect(ratio).toBeCloseTo((seasons.global[5] ?? 0) / (seasons.global[0] ?? 1), 9)
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => ownFigureResource(seasons, bad)).toThrow(RangeError)
    }
  })

  test('reads NASA POWER’s answer and refuses one with a gap', () => {
    const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
    const all = (value: number) => Object.fromEntries(months.map((month) => [month, value]))
    const answer = (global: object) => ({ properties: { parameter: { ALLSKY_SFC_SW_DWN: global, T2M: all(12) } } })
    expect(powerResource(answer(all(4.5)))?.global).toEqual(Array(12).fill(4.5))
    expect(powerResource(answer(all(4.5)))?.diffuse).toBeUndefined()
    expect(powerResource(answer({ ...all(4.5), MAR: -999 }))).toBeNull()
    expect(powerResource('a page of HTML')).toBeNull()
    expect(powerResource(null)).toBeNull()
    expect(new URL(powerAddress(1.23456, -2)).searchParams.get('latitude')).toBe('1.2346')
  })
})

describe('The range of a yield', () => {
  test('is P50 ± 1.282 standard deviations, and never below nothing', () => {
    const range = rangeAround(1000, 0.1)
    expect(range.p90).toBeCloseTo(871.8, 1)
    expect(range.p10).toBeCloseTo(1128.2, 1)
    expect(rangeAround(1000, 2).p90).toBe(0)
  })
  test('is 15 to 20 % either way where only the table is known', () => {
    for (const [latitude, longitude] of [
      [39.7, -105],
      [65, 25],
    ] as const) {
      const deviation = yearlyDeviation(latitude, tableResource(table, latitude, longitude))
      expect(1.2816 * deviation).toBeGreaterThan(0.14)
      expect(1.2816 * deviation).toBeLessThan(0.2)
    }
  })
  test('knows that northern years differ more: Madrid 2.3 % to Trondheim 5.5 % in PVGIS', () => {
    expect(Math.abs(yearToYear(40.4) - 0.023)).toBeLessThan(0.005)
    expect(yearToYear(63.4)).toBeCloseTo(0.055, 3)
    expect(yearToYear(-63.4)).toBe(yearToYear(63.4))
  })
})
