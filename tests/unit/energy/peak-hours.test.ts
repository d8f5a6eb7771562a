import { describe, expect, test } from 'vitest'
import { simulateBalance } from '#shared/energy/balance.ts'
import { rankByPrice } from '#shared/energy/peak-hours.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { createMeter, hourlyBuyPrices } from '#shared/finance/meter.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { tariffOf } from '../../reference/finance/cases.ts'
import { maxDifference } from '../../support/max-difference.ts'

/** 10 kWh without losses, full or empty at the start. */
const ideal = (startKwh: number) => ({
  usableKwh: 10,
  powerKw: 10,
  chargeEfficiency: 1,
  dischargeEfficiency: 1,
  startKwh,
})
const hours = (...values: number[]) => Float64Array.from(values)
const NO_SUN = (count: number) => new Float64Array(count)

describe('A battery reserved for peak hours', () => {
  // Six hours, the fourth and fifth expensive; 2 kWh used in each.
  const use = hours(2, 2, 2, 2, 2, 2)
  const prices = hours(0.1, 0.1, 0.1, 0.4, 0.4, 0.1)

  test('serves cheap hours only with energy that later expensive hours do not need', () => {
    const { discharge } = simulateBalance({
      solar: NO_SUN(6),
      use,
      battery: ideal(5),
      peakHours: rankByPrice(prices, false),
    })
    // 5 kWh stored, 4 reserved for the peak hours: 1 is left for the first.
    expect([...discharge]).toEqual([1, 0, 0, 2, 2, 0])
  })
  test('does not reserve energy that solar recharges in time', () => {
    const solar = hours(0, 0, 6, 0, 0, 0)
    const { discharge } = simulateBalance({ solar, use, battery: ideal(5), peakHours: rankByPrice(prices, false) })
    // 4 kWh of surplus come before the peak hours: all 5 may go first.
    expect([...discharge]).toEqual([2, 2, 0, 2, 2, 1])
  })
  test('never charges from the grid unless allowed', () => {
    const { gridCharge } = simulateBalance({
      solar: NO_SUN(6),
      use,
      battery: ideal(0),
      peakHours: rankByPrice(prices, false),
    })
    expect(Math.max(...gridCharge)).toBe(0)
  })
  test('charges from the grid in cheap hours for later expensive ones, if allowed', () => {
    const balance = simulateBalance({ solar: NO_SUN(6), use, battery: ideal(0), peakHours: rankByPrice(prices, true) })
    expect(balance.totals.gridCharge).toBeCloseTo(4, 12)
    expect([...balance.import].slice(3, 5)).toEqual([0, 0])
    expect(balance.totals.import).toBeCloseTo(12, 12)
  })
  test('does not charge from the grid where losses exceed the price difference', () => {
    // 0.8 back from each kWh: 0.4 × 0.8 is above 0.1 and below 0.35.
    const lossy = { ...ideal(0), chargeEfficiency: 0.8 }
    const imported = (cheap: number) => {
      const order = rankByPrice(
        prices.map((price) => (price === 0.4 ? price : cheap)),
        true,
      )
      return simulateBalance({ solar: NO_SUN(6), use, battery: lossy, peakHours: order }).totals.gridCharge
    }
    expect(imported(0.1)).toBeCloseTo(5, 12)
    expect(imported(0.35)).toBe(0)
  })
  test('charges from the grid only what solar will not provide', () => {
    const solar = hours(0, 0, 5, 0, 0, 0)
    const { totals } = simulateBalance({ solar, use, battery: ideal(0), peakHours: rankByPrice(prices, true) })
    // 3 kWh of surplus, 4 needed.
    expect(totals.gridCharge).toBeCloseTo(1, 12)
  })
  test('serves the most expensive hours first if it cannot serve all', () => {
    const three = hours(0.1, 0.2, 0.2, 0.5, 0.5, 0.1)
    const { discharge } = simulateBalance({
      solar: NO_SUN(6),
      use,
      battery: ideal(5),
      peakHours: rankByPrice(three, false),
    })
    expect([...discharge]).toEqual([0, 1, 0, 2, 2, 0])
  })
  test('never discharges below its reserve, at any price', () => {
    const battery = { ...ideal(5), reserveKwh: 3 }
    const { discharge, stored } = simulateBalance({
      solar: NO_SUN(6),
      use,
      battery,
      peakHours: rankByPrice(prices, false),
    })
    expect([...discharge]).toEqual([0, 0, 0, 2, 0, 0])
    expect(Math.min(...stored)).toBe(3)
  })
  test('equals self-consumption dispatch under a flat price', () => {
    const home = formulaHome('H6')
    const battery = { usableKwh: 8, powerKw: 4, chargeEfficiency: 0.96, dischargeEfficiency: 0.92 }
    const flat = simulateBalance({ ...home, battery, peakHours: rankByPrice(new Float64Array(8_760).fill(0.3), true) })
    expect(maxDifference(flat.import, simulateBalance({ ...home, battery }).import)).toBe(0)
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
      const held = cost(rankByPrice(prices, false))
      // What is left in the battery at midnight of 31 December is worth up to its capacity at the highest price.
      const leftOver = usableKwh * Math.max(...prices)
      expect(held).toBeLessThanOrEqual(cost() + leftOver)
      expect(cost(rankByPrice(prices, true))).toBeLessThanOrEqual(held + leftOver)
    }
  })
})
