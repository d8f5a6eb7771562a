import { describe, expect, test } from 'vitest'
import { elevationAngle, selectUsableObstacles } from '#shared/solar/obstacle.ts'
import { createPanorama, createTopView } from '../../../client/src/features/sky/projection.ts'
import { outlineOfStroke } from '../../../client/src/features/sky/sky-shapes.tsx'
import {
  computeCurve,
  computeSeasonCurves,
  describeSunSample,
  sampleSun,
} from '../../../client/src/features/sky/sun-curves.ts'
import { forAll, real } from '../../support/laws.ts'

const azimuths = real(0, 359.9)
const altitudes = real(0.1, 89.9)

describe('Sky projections', () => {
  test.each([
    ['panorama in the north', createPanorama(720, 50)],
    ['panorama in the south', createPanorama(360, -35)],
    ['top view', createTopView(500)],
  ])('invert a point to its direction, %s', (_, projection) => {
    forAll([azimuths, altitudes], (azimuth, altitude) => {
      const seen = projection.directionAt(...projection.project({ azimuth, altitude }))
      expect(seen.altitude).toBeCloseTo(altitude, 6)
      const turn = Math.abs(seen.azimuth - azimuth)
      expect(Math.min(turn, 360 - turn)).toBeCloseTo(0, 6)
    })
  })

  test('have the equator-facing direction in the middle of the panorama', () => {
    const [north, south] = [50, -35].map((latitude) => {
      const panorama = createPanorama(700, latitude)
      return (azimuth: number) => panorama.project({ azimuth, altitude: 0 })[0]
    }) as [(azimuth: number) => number, (azimuth: number) => number]
    expect(north(180)).toBe(south(0))
    expect(north(90)).toBeLessThan(north(180))
    // Facing north, east is on the right.
    expect(south(90)).toBeGreaterThan(south(0))
  })

  test('have the zenith in the center and north at the top of the top view', () => {
    const sky = createTopView(500)
    expect(sky.project({ azimuth: 77, altitude: 90 })).toEqual([250, 250])
    const [x, y] = sky.project({ azimuth: 0, altitude: 0 })
    expect(x).toBe(250)
    expect(y).toBeLessThan(250)
    expect(sky.project({ azimuth: 90, altitude: 0 })[0]).toBeGreaterThan(250)
  })

  test('interrupt a path that wraps around an edge', () => {
    const points = [358, 359, 1, 2].map((azimuth) => ({ azimuth, altitude: 5 }))
    expect(createPanorama(700, 50).path(points).match(/M/g)).toHaveLength(2)
  })

  test('draw an obstacle across an edge on both sides', () => {
    const outlineAt = (latitude: number) =>
      createPanorama(700, latitude).obstacleOutline({ from: 350, to: 10, altitude: 20 })
    expect([50, -35].map((latitude) => outlineAt(latitude).match(/M/g)?.length)).toEqual([2, 1])
  })
})

describe('Sun curves', () => {
  const highest = (points: readonly { altitude: number }[]) => Math.max(...points.map(({ altitude }) => altitude))
  const denver = { latitude: 39.7392, longitude: -104.9903, timeZone: 'America/Denver' }

  test('are highest in June in the north and in December in the south', () => {
    const [june, equinox, december] = computeSeasonCurves(denver, 2026).map(({ points }) => highest(points))
    // 90° − 39.74° ± 23.44°, and 90° − 39.74° between them.
    expect(june).toBeCloseTo(73.7, 0)
    expect(equinox).toBeCloseTo(50.3, 0)
    expect(december).toBeCloseTo(26.8, 0)
    const sydney = { latitude: -33.8688, longitude: 151.2093, timeZone: 'Australia/Sydney' }
    const south = computeSeasonCurves(sydney, 2026).map(({ points }) => highest(points))
    expect(south[2]).toBeGreaterThan(south[0] as number)
  })

  test('have the full hours of the local clock', () => {
    const { hours } = computeCurve(denver, 'chosen', { year: 2026, month: 11, day: 21 })
    expect(hours).toHaveLength(24)
    // Noon in Denver's winter is 19:00 UTC.
    expect(new Date(hours[12]?.time ?? 0).toISOString()).toBe('2026-11-21T19:00:00.000Z')
  })

  test('are described in words', () => {
    const day = { year: 2026, month: 6, day: 21 }
    expect(describeSunSample(denver, day, sampleSun(denver, Date.parse('2026-06-21T19:00:00Z')))).toMatch(
      /^Jun 21, 1:00 pm MDT: the sun is 7[34]° high\. Direction: south \(1\d\d°\)\.$/,
    )
    expect(describeSunSample(denver, day, sampleSun(denver, Date.parse('2026-06-21T07:00:00Z')))).toMatch(
      /1:00 am MDT: the sun is \d+° below the horizon\. Direction: north/,
    )
    const afternoon = sampleSun(denver, Date.parse('2026-06-21T19:00:00Z'))
    expect(describeSunSample(denver, day, afternoon, 'en-DE')).toMatch(/^21 Jun, 13:00 MDT: /)
  })
})

describe('Obstacles', () => {
  test('have an altitude of 45° when as high as they are far', () => {
    expect(elevationAngle(7, 7)).toBeCloseTo(45, 12)
    expect(elevationAngle(0, 7)).toBe(0)
  })

  test('span a stroke in either direction, also across north', () => {
    const outline = { from: 350, to: 20, altitude: 30 }
    expect(outlineOfStroke({ azimuth: 350, altitude: 10 }, { azimuth: 20, altitude: 30 })).toEqual(outline)
    expect(outlineOfStroke({ azimuth: 20, altitude: 10 }, { azimuth: 350, altitude: 30 })).toEqual(outline)
  })

  test('without height or width shade nothing', () => {
    const tree = { id: 1, kind: 'Tree', from: 10, to: 20, altitude: 5 } as const
    expect(selectUsableObstacles([tree, { ...tree, altitude: 0 }, { ...tree, to: 10 }])).toEqual([tree])
  })
})
