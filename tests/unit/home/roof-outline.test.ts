import { describe, expect, test } from 'vitest'
import {
  type Corner,
  cornerAt,
  edgeLength,
  metresOfDegree,
  outwardOf,
  placeOfCorner,
  type RoofOutline,
  tracedSlope,
} from '#shared/home/roof-outline.ts'

/** 10 m east to west, 6 m north to south; its first edge is the southern one, against the clock. */
const HOUSE: readonly Corner[] = [
  { east: 0, north: 0 },
  { east: 10, north: 0 },
  { east: 10, north: 6 },
  { east: 0, north: 6 },
]
const outline = (corners: readonly Corner[], eaves = 0, slopes: 1 | 2 = 1): RoofOutline => ({ corners, eaves, slopes })
const problemOf = (traced: RoofOutline, tilt = 30) => {
  const slope = tracedSlope(traced, tilt)
  return 'problem' in slope ? slope.problem : null
}

describe('A roof traced on the map', () => {
  test('has its footprint ÷ cos tilt on the slope, and looks over its eaves', () => {
    // 10 × 6 = 60 m²; cos 60° = 1/2, and so 120 m² on the slope.
    expect(tracedSlope(outline(HOUSE), 60)).toEqual({
      azimuth: 180,
      footprint: 60,
      area: expect.closeTo(120, 9),
    })
    expect(tracedSlope(outline(HOUSE), 0)).toMatchObject({ area: 60 })
  })
  test('of a gable roof one slope has half', () => {
    // 60 ÷ 2 = 30 m²; cos 45° = 0.70711, and so 42.43 m².
    expect(tracedSlope(outline(HOUSE, 2, 2), 45)).toMatchObject({ azimuth: 0, area: expect.closeTo(42.4264, 4) })
  })
  test.each([
    [0, 180, 10],
    [1, 90, 6],
    [2, 0, 10],
    [3, 270, 6],
  ])('edge %d looks to %d° and is %d m long, whichever way round it was traced', (edge, azimuth, length) => {
    expect(outwardOf(HOUSE, edge)).toBeCloseTo(azimuth, 9)
    expect(edgeLength(HOUSE, edge)).toBeCloseTo(length, 9)
    // The other way round the edges come in reverse: 2, 1, 0, 3.
    expect(outwardOf(HOUSE.toReversed(), (6 - edge) % 4)).toBeCloseTo(azimuth, 9)
  })
  test('a house that is turned looks as far round as it is turned', () => {
    // A square on its corner, turned 45°: its south-western edge runs from the west corner to the south one.
    const turned = [
      { east: -5, north: 0 },
      { east: 0, north: -5 },
      { east: 5, north: 0 },
      { east: 0, north: 5 },
    ]
    expect(outwardOf(turned, 0)).toBeCloseTo(225, 9)
    // Its diagonals are 10 m: 10 × 10 ÷ 2 = 50 m².
    expect(tracedSlope(outline(turned), 0)).toMatchObject({ footprint: expect.closeTo(50, 9) })
  })
  test('an L has the area of its two parts', () => {
    const bent = [
      { east: 0, north: 0 },
      { east: 10, north: 0 },
      { east: 10, north: 4 },
      { east: 4, north: 4 },
      { east: 4, north: 9 },
      { east: 0, north: 9 },
    ]
    // 10 × 4 + 4 × 5.
    expect(tracedSlope(outline(bent), 0)).toMatchObject({ footprint: expect.closeTo(60, 9) })
  })
  test('what is no outline is refused in a sentence', () => {
    const [a, b, c, d] = HOUSE as [Corner, Corner, Corner, Corner]
    expect(problemOf(outline([a, b]))).toBe('Trace at least three corners.')
    expect(problemOf(outline([a, c, b, d]))).toMatch(/^The outline crosses itself/)
    expect(problemOf(outline([a, b, { east: 5, north: 0.01 }]))).toMatch(/hardly any area/)
    expect(problemOf(outline(HOUSE), 85)).toMatch(/steeper than 80°/)
  })
})

describe('Metres and degrees', () => {
  // Length of a degree in km, as tables of the ellipsoid WGS 84 have it.
  test.each([
    // 6,378,137 m × π ÷ 180 = 111,319.49 m at the equator.
    [0, 110.574, 111.319],
    [45, 111.132, 78.847],
    [60, 111.412, 55.8],
    [-75, 111.618, 28.902],
  ])('at %d° a degree of latitude has %d km, one of longitude %d km', (latitude, north, east) => {
    const degree = metresOfDegree(latitude)
    expect(degree.north / 1000).toBeCloseTo(north, 3)
    expect(degree.east / 1000).toBeCloseTo(east, 3)
  })
  test('a corner goes to the map and comes back to the centimetre', () => {
    const berlin = { latitude: 52.52, longitude: 13.405 }
    for (const corner of [
      { east: 12.34, north: -56.78 },
      { east: 0, north: 0 },
      { east: -1_000, north: 1_000 },
    ])
      expect(cornerAt(placeOfCorner(corner, berlin), berlin)).toEqual(corner)
  })
})
