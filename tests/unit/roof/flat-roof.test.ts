import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import type { Plane } from '#shared/home/system.ts'
import { computeRoofRoom } from '#shared/plan/roof-room.ts'
import { densityOf } from '#shared/roof/flat-roof.ts'
import { fitPanels } from '#shared/roof/panels-in-rectangle.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const flat = (mounting: Plane['mounting'], tilt = 0, azimuth = 180): Plane => {
  return { mounting, tilt, azimuth, obstacles: [] }
}

function outputOf(place: 'Pune' | 'Berlin', ...planes: Plane[]) {
  const { losses: _, ...system } = SAMPLE_HOME.system
  const { dcByFace } = siteDataOf(place, { roof: { planes }, system }).solar
  return dcByFace.map((dc) => sumOf(dc ?? []))
}

describe('A flat roof', () => {
  test('makes more with frames toward the midday sun, and less laid flat', () => {
    for (const place of ['Pune', 'Berlin'] as const) {
      const roofs = [flat('frames'), flat('frames-east-west'), flat('roof')]
      const [south = 0, eastWest = 0, laid = 0] = outputOf(place, ...roofs)
      expect(south, place).toBeGreaterThan(eastWest)
      expect(eastWest, place).toBeGreaterThan(laid)
    }
  })
  test('on frames is a face of 15° with air behind it, or two of 10°', () => {
    const [frames, rack] = outputOf('Berlin', flat('frames', 0, 150), flat('ground', 15, 150))
    expect(frames).toBeCloseTo(rack ?? 0, 6)
    const racks = [flat('ground', 10, 90), flat('ground', 10, 270)]
    const [both, east = 0, west = 0] = outputOf('Berlin', flat('frames-east-west'), ...racks)
    expect(both).toBeCloseTo((east + west) / 2, 6)
  })
  test('laid flat loses one percent more to dirt, of what 2 % leave', () => {
    const { losses: _, ...system } = SAMPLE_HOME.system
    const withLosses = (losses: number) =>
      sumOf(
        siteDataOf('Pune', { roof: { planes: [flat('roof')] }, system: { ...system, losses } }).solar.dcByFace[0] ?? [],
      )
    // Losses of PVWatts without dirt: 1 − 0.859243 / 0.98 = 0.123222. With 3 %: 1 − 0.876778 × 0.97 = 0.149525.
    expect(outputOf('Pune', flat('roof'))[0]).toBeCloseTo(withLosses(0.149525), 2)
  })
  test('holds 7 panels on frames where 9.8 fit side by side', () => {
    expect(densityOf(flat('frames'))).toBeCloseTo(7 / 9.8)
    expect(densityOf(flat('frames-east-west'))).toBeCloseTo(9 / 9.8)
    for (const plane of [flat('roof'), flat('ground'), flat('frames', 30)]) expect(densityOf(plane)).toBe(1)
    const roomOf = (mounting: Plane['mounting']) => {
      const plane = { ...flat(mounting), room: { kind: 'area' as const, squareMetres: 100 } }
      return computeRoofRoom({ ...SAMPLE_HOME, roof: { planes: [plane] }, system: { arrays: [], backup: [] } }).byFace
    }
    // 100 m² hold 20 kWp of 440 W side by side: 45; 20 × 7 ÷ 9.8 = 14.29 kWp on frames: 32; 18.37 kWp: 41.
    expect([roomOf('roof'), roomOf('frames'), roomOf('frames-east-west')]).toEqual([[45], [32], [41]])
  })
  test('leaves space between the rows of a measured rectangle', () => {
    const rectangle = { width: 10, height: 6, clearance: 0.3, panelLong: 1.76, panelShort: 1.13 }
    // 5.4 m. Upright, a row each 1.78 × 1.4 = 2.492 m: (5.4 − 1.76) ÷ 2.492 = 1.46, so 2 of 8.
    // Sideways each 1.15 × 1.4 = 1.61 m: (5.4 − 1.13) ÷ 1.61 = 2.65, so 3 of 5.
    const upright8by2 = { orientation: 'upright', columns: 8, rows: 2, panels: 16 }
    expect(fitPanels(rectangle, densityOf(flat('frames')))).toEqual(upright8by2)
  })
})
