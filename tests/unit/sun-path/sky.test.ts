import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apparentHeight, usableObstacles } from '#shared/solar/obstacle.ts'
import { chosenCurve, describeMoment, momentAt, seasonCurves } from '../../../client/src/features/sky/curves.ts'
import { stroke } from '../../../client/src/features/sky/obstacle-shapes.tsx'
import { fromAbove, panorama } from '../../../client/src/features/sky/sky.ts'

const azimuths = fc.double({ min: 0, max: 359.9, noNaN: true })
const altitudes = fc.double({ min: 0.1, max: 89.9, noNaN: true })

describe('The sky on a sheet', () => {
  test.each([
    ['unrolled, in the north', panorama(720, 50)],
    ['unrolled, in the south', panorama(360, -35)],
    ['from above', fromAbove(500)],
  ])('%s: a point leads back to its direction', (_, projection) => {
    fc.assert(
      fc.property(azimuths, altitudes, (azimuth, altitude) => {
        const seen = projection.look(...projection.place({ azimuth, altitude }))
        expect(seen.altitude).toBeCloseTo(altitude, 6)
        const turn = Math.abs(seen.azimuth - azimuth)
        expect(Math.min(turn, 360 - turn)).toBeCloseTo(0, 6)
      }),
    )
  })

  test('unrolled, the sunny side is in the middle', () => {
    const north = panorama(700, 50)
    const south = panorama(700, -35)
    expect(north.place({ azimuth: 180, altitude: 0 })[0]).toBe(south.place({ azimuth: 0, altitude: 0 })[0])
    expect(north.place({ azimuth: 90, altitude: 0 })[0]).toBeLessThan(north.place({ azimuth: 180, altitude: 0 })[0])
    // Whoever faces north has the east on the right.
    expect(south.place({ azimuth: 90, altitude: 0 })[0]).toBeGreaterThan(south.place({ azimuth: 0, altitude: 0 })[0])
  })

  test('from above, the zenith is in the middle and north at the top', () => {
    const sky = fromAbove(500)
    expect(sky.place({ azimuth: 77, altitude: 90 })).toEqual([250, 250])
    const [x, y] = sky.place({ azimuth: 0, altitude: 0 })
    expect(x).toBe(250)
    expect(y).toBeLessThan(250)
    expect(sky.place({ azimuth: 90, altitude: 0 })[0]).toBeGreaterThan(250)
  })

  test('a path that leaves one edge begins anew at the other', () => {
    const path = panorama(700, 50).path([
      { azimuth: 358, altitude: 5 },
      { azimuth: 359, altitude: 5 },
      { azimuth: 1, altitude: 5 },
      { azimuth: 2, altitude: 5 },
    ])
    expect(path.match(/M/g)).toHaveLength(2)
  })

  test('an obstacle across north is drawn at both edges', () => {
    expect(panorama(700, 50).obstacle({ from: 350, to: 10, altitude: 20 }).match(/M/g)).toHaveLength(2)
    expect(panorama(700, -35).obstacle({ from: 350, to: 10, altitude: 20 }).match(/M/g)).toHaveLength(1)
  })
})

describe('The curves of the sun', () => {
  const highest = (points: readonly { altitude: number }[]) => Math.max(...points.map(({ altitude }) => altitude))
  const denver = { latitude: 39.7392, longitude: -104.9903, timeZone: 'America/Denver' }

  test('are highest in June in the north and in December in the south', () => {
    const [june, equinox, december] = seasonCurves(denver, 2026).map(({ points }) => highest(points))
    // 90° − 39.74° ± 23.44°, and 90° − 39.74° between them.
    expect(june).toBeCloseTo(73.7, 0)
    expect(equinox).toBeCloseTo(50.3, 0)
    expect(december).toBeCloseTo(26.8, 0)
    const sydney = { latitude: -33.8688, longitude: 151.2093, timeZone: 'Australia/Sydney' }
    const south = seasonCurves(sydney, 2026).map(({ points }) => highest(points))
    expect(south[2]).toBeGreaterThan(south[0] as number)
  })

  test('bear the full hours of the place’s clock', () => {
    const { hours } = chosenCurve(denver, { year: 2026, month: 11, day: 21 })
    expect(hours).toHaveLength(24)
    // Noon in Denver's winter is 19:00 UTC.
    expect(new Date(hours[12]?.time ?? 0).toISOString()).toBe('2026-11-21T19:00:00.000Z')
  })

  test('are read in words', () => {
    const day = { year: 2026, month: 6, day: 21 }
    expect(describeMoment(denver, day, momentAt(denver, Date.parse('2026-06-21T19:00:00Z')))).toMatch(
      /^Jun 21, 1:00 PM MDT: the sun is 7[34]° high in the south \(1\d\d°\)\.$/,
    )
    expect(describeMoment(denver, day, momentAt(denver, Date.parse('2026-06-21T07:00:00Z')))).toMatch(
      /1:00 AM MDT: the sun is \d+° below the horizon in the north/,
    )
    const afternoon = momentAt(denver, Date.parse('2026-06-21T19:00:00Z'))
    expect(describeMoment(denver, day, afternoon, 'de-DE')).toMatch(/^Jun 21, 13:00 MDT: /)
  })
})

describe('Obstacles', () => {
  test('a top as far above the eye as it is away stands at 45°', () => {
    expect(apparentHeight(7, 7)).toBeCloseTo(45, 12)
    expect(apparentHeight(0, 7)).toBe(0)
  })

  test('a stroke is as wide as it is long, whichever way it was drawn, also across north', () => {
    const outline = { from: 350, to: 20, altitude: 30 }
    expect(stroke({ azimuth: 350, altitude: 10 }, { azimuth: 20, altitude: 30 })).toEqual(outline)
    expect(stroke({ azimuth: 20, altitude: 10 }, { azimuth: 350, altitude: 30 })).toEqual(outline)
  })

  test('what has no height or no width hides nothing', () => {
    const tree = { id: 1, kind: 'Tree', from: 10, to: 20, altitude: 5 } as const
    expect(usableObstacles([tree, { ...tree, altitude: 0 }, { ...tree, to: 10 }])).toEqual([tree])
  })
})
