import { describe, expect, test } from 'vitest'
import { MONTH_STARTS, sumOf } from '#shared/calendar.ts'
import { Home } from '#shared/home/home.ts'
import { createLruCache } from '#shared/lru-cache.ts'
import { AssumptionLog } from '#shared/plan/basis/assumption-log.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { computeOffGridRecommendation } from '#shared/plan/kinds/plan-comparisons.ts'
import {
  createOffGridSearch,
  type OffGridRecommendation,
  type OffGridSystem,
} from '#shared/plan/kinds/recommend-off-grid.ts'
import { resolveOffGridUse } from '#shared/plan/kinds/resolve-off-grid.ts'
import { changed, completed, homeWith } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

type City = Parameters<typeof siteDataOf>[0]
type Changes = { [Part in 'system' | 'money' | 'offGrid' | 'roof' | 'use']?: Record<string, unknown> }

/** 2.4 kWh a day, steady, on a roof with room for eight panels. */
const cabin = ({ system, money, offGrid, roof, use = {} }: Changes = {}): Home =>
  homeWith({
    kind: 'off-grid',
    offGrid: { building: 'cabin', load: { kind: 'day', kwh: 2.4, shape: 'steady' }, ...offGrid },
    use,
    roof: { planes: [{ tilt: 45, azimuth: 180, room: { kind: 'panels', count: 8 } }], ...roof },
    system: { ...system },
    tariff: {},
    money: {
      price: { kind: 'by-size', each: 1_500, fixed: 1_000 },
      batteryPrice: { kind: 'by-size', each: 500, fixed: 500 },
      ...money,
    },
  })
const WITH_GENERATOR = { system: { generator: { ratedKw: 2, fuel: 'petrol' } }, money: { fuelPrice: 1.8 } } as const

const recommendations = createLruCache<OffGridRecommendation>(30)
const recommend = (home: Home, city: City) =>
  recommendations.getOrBuild(JSON.stringify([home, city]), () =>
    completed(computeOffGridRecommendation(home, siteDataOf(city, home))),
  )

/** Every number of panels with every battery. */
function everySystem(home: Home, city: City): readonly OffGridSystem[] {
  const { evaluate, room, batteries } = createOffGridSearch(home, siteDataOf(city, home))
  const panels = Array.from({ length: room.max - room.min + 1 }, (_, i) => room.min + i)
  return batteries.flatMap((kwh) => panels.map((count) => evaluate(count, kwh)))
}

describe('The recommended system without a grid', () => {
  test.each<[string, City, Home]>([
    ['a cabin', 'Phoenix', cabin()],
    ['a cabin in the dark', 'Berlin', cabin()],
    ['a home lived in all year', 'Pune', cabin({ offGrid: { building: 'home' } })],
    ['cheap panels', 'Berlin', cabin({ money: { price: { kind: 'by-size', each: 300 } } })],
    ['a cheap battery', 'Berlin', cabin({ money: { batteryPrice: { kind: 'by-size', each: 50 } } })],
    ['a generator', 'Berlin', cabin(WITH_GENERATOR)],
    [
      'a generator with dear fuel',
      'Phoenix',
      cabin({ ...WITH_GENERATOR, money: { fuelPrice: 8, generatorWear: 0.5 } }),
    ],
    ['own panels', 'Phoenix', cabin({ system: { arrays: [{ plane: 0, panels: 4, watts: 440 }] } })],
    ['an own battery', 'Berlin', cabin({ system: { battery: { usableKwh: 8 } } })],
    [
      'two faces',
      'Berlin',
      cabin({
        roof: {
          planes: [
            { tilt: 20, azimuth: 90, room: { kind: 'panels', count: 5 } },
            { tilt: 60, azimuth: 180, room: { kind: 'panels', count: 4 } },
          ],
        },
      }),
    ],
  ])('costs least of all that keep the target: %s in %s', (_, city, home) => {
    const { system, target, meetsTarget } = recommend(home, city)
    const all = everySystem(home, city)
    const enough = all.filter(({ year }) => year.shortDays <= target.value)
    expect(meetsTarget).toBe(enough.length > 0)
    expect(enough.length).toBeGreaterThan(0)
    expect(system.year.shortDays).toBeLessThanOrEqual(target.value)
    expect(system.lifetimeCost).toBeCloseTo(Math.min(...enough.map(({ lifetimeCost }) => lifetimeCost)), 6)
  })

  test('is stored in the home, with the reason', () => {
    const { home, system } = recommend(cabin(), 'Berlin')
    expect(home.system.arrays).toEqual([{ plane: 0, panels: system.panels, watts: 440 }])
    expect(home.system.battery?.usableKwh).toBe(system.batteryKwh)
    expect(home.provenance['system.arrays']).toEqual({ kind: 'worked-out', how: 'cheapest-off-grid' })
    expect(Home.parse(home)).toEqual(home)
    const { money } = home
    expect(system.cost).toBeCloseTo(1_000 + 1_500 * system.kwp + 500 + 500 * system.batteryKwh, 6)
    expect(money).toEqual(cabin().money)
  })

  test('comes near to what is possible where nothing keeps the target', () => {
    const small = cabin({ roof: { planes: [{ tilt: 45, azimuth: 180, room: { kind: 'panels', count: 2 } }] } })
    const { system, meetsTarget, home, fillsRoof } = recommend(small, 'Berlin')
    const least = Math.min(...everySystem(small, 'Berlin').map(({ year }) => year.shortDays))
    expect(meetsTarget).toBe(false)
    expect(fillsRoof).toBe(true)
    expect(system.year.shortDays).toBeLessThanOrEqual(least + 0.05)
    expect(home.provenance['system.battery']).toEqual({ kind: 'worked-out', how: 'nearest-off-grid' })
  })

  describe('in polar night', () => {
    /** Berlin without sun from November to January. */
    const polarSite = (home: Home) => {
      const site = siteDataOf('Berlin', home)
      const isDark = (hour: number) => hour < (MONTH_STARTS[1] ?? 0) || hour >= (MONTH_STARTS[10] ?? 0)
      const dcByFace = site.solar.dcByFace.map((dc) => dc?.map((kwh, hour) => (isDark(hour) ? 0 : kwh)) ?? null)
      return { ...site, solar: { ...site.solar, dcByFace } }
    }
    const recommendThere = (home: Home) => completed(computeOffGridRecommendation(home, polarSite(home)))

    test('no system keeps the target; the months without sun are named, and the others are kept', () => {
      const { system, meetsTarget } = recommendThere(cabin())
      expect(meetsTarget).toBe(false)
      expect(system.year.sunlessMonths).toEqual([0, 10, 11])
      for (const month of [3, 4, 5, 6, 7, 8]) expect(system.year.months[month]?.shortDays).toBeLessThan(0.05)
    })
    test('a generator keeps it', () => {
      const { system, meetsTarget } = recommendThere(cabin(WITH_GENERATOR))
      expect(meetsTarget).toBe(true)
      expect(system.year.months[0]?.generator).toBeGreaterThan(0.9 * 31 * 2.4)
    })
    test('a summer cabin needs none', () => {
      expect(recommendThere(cabin({ offGrid: { months: [5, 6, 7, 8] } })).meetsTarget).toBe(true)
    })
  })

  test('needs fewer panels and less battery for a cabin than for a home lived in all year', () => {
    const [cabinCost, homeCost] = [cabin(), cabin({ offGrid: { building: 'home' } })].map(
      (home) => recommend(home, 'Berlin').system.lifetimeCost,
    ) as [number, number]
    expect(cabinCost).toBeLessThan(homeCost)
  })
  test('is smaller for summers alone', () => {
    const summer = recommend(cabin({ offGrid: { months: [5, 6, 7, 8] } }), 'Berlin')
    expect(summer.system.cost).toBeLessThan(recommend(cabin(), 'Berlin').system.cost)
    expect(summer.system.year.months[0]?.use).toBe(0)
  })
  test('runs short more often after ten years', () => {
    const { system, shortDaysLater } = recommend(cabin(), 'Berlin')
    expect(shortDaysLater).toBeGreaterThan(system.year.shortDays)
  })

  test('a priced generator makes it cheaper, and its fuel is counted', () => {
    const without = recommend(cabin(), 'Berlin').system
    const { system, generator, generatorAlone } = recommend(cabin(WITH_GENERATOR), 'Berlin')
    expect(system.lifetimeCost).toBeLessThan(without.lifetimeCost)
    expect(system.year.missing).toBe(0)
    expect(system.year.fuel).toBeGreaterThan(0)
    expect(system.fuelCost).toBeCloseTo(1.8 * system.year.fuel, 9)
    // 2 kW: 0.22 / 1.8 × 2 l/h, all hours of the year, and 0.5 l/kWh.
    expect(generator?.litresPerHour).toBeCloseTo(0.2444, 4)
    expect(generatorAlone?.fuel).toBeCloseTo(8_760 * (0.2444 + 0.05), 0)
    expect(generatorAlone?.shortDays).toBe(0)
    expect(generatorAlone?.fuelCost).toBeGreaterThan(10 * (system.fuelCost ?? 0))
  })
  test('a generator whose fuel has no price replaces no panels', () => {
    const { system: sunAlone } = recommend(cabin(), 'Berlin')
    const { system, shortDaysLater } = recommend(cabin({ system: WITH_GENERATOR.system }), 'Berlin')
    expect([system.panels, system.batteryKwh]).toEqual([sunAlone.panels, sunAlone.batteryKwh])
    expect(system.year.missing).toBe(0)
    expect(system.fuelCost).toBeNull()
    expect(shortDaysLater).toBe(0)
  })

  test('asks for prices and use, never for a tariff', () => {
    const ask = (home: Home) => runToCompletion(computeOffGridRecommendation(home, siteDataOf('Berlin', home)))
    const missing = (...figures: string[]) => ({ kind: 'missing', figures })
    for (const path of ['money.price', 'money.batteryPrice'])
      expect(ask(changed(cabin(), path, undefined))).toEqual(missing(path))
    const unpriced: Home = { ...cabin(), offGrid: {}, money: { incentives: [] } }
    expect(ask(unpriced)).toEqual(missing('offGrid.load', 'money.price', 'money.batteryPrice'))
    const billed = cabin({ use: { amount: { kind: 'bill', perMonth: 50 } } })
    for (const home of [cabin(), billed]) expect(ask({ ...home, offGrid: {} })).toEqual(missing('offGrid.load'))
    const idle = cabin({ offGrid: { load: { kind: 'day', kwh: 0 } } })
    expect(ask(idle)).toMatchObject({ kind: 'fault', field: 'offGrid.load' })
    expect(ask(cabin({ roof: { planes: [] } }))).toEqual(missing('roof.planes'))
  })
  test('works in slices of one simulated year', () => {
    const slices = computeOffGridRecommendation(cabin(), siteDataOf('Berlin', cabin()))
    expect(slices.next().done).toBe(false)
    let count = 1
    while (!slices.next().done) count += 1
    expect(count).toBeLessThan(80)
  })
})

describe('The use of a home without a grid', () => {
  const hourlyUseOf = (home: Home) => resolveOffGridUse(home, siteDataOf('Berlin', home), new AssumptionLog(home))

  test('is steady, or follows a household', () => {
    const steady = hourlyUseOf(cabin())
    expect(sumOf(steady)).toBeCloseTo(2.4 * 365, 6)
    expect(new Set(steady).size).toBe(1)
    const typical = hourlyUseOf(cabin({ offGrid: { load: { kind: 'day', kwh: 2.4 } } }))
    expect(sumOf(typical)).toBeCloseTo(2.4 * 365, 6)
    expect(Math.max(...typical)).toBeGreaterThan(1.5 * 0.1)
  })
  test('is the sum of appliances by the clock', () => {
    const appliances = [
      { name: 'Refrigerator', watts: 48, hoursPerDay: 12 },
      { name: 'Lights', watts: 100, hoursPerDay: 2.5, from: 22 },
    ]
    const use = hourlyUseOf(cabin({ offGrid: { load: { kind: 'appliances', appliances } } }))
    // 48 W for half of the day are 24 W; the lights from 22 to half past midnight.
    expect([...use.slice(0, 2)]).toEqual([0.024 + 0.05, 0.024])
    expect([...use.slice(21, 24)]).toEqual([0.024, 0.024 + 0.1, 0.024 + 0.1])
    // The clock is an hour ahead of standard time in summer time.
    expect(use[(MONTH_STARTS[6] ?? 0) + 21]).toBeCloseTo(0.124, 9)
    expect(sumOf(use)).toBeCloseTo(365 * (0.024 * 24 + 0.25), 1)
  })
  test('is that of the home without its own, and none in months without people', () => {
    const home = cabin({ use: { amount: { kind: 'year', kwh: 1_200 } } })
    const { load: _, ...offGrid } = home.offGrid ?? {}
    expect(sumOf(hourlyUseOf({ ...home, offGrid }))).toBeCloseTo(1_200, 6)
    const summer = hourlyUseOf({ ...home, offGrid: { ...offGrid, months: [7] } })
    expect(sumOf(summer.slice(MONTH_STARTS[6], MONTH_STARTS[7]))).toBeCloseTo(sumOf(summer), 9)
  })
})
