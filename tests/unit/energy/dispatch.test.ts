import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulateBalance } from '#shared/energy/balance.ts'
import type { Battery } from '#shared/energy/battery.ts'
import { type PeakHours, rankByPrice, rankForSelfConsumption } from '#shared/energy/peak-hours.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { createMeter, hourlyBuyPrices, hourlySellPrices } from '#shared/finance/meter.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { tariffOf } from '../../reference/finance/cases.ts'
import { forAll, listOf, whole } from '../../support/laws.ts'

/** Hours of a day: solar surplus, negative for a shortfall [kWh], and import and export prices. */
interface DayCase {
  readonly net: readonly number[]
  readonly buy: readonly number[]
  readonly sell: readonly number[]
  readonly battery: Battery
  readonly chargeFromGrid: boolean
  readonly exportLimitKw: number
}

/** Every best day lies on this grid with these efficiencies and amounts of half a kWh [kWh]. */
const STEP = 0.025
const lossy = { chargeEfficiency: 0.8, dischargeEfficiency: 0.8 }

/** Minimum cost of a day, by dynamic programming over the battery's charge. */
function leastCost({ net, buy, sell, battery, chargeFromGrid, exportLimitKw }: DayCase): number {
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0 } = battery
  const levels = Math.round((usableKwh - reserveKwh) / STEP) + 1
  let after = new Float64Array(levels)
  for (let hour = net.length - 1; hour >= 0; hour -= 1) {
    const over = net[hour] as number
    const before = new Float64Array(levels).fill(Number.POSITIVE_INFINITY)
    for (let from = 0; from < levels; from += 1) {
      for (let to = 0; to < levels; to += 1) {
        const change = (to - from) * STEP
        const charged = change > 0 ? change / chargeEfficiency : 0
        const discharged = change < 0 ? -change * dischargeEfficiency : 0
        const imported = Math.max(0, charged - Math.max(0, over))
        const isAllowed =
          charged <= powerKw + 1e-9 &&
          discharged <= Math.min(powerKw, Math.max(0, -over)) + 1e-9 &&
          (chargeFromGrid || imported < 1e-9)
        if (!isAllowed) continue
        const grid = over - charged + discharged
        const cost = grid > 0 ? -(sell[hour] as number) * Math.min(grid, exportLimitKw) : -(buy[hour] as number) * grid
        before[from] = Math.min(before[from] as number, cost + (after[to] as number))
      }
    }
    after = before
  }
  return after[0] as number
}

/** The battery has perfect foresight of the day, as in the exhaustive search. */
function costOf({ net, buy, sell, exportLimitKw, ...day }: DayCase, rule: 'idle' | 'shortfalls' | 'peak hours') {
  const [buys, sells] = [Float64Array.from(buy), Float64Array.from(sell)]
  const order =
    rule === 'shortfalls'
      ? rankForSelfConsumption(buys, sells, day.battery)
      : rankByPrice(buys, day.chargeFromGrid, sells)
  const balance = simulateBalance({
    solar: Float64Array.from(net, (kwh) => Math.max(0, kwh)),
    use: Float64Array.from(net, (kwh) => Math.max(0, -kwh)),
    exportLimitKw,
    ...(rule !== 'idle' && { battery: day.battery, peakHours: foreseeing(order) }),
  })
  return net.reduce(
    (sum, _, i) =>
      sum + (balance.import[i] as number) * (buys[i] as number) - (balance.export[i] as number) * (sells[i] as number),
    0,
  )
}

const foreseeing = (order: PeakHours): PeakHours => ({ ...order, hasPerfectForesight: true })

const HOURS = 24
const anyDay = (buys: readonly number[], sells: readonly number[]) =>
  fc.record({
    net: listOf(
      whole(-4, 6).map((halves) => halves / 2),
      HOURS,
    ),
    buy: listOf(fc.constantFrom(...buys), HOURS),
    sell: listOf(fc.constantFrom(...sells), HOURS),
    battery: fc.record({
      usableKwh: fc.constantFrom(1, 2.5, 4),
      powerKw: fc.constantFrom(0.5, 1.5, 5),
      reserveKwh: fc.constantFrom(0, 0.5),
      chargeEfficiency: fc.constant(lossy.chargeEfficiency),
      dischargeEfficiency: fc.constant(lossy.dischargeEfficiency),
    }),
    chargeFromGrid: fc.boolean(),
    exportLimitKw: fc.constantFrom(Number.POSITIVE_INFINITY, 1),
  })

describe('Battery dispatch with export prices and perfect foresight', () => {
  test('costs as little as the optimum found by exhaustive dynamic programming', () => {
    forAll([anyDay([0.12, 0.2, 0.38], [0, 0.08, 0.12])], 40, (day) => {
      expect(costOf(day, 'peak hours')).toBeCloseTo(leastCost(day), 6)
    })
  })

  test('never costs more than an idle battery, for any export price', () => {
    forAll([anyDay([0.05, 0.12, 0.2, 0.38], [0, 0.2, 0.33, 0.5])], 300, (day) => {
      const idle = costOf(day, 'idle') + 1e-9
      expect(costOf(day, 'peak hours')).toBeLessThanOrEqual(idle)
      expect(costOf(day, 'shortfalls')).toBeLessThanOrEqual(idle)
    })
  })

  test('does not charge from the grid at a loss where a tariff has 36 prices', () => {
    // 0.19 / 0.64 is more than 0.20; after dropping every second or third price, 0.19 would count as 0.10 or less.
    const [cheap, expensive] = [0.19, 0.2]
    const others = Array.from({ length: 34 }, (_, i) => (i < 17 ? 0.1 - 0.001 * i : 0.21 + 0.001 * i))
    const day: DayCase = {
      net: [0, -1, ...others.map(() => 0)],
      buy: [cheap, expensive, ...others],
      sell: [0, 0, ...others.map(() => 0)],
      battery: { usableKwh: 4, powerKw: 4, ...lossy },
      chargeFromGrid: true,
      exportLimitKw: Number.POSITIVE_INFINITY,
    }
    expect(costOf(day, 'peak hours')).toBeCloseTo(0.2, 12)
  })

  test('stores midday solar only for hours that pay more than its export', () => {
    const hours = (...values: number[]) => Float64Array.from(values)
    const battery = { usableKwh: 4, powerKw: 4, ...lossy, startKwh: 0 }
    const order = foreseeing(rankByPrice(hours(0.12, 0.2, 0.38), false, hours(0.2, 0.2, 0.2)))
    // 0.38 × 0.8 × 0.8 = 0.2432 for each kWh of sun, above 0.20; the other hours pay less.
    const { charge, discharge } = simulateBalance({
      solar: hours(5, 0, 0),
      use: hours(0, 1, 1),
      battery,
      peakHours: order,
    })
    expect([...discharge]).toEqual([0, 0, expect.closeTo(1, 12)])
    expect(charge[0]).toBeCloseTo(1 / 0.64, 12)
  })

  test('stores surplus above the export limit, for any export price', () => {
    const hours = (...values: number[]) => Float64Array.from(values)
    const battery = { usableKwh: 4, powerKw: 4, ...lossy }
    const order = foreseeing(rankByPrice(hours(0.2, 0.2), false, hours(0.5, 0.5)))
    const { charge, clipped } = simulateBalance({
      solar: hours(5, 0),
      use: hours(0, 2),
      exportLimitKw: 3,
      battery,
      peakHours: order,
    })
    expect(charge[0]).toBeCloseTo(2, 12)
    expect(clipped[0]).toBe(0)
  })
})

describe.each([0.05, 0.2, 0.33])('A year of three prices with export at %d', (sell) => {
  const { periods, ...rest } = tariffOf({ tariff: 'tou3', metering: { kind: 'net-billing' } })
  const paid = periods.map(({ blocks }) => ({ blocks: blocks.map((block) => ({ ...block, sell })) }))
  const meter = createMeter({ ...rest, periods: paid })
  const [buys, sells] = [hourlyBuyPrices(meter), hourlySellPrices(meter)]

  test.each(['H1', 'H2', 'H4', 'H6', 'H7'] as const)('costs home %s no more than an idle battery', (name) => {
    const home = formulaHome(name)
    const bill = (input: Parameters<typeof simulateBalance>[0]) =>
      computeYearBill(meter, readMeter(meter, simulateBalance(input))).total
    const idle = bill(home)
    for (const usableKwh of [3, 8, 15]) {
      const battery = { usableKwh, powerKw: usableKwh / 2, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 }
      const run = (order: PeakHours) => bill({ ...home, battery, peakHours: order })
      const orders = {
        shortfalls: rankForSelfConsumption(buys, sells, battery),
        held: rankByPrice(buys, false, sells),
        fromGrid: rankByPrice(buys, true, sells),
      }
      for (const order of Object.values(orders)) {
        expect(run(order)).toBeLessThanOrEqual(idle + 1e-6)
        // No plan without foresight costs less than one with it.
        expect(run(foreseeing(order))).toBeLessThanOrEqual(run(order) + 1e-6)
      }
      // Price-based dispatch with foresight costs no more than self-consumption, and grid charging no more than that.
      expect(run(foreseeing(orders.held))).toBeLessThanOrEqual(run(foreseeing(orders.shortfalls)) + 1e-6)
      expect(run(foreseeing(orders.fromGrid))).toBeLessThanOrEqual(run(foreseeing(orders.held)) + 1e-6)
    }
  })
})
