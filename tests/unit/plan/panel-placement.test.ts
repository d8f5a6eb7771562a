import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { RANKING_YEAR_STEP } from '#shared/plan/compare-sizes.ts'
import { marketOf } from '#shared/plan/market.ts'
import { countPanels, type PanelCounts, placePanels } from '#shared/plan/panel-placement.ts'
import { computeRecommendation } from '#shared/plan/plan.ts'
import { resolvePlanInputs } from '#shared/plan/resolve-plan-inputs.ts'
import type { RoofRoom } from '#shared/plan/roof-room.ts'
import { simulatePlan } from '#shared/plan/simulate-plan.ts'
import { forAll, listOf, real, whole } from '../../support/laws.ts'
import { completed, eveningPrices, flatPrice, homeWith } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

/** All numbers of panels on faces of these rooms. */
const splitsOf = (rooms: readonly number[]): PanelCounts[] =>
  rooms.reduce<PanelCounts[]>(
    (splits, room) => splits.flatMap((split) => Array.from({ length: room + 1 }, (_, count) => [...split, count])),
    [[]],
  )

function placed(start: PanelCounts, panels: number, room: RoofRoom, value: (counts: PanelCounts) => number) {
  const faces = [...room.byFace.keys()]
  return runToCompletion(
    placePanels(start, panels, {
      room,
      faces,
      *evaluate(counts) {
        yield
        return value(counts)
      },
    }),
  )
}

test('Panels are placed where the next one earns most: 3, 2 and 0', () => {
  // What the first, second, … panel of each face earns.
  const earns = [
    [9, 7, 5, 1],
    [8, 6, 4, 2],
    [3, 3, 3, 3],
  ]
  const value = (counts: PanelCounts) =>
    counts.reduce((sum, count, face) => sum + (earns[face] ?? []).slice(0, count).reduce((a, b) => a + b, 0), 0)
  const room = { byFace: [4, 4, 4], shared: 0 }
  // The five highest are 9, 8, 7, 6 and 5.
  expect(placed([0, 0, 0], 5, room, value)).toEqual([3, 2, 0])
  // The panels that earn least go from a worse placement of more panels.
  expect(placed([0, 4, 4], 5, room, value)).toEqual([3, 2, 0])
  // One place on the first face: 9, 8, 6, 4 and 3.
  expect(placed([0, 0, 0], 5, { byFace: [1, 4, 4], shared: 0 }, value)).toEqual([1, 3, 1])
  // Faces without a stated room share three places: 9, 8 and 7.
  expect(placed([0, 0, 0], 3, { byFace: [null, null, null], shared: 3 }, value)).toEqual([2, 1, 0])
})

test('No split of as many panels is worth more, if each face earns less with each panel', () => {
  const falling = listOf(whole(0, 100), 5)
  const roofs = fc.array(falling, { minLength: 2, maxLength: 4 })
  forAll([roofs, whole(1, 20), whole(0, 20)], 100, (unsorted, requested, before) => {
    const earns = unsorted.map((face) => face.toSorted((a, b) => b - a))
    const value = (counts: PanelCounts) =>
      counts.reduce((sum, count, face) => sum + (earns[face] ?? []).slice(0, count).reduce((a, b) => a + b, 0), 0)
    const rooms = earns.map(() => 5)
    const panels = Math.min(requested, 5 * earns.length)
    const start = splitsOf(rooms).find((split) => countPanels(split) === Math.min(before, 5 * earns.length)) ?? []
    const counts = placed(start, panels, { byFace: rooms, shared: 0 }, value)
    expect(countPanels(counts)).toBe(panels)
    const values = splitsOf(rooms)
      .filter((split) => countPanels(split) === panels)
      .map(value)
    expect(value(counts)).toBe(Math.max(...values))
  })
})

interface SmallHome {
  readonly faces: readonly { readonly tilt: number; readonly azimuth: number; readonly room: number }[]
  readonly kwh: number
  readonly buy: number
  readonly costlyEvening: boolean
  readonly selling: Home['tariff']['selling']
  readonly each: number
  readonly hasBattery: boolean
}

const homeOf = ({ faces, kwh, buy, costlyEvening, selling, each, hasBattery }: SmallHome): Home =>
  homeWith({
    region: { country: 'DE', currency: 'EUR' },
    use: { amount: { kind: 'year', kwh } },
    roof: { planes: faces.map(({ room, ...face }) => ({ ...face, room: { kind: 'panels', count: room } })) },
    system: {},
    tariff: { buying: costlyEvening ? eveningPrices(buy, 2 * buy) : flatPrice(buy), selling },
    money: {
      price: { kind: 'by-size', fixed: 500, each },
      ...(hasBattery && { batteryPrice: { kind: 'by-size', each: 250 } }),
      years: 10,
    },
  })

/** Installers sell single panels there. */
function recommended(home: Home, site: SiteData) {
  const market = { ...marketOf(home), smallestSoldKw: 0.44 }
  return completed(computeRecommendation({ ...home, market } as Home, site))
}

/** The greatest net present value of all splits and batteries, by brute force. */
function greatest(home: Home, site: SiteData, rooms: readonly number[]): number {
  const capacities = home.money.batteryPrice ? [0, 5, 10, 15] : [0]
  const values = splitsOf(rooms)
    .filter((split) => countPanels(split) > 0)
    .flatMap((split) => {
      const arrays = split.flatMap((panels, plane) => (panels > 0 ? { plane, panels, watts: 440 } : []))
      return capacities.map((usableKwh) => {
        const battery = usableKwh > 0 ? { battery: { usableKwh } } : {}
        const inputs = resolvePlanInputs(
          { ...home, system: { ...home.system, arrays, ...battery } },
          site,
          RANKING_YEAR_STEP,
        )
        return simulatePlan(inputs, { step: RANKING_YEAR_STEP }).assessment.npv
      })
    })
  return Math.max(...values)
}

test('A home that is paid nothing for exports gets panels towards east and west, not one face before the other', () => {
  const home = homeOf({
    faces: [90, 270].map((azimuth) => ({ tilt: 60, azimuth, room: 6 })),
    kwh: 5_000,
    buy: 0.3,
    costlyEvening: false,
    selling: { kind: 'nothing' },
    each: 900,
    hasBattery: false,
  })
  const site = siteDataOf('Berlin', home)
  const { home: planned, best } = recommended(home, site)
  expect(best.npv).toBeCloseTo(greatest(home, site, [6, 6]), 6)
  const counts = planned.system.arrays.map(({ panels }) => panels)
  expect(counts).toHaveLength(2)
  expect(Math.max(...counts)).toBeLessThan(6)
})

test('No split over the faces of a small roof gains more than the best system', () => {
  const azimuth = whole(0, 359)
  const tilt = whole(5, 60)
  const facesWith = (room: number, count: number) => listOf(fc.record({ tilt, azimuth, room: whole(1, room) }), count)
  const selling: fc.Arbitrary<Home['tariff']['selling']> = fc.oneof(
    fc.constant({ kind: 'nothing' } as const),
    real(0.02, 0.3).map((price) => ({ kind: 'net-billing', price }) as const),
    fc.constant({ kind: 'net-metering', carried: 'kwh', leftOverPrice: 0.02 } as const),
  )
  const homes = fc.record({
    faces: fc.oneof(facesWith(4, 2), facesWith(2, 3)),
    kwh: whole(1_000, 6_000),
    buy: real(0.1, 0.4),
    costlyEvening: fc.boolean(),
    selling,
    each: whole(300, 1_500),
    hasBattery: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  })
  forAll([fc.constantFrom('Phoenix', 'Berlin', 'Pune'), homes], 10, (city, small) => {
    const home = homeOf(small)
    const site = siteDataOf(city, home)
    const rooms = small.faces.map(({ room }) => room)
    expect(recommended(home, site).best.npv).toBeCloseTo(greatest(home, site, rooms), 6)
  })
})
