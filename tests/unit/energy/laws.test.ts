import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import type { BalanceInput } from '#shared/energy/balance-input.ts'
import type { Battery } from '#shared/energy/battery.ts'
import { rankByPrice } from '#shared/energy/peak-hours.ts'
import { sumSolarOutput } from '#shared/energy/solar-output.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { expectRefusal } from '../../support/expectations.ts'
import { forAll, listOf, real } from '../../support/laws.ts'
import { maxDifference } from '../../support/max-difference.ts'

/** Two weeks, long enough for all rules to interact. */
const HOURS = 14 * 24
const series = (max: number) =>
  listOf(fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: real(0, max) }), HOURS).map(
    (values) => Float64Array.from(values),
  )
const share = (min: number) => real(min, 1)

const anyBattery: fc.Arbitrary<Battery> = fc
  .record({
    usableKwh: real(0.1, 20),
    powerKw: real(0.1, 10),
    chargeEfficiency: share(0.7),
    dischargeEfficiency: share(0.7),
    reserve: share(0),
    start: share(0),
  })
  .map(({ reserve, start, ...rest }) => ({
    ...rest,
    reserveKwh: reserve * 0.5 * rest.usableKwh,
    startKwh: start * rest.usableKwh,
  }))

const anyHome: fc.Arbitrary<BalanceInput> = fc
  .record(
    {
      solar: series(6),
      use: series(4),
      battery: anyBattery,
      inverterKw: real(0.5, 6),
      exportLimitKw: real(0, 4),
      steadyShare: share(0),
      surplusLoads: fc.array(fc.record({ hours: series(1), maxKw: real(2, 4), replacesFuel: fc.boolean() }), {
        minLength: 1,
        maxLength: 2,
      }),
      prices: listOf(fc.constantFrom(0.1, 0.2, 0.4), HOURS),
      chargeFromGrid: fc.boolean(),
      solarFactor: share(0.5),
      useFactor: share(0.5),
    },
    { requiredKeys: ['solar', 'use', 'prices', 'chargeFromGrid'] },
  )
  .chain(({ prices, chargeFromGrid, ...home }) =>
    fc.boolean().map((timed) => ({
      ...home,
      ...(timed && { peakHours: rankByPrice(Float64Array.from(prices), chargeFromGrid) }),
    })),
  )

const SMALL = 1e-9

describe('Every hour of every home', () => {
  test('conserves energy of solar, use and battery', () => {
    forAll([anyHome], 60, (home) => {
      const b = simulateBalance(home)
      const { chargeEfficiency = 1, dischargeEfficiency = 1, startKwh = 0 } = home.battery ?? {}
      const sum = (...parts: Float64Array[]) =>
        parts[0]?.map((_, i) => parts.reduce((all, part) => all + (part[i] as number), 0)) ?? []
      expect(maxDifference(sum(b.direct, b.charge, b.export, b.clipped, b.heat), b.solar)).toBeLessThan(SMALL)
      expect(maxDifference(sum(b.direct, b.discharge, b.import), sum(b.use, b.gridCharge))).toBeLessThan(SMALL)
      const change = b.stored.map((level, i) => level - (i === 0 ? startKwh : (b.stored[i - 1] as number)))
      const flow = b.stored.map(
        (_, i) =>
          ((b.charge[i] as number) + (b.gridCharge[i] as number)) * chargeEfficiency -
          (b.discharge[i] as number) / dischargeEfficiency,
      )
      expect(maxDifference(change, flow)).toBeLessThan(SMALL)
    })
  })

  test('respects the limits of inverter, export, power, capacity and reserve, without negative values', () => {
    forAll([anyHome], 60, (home) => {
      const { totals, ...b } = simulateBalance(home)
      for (const values of Object.values(b)) expect(Math.min(...values)).toBeGreaterThanOrEqual(-SMALL)
      expect(Math.max(...b.export)).toBeLessThanOrEqual((home.exportLimitKw ?? Number.POSITIVE_INFINITY) + SMALL)
      const output = b.solar.map((kwh, i) => kwh - (b.inverterClipped[i] as number))
      expect(Math.max(...output)).toBeLessThanOrEqual((home.inverterKw ?? Number.POSITIVE_INFINITY) + SMALL)
      if (!home.battery) return
      const { usableKwh, powerKw, reserveKwh = 0, startKwh = reserveKwh } = home.battery
      expect(Math.max(...b.stored)).toBeLessThanOrEqual(usableKwh + SMALL)
      const charged = b.charge.map((kwh, i) => kwh + (b.gridCharge[i] as number))
      expect(Math.max(...charged, ...b.discharge)).toBeLessThanOrEqual(powerKw + SMALL)
      // A battery that starts below its reserve only rises until it is there.
      b.stored.forEach((level, i) => {
        const before = i === 0 ? startKwh : (b.stored[i - 1] as number)
        if (level < Math.min(before, reserveKwh) - SMALL) throw new Error(`below the reserve in hour ${i}`)
      })
      expect(totals.import).toBeCloseTo(sumOf(b.import), 6)
      expect(totals.clipped).toBeCloseTo(sumOf(b.clipped), 6)
    })
  })

  test('serves the use from solar first and never imports while exporting, if its hours are smooth', () => {
    forAll([anyHome], 20, ({ steadyShare: _, surplusLoads: _loads, ...home }) => {
      const b = simulateBalance(home)
      b.use.forEach((use, i) => {
        const output = (b.solar[i] as number) - (b.inverterClipped[i] as number)
        expect(b.direct[i]).toBeCloseTo(Math.min(use, output), 9)
        const forUse = (b.import[i] as number) - (b.gridCharge[i] as number)
        if (forUse > SMALL) expect(b.export[i]).toBeLessThan(SMALL)
      })
    })
  })
})

test('use that jumps within the hour takes less solar: what it misses is both imported and left over', () => {
  forAll([anyHome, share(0)], 30, ({ battery: _, surplusLoads: _loads, ...home }, steadyShare) => {
    const smooth = simulateBalance({ ...home, steadyShare: 1 })
    const jumping = simulateBalance({ ...home, steadyShare })
    const missed = smooth.direct.map((kwh, i) => kwh - (jumping.direct[i] as number))
    expect(Math.min(...missed)).toBeGreaterThanOrEqual(-SMALL)
    const imported = jumping.import.map((kwh, i) => kwh - (smooth.import[i] as number))
    const leftOver = jumping.export.map(
      (kwh, i) => kwh + (jumping.clipped[i] as number) - (smooth.export[i] as number) - (smooth.clipped[i] as number),
    )
    expect(maxDifference(imported, missed)).toBeLessThan(SMALL)
    expect(maxDifference(leftOver, missed)).toBeLessThan(SMALL)
  })
})

test('a battery smooths the hours whose import costs more than export pays, and no others', () => {
  const prices = (price: number, paid: number) =>
    rankByPrice(new Float64Array(HOURS).fill(price), false, new Float64Array(HOURS).fill(paid))
  forAll([anyHome, anyBattery, share(0)], 20, (anyOrder, battery, steadyShare) => {
    const { steadyShare: _, surplusLoads: _loads, peakHours: _order, battery: _none, ...bare } = anyOrder
    const missed = (home: BalanceInput) =>
      maxDifference(simulateBalance({ ...home, steadyShare }).direct, simulateBalance(home).direct)
    const missedWith = (order?: ReturnType<typeof prices>) =>
      missed({ ...bare, battery, ...(order && { peakHours: order }) })
    const missedWithout = missed(bare)
    expect(missedWith()).toBe(0)
    expect(missedWith(prices(0.3, 0.1))).toBe(0)
    expect(missedWith(prices(0.1, 0.1))).toBe(missedWithout)
    expect(missedWith(prices(0.1, 0.3))).toBe(missedWithout)
  })
})

test('a load that follows the surplus gets its energy, never more solar than is left over, and imports no more than at any hours of the same day', () => {
  forAll([anyHome], 60, ({ surplusLoads = [], steadyShare: _, battery: _battery, ...home }) => {
    const [load] = surplusLoads
    if (!load) return
    const without = simulateBalance(home).totals
    const fixed = simulateBalance({ ...home, use: home.use.map((kwh, i) => kwh + (load.hours[i] as number)) }).totals
    const following = simulateBalance({ ...home, surplusLoads: [{ ...load, replacesFuel: false }] }).totals
    expect(following.use).toBeCloseTo(without.use + sumOf(load.hours) * (home.useFactor ?? 1), 6)
    expect(following.use).toBeCloseTo(fixed.use, 6)
    expect(following.clipped).toBeLessThanOrEqual(without.clipped + SMALL)
    expect(following.import).toBeGreaterThanOrEqual(without.import - SMALL)
    expect(following.import).toBeLessThanOrEqual(fixed.import + SMALL)
  })
})

test('water instead of fuel takes only surplus, never more than its daily limit, and changes nothing else', () => {
  forAll([anyHome], 60, ({ surplusLoads = [], ...home }) => {
    const [load] = surplusLoads
    if (!load) return
    const before = simulateBalance(home)
    const heated = simulateBalance({ ...home, surplusLoads: [{ ...load, replacesFuel: true }] })
    for (const name of ['solar', 'use', 'direct', 'charge', 'gridCharge', 'discharge', 'import', 'stored'] as const)
      expect(heated[name]).toEqual(before[name])
    const available = before.export.map((kwh, i) => kwh + (before.clipped[i] as number))
    heated.heat.forEach((kwh, i) => {
      expect(kwh).toBeLessThanOrEqual(Math.min(load.maxKw, available[i] as number) + SMALL)
    })
    for (let start = 0; start < heated.heat.length; start += 24) {
      const limit = sumOf(load.hours.subarray(start, start + 24)) * (home.useFactor ?? 1)
      expect(sumOf(heated.heat.subarray(start, start + 24))).toBeLessThanOrEqual(limit + SMALL)
    }
    expect(heated.totals.heat).toBeCloseTo(sumOf(heated.heat), 6)
    expect(heated.totals.export + heated.totals.clipped + heated.totals.heat).toBeCloseTo(
      before.totals.export + before.totals.clipped,
      6,
    )
  })
})

describe('Scaling', () => {
  const shares = (input: BalanceInput) => simulateBalance(input).totals

  test('a larger battery never lowers self-sufficiency under self-consumption dispatch', () => {
    forAll([series(6), series(4), anyBattery, share(0)], 60, (solar, use, anySize, more) => {
      const { reserveKwh: _, startKwh: _start, ...battery } = anySize
      const { usableKwh, powerKw } = battery
      const larger = { ...battery, usableKwh: usableKwh * (1 + more), powerKw: powerKw * (1 + more) }
      const small = shares({ solar, use, battery }).selfSufficiency ?? 0
      expect(shares({ solar, use, battery: larger }).selfSufficiency ?? 0).toBeGreaterThanOrEqual(small - SMALL)
    })
  })
  test('more panels never lower the yearly yield or self-consumption', () => {
    const { solar: yieldPerKwp } = formulaHome('H1')
    const { use } = formulaHome('H6')
    forAll([real(0.1, 30), real(0.01, 10), share(0)], 30, (kwp, more, steadyShare) => {
      const of = (size: number) =>
        shares({ solar: sumSolarOutput([{ kwp: size, yieldPerKwp }]), use, inverterKw: 5, steadyShare })
      const [small, large] = [of(kwp), of(kwp + more)]
      expect(large.solar).toBeGreaterThan(small.solar)
      expect(large.solar - large.clipped).toBeGreaterThanOrEqual(small.solar - small.clipped - SMALL)
      expect(large.import).toBeLessThanOrEqual(small.import + SMALL)
    })
  })
  test('doubling solar, use, battery and limits doubles every result', () => {
    forAll([anyHome], 30, ({ peakHours: order, battery, inverterKw, exportLimitKw, surplusLoads, ...home }) => {
      const scaled = (factor: number) =>
        simulateBalance({
          ...home,
          solar: home.solar.map((kwh) => kwh * factor),
          use: home.use.map((kwh) => kwh * factor),
          ...(order && { peakHours: order }),
          ...(inverterKw && { inverterKw: inverterKw * factor }),
          ...(exportLimitKw && { exportLimitKw: exportLimitKw * factor }),
          ...(surplusLoads && {
            surplusLoads: surplusLoads.map(({ hours, maxKw, ...load }) => ({
              ...load,
              hours: hours.map((kwh) => kwh * factor),
              maxKw: maxKw * factor,
            })),
          }),
          ...(battery && {
            battery: {
              ...battery,
              usableKwh: battery.usableKwh * factor,
              powerKw: battery.powerKw * factor,
              reserveKwh: (battery.reserveKwh ?? 0) * factor,
              startKwh: (battery.startKwh ?? 0) * factor,
            },
          }),
        })
      const [once, twice] = [scaled(1), scaled(2)]
      for (const flow of ['import', 'export'] as const) {
        const doubled = once[flow].map((kwh) => kwh * 2)
        expect(maxDifference(twice[flow], doubled)).toBeLessThan(1e-8)
      }
    })
  })
})

describe('Invalid planes', () => {
  const yieldPerKwp = formulaHome('H1').solar
  test.each([
    [[], 'planes'],
    [[{ kwp: 0, yieldPerKwp }], 'planes.0.kwp'],
    [
      [
        { kwp: 5, yieldPerKwp },
        { kwp: 10_000, yieldPerKwp },
      ],
      'planes.1.kwp',
    ],
    [[{ kwp: 5, yieldPerKwp: new Float64Array(8_760) }], 'planes.0.yieldPerKwp'],
    [[{ kwp: 5, yieldPerKwp: new Float64Array(24) }], 'planes.0.yieldPerKwp'],
    [[{ kwp: 5, yieldPerKwp: yieldPerKwp.map(() => Number.NaN) }], 'planes.0.yieldPerKwp'],
  ])('%o are refused at %s', (planes, field) => {
    expectRefusal(() => sumSolarOutput(planes), field)
  })
})
