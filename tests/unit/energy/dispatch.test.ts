import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import type { BalanceInput } from '#shared/energy/balance-input.ts'
import type { Battery } from '#shared/energy/battery.ts'
import { type PeakHours, rankByPrice, rankForSelfConsumption } from '#shared/energy/peak-hours.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { createMeter, hourlyBuyPrices, hourlySellPrices } from '#shared/finance/meter.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { tariffOf } from '../../reference/finance/cases.ts'
import { forAll, listOf, real, whole } from '../../support/laws.ts'
import { maxDifference } from '../../support/max-difference.ts'

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

/** 10 kWh without losses, full or empty at the start. */
const LOSSLESS = { chargeEfficiency: 1, dischargeEfficiency: 1 }
const ideal = (startKwh: number) => ({ usableKwh: 10, powerKw: 10, ...LOSSLESS, startKwh })
const hours = (...values: number[]) => Float64Array.from(values)

describe('A battery reserved for peak hours that knows the hours to come', () => {
  // Six hours, the fourth and fifth expensive; 2 kWh used in each.
  const use = hours(2, 2, 2, 2, 2, 2)
  const prices = hours(0.1, 0.1, 0.1, 0.4, 0.4, 0.1)
  const run = (startKwh: number, chargeFromGrid: boolean, input: Partial<BalanceInput> = {}, price = prices) =>
    simulateBalance({
      solar: new Float64Array(6),
      use,
      battery: ideal(startKwh),
      peakHours: foreseeing(rankByPrice(price, chargeFromGrid)),
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
    expect(maxDifference(imports, run(sunny, foreseeing(rankByPrice(prices, false))).import)).toBe(0)
  })
  test('is surprised by a dull day: it gave in the morning what the evening would have needed', () => {
    expect(hoursOfDay(run(oneDull, foreseeing(rankByPrice(prices, false))).import, DULL_DAY, 8, 19)).toEqual([1, 3])
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
      const held = cost(foreseeing(rankByPrice(prices, false)))
      expect(held).toBeLessThanOrEqual(cost() + leftOver)
      // It needs foresight: a night's charge is wasted if the day is sunnier than expected.
      expect(cost(foreseeing(rankByPrice(prices, true)))).toBeLessThanOrEqual(held + leftOver)
    }
  })
})
