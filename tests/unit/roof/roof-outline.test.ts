import { describe, expect, test } from 'vitest'
import {
  type Corner,
  cornerFromPlace,
  edgeLength,
  measureSlope,
  metersPerDegree,
  outwardAzimuth,
  placeFromCorner,
  type RoofOutline,
} from '#shared/roof/roof-outline.ts'

/** 10 m east to west, 6 m north to south; counterclockwise from the southern edge. */
const HOUSE: readonly Corner[] = [
  { east: 0, north: 0 },
  { east: 10, north: 0 },
  { east: 10, north: 6 },
  { east: 0, north: 6 },
]
const outline = (corners: readonly Corner[], eaves = 0, slopes: 1 | 2 = 1): RoofOutline => ({ corners, eaves, slopes })
const problemOf = (traced: RoofOutline, tilt = 30) => {
  const slope = measureSlope(traced, tilt)
  return 'problem' in slope ? slope.problem : null
}

describe('A roof traced on the map', () => {
  test('has an area of footprint ÷ cos tilt, and faces its eaves', () => {
    // 10 × 6 = 60 m²; cos 60° = 1/2, so 120 m² along the slope.
    expect(measureSlope(outline(HOUSE), 60)).toEqual({ azimuth: 180, footprint: 60, area: expect.closeTo(120, 9) })
    expect(measureSlope(outline(HOUSE), 0)).toMatchObject({ area: 60 })
  })
  test('has half the area per slope on a gable roof', () => {
    // 60 ÷ 2 = 30 m²; cos 45° = 0.70711, so 42.43 m².
    expect(measureSlope(outline(HOUSE, 2, 2), 45)).toMatchObject({ azimuth: 0, area: expect.closeTo(42.4264, 4) })
  })
  test.each([
    [0, 180, 10],
    [1, 90, 6],
    [2, 0, 10],
    [3, 270, 6],
  ])('edge %d faces %d° and is %d m long, in either tracing direction', (edge, azimuth, length) => {
    expect(outwardAzimuth(HOUSE, edge)).toBeCloseTo(azimuth, 9)
    expect(edgeLength(HOUSE, edge)).toBeCloseTo(length, 9)
    // The order of edges in reverse is 2, 1, 0, 3.
    expect(outwardAzimuth(HOUSE.toReversed(), (6 - edge) % 4)).toBeCloseTo(azimuth, 9)
  })
  test('the azimuth turns with the house', () => {
    // A square on its corner, turned 45°: its south-western edge runs from the west corner to the south one.
    const turned = [
      { east: -5, north: 0 },
      { east: 0, north: -5 },
      { east: 5, north: 0 },
      { east: 0, north: 5 },
    ]
    expect(outwardAzimuth(turned, 0)).toBeCloseTo(225, 9)
    // Its diagonals are 10 m: 10 × 10 ÷ 2 = 50 m².
    expect(measureSlope(outline(turned), 0)).toMatchObject({ footprint: expect.closeTo(50, 9) })
  })
  test('an L shape has the area of its two parts', () => {
    const bent = [
      { east: 0, north: 0 },
      { east: 10, north: 0 },
      { east: 10, north: 4 },
      { east: 4, north: 4 },
      { east: 4, north: 9 },
      { east: 0, north: 9 },
    ]
    // 10 × 4 + 4 × 5.
    expect(measureSlope(outline(bent), 0)).toMatchObject({ footprint: expect.closeTo(60, 9) })
  })
  test('an invalid outline is rejected with a message', () => {
    const [a, b, c, d] = HOUSE as [Corner, Corner, Corner, Corner]
    expect(problemOf(outline([a, b]))).toBe('Mark at least 3 corners.')
    expect(problemOf(outline([a, c, b, d]))).toMatch(/^The outline crosses itself/)
    expect(problemOf(outline([a, b, { east: 5, north: 0.01 }]))).toMatch(/too small/)
    expect(problemOf(outline(HOUSE), 85)).toMatch(/above 80°/)
  })
})

describe('Meters and degrees', () => {
  // Length of a degree in km, from tables of the WGS 84 ellipsoid.
  test.each([
    // 6,378,137 m × π ÷ 180 = 111,319.49 m at the equator.
    [0, 110.574, 111.319],
    [45, 111.132, 78.847],
    [60, 111.412, 55.8],
    [-75, 111.618, 28.902],
  ])('at %d° a degree of latitude is %d km, one of longitude %d km', (latitude, north, east) => {
    const degree = metersPerDegree(latitude)
    expect(degree.north / 1000).toBeCloseTo(north, 3)
    expect(degree.east / 1000).toBeCloseTo(east, 3)
  })
  test('a corner survives the conversion within a centimeter', () => {
    const berlin = { latitude: 52.52, longitude: 13.405 }
    for (const corner of [
      { east: 12.34, north: -56.78 },
      { east: 0, north: 0 },
      { east: -1_000, north: 1_000 },
    ])
      expect(cornerFromPlace(placeFromCorner(corner, berlin), berlin)).toEqual(corner)
  })
})
