import { describe, expect, test } from 'vitest'
import { computeYearBill } from '#shared/finance/bill.ts'
import { viewReading } from '#shared/finance/reading.ts'
import { averageBandPrice } from '#shared/home/feed-in.ts'
import { Home } from '#shared/home/home.ts'
import { computeDeduction } from '#shared/home/net-metering.ts'
import { AssumptionLog } from '#shared/home/plan/assumption-log.ts'
import { resolveGridTariff } from '#shared/home/plan/resolve-grid-tariff.ts'
import type { Selling } from '#shared/home/selling.ts'

const homeThatSells = (selling: Selling): Home =>
  Home.parse({
    version: 1,
    region: { country: 'NL', currency: 'EUR' },
    tariff: { buying: { periods: [{ blocks: [{ upTo: null, price: 0.3 }] }] }, selling },
  })

function gridTariffIn(selling: Selling, start = '2027-01-01', kwp = 5) {
  const home = homeThatSells(selling)
  const assumptions = new AssumptionLog(home)
  return { ...resolveGridTariff(home, kwp, start, null, assumptions), missing: [...assumptions.missing] }
}

describe('Export terms of a home', () => {
  test('average the bands: 10 kWp at 8 ct and 5 at 6 are 7.33 ct', () => {
    const bands = [
      { upToKw: 10, price: 0.08 },
      { upToKw: null, price: 0.06 },
    ]
    expect(averageBandPrice(bands, 15)).toBeCloseTo((10 * 0.08 + 5 * 0.06) / 15, 12)
    expect(averageBandPrice(bands, 4)).toBe(0.08)
  })

  test('are half of a supply price of 12 ct until a date, then the later price', () => {
    const { meter, exportRate } = gridTariffIn({
      kind: 'net-billing',
      ofSupplyPrice: { share: 0.5, supplyPrice: 0.12 },
      until: '2029-12-31',
      laterPrice: 0.01,
    })
    expect(exportRate).toBeCloseTo(0.06, 12)
    // From the first day of 2027 to the last of 2029.
    expect(meter.tariff.feedIn).toEqual([{ price: 0.06, untilYear: 3 }])
    expect(meter.tariff.periods[0]?.blocks[0]?.sell).toBe(0.01)
  })

  test('cost 6 ct per kWh where a supplier charges 11 ct and pays 5 ct', () => {
    const { exportRate, exportCostPerKwh } = gridTariffIn({ kind: 'net-billing', price: 0.05, costPerKwh: 0.11 })
    expect(exportRate).toBe(0)
    expect(exportCostPerKwh).toBeCloseTo(0.06, 12)
  })

  test('report an unknown contract price as missing and count it as zero', () => {
    const { exportRate, missing } = gridTariffIn({ kind: 'net-billing', ofSupplyPrice: { share: 0.5 } })
    expect(exportRate).toBe(0)
    expect(missing).toEqual(['tariff.selling.ofSupplyPrice.supplyPrice'])
  })

  test('carry over kWh that are never settled', () => {
    const { meter } = gridTariffIn({ kind: 'net-metering', carried: 'kwh', neverSettled: true })
    const reading = viewReading(meter)
    // 100 kWh of net export in December, 100 of net import in the next January.
    reading.exportPerMonth[11] = 100
    reading.net[11] = -100
    const first = computeYearBill(meter, reading)
    expect(first.account.kwh).toBe(100)
    const next = viewReading(meter)
    next.importPerMonth[0] = 100
    next.net[0] = 100
    expect(computeYearBill(meter, next, { year: 2, priceFactor: 1, account: first.account }).total).toBe(0)
    expect(computeYearBill(meter, next).total).toBeCloseTo(30, 9)
  })
})

describe('Deduction from credited kWh', () => {
  const { deduction } = gridTariffIn(
    {
      kind: 'net-metering',
      carried: 'kwh',
      deduction: {
        perKwh: 0.2,
        shares: [
          { year: 2026, share: 0.6 },
          { year: 2027, share: 0.75 },
          { year: 2028, share: 0.9 },
        ],
      },
    },
    '2027-05-01',
  )

  test('follows the calendar year from the start, and keeps its last share', () => {
    expect(deduction?.shares).toEqual([0.75, 0.9])
  })
  test('counts credit of the month and carried credit: 80 and 40 kWh of 120', () => {
    const months = [
      { imported: 80, exported: 120 },
      { imported: 100, exported: 0 },
    ]
    if (!deduction) throw new Error('There is a deduction')
    expect(computeDeduction(deduction, months, 1)).toBeCloseTo(0.2 * 0.75 * 120, 12)
    expect(computeDeduction(deduction, months, 2)).toBeCloseTo(0.2 * 0.9 * 120, 12)
    expect(computeDeduction(deduction, months, 20)).toBeCloseTo(0.2 * 0.9 * 120, 12)
  })
})
