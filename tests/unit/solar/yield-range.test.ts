import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { estimateScatter, normalYieldRange, yearlyStandardDeviation } from '#shared/solar/yield-range.ts'

describe('The range of a yield', () => {
  test('is P50 ± 1.282 standard deviations, and never negative', () => {
    const range = normalYieldRange(1000, 0.1)
    expect(range.p90).toBeCloseTo(871.8, 1)
    expect(range.p10).toBeCloseTo(1128.2, 1)
    expect(normalYieldRange(1000, 2).p90).toBe(0)
  })

  test('adds independent errors by their squares', () => {
    // √(0.03² + 0.06² + 0.05² + 0.05²) = √0.0095
    const errors = { yearlyError: 0.05, siteError: 0.05, monthlyError: [] }
    expect(yearlyStandardDeviation({ yearly: 0.03, monthly: [] }, errors)).toBeCloseTo(0.0974679, 7)
  })

  test('over many years averages out weather only', () => {
    const errors = { yearlyError: 0.05, siteError: 0, monthlyError: [] }
    const over = (years: number) => yearlyStandardDeviation({ yearly: 0.05, monthly: [] }, errors, years)
    expect(over(25)).toBeLessThan(over(1))
    // √(0.01² + 0.06² + 0.05²)
    expect(over(25)).toBeCloseTo(0.0787401, 7)
  })
})

describe('The scatter of months and years', () => {
  /** Months of which a third of the days yield 1 − spread, a third 1 and a third 1 + spread of the mean. */
  const plane = (spread: number, yields = Array<number>(12).fill(100)) => ({
    monthlyYield: Float64Array.from(yields),
    yieldBySky: Float64Array.from(yields.flatMap((value) => [1 - spread, 1, 1 + spread].map((kind) => kind * value))),
  })

  test('is zero where all days are alike, and grows with their spread', () => {
    expect(estimateScatter(plane(0)).yearly).toBe(0)
    expect(estimateScatter(plane(0.6)).yearly).toBeCloseTo(2 * estimateScatter(plane(0.3)).yearly, 12)
  })

  test('of a month of 31 days with a spread of half is 10.5 %', () => {
    // Thirds at −0.5, 0, +0.5: variance 1/6, with what thirds hide 1/6 · 9/8 = 0.1875; √(0.1875 · 1.29/0.71 / 31)
    expect(estimateScatter(plane(0.5)).monthly[0]).toBeCloseTo(0.10483, 5)
  })

  test('of a year is smaller than of its months; months without sun do not count', () => {
    const { yearly, monthly } = estimateScatter(plane(0.5))
    expect(yearly).toBeLessThan(0.5 * Math.min(...monthly))
    const summerOnly = estimateScatter(plane(0.5, [0, 0, 0, 0, 100, 100, 100, 0, 0, 0, 0, 0]))
    expect(summerOnly.monthly[0]).toBe(0)
    expect(summerOnly.yearly).toBeGreaterThan(yearly)
    expect(estimateScatter(plane(0.5, Array<number>(12).fill(0))).yearly).toBe(0)
  })

  test('of years relative to independent months matches PVGIS on average', async () => {
    const file = new URL('../../reference/solar/pvgis-scatter.json', import.meta.url)
    const { places } = JSON.parse(await readFile(file, 'utf8'))
    const ratios = places.map(
      ({ deviation, yearlyDeviation: year }: { deviation: number[]; yearlyDeviation: number }) =>
        year / Math.hypot(...deviation),
    )
    const published = ratios.reduce((sum: number, ratio: number) => sum + ratio, 0) / ratios.length
    const { yearly, monthly } = estimateScatter(plane(0.5))
    expect(yearly / (Math.hypot(...monthly) / 12)).toBeCloseTo(published, 2)
  })
})
