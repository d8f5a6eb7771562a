import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR, MONTH_DAYS, monthlySums, sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import type { Battery } from '#shared/energy/battery.ts'
import { NO_BATTERY, simulateIsland } from '#shared/energy/island.ts'
import { type OffGridInput, simulateOffGrid, simulateSolarHomeSystem } from '#shared/energy/off-grid.ts'
import accuracy from '#shared/solar/accuracy.json'
import { yearAtMaputo } from '../../accuracy/off-grid.ts'
import { expectRefusal } from '../../support/expectations.ts'
import { forAll, listOf, real } from '../../support/laws.ts'

const steady = (kw: number) => new Float64Array(HOURS_OF_YEAR).fill(kw)
/** Some kWh a day, in equal parts from 9 to 15 h. */
const sun = (kwhPerDay: number) =>
  Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => (i % 24 >= 9 && i % 24 < 15 ? kwhPerDay / 6 : 0))

/** Years in Maputo, of flat panels and at 29°. */
const [flat, tilted] = await Promise.all([yearAtMaputo(0), yearAtMaputo(29)])

test('Maputo’s sun is within 1 % of Global Solar Atlas, and its yield within 5 % of PVcalc of PVGIS 5.3', () => {
  expect(Math.abs(sumOf(flat.irradiation) / 1_800 - 1)).toBeLessThan(0.01)
  expect(Math.abs(sumOf(tilted.ac) / 1_590 - 1)).toBeLessThan(0.05)
  const perDay = [4.37, 4.69, 4.61, 4.27, 4.43, 4.32, 4.39, 4.47, 4.46, 4.1, 4.05, 4.14]
  monthlySums(tilted.ac).forEach((kwh, month) => {
    const reference = (perDay[month] ?? 0) * (MONTH_DAYS[month] ?? 0)
    expect(Math.abs(kwh / reference - 1)).toBeLessThan(0.065)
  })
})

describe('A solar home system in Maputo, against SHScalc of PVGIS 5.3 with SARAH3 of 2005 to 2023', () => {
  const { cases, tolerance } = accuracy.offGrid
  test.each(cases)('agrees for $watts Wp at $tilt°, with $batteryKwh kWh and $perDay kWh a day', (system) => {
    const { tilt, watts, perDay, reference: pvgis, ours, ...rest } = system
    const year = simulateSolarHomeSystem({
      ...rest,
      kwp: watts / 1_000,
      irradiation: (tilt === 0 ? flat : tilted).irradiation,
      performanceRatio: 0.68,
      use: Array(24).fill(perDay / 24),
    })
    expect(Math.abs(year.fullDays - pvgis.fullDays)).toBeLessThan(tolerance.fullDays)
    expect(Math.abs(year.emptyDays - pvgis.emptyDays)).toBeLessThan(tolerance.emptyDays)
    expect(Math.abs(year.lostPerFullDay / pvgis.lost - 1)).toBeLessThan(tolerance.lost)
    expect(year.fullDays).toBeCloseTo(ours.fullDays, 3)
    expect(year.emptyDays).toBeCloseTo(ours.emptyDays, 4)
    expect(year.lostPerFullDay).toBeCloseTo(ours.lost, 3)
    expect(sumOf(year.chargeHistogram)).toBeCloseTo(1, 9)
  })

  test('has the missing energy and the dark months of the flat one', () => {
    const system = { kwp: 0.9, performanceRatio: 0.68, batteryKwh: 12, cutoff: 0.4 }
    const year = simulateSolarHomeSystem({ ...system, irradiation: flat.irradiation, use: steady(0.1) })
    // PVGIS: 390 Wh. The darkest months of Maputo are June and July.
    expect(Math.abs(year.missingPerEmptyDay / 0.39 - 1)).toBeLessThan(0.03)
    const darkest = [...year.months.keys()].sort(
      (a, b) => (year.months[b]?.emptyDays ?? 0) - (year.months[a]?.emptyDays ?? 0),
    )
    expect(darkest.slice(0, 2).sort()).toEqual([5, 6])
    expect(year.months[0]).toMatchObject({ emptyDays: 0, missingPerEmptyDay: 0 })
    expect(year.months[6]?.missingPerEmptyDay).toBeGreaterThan(0.3)
    // The output of the panels is what is used, lost and missing: 3,840 Wh/kWp/day in PVGIS for its slope of 29°.
    const output = 2.4 - year.missingPerEmptyDay * year.emptyDays + year.lostPerFullDay * year.fullDays
    expect(output).toBeCloseTo((0.9 * 0.68 * sumOf(flat.irradiation)) / 365, 3)
    expect(output - year.lostPerFullDay * year.fullDays).toBeCloseTo(year.energyPerDay, 3)
  })
})

describe('Days worked out by hand, with use of 2.4 kWh and sun from 9 to 15 h', () => {
  const ofDay = (kwh: number) => kwh / 365
  const lossless = { usableKwh: 3, powerKw: 10, chargeEfficiency: 1, dischargeEfficiency: 1 }
  const lossy = { ...lossless, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 }
  test.each([
    { solar: 4, battery: lossless, missing: 0, lost: 1.6 },
    { solar: 2.4, battery: lossless, missing: 0, lost: 0 },
    { solar: 2, battery: lossless, missing: 0.4, lost: 0 },
    { solar: 4, battery: { ...lossless, usableKwh: 1 }, missing: 0.8, lost: 2.4 },
    { solar: 4, battery: lossy, missing: 0, lost: 1.4055 },
    { solar: 3, battery: lossy, missing: 0, lost: 0.4055 },
  ])('$solar kWh of sun and $battery.usableKwh kWh: $missing missing, $lost lost', (day) => {
    const year = simulateOffGrid({ solar: sun(day.solar), use: steady(0.1), battery: day.battery })
    expect(ofDay(year.missing)).toBeCloseTo(day.missing, 4)
    expect(ofDay(year.lost)).toBeCloseTo(day.lost, 4)
    expect(year.shortDays).toBe(day.missing > 0 ? 1 : 0)
    expect(year.served).toBeCloseTo(year.use - year.missing, 9)
  })
  test('a full battery of 3 kWh has 2.1 kWh left at midnight', () => {
    const { stored, startKwh } = simulateOffGrid({ solar: sun(4), use: steady(0.1), battery: lossless })
    expect(startKwh).toBeCloseTo(2.1, 9)
    expect(stored[23]).toBeCloseTo(2.1, 9)
  })
  test('the night takes 1.8947 kWh out of a battery that returns 95 %', () => {
    const { stored } = simulateOffGrid({ solar: sun(4), use: steady(0.1), battery: lossy })
    expect((stored[14] ?? 0) - (stored[24 + 8] ?? 0)).toBeCloseTo(1.8947, 4)
  })
  test('without a battery only the sun of the same hour counts', () => {
    const year = simulateOffGrid({ solar: sun(4), use: steady(0.1), battery: null })
    expect(ofDay(year.missing)).toBeCloseTo(1.8, 9)
    expect(ofDay(year.lost)).toBeCloseTo(3.4, 9)
  })
  test('an inverter of 0.4 kW passes 2.4 of 4 kWh', () => {
    const year = simulateOffGrid({ solar: sun(4), use: steady(0.1), battery: lossless, inverterKw: 0.4 })
    expect(ofDay(year.solar)).toBeCloseTo(4, 9)
    expect(ofDay(year.lost)).toBeCloseTo(1.6, 9)
    expect(ofDay(year.missing)).toBeCloseTo(0, 9)
  })
})

describe('A year without a grid', () => {
  const battery: Battery = { usableKwh: 3, powerKw: 2, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 }
  /** No sun in January and December, use of 2.4 kWh a day. */
  const polar = sun(4).map((kwh, i) => (i < 31 * 24 || i >= 334 * 24 ? 0 : kwh))

  test('names the months without sun, and sums its months', () => {
    const year = simulateOffGrid({ solar: polar, use: steady(0.1), battery })
    expect(year.sunlessMonths).toEqual([0, 11])
    expect(year.months[0]?.shortDays).toBe(1)
    expect(year.months[6]?.shortDays).toBe(0)
    for (const name of ['solar', 'use', 'missing', 'lost', 'fuel'] as const)
      expect(sumOf(year.months.map((month) => month[name]))).toBeCloseTo(year[name], 6)
  })
  test('counts only days with use', () => {
    const use = steady(0.1).map((kwh, i) => (i < 59 * 24 ? 0 : kwh))
    const year = simulateOffGrid({ solar: polar, use, battery })
    expect(year.months[0]?.shortDays).toBe(0)
    // December less the first days, which the battery carries: 29 or 30 of the 306 days with use.
    expect(year.shortDays).toBeCloseTo(30 / 306, 2)
  })
  test('runs the generator when the battery is empty: 62 dark days of 2.4 kWh less the battery', () => {
    const generator = { ratedKw: 1, litresPerHour: 0.2, litresPerKwh: 0.5 }
    const input = { solar: polar, use: steady(0.1), battery, generator, minGeneratorLoad: 0 }
    const year = simulateOffGrid(input)
    expect(year.missing).toBe(0)
    expect(year.shortDays).toBe(0)
    const without = simulateOffGrid({ ...input, generator: null })
    expect(year.generator).toBeCloseTo(without.missing, 6)
    expect(year.fuel).toBeCloseTo(0.2 * year.generatorHours + 0.5 * year.generator, 9)
    // A generator at no less than 30 % runs a third of the hours, charges the battery in them, and takes less fuel.
    const charging = simulateOffGrid({ ...input, minGeneratorLoad: 0.3 })
    expect(charging.generatorHours).toBeLessThan(0.5 * year.generatorHours)
    expect(charging.fuel).toBeLessThan(year.fuel)
    expect(charging.missing).toBe(0)
  })
  test('leaves what exceeds the generator', () => {
    const generator = { ratedKw: 0.04, litresPerHour: 0, litresPerKwh: 0.5 }
    const year = simulateOffGrid({ solar: steady(0), use: steady(0.1), battery: null, generator })
    expect(year.missing).toBeCloseTo(0.06 * HOURS_OF_YEAR, 6)
    expect(year.shortDays).toBe(1)
  })
  test('fills a battery that takes years to fill', () => {
    // 0.1 kWh a day more than the use of 1 kWh; 120 kWh fill in more than three years.
    const year = simulateOffGrid({
      solar: sun(1.1),
      use: steady(1 / 24),
      battery: { usableKwh: 120, powerKw: 2, chargeEfficiency: 1, dischargeEfficiency: 1 },
    })
    expect(year.startKwh).toBeGreaterThan(110)
    expect(year.missing).toBe(0)
    expect(year.lost).toBeCloseTo(36.5, 6)
  })

  test.each([
    [{ solar: new Float64Array(3) }, 'solar'],
    [{ use: steady(0) }, 'use'],
    [{ use: steady(Number.NaN) }, 'use'],
    [{ inverterKw: 0 }, 'inverterKw'],
    [{ battery: { ...battery, powerKw: 0 } }, 'battery.powerKw'],
    [{ generator: { ratedKw: 0, litresPerHour: 1, litresPerKwh: 1 } }, 'generator.ratedKw'],
    [{ generator: { ratedKw: 1, litresPerHour: -1, litresPerKwh: 1 } }, 'generator.litresPerHour'],
    [{ minGeneratorLoad: 2 }, 'minGeneratorLoad'],
  ] satisfies [Partial<OffGridInput>, string][])('refuses %o at %s', (wrong, field) => {
    expectRefusal(() => simulateOffGrid({ solar: sun(4), use: steady(0.1), battery, ...wrong }), field)
  })
  test('refuses a solar home system with a cutoff of 100 %', () => {
    const system = { irradiation: sun(4), kwp: 1, performanceRatio: 0.68, batteryKwh: 3, use: steady(0.1) }
    expect(() => simulateSolarHomeSystem({ ...system, cutoff: 1 })).toThrow(
      expect.objectContaining({ field: 'cutoff' }),
    )
    expect(() => simulateSolarHomeSystem({ ...system, cutoff: 0, use: [1] })).toThrow(
      expect.objectContaining({ field: 'use' }),
    )
  })
})

describe('Laws of a home without a grid', () => {
  const HOURS = 14 * 24
  const series = (max: number) =>
    listOf(fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: real(0, max) }), HOURS).map(
      (values) => Float64Array.from(values),
    )
  const anyIsland = fc.record({
    solar: series(6),
    use: series(3),
    battery: fc.record({
      usableKwh: real(0.1, 20),
      powerKw: real(0.1, 5),
      chargeEfficiency: real(0.7, 1),
      dischargeEfficiency: real(0.7, 1),
    }),
    generator: fc.record({ ratedKw: real(0.1, 4), minLoad: real(0, 1) }),
  })
  const netOf = (solar: Float64Array, use: Float64Array, panels = 1) =>
    solar.map((kwh, i) => panels * kwh - (use[i] as number))
  /** Rounding of two weeks [kWh]. */
  const TOLERANCE = 1e-6

  test('conserve energy in every hour', () => {
    forAll([anyIsland, fc.boolean()], 30, ({ solar, use, battery, generator }, hasGenerator) => {
      const net = netOf(solar, use)
      const hours = simulateIsland(net, battery, hasGenerator ? generator : null)
      let level = hours.startKwh
      for (let i = 0; i < HOURS; i += 1) {
        const at = (name: 'generator' | 'missing' | 'lost' | 'stored') => hours[name][i] ?? 0
        const [generated, missing, lost, stored] = [at('generator'), at('missing'), at('lost'), at('stored')]
        const intoBattery = (net[i] as number) + generated + missing - lost
        expect(Math.min(generated, missing, lost, stored)).toBeGreaterThanOrEqual(0)
        expect(stored).toBeLessThanOrEqual(battery.usableKwh)
        expect(Math.abs(intoBattery)).toBeLessThanOrEqual(battery.powerKw + TOLERANCE)
        const change =
          intoBattery > 0 ? intoBattery * battery.chargeEfficiency : intoBattery / battery.dischargeEfficiency
        expect(stored - level).toBeCloseTo(change, 6)
        level = stored
      }
    })
  })
  test('more panels, a larger battery or a generator never leave more unmet', () => {
    forAll([anyIsland, real(1, 3)], 30, ({ solar, use, battery, generator }, factor) => {
      const missing = (...island: Parameters<typeof simulateIsland>) => sumOf(simulateIsland(...island).missing)
      const net = netOf(solar, use)
      const base = missing(net, battery)
      const larger = { ...battery, usableKwh: battery.usableKwh * factor }
      expect(missing(netOf(solar, use, factor), battery)).toBeLessThanOrEqual(base + TOLERANCE)
      expect(missing(net, larger)).toBeLessThanOrEqual(base + TOLERANCE)
      expect(missing(net, { ...battery, powerKw: battery.powerKw * factor })).toBeLessThanOrEqual(base + TOLERANCE)
      expect(base).toBeLessThanOrEqual(missing(net, NO_BATTERY) + TOLERANCE)
      expect(missing(net, battery, generator)).toBeLessThanOrEqual(base + TOLERANCE)
      const following = { ...generator, minLoad: 0 }
      const withGenerator = missing(net, battery, following)
      expect(missing(netOf(solar, use, factor), battery, following)).toBeLessThanOrEqual(withGenerator + TOLERANCE)
      expect(missing(net, larger, following)).toBeLessThanOrEqual(withGenerator + TOLERANCE)
    })
  })
  test('are those of the balance of a home that neither buys nor sells', () => {
    forAll([anyIsland], 30, ({ solar, use, battery }) => {
      const { startKwh, missing, lost, stored } = simulateIsland(netOf(solar, use), battery)
      const balance = simulateBalance({ solar, use, battery: { ...battery, startKwh } })
      expect(sumOf(missing)).toBeCloseTo(sumOf(balance.import), 6)
      expect(sumOf(lost)).toBeCloseTo(sumOf(balance.export), 6)
      expect(stored.at(-1)).toBeCloseTo(balance.stored.at(-1) ?? 0, 6)
    })
  })
})
