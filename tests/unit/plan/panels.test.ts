import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import type { Plane } from '#shared/home/system.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { annualYieldByFace } from '#shared/plan/compare-sizes.ts'
import { withDefaultSystem } from '#shared/plan/default-system.ts'
import { computeSizes } from '#shared/plan/kinds/plan-comparisons.ts'
import { panelsOf, withPanels } from '#shared/plan/panels.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { countPanelsOnRoof } from '#shared/plan/roof-room.ts'
import { forAll, listOf, whole } from '../../support/laws.ts'
import { siteDataOf } from '../../support/site-data.ts'

type Face = Partial<Plane>

/** A home in Phoenix with these roof faces and no panels. */
const homeWith = (planes: readonly Face[], arrays: Home['system']['arrays'] = []): Home =>
  Home.parse({
    version: 1,
    region: { country: 'US', currency: 'USD' },
    use: { amount: { kind: 'year', kwh: 9_000 } },
    roof: { planes },
    system: { arrays },
    tariff: {
      buying: { periods: [{ blocks: [{ upTo: null, price: 0.15 }] }] },
      selling: { kind: 'net-billing', price: 0.05 },
    },
    money: { price: { kind: 'by-size', each: 500 } },
  })

const panelsByFace = ({ roof, system }: Home) =>
  roof.planes.map((_, face) => system.arrays.reduce((sum, { plane, panels }) => sum + (plane === face ? panels : 0), 0))

const withSystem = (home: Home) => runToCompletion(withDefaultSystem(home, siteDataOf('Phoenix', home), null)).home

const planned = (planes: readonly Face[]) => {
  const home = homeWith(planes)
  return withSystem(home)
}

describe('Panels without a stated place', () => {
  test('go on the south face, even if the north face is listed first', () => {
    const [north = 0, south = 0] = panelsByFace(
      planned([
        { tilt: 40, azimuth: 0 },
        { tilt: 40, azimuth: 180 },
      ]),
    )
    expect(north).toBe(0)
    expect(south).toBeGreaterThan(0)
  })

  test('go on the face without shade', () => {
    const wall = [{ from: 90, to: 270, altitude: 60 }]
    const [shaded = 0, sunny = 0] = panelsByFace(
      planned([
        { tilt: 30, azimuth: 180, obstacles: wall },
        { tilt: 30, azimuth: 90, obstacles: [] },
      ]),
    )
    expect(shaded).toBe(0)
    expect(sunny).toBeGreaterThan(0)
  })

  test('never exceed the room of a face, and the rest goes on the next best one', () => {
    const small = { kind: 'panels', count: 6 } as const
    expect(panelsByFace(planned([{ tilt: 30, azimuth: 180, room: small }]))).toEqual([6])
    const [south, west = 0] = panelsByFace(
      planned([
        { tilt: 30, azimuth: 180, room: small },
        { tilt: 30, azimuth: 270 },
      ]),
    )
    expect(south).toBe(6)
    expect(west).toBeGreaterThan(0)
  })
})

describe('A roof without room for a panel', () => {
  const none = { kind: 'panels', count: 0 } as const
  const planOn = (planes: readonly Face[]) => {
    const home = planned(planes)
    return computePlan(home, siteDataOf('Phoenix', home))
  }
  const noRoom = {
    kind: 'fault',
    field: 'roof.planes',
    message: 'Your roof has no space for a panel. Check the size of each roof face.',
  }

  test('reports missing tilt and direction', () => {
    expect(planOn([{ azimuth: 180 }])).toEqual({ kind: 'missing', figures: ['roof.planes.0.tilt'] })
    expect(planOn([{}])).toEqual({ kind: 'missing', figures: ['roof.planes.0.tilt', 'roof.planes.0.azimuth'] })
    expect(
      planOn([
        { tilt: 30, azimuth: 180, room: none },
        { tilt: 30, room: { kind: 'area', squareMetres: 20 } },
      ]),
    ).toEqual({ kind: 'missing', figures: ['roof.planes.1.azimuth'] })
  })

  test('is rejected where the room is stated', () => {
    expect(planOn([{ tilt: 30, azimuth: 180, room: none }])).toEqual(noRoom)
    expect(planOn([{ room: none }])).toEqual(noRoom)
    expect(planOn([{ tilt: 30, azimuth: 180, room: { kind: 'area', squareMetres: 1 } }])).toEqual(noRoom)
  })

  test('is rejected also with a total price', () => {
    const home: Home = homeWith([{ tilt: 30, azimuth: 180, room: none }])
    const priced: Home = { ...home, money: { ...home.money, price: { kind: 'total', total: 9_000 } } }
    expect(computePlan(withSystem(priced), siteDataOf('Phoenix', home))).toEqual(noRoom)
  })
})

describe('Sizes of a plan', () => {
  const most = (home: Home) => {
    const sizes = runToCompletion(computeSizes(home, siteDataOf('Phoenix', home)))
    if (sizes.kind !== 'answer') throw new Error(JSON.stringify(sizes))
    return sizes.value.points.at(-1)?.panels
  }

  test('end at the room of the roof, also where more panels are planned', () => {
    const room = { kind: 'panels', count: 6 } as const
    const home = homeWith([{ tilt: 30, azimuth: 180, room }], [{ plane: 0, panels: 10, watts: 440 }])
    expect(countPanelsOnRoof(home)).toBe(6)
    expect(most(home)).toBe(6)
  })

  test('reach the default room where no room is stated, and the system that matches a larger use has room', () => {
    const home = homeWith([{ tilt: 30, azimuth: 180 }])
    const thirsty: Home = { ...home, use: { amount: { kind: 'year', kwh: 60_000 } } }
    const { price: _, ...money } = thirsty.money
    // 1.3 typical systems of 9.5 kWp in the United States: 12.35 kWp.
    expect(most(thirsty)).toBe(28)
    // The system covers the use if unpriced. PVWatts: about 1,900 kWh/kWp in Phoenix, 32 kWp for 60,000 kWh.
    const planned = withSystem({ ...thirsty, money })
    expect(countPanelsOnRoof(planned)).toBe(panelsOf(planned))
    expect((panelsOf(planned) * 0.44) / (60_000 / 1_900)).toBeCloseTo(1, 1)
  })

  test('are rejected for a roof without room', () => {
    const home = homeWith(
      [{ tilt: 30, azimuth: 180, room: { kind: 'panels', count: 0 } }],
      [{ plane: 0, panels: 4, watts: 440 }],
    )
    expect(runToCompletion(computeSizes(home, siteDataOf('Phoenix', home)))).toEqual({
      kind: 'fault',
      field: 'roof.planes',
      message: 'Your roof has no space for a panel. Check the size of each roof face.',
    })
  })
})

describe('Another number of panels', () => {
  const twoFaces = [
    { tilt: 40, azimuth: 0, room: { kind: 'panels', count: 8 } },
    { tilt: 40, azimuth: 180, room: { kind: 'panels', count: 5 } },
  ] as const
  const yields = (home: Home) => annualYieldByFace(siteDataOf('Phoenix', home).solar)

  test('keeps chosen panels, fills the best face first and empties the worst first', () => {
    const home = homeWith(twoFaces, [{ plane: 0, panels: 2, watts: 440 }])
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
    const home = homeWith([
      { tilt: 40, azimuth: 0 },
      { tilt: 40, azimuth: 180 },
    ])
    // The roof has as many as one face.
    expect(countPanelsOnRoof(home)).toBe(28)
    expect(countPanelsOnRoof(homeWith([{ tilt: 40, azimuth: 180 }]))).toBe(28)
    expect(panelsByFace(withPanels(home, 1_000, yields(home)))).toEqual([0, 28])
  })
})

describe('A roof of unknown room', () => {
  const faces = fc.array(fc.record({ tilt: whole(0, 60), azimuth: whole(0, 359) }, { requiredKeys: [] }), {
    minLength: 1,
    maxLength: 4,
  })
  const arrays = fc.array(
    fc.record({
      plane: whole(0, 3),
      panels: whole(0, 60),
      watts: whole(300, 600),
    }),
    { maxLength: 4 },
  )
  const yields = listOf(fc.constantFrom(0, 800, 1_200, 1_600), 4)

  test('keeps all panels when their number does not change', () => {
    forAll([faces, arrays, yields, fc.constantFrom('US', 'IN', 'DE')], (planes, chosen, yieldByFace, country) => {
      const home: Home = { ...homeWith(planes, chosen), region: { country, currency: 'USD' } }
      const { arrays: placed } = withPanels(home, panelsOf(home), yieldByFace).system
      expect(placed.map(({ panels }) => panels)).toEqual(chosen.map(({ panels }) => panels))
    })
  })

  test('keeps 40 panels of an older plan, and one fewer is 39', () => {
    const home = homeWith([{ tilt: 30, azimuth: 180 }], [{ plane: 0, panels: 40, watts: 440 }])
    expect(countPanelsOnRoof(home)).toBe(40)
    expect(panelsByFace(withPanels(home, 39, [1_600]))).toEqual([39])
  })

  test('gets new panels only up to the default room, 28 panels in the United States', () => {
    const home = homeWith(
      [
        { tilt: 30, azimuth: 180 },
        { tilt: 30, azimuth: 0 },
      ],
      [{ plane: 1, panels: 12, watts: 440 }],
    )
    expect(panelsByFace(withPanels(home, 40, [1_600, 900]))).toEqual([16, 12])
  })

  test('loses panels only on faces with stated room', () => {
    const room = { kind: 'panels', count: 6 } as const
    const home = homeWith(
      [
        { tilt: 30, azimuth: 180, room },
        { tilt: 30, azimuth: 0 },
      ],
      [
        { plane: 0, panels: 10, watts: 440 },
        { plane: 1, panels: 30, watts: 440 },
      ],
    )
    expect(panelsByFace(withPanels(home, 40, [1_600, 900]))).toEqual([6, 30])
  })
})
