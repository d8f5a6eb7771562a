import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { panelsOf, withPanels } from '#shared/home/panels.ts'
import { withDefaultSystem } from '#shared/home/plan/default-system.ts'
import { atOnce } from '#shared/home/plan/pieces.ts'
import { yieldOfPlanes } from '#shared/home/plan/sizes-of-plan.ts'
import { sizesOf } from '#shared/home/plan.ts'
import { panelsOnRoof } from '#shared/home/roof-room.ts'
import type { Plane } from '#shared/home/system.ts'
import { surroundingsOf } from './surroundings.ts'

type Face = Partial<Plane>

/** A home in Phoenix with these roof faces and nobody's panels yet. */
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

const withSystem = (home: Home) => atOnce(withDefaultSystem(home, surroundingsOf('Phoenix', home), null)).home

const planned = (planes: readonly Face[]) => {
  const home = homeWith(planes)
  return withSystem(home)
}

describe('Panels nobody placed', () => {
  test('go on the face to the south, though the one to the north is described first', () => {
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

  test('never exceed the room of the roof, and the next best face takes the rest', () => {
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

describe('Sizes of a plan', () => {
  const most = (home: Home) => {
    const sizes = atOnce(sizesOf(home, surroundingsOf('Phoenix', home)))
    if (sizes.kind !== 'answer') throw new Error(JSON.stringify(sizes))
    return sizes.value.points.at(-1)?.panels
  }

  test('end at the room of the roof, also where more panels are planned than it holds', () => {
    const room = { kind: 'panels', count: 6 } as const
    const home = homeWith([{ tilt: 30, azimuth: 180, room }], [{ plane: 0, panels: 10, watts: 440 }])
    expect(panelsOnRoof(home)).toBe(6)
    expect(most(home)).toBe(6)
  })

  test('reach as far as the default does, where nobody said what the roof holds', () => {
    const home = homeWith([{ tilt: 30, azimuth: 180 }])
    const thirsty: Home = { ...home, use: { amount: { kind: 'year', kwh: 60_000 } } }
    const { price: _, ...money } = thirsty.money
    // Without a price the default covers the use as far as the roof goes.
    expect(panelsOf(withSystem({ ...thirsty, money }))).toBe(panelsOnRoof(home))
    expect(most(thirsty)).toBe(panelsOnRoof(home))
  })

  test('of a roof without any room are refused in words', () => {
    const home = homeWith(
      [{ tilt: 30, azimuth: 180, room: { kind: 'panels', count: 0 } }],
      [{ plane: 0, panels: 4, watts: 440 }],
    )
    expect(atOnce(sizesOf(home, surroundingsOf('Phoenix', home)))).toEqual({
      kind: 'fault',
      field: 'roof.planes',
      sentence: 'The roof has no room for a panel.',
    })
  })
})

describe('Another number of panels', () => {
  const twoFaces = [
    { tilt: 40, azimuth: 0, room: { kind: 'panels', count: 8 } },
    { tilt: 40, azimuth: 180, room: { kind: 'panels', count: 5 } },
  ] as const
  const yields = (home: Home) => yieldOfPlanes(surroundingsOf('Phoenix', home).sun)

  test('leaves chosen panels in place, fills the best face first, also one without panels, and empties the worst first', () => {
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

  test('shares the room of faces that nobody described', () => {
    const home = homeWith([
      { tilt: 40, azimuth: 0 },
      { tilt: 40, azimuth: 180 },
    ])
    const room = panelsOnRoof(home)
    expect(panelsOnRoof(homeWith([{ tilt: 40, azimuth: 180 }]))).toBe(room)
    expect(panelsByFace(withPanels(home, 1_000, yields(home)))).toEqual([0, room])
  })
})
