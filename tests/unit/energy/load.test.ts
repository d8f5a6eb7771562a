import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR, MONTH_OF_DAY, monthlySums, sumOf } from '#shared/calendar.ts'
import {
  buildHeatPumpShape,
  DAY_TO_DAY_SPREAD,
  type Emitters,
  FUEL_ENERGY,
  relativeHeatPumpDemand,
  seasonalPerformance,
} from '#shared/energy/heat-pump.ts'
import { computeHourlyUse, type HomeUse } from '#shared/energy/load.ts'
import { buildProfileShape, loadProfiles, type ProfileName, withEmptyDaytime } from '#shared/energy/load-profiles.ts'
import { chooseProfile, deriveHouseholdRange } from '#shared/energy/profile-choice.ts'
import { DAYLIGHT_SAVING } from '../../support/daylight-saving.ts'
import { expectRefusal } from '../../support/expectations.ts'
import { maxDifference } from '../../support/max-difference.ts'

const profiles = await loadProfiles()

/** Published with the profiles: single hours, the largest, the share from 8 to 17 h, and four months of the year. */
const CHECKS: readonly [ProfileName, number, number, number, number, number, number, number[]][] = [
  ['bdew-h0', 7.2605e-5, 2.3301e-4, 1.6712e-4, 1.7005e-4, 2.6468e-4, 0.4476, [0.1018, 0.0834, 0.0697, 0.0832]],
  ['bdew-h25', 9.2629e-5, 2.0586e-4, 1.54e-4, 1.5073e-4, 2.277e-4, 0.393, [0.1006, 0.0818, 0.0745, 0.0832]],
  ['us-mild-coast', 7.84e-5, 2.088e-4, 1.401e-4, 8.19e-5, 2.377e-4, 0.3794, [0.0868, 0.0711, 0.0952, 0.0914]],
  ['us-cold', 1.063e-4, 2.442e-4, 1.009e-4, 8.3701e-5, 2.486e-4, 0.3443, [0.1065, 0.0805, 0.0787, 0.0811]],
  ['us-hot-summer', 7.99e-5, 2.103e-4, 1.55e-4, 7.85e-5, 2.337e-4, 0.3823, [0.095, 0.0717, 0.1067, 0.0727]],
  ['ev-evening', 0, 6.2133e-4, 1.1297e-4, 1.6945e-4, 6.2133e-4, 0.1396, [0.0852, 0.0822, 0.085, 0.0852]],
  ['ev-night', 6.0274e-4, 0, 0, 0, 6.0274e-4, 0, [0.0849, 0.0822, 0.0849, 0.0849]],
  ['ev-day', 0, 0, 5.2055e-4, 5.2055e-4, 5.2055e-4, 1, [0.0849, 0.0822, 0.0849, 0.0849]],
]

const byDay = (shape: Float64Array, day = (i: number) => i % 24 >= 8 && i % 24 < 17) =>
  shape.reduce((sum, share, i) => sum + (day(i) ? share : 0), 0)

describe('Load profiles', () => {
  test.each(CHECKS)('%s matches the published values', (name, ...published) => {
    const [first, evening, julySunday, maySaturday, largest, day, months] = published
    const shape = buildProfileShape(profiles[name])
    expect(sumOf(shape)).toBeCloseTo(1, 12)
    expect(shape[0]).toBeCloseTo(first, 8)
    expect(shape[19]).toBeCloseTo(evening, 8)
    expect(shape[4356]).toBeCloseTo(julySunday, 8)
    expect(shape[2988]).toBeCloseTo(maySaturday, 8)
    expect(Math.max(...shape)).toBeCloseTo(largest, 8)
    expect(byDay(shape)).toBeCloseTo(day, 4)
    expect([0, 3, 6, 9].map((month) => monthlySums(shape)[month]?.toFixed(4))).toEqual(
      months.map((share) => share.toFixed(4)),
    )
  })

  test('shift by half a year in the southern hemisphere but keep weekdays', () => {
    const north = buildProfileShape(profiles['bdew-h25'])
    const south = buildProfileShape(profiles['bdew-h25'], { isSouthern: true, daylightSaving: null })
    // Day 186 (a Friday, 6 July) takes the season of day 3 (4 January, also a workday).
    const january = north.slice(3 * 24, 4 * 24)
    const july = south.slice(186 * 24, 187 * 24)
    const scale = sumOf(july) / sumOf(january)
    const scaled = january.map((share) => share * scale)
    expect(maxDifference(july, scaled)).toBeLessThan(1e-15)
    expect(monthlySums(south)[6]).toBeGreaterThan(monthlySums(south)[0] as number)
    // A car's weekdays do not depend on seasons.
    const car = buildProfileShape(profiles['ev-evening'], { isSouthern: true, daylightSaving: null })
    expect(car).toEqual(buildProfileShape(profiles['ev-evening']))
  })

  test('shift a timer of 23 h to 22 h of standard time during daylight saving', () => {
    const shape = buildProfileShape(profiles['ev-night'], { isSouthern: false, daylightSaving: DAYLIGHT_SAVING.europe })
    const at = (day: number, hour: number) => shape[day * 24 + hour] as number
    expect(at(20, 22)).toBe(0)
    expect(at(20, 23)).toBeGreaterThan(0)
    expect(at(200, 22)).toBeGreaterThan(0)
    expect(at(200, 5)).toBe(0)
    expect(sumOf(shape)).toBeCloseTo(1, 12)
  })

  test('of the United States are already in standard time', () => {
    const shape = buildProfileShape(profiles['us-cold'], {
      isSouthern: false,
      daylightSaving: DAYLIGHT_SAVING['north-america'],
    })
    expect(shape).toEqual(buildProfileShape(profiles['us-cold']))
  })

  test('of a home empty on workdays fall to the minimum of the day, except on Sundays', () => {
    const filled = buildProfileShape(profiles['bdew-h25'])
    const empty = buildProfileShape(withEmptyDaytime(profiles['bdew-h25']))
    const monday = empty.slice(0, 24)
    expect(Math.max(...monday.slice(8, 17))).toBeCloseTo(Math.min(...monday), 12)
    const sunday = (shape: Float64Array) => shape.slice(6 * 24, 7 * 24)
    const scale = sumOf(sunday(empty)) / sumOf(sunday(filled))
    const scaled = sunday(filled).map((share) => share * scale)
    expect(maxDifference(sunday(empty), scaled)).toBeLessThan(1e-15)
    expect(byDay(empty)).toBeLessThan(byDay(filled))
  })
})

describe('Profile selection', () => {
  test.each([
    ['DE', 'mixed', undefined, 'bdew-h25', false],
    ['DE', 'home', undefined, 'bdew-h0', false],
    ['IN', 'away', undefined, 'bdew-h25', true],
    ['US', 'mixed', undefined, 'us-mild-coast', false],
    ['US', 'home', [14, 34], 'us-hot-summer', false],
    ['CA', 'away', [-8, 21], 'us-cold', true],
    ['US', 'mixed', [14, 23], 'us-mild-coast', false],
  ] as const)('in %s, %s by day, at %j °C: %s', (country, atHome, temperature, profile, empty) => {
    const months = temperature && {
      monthlyTemperature: Array.from({ length: 12 }, (_, i) => temperature[i === 6 ? 1 : 0]),
    }
    expect(chooseProfile({ country, atHome, ...months })).toEqual({ profile, emptyByDay: empty })
  })

  test.each([
    { profile: 'bdew-h25', emptyByDay: false },
    { profile: 'us-hot-summer', emptyByDay: true },
  ] as const)('brackets the daytime use of $profile (empty by day: $emptyByDay)', (chosen) => {
    const share = ({ profile, emptyByDay: empty }: { profile: ProfileName; emptyByDay: boolean }) =>
      byDay(buildProfileShape(empty ? withEmptyDaytime(profiles[profile]) : profiles[profile]))
    const { low, high } = deriveHouseholdRange(chosen)
    expect(share(low)).toBeLessThanOrEqual(share(chosen))
    expect(share(high)).toBeGreaterThan(share(chosen))
  })
})

describe('A heat pump', () => {
  test.each([
    [-10, 'radiators', 0, 13.75138],
    [0, 'radiators', 0, 5.03694],
    [7, 'radiators', 0, 1.95605],
    [12, 'radiators', 0, 0.5958],
    [16, 'radiators', 0, 0],
    [0, 'floor', 0, 4.0032],
    [7, 'radiators', DAY_TO_DAY_SPREAD, 1.95931],
    [12, 'radiators', DAY_TO_DAY_SPREAD, 0.67126],
    [16, 'radiators', DAY_TO_DAY_SPREAD, 0.18551],
  ] as const)('at %d °C with %s and a spread of %d K takes %d, as published', (air, emitters, spread, demand) => {
    expect(relativeHeatPumpDemand(air, emitters, spread)).toBeCloseTo(demand, 5)
  })
  test('sums to 1 over the year, and is refused where heating is never needed', () => {
    const angle = (2 * Math.PI) / HOURS_OF_YEAR
    const cold = Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => 10 * Math.cos(i * angle))
    expect(sumOf(buildHeatPumpShape(cold, 'floor'))).toBeCloseTo(1, 12)
    expect(() => buildHeatPumpShape(cold.fill(27), 'floor')).toThrow(
      'It is never cold enough here to heat with a heat pump. Remove the heat pump.',
    )
  })
})

describe('A heat pump in a place like Berlin', () => {
  // Monthly means [°C].
  const months = [0.6, 1.4, 4.8, 8.9, 14.3, 17.1, 19.2, 18.9, 14.5, 9.7, 4.7, 2.0]
  const temperature = Float64Array.from(
    { length: HOURS_OF_YEAR },
    (_, i) => months[MONTH_OF_DAY[Math.floor(i / 24)] as number] as number,
  )

  test.each([
    ['radiators', [1.818, 2.335, 2.978, 3.747, 4.642]],
    ['floor', [2.641, 3.158, 3.747, 4.406, 5.137]],
  ] as const)('has the COP of the formula with %s, from −10 to 10 °C', (emitters, cops) => {
    for (const [i, air] of [-10, -5, 0, 5, 10].entries())
      expect((15 - air) / relativeHeatPumpDemand(air, emitters)).toBeCloseTo(cops[i] as number, 3)
  })

  // 0.85 × 3.540 and 4.230.
  test.each([
    ['radiators', 3.009, 5_982],
    ['floor', 3.5955, 5_006],
  ] as const)('with %s gives %f times its electricity: 20,000 kWh of gas become %d', (emitters, spf, kwh) => {
    const performance = seasonalPerformance(temperature, emitters as Emitters, DAY_TO_DAY_SPREAD)
    expect(performance).toBeCloseTo(spf, 2)
    // A boiler of 90 %.
    expect((20_000 * FUEL_ENERGY.kwh * 0.9) / performance / kwh).toBeCloseTo(1, 2)
  })

  test('needs most in January and almost nothing in July', () => {
    const shares = monthlySums(buildHeatPumpShape(temperature, 'radiators', DAY_TO_DAY_SPREAD))
    expect(shares[0]).toBeCloseTo(0.2201, 3)
    expect(shares[6]).toBeCloseTo(0.0018, 3)
  })
})

describe('The use of a home', () => {
  const household = {
    shape: { kind: 'profile', profile: 'bdew-h25', emptyByDay: false },
    amount: { kwhPerYear: 3_500 },
  } as const
  const where = { isSouthern: false, daylightSaving: null }
  const use = (home: Partial<HomeUse>) => computeHourlyUse({ household, ...home }, profiles, where)

  test('is the sum of household, car, heat pump and pool', () => {
    const temperature = new Float64Array(HOURS_OF_YEAR).fill(5)
    const parts = use({
      car: { profile: 'ev-night', kwhPerYear: 2_000 },
      heatPump: { emitters: 'floor', temperature, kwhPerYear: 4_000 },
      daily: [{ from: 10, to: 16, months: [5, 6, 7], kwhPerYear: 600 }],
    })
    expect(sumOf(parts.household)).toBeCloseTo(3_500, 8)
    expect(sumOf(parts.car ?? [])).toBeCloseTo(2_000, 8)
    expect(sumOf(parts.heatPump ?? [])).toBeCloseTo(4_000, 8)
    expect(sumOf(parts.total)).toBeCloseTo(10_100, 8)
    // 600 kWh over 92 days of 6 hours.
    expect(parts.daily?.[151 * 24 + 10]).toBeCloseTo(600 / 92 / 6, 10)
    expect(parts.daily?.[151 * 24 + 16]).toBe(0)
    expect(parts.daily?.[150 * 24 + 12]).toBe(0)
  })
  test('keeps the sums of twelve months', () => {
    const kwhPerMonth = [400, 350, 320, 280, 250, 230, 220, 230, 250, 290, 350, 410]
    const { total } = use({ household: { ...household, amount: { kwhPerMonth } } })
    expect(maxDifference(monthlySums(total), kwhPerMonth)).toBeLessThan(1e-9)
  })
  test('follows 24 custom values for workdays and weekends by clock time', () => {
    const workday = Array.from({ length: 24 }, (_, hour) => (hour === 7 ? 1 : 0))
    const weekend = Array.from({ length: 24 }, (_, hour) => (hour === 10 ? 2 : 0))
    const { total } = computeHourlyUse(
      { household: { shape: { kind: 'hours', workday, weekend }, amount: { kwhPerYear: 469 } } },
      profiles,
      { isSouthern: false, daylightSaving: DAYLIGHT_SAVING.europe },
    )
    // 261 workdays × 1 + 104 weekend days × 2 = 469.
    expect(total[7]).toBeCloseTo(1, 9)
    expect(total[5 * 24 + 10]).toBeCloseTo(2, 9)
    expect(total[(182 + 1) * 24 + 6]).toBeCloseTo(1, 9)
    expect(sumOf(total)).toBeCloseTo(469, 9)
  })
  test.each([
    [{ household: { ...household, amount: { kwhPerYear: 0 } } }, 'household.amount'],
    [{ household: { ...household, amount: { kwhPerYear: -1 } } }, 'household.amount.kwhPerYear'],
    [{ household: { ...household, amount: { kwhPerYear: Number.NaN } } }, 'household.amount.kwhPerYear'],
    [{ household: { ...household, amount: { kwhPerMonth: [1, 2, 3] } } }, 'household.amount.kwhPerMonth'],
    [
      { household: { shape: { kind: 'hours', workday: [], weekend: [] }, amount: { kwhPerYear: 1 } } },
      'household.shape.workday',
    ],
    [{ car: { profile: 'ev-day', kwhPerYear: 1e9 } }, 'car.kwhPerYear'],
    [{ daily: [{ from: 25, to: 3, kwhPerYear: 1 }] }, 'daily.0.from'],
    [{ daily: [{ from: 1, to: 3, months: [], kwhPerYear: 1 }] }, 'daily.0.months'],
  ] as [Partial<HomeUse>, string][])('refuses %o at %s', (home, field) => {
    expectRefusal(() => use(home), field)
  })
})
