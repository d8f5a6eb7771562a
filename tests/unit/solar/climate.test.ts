import { describe, expect, test } from 'vitest'
import { interpolateClimate, loadClimateTable } from '#shared/solar/climate.ts'
import { nasaPowerUrl, parseNasaPower } from '#shared/solar/nasa-power.ts'
import { ownFigureResource, tableResource, yearlyMean } from '#shared/solar/resource.ts'
import reference from '../../reference/solar/climate-table.json'
import { forAll, real } from '../../support/laws.ts'

const table = await loadClimateTable()

describe('The climate table', () => {
  test.each(reference.vectors)('matches the published values at $latitude, $longitude', (vector) => {
    const { latitude, longitude, global, temperature } = vector
    const climate = interpolateClimate(table, latitude, longitude)
    climate.global.forEach((value, month) => {
      expect(Math.abs(value - (global[month] ?? Number.NaN))).toBeLessThan(0.001)
    })
    // The vectors give hundredths of a degree.
    climate.temperature.forEach((value, month) => {
      expect(Math.abs(value - (temperature[month] ?? Number.NaN))).toBeLessThan(0.0051)
    })
  })

  test('has no jump across the date line', () => {
    const west = interpolateClimate(table, 20, -180).global
    const east = interpolateClimate(table, 20, 180).global
    expect(west).toEqual(east)
  })

  test('names its quality: Colorado A, mid-Atlantic B, Lapland C', () => {
    expect(interpolateClimate(table, 39.7, -105).quality).toBe('A')
    expect(interpolateClimate(table, 30, -40).quality).toBe('B')
    expect(interpolateClimate(table, 68, 27).quality).toBe('C')
  })

  test.each([
    [-90, false],
    [-75, false],
    [-57.6, false],
    [-57.5, true],
    [82.5, true],
    [82.6, false],
    [89, false],
    [90, false],
  ])('at %d° is covered: %s', (latitude, covered) => expect(tableResource(table, latitude, 0).covered).toBe(covered))

  test('has larger errors beyond its last rows than in the far north', () => {
    for (const beyond of [-75, 89])
      expect(tableResource(table, beyond, 0).yearlyError).toBeGreaterThan(tableResource(table, 75, 20).yearlyError)
  })

  test('has finite values everywhere, never negative and never above extraterrestrial irradiation', () => {
    forAll([real(-90, 90), real(-180, 180)], (latitude, longitude) => {
      const { global, temperature } = interpolateClimate(table, latitude, longitude)
      for (const value of global) expect(value >= 0 && value < 13).toBe(true)
      for (const value of temperature) expect(value > -60 && value < 50).toBe(true)
    })
  })
})

describe('The solar resource of a place', () => {
  test('uses the user’s own yearly mean with the seasons of the table', () => {
    const seasons = tableResource(table, 48, 11)
    const own = ownFigureResource(seasons, 4)
    expect(yearlyMean(own.global)).toBeCloseTo(4, 9)
    const ratio = (own.global[5] ?? 0) / (own.global[0] ?? 1)
    expect(ratio).toBeCloseTo((seasons.global[5] ?? 0) / (seasons.global[0] ?? 1), 9)
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => ownFigureResource(seasons, bad)).toThrow(RangeError)
  })

  test('parses NASA POWER’s response and refuses one with a gap', () => {
    const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
    const all = (value: number) => Object.fromEntries(months.map((month) => [month, value]))
    const answer = (global: object) => ({ properties: { parameter: { ALLSKY_SFC_SW_DWN: global, T2M: all(12) } } })
    expect(parseNasaPower(answer(all(4.5)))?.global).toEqual(Array(12).fill(4.5))
    expect(parseNasaPower(answer(all(4.5)))?.diffuse).toBeUndefined()
    expect(parseNasaPower(answer({ ...all(4.5), MAR: -999 }))).toBeNull()
    expect(parseNasaPower('a page of HTML')).toBeNull()
    expect(parseNasaPower(null)).toBeNull()
    expect(new URL(nasaPowerUrl(1.23456, -2)).searchParams.get('latitude')).toBe('1.2346')
  })
})
