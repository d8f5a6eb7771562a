import { describe, expect, test } from 'vitest'
import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import {
  createLossField,
  findBand,
  type Grid,
  interpolate,
  traceContour,
} from '../../../client/src/features/sun-path/loss-field.ts'
import { forAll, listOf, real } from '../../support/laws.ts'

const grid = (columns: number, rows: number, valueAt: (column: number, row: number) => number): Grid => ({
  columns,
  rows,
  values: Array.from({ length: columns * rows }, (_, index) => valueAt(index % columns, Math.floor(index / columns))),
})

describe('Contours', () => {
  test('are straight across a slope', () => {
    const slope = grid(4, 3, (column) => column)
    const segments = traceContour(slope, 1.5)
    expect(segments).toHaveLength(2)
    for (const point of segments.flat()) expect(point[0]).toBeCloseTo(1.5, 12)
  })

  test('form a closed ring around a hill', () => {
    const hill = grid(41, 41, (column, row) => Math.hypot(column - 20, row - 20))
    const segments = traceContour(hill, 10.3)
    for (const [column, row] of segments.flat()) expect(Math.hypot(column - 20, row - 20)).toBeCloseTo(10.3, 1)
    const ends = segments.flat().map(([column, row]) => `${column.toFixed(6)} ${row.toFixed(6)}`)
    for (const end of ends) expect(ends.filter((other) => other === end)).toHaveLength(2)
  })

  test('never cross at a saddle', () => {
    const saddle = grid(2, 2, (column, row) => (column === row ? 1 : 0))
    for (const level of [0.4, 0.6]) expect(traceContour(saddle, level)).toHaveLength(2)
  })

  test('lie where the interpolated field has their value', () => {
    const values = listOf(real(0, 100), 20)
    forAll([values, real(1, 99)], (generated, level) => {
      const field = { columns: 5, rows: 4, values: generated }
      for (const [column, row] of traceContour(field, level).flat())
        expect(interpolate(field, column, row)).toBeCloseTo(level, 6)
    })
  })
})

describe('Interpolation', () => {
  test('keeps the grid values and is linear between them', () => {
    const field = grid(3, 2, (column, row) => column + 10 * row)
    expect(interpolate(field, 2, 1)).toBe(12)
    expect(interpolate(field, 0.5, 0.5)).toBe(5.5)
    expect(interpolate(field, -3, 9)).toBe(10)
  })
})

describe('The loss map', () => {
  test.each([
    [39.7392, -104.9903, 180],
    [-33.8688, 151.2093, 0],
  ])('at %d, %d has its best plane in the middle and no loss below zero', async (latitude, longitude, center) => {
    const resource = tableResource(await loadClimateTable(), latitude, longitude)
    const roof = { tilt: 30, azimuth: center }
    const analysis = analyzePlace({ latitude, resource, roof, peakPower: 1 })
    const field = createLossField(analysis, center)
    expect(field.at(analysis.best)).toBeLessThan(0.5)
    expect(Math.min(...Array.from(field.grid.values))).toBeGreaterThanOrEqual(0)
    // Both edges are the same azimuth, and azimuth does not matter on flat roofs.
    for (const tilt of [0, 30, 90]) {
      const edge = (azimuth: number) => field.at({ tilt, azimuth })
      expect(edge(center + 179.999)).toBeCloseTo(edge(center - 180), 2)
    }
    expect(field.at({ tilt: 0, azimuth: 20 })).toBeCloseTo(field.at({ tilt: 0, azimuth: 200 }), 9)
    // A wall facing away from the sun loses more than half.
    expect(field.at({ tilt: 90, azimuth: center + 180 })).toBeGreaterThan(50)
  })

  test('has a band for every loss', () => {
    expect([0, 0.99, 1, 5, 19.9, 20, 50, 100].map(findBand)).toEqual([0, 0, 1, 2, 3, 4, 6, 6])
  })
})
