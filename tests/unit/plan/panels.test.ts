import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import type { Plane } from '#shared/home/system.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { annualYieldByFace } from '#shared/plan/compare-sizes.ts'
import { withDefaultSystem } from '#shared/plan/default-system.ts'
import { computeSizes } from '#shared/plan/kinds/plan-comparisons.ts'
import { panelsOf, withPanels } from '#shared/plan/panels.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { countPanelsOnRoof } from '#shared/plan/roof-room.ts'
import { answered } from '../../support/answered.ts'
import { forAll, listOf, whole } from '../../support/laws.ts'
import { changed, flatPrice, homeWith } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

type Face = Partial<Plane>

/** A home in Phoenix with these roof faces and no panels. */
const homeOn = (planes: readonly Face[], arrays: Home['system']['arrays'] = []): Home =>
  homeWith({
    use: { amount: { kind: 'year', kwh: 9_000 } },
    roof: { planes },
    system: { arrays },
    tariff: { buying: flatPrice(0.15), selling: { kind: 'net-billing', price: 0.05 } },
    money: { price: { kind: 'by-size', each: 500 } },
  })
const facing = (azimuth: number, more: Face = {}): Face => ({ tilt: 30, azimuth, ...more })
const roomFor = (count: number) => ({ room: { kind: 'panels', count } }) as const

const panelsByFace = ({ roof, system }: Home) =>
  roof.planes.map((_, face) => system.arrays.reduce((sum, { plane, panels }) => sum + (plane === face ? panels : 0), 0))

const withSystem = (home: Home) => runToCompletion(withDefaultSystem(home, siteDataOf('Phoenix', home), null)).home

const planned = (...planes: Face[]) => withSystem(homeOn(planes))

describe('Panels without a stated place', () => {
  test.each<[string, Face, Face]>([
    ['on the south face, even if the north face is listed first', { tilt: 40, azimuth: 0 }, { tilt: 40, azimuth: 180 }],
    ['on the face without shade', facing(180, { obstacles: [{ from: 90, to: 270, altitude: 60 }] }), facing(90)],
  ])('go %s', (_, worse, better) => {
    const [onWorse, onBetter] = panelsByFace(planned(worse, better))
    expect(onWorse).toBe(0)
    expect(onBetter).toBeGreaterThan(0)
  })

  test('never exceed the room of a face, and the rest goes on the next best one', () => {
    expect(panelsByFace(planned(facing(180, roomFor(6))))).toEqual([6])
    const [south, west] = panelsByFace(planned(facing(180, roomFor(6)), facing(270)))
    expect(south).toBe(6)
    expect(west).toBeGreaterThan(0)
  })
})

const NO_ROOM = {
  kind: 'fault',
  field: 'roof.planes',
  message: 'Your roof has no space for a panel. Check the size of each roof face.',
}

describe('A roof without room for a panel', () => {
  const planOn = (...planes: Face[]) => {
    const home = planned(...planes)
    return computePlan(home, siteDataOf('Phoenix', home))
  }

  test.each<[readonly Face[], readonly string[]]>([
    [[{ azimuth: 180 }], ['roof.planes.0.tilt']],
    [[{}], ['roof.planes.0.tilt', 'roof.planes.0.azimuth']],
    [[facing(180, roomFor(0)), { tilt: 30, room: { kind: 'area', squareMetres: 20 } }], ['roof.planes.1.azimuth']],
  ])('%j reports missing tilt and direction', (planes, figures) => {
    expect(planOn(...planes)).toEqual({ kind: 'missing', figures })
  })

  test('is rejected where the room is stated', () => {
    expect(planOn(facing(180, roomFor(0)))).toEqual(NO_ROOM)
    expect(planOn(roomFor(0))).toEqual(NO_ROOM)
    expect(planOn(facing(180, { room: { kind: 'area', squareMetres: 1 } }))).toEqual(NO_ROOM)
  })

  test('is rejected also with a total price', () => {
    const priced = changed(homeOn([facing(180, roomFor(0))]), 'money.price', { kind: 'total', total: 9_000 })
    expect(computePlan(withSystem(priced), siteDataOf('Phoenix', priced))).toEqual(NO_ROOM)
  })
})

describe('Sizes of a plan', () => {
  const sizesOf = (home: Home) => runToCompletion(computeSizes(home, siteDataOf('Phoenix', home)))
  const most = (home: Home) => answered(sizesOf(home)).points.at(-1)?.panels

  test('end at the room of the roof, also where more panels are planned', () => {
    const home = homeOn([facing(180, roomFor(6))], [{ plane: 0, panels: 10, watts: 440 }])
    expect(countPanelsOnRoof(home)).toBe(6)
    expect(most(home)).toBe(6)
  })

  test('reach the default room where no room is stated, and the system that matches a larger use has room', () => {
    const thirsty = changed(homeOn([facing(180)]), 'use.amount.kwh', 60_000)
    // 1.3 typical systems of 9.5 kWp in the United States: 12.35 kWp.
    expect(most(thirsty)).toBe(28)
    // The system covers the use if unpriced. PVWatts: about 1,900 kWh/kWp in Phoenix, 32 kWp for 60,000 kWh.
    const planned = withSystem(changed(thirsty, 'money.price', undefined))
    expect(countPanelsOnRoof(planned)).toBe(panelsOf(planned))
    expect((panelsOf(planned) * 0.44) / (60_000 / 1_900)).toBeCloseTo(1, 1)
  })

  test('are rejected for a roof without room', () => {
    expect(sizesOf(homeOn([facing(180, roomFor(0))], [{ plane: 0, panels: 4, watts: 440 }]))).toEqual(NO_ROOM)
  })
})

describe('Another number of panels', () => {
  const twoFaces = [facing(0, roomFor(8)), facing(180, roomFor(5))]
  const yields = (home: Home) => annualYieldByFace(siteDataOf('Phoenix', home).solar)

  test('keeps chosen panels, fills the best face first and empties the worst first', () => {
    const home = homeOn(twoFaces, [{ plane: 0, panels: 2, watts: 440 }])
    const placed = (count: number) => panelsByFace(withPanels(home, count, yields(home)))
    expect(placed(1)).toEqual([1, 0])
    expect(placed(2)).toEqual([2, 0])
    expect(placed(5)).toEqual([2, 3])
    expect(placed(8)).toEqual([3, 5])
    const full = withPanels(home, 13, yields(home))
    expect(panelsByFace(full)).toEqual([8, 5])
    expect(panelsByFace(withPanels(full, 6, yields(home)))).toEqual([1, 5])
    expect(panelsByFace(withPanels(home, 40, yields(home)))).toEqual([8, 5])
  })

  test('shares the room of faces without stated room', () => {
    const home = homeOn([facing(0), facing(180)])
    // The roof has as many as one face.
    expect(countPanelsOnRoof(home)).toBe(28)
    expect(countPanelsOnRoof(homeOn([facing(180)]))).toBe(28)
    expect(panelsByFace(withPanels(home, 1_000, yields(home)))).toEqual([0, 28])
  })
})

describe('A roof of unknown room', () => {
  const faces = fc.array(fc.record({ tilt: whole(0, 60), azimuth: whole(0, 359) }, { requiredKeys: [] }), {
    minLength: 1,
    maxLength: 4,
  })
  const arrays = fc.array(fc.record({ plane: whole(0, 3), panels: whole(0, 60), watts: whole(300, 600) }), {
    maxLength: 4,
  })
  const yields = listOf(fc.constantFrom(0, 800, 1_200, 1_600), 4)

  test('keeps all panels when their number does not change', () => {
    forAll([faces, arrays, yields, fc.constantFrom('US', 'IN', 'DE')], (planes, chosen, yieldByFace, country) => {
      const home: Home = { ...homeOn(planes, chosen), region: { country, currency: 'USD' } }
      const { arrays: placed } = withPanels(home, panelsOf(home), yieldByFace).system
      expect(placed.map(({ panels }) => panels)).toEqual(chosen.map(({ panels }) => panels))
    })
  })

  test('keeps 40 panels of an older plan, and one fewer is 39', () => {
    const home = homeOn([facing(180)], [{ plane: 0, panels: 40, watts: 440 }])
    expect(countPanelsOnRoof(home)).toBe(40)
    expect(panelsByFace(withPanels(home, 39, [1_600]))).toEqual([39])
  })

  test('gets new panels only up to the default room, 28 panels in the United States', () => {
    const home = homeOn([facing(180), facing(0)], [{ plane: 1, panels: 12, watts: 440 }])
    expect(panelsByFace(withPanels(home, 40, [1_600, 900]))).toEqual([16, 12])
  })

  test('loses panels only on faces with stated room', () => {
    const home = homeOn(
      [facing(180, roomFor(6)), facing(0)],
      [
        { plane: 0, panels: 10, watts: 440 },
        { plane: 1, panels: 30, watts: 440 },
      ],
    )
    expect(panelsByFace(withPanels(home, 40, [1_600, 900]))).toEqual([6, 30])
  })
})
