import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import type { BalanceInput } from '#shared/energy/balance-input.ts'
import { type PeakHours, rankByPrice } from '#shared/energy/peak-hours.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { createMeter, hourlyBuyPrices } from '#shared/finance/meter.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { tariffOf } from '../../reference/finance/cases.ts'
import { real } from '../../support/laws.ts'
import { maxDifference } from '../../support/max-difference.ts'

/** 10 kWh without losses, full or empty at the start. */
const LOSSLESS = { chargeEfficiency: 1, dischargeEfficiency: 1 }
const ideal = (startKwh: number) => ({ usableKwh: 10, powerKw: 10, ...LOSSLESS, startKwh })
const hours = (...values: number[]) => Float64Array.from(values)
const foreseeing = (...terms: Parameters<typeof rankByPrice>): PeakHours => ({
  ...rankByPrice(...terms),
  hasPerfectForesight: true,
})

describe('A battery reserved for peak hours that knows the hours to come', () => {
  // Six hours, the fourth and fifth expensive; 2 kWh used in each.
  const use = hours(2, 2, 2, 2, 2, 2)
  const prices = hours(0.1, 0.1, 0.1, 0.4, 0.4, 0.1)
  const run = (startKwh: number, chargeFromGrid: boolean, input: Partial<BalanceInput> = {}, price = prices) =>
    simulateBalance({
      solar: new Float64Array(6),
      use,
      battery: ideal(startKwh),
      peakHours: foreseeing(price, chargeFromGrid),
      ...input,
    })

  test('serves cheap hours only with energy that later expensive hours do not need', () => {
    // 5 kWh stored, 4 reserved for the peak hours: 1 is left for the first.
    expect([...run(5, false).discharge]).toEqual([1, 0, 0, 2, 2, 0])
  })
  test('does not reserve energy that solar recharges in time', () => {
    // 4 kWh of surplus come before the peak hours: all 5 may go first.
    expect([...run(5, false, { solar: hours(0, 0, 6, 0, 0, 0) }).discharge]).toEqual([2, 2, 0, 2, 2, 1])
  })
  test('never charges from the grid unless allowed', () => {
    expect(Math.max(...run(0, false).gridCharge)).toBe(0)
  })
  test('charges from the grid in cheap hours for later expensive ones, if allowed', () => {
    const balance = run(0, true)
    expect(balance.totals.gridCharge).toBeCloseTo(4, 12)
    expect([...balance.import].slice(3, 5)).toEqual([0, 0])
    expect(balance.totals.import).toBeCloseTo(12, 12)
  })
  test('does not charge from the grid where losses exceed the price difference', () => {
    // 0.8 back from each kWh: 0.4 × 0.8 is above 0.1 and below 0.35.
    const battery = { ...ideal(0), chargeEfficiency: 0.8 }
    const imported = (cheap: number) =>
      run(0, true, { battery }, hours(cheap, cheap, cheap, 0.4, 0.4, cheap)).totals.gridCharge
    expect(imported(0.1)).toBeCloseTo(5, 12)
    expect(imported(0.35)).toBe(0)
  })
  test('charges from the grid only what solar will not provide', () => {
    // 3 kWh of surplus, 4 needed.
    expect(run(0, true, { solar: hours(0, 0, 5, 0, 0, 0) }).totals.gridCharge).toBeCloseTo(1, 12)
  })
  test('serves the most expensive hours first if it cannot serve all', () => {
    expect([...run(5, false, {}, hours(0.1, 0.2, 0.2, 0.5, 0.5, 0.1)).discharge]).toEqual([0, 1, 0, 2, 2, 0])
  })
  test('never discharges below its reserve, at any price', () => {
    const { discharge, stored } = run(5, false, { battery: { ...ideal(5), reserveKwh: 3 } })
    expect([...discharge]).toEqual([0, 0, 0, 2, 0, 0])
    expect(Math.min(...stored)).toBe(3)
  })
})

test('A battery reserved for peak hours equals self-consumption dispatch under a flat price', () => {
  const home = formulaHome('H6')
  const battery = { usableKwh: 8, powerKw: 4, chargeEfficiency: 0.96, dischargeEfficiency: 0.92 }
  const flat = simulateBalance({ ...home, battery, peakHours: rankByPrice(new Float64Array(8_760).fill(0.3), true) })
  expect(maxDifference(flat.import, simulateBalance({ ...home, battery }).import)).toBe(0)
})

describe('A battery that does not know the days to come', () => {
  /** January: 1 kWh is used at 8 h for 0.20 and 4 at 19 h for 0.40. A sunny noon leaves 6 kWh over, which earn nothing. */
  const DAYS = 31
  const DULL_DAY = 20
  const byDay = (kwhAt: (hour: number, day: number) => number) =>
    Float64Array.from({ length: 24 * DAYS }, (_, i) => kwhAt(i % 24, Math.floor(i / 24)))
  const use = byDay((hour) => (hour === 8 ? 1 : hour === 19 ? 4 : 0))
  const prices = byDay((hour) => (hour === 19 ? 0.4 : 0.2))
  const sunny = byDay((hour) => (hour === 12 ? 6 : 0))
  const oneDull = byDay((hour, day) => (hour === 12 && day !== DULL_DAY ? 6 : 0))
  const battery = { ...ideal(0), usableKwh: 5 }
  const hoursOfDay = (series: Float64Array, day: number, ...of: number[]) => of.map((hour) => series[24 * day + hour])
  const run = (solar: Float64Array, peakHours: PeakHours) => simulateBalance({ solar, use, battery, peakHours })

  test('gives what sunny days bring back, as with foresight, where all days are alike', () => {
    const { import: imports } = run(sunny, rankByPrice(prices, false))
    // The first morning finds it empty. Then 4 kWh serve the evening and 1 the morning.
    expect(hoursOfDay(imports, 0, 8, 19)).toEqual([1, 0])
    for (let day = 1; day < DAYS; day += 1) expect(hoursOfDay(imports, day, 8, 19)).toEqual([0, 0])
    expect(maxDifference(imports, run(sunny, foreseeing(prices, false)).import)).toBe(0)
  })
  test('is surprised by a dull day: it gave in the morning what the evening would have needed', () => {
    expect(hoursOfDay(run(oneDull, foreseeing(prices, false)).import, DULL_DAY, 8, 19)).toEqual([1, 3])
    expect(hoursOfDay(run(oneDull, rankByPrice(prices, false)).import, DULL_DAY, 8, 19)).toEqual([0, 4])
  })
  test('charges at night what it expects to lack, and learns from a dull day for the next one', () => {
    const grid = rankByPrice(
      byDay((hour) => (hour === 19 ? 0.4 : hour < 4 ? 0.1 : 0.2)),
      true,
    )
    const { gridCharge } = run(oneDull, grid)
    const nightCharge = (day: number) => sumOf(gridCharge.subarray(24 * day, 24 * day + 4))
    // It holds 1 kWh for the morning. The mean noon of the month, 30 × 6 / 31 = 5.81 kWh, would fill it.
    expect(nightCharge(DULL_DAY)).toBeCloseTo(0, 9)
    // It is empty. After a noon of 0, (0 + 5.81) / 2 = 2.90 are expected, and 1 + 4 needed: it charges 2.10.
    expect(nightCharge(DULL_DAY + 1)).toBeCloseTo(5 - 90 / 31, 9)
    expect(nightCharge(DULL_DAY + 2)).toBeCloseTo(0, 9)
  })
  test('does the same until two later days of the month change places', () => {
    const anyNet = (seed: number) => fc.sample(real(0, 6), { numRuns: 24 * DAYS, seed })
    const [from, to] = [12, 25]
    for (const chargeFromGrid of [false, true])
      for (let seed = 1; seed <= 5; seed += 1) {
        const solar = Float64Array.from(anyNet(seed))
        const swapped = solar.slice()
        swapped.set(solar.subarray(24 * from, 24 * from + 24), 24 * to)
        swapped.set(solar.subarray(24 * to, 24 * to + 24), 24 * from)
        const order = rankByPrice(
          prices,
          chargeFromGrid,
          byDay(() => 0.05),
        )
        const until = (series: Float64Array) => series.subarray(0, 24 * from)
        const [before, after] = [run(solar, order), run(swapped, order)]
        // The month's average day is the same up to rounding.
        expect(maxDifference(until(after.stored), until(before.stored))).toBeLessThan(1e-9)
        expect(maxDifference(after.stored, before.stored)).toBeGreaterThan(0.1)
      }
  })
})

describe.each(['tou2', 'tou3', 'night', 'tou2-retail'])('Over a year on tariff %s without export payment', (tariff) => {
  const { periods, ...rest } = tariffOf({ tariff, metering: { kind: 'net-billing' } })
  const unpaid = periods.map(({ blocks }) => ({ blocks: blocks.map((block) => ({ ...block, sell: 0 })) }))
  const meter = createMeter({ ...rest, periods: unpaid })
  const prices = hourlyBuyPrices(meter)

  test.each(['H1', 'H2', 'H4', 'H6', 'H7'] as const)('costs home %s no more than self-consumption dispatch', (name) => {
    for (const usableKwh of [3, 8, 15]) {
      const battery = { usableKwh, powerKw: usableKwh / 2, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 }
      const home = { ...formulaHome(name), battery }
      const cost = (order?: ReturnType<typeof rankByPrice>) =>
        computeYearBill(meter, readMeter(meter, simulateBalance({ ...home, ...(order && { peakHours: order }) }))).total
      // What is left in the battery at midnight of 31 December is worth up to its capacity at the highest price.
      const leftOver = usableKwh * Math.max(...prices)
      expect(cost(rankByPrice(prices, false))).toBeLessThanOrEqual(cost() + leftOver)
      const held = cost(foreseeing(prices, false))
      expect(held).toBeLessThanOrEqual(cost() + leftOver)
      // It needs foresight: a night's charge is wasted if the day is sunnier than expected.
      expect(cost(foreseeing(prices, true))).toBeLessThanOrEqual(held + leftOver)
    }
  })
})
