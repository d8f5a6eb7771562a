import { describe, expect, test } from 'vitest'
import { yearBill } from '#shared/finance/bill.ts'
import { readingOf } from '#shared/finance/reading.ts'
import { Home } from '#shared/home/home.ts'
import { bandPrice, deducted, tradeOf } from '#shared/home/plan/tariff-of-home.ts'
import { Notes } from '#shared/home/plan/usual.ts'
import type { Selling } from '#shared/home/tariff.ts'

const homeThatSells = (selling: Selling): Home =>
  Home.parse({
    version: 1,
    region: { country: 'NL', currency: 'EUR' },
    tariff: { buying: { periods: [{ blocks: [{ upTo: null, price: 0.3 }] }] }, selling },
  })

function tradeIn(selling: Selling, start = '2027-01-01', kwp = 5) {
  const home = homeThatSells(selling)
  const notes = new Notes(home)
  return { ...tradeOf(home, kwp, start, null, notes), asked: [...notes.asked] }
}

describe('What a home is paid for what it sells', () => {
  test('each share of the power at its own price: 10 kWp at 8 ct and 5 at 6 are 7.33 ct', () => {
    const bands = [
      { upToKw: 10, price: 0.08 },
      { upToKw: null, price: 0.06 },
    ]
    expect(bandPrice(bands, 15)).toBeCloseTo((10 * 0.08 + 5 * 0.06) / 15, 12)
    expect(bandPrice(bands, 4)).toBe(0.08)
  })

  test('half of a bare supply price of 12 ct is 6 ct, until the day the law names, then what comes later', () => {
    const { meter, sellPrice } = tradeIn({
      kind: 'net-billing',
      ofSupplyPrice: { share: 0.5, supplyPrice: 0.12 },
      until: '2029-12-31',
      laterPrice: 0.01,
    })
    expect(sellPrice).toBeCloseTo(0.06, 12)
    // From the first day of 2027 to the last of 2029.
    expect(meter.tariff.feedIn).toEqual([{ price: 0.06, untilYear: 3 }])
    expect(meter.tariff.periods[0]?.blocks[0]?.sell).toBe(0.01)
  })

  test('where a supplier asks 11 ct for what it pays 5 ct for, selling costs 6 ct a kWh', () => {
    const { sellPrice, costPerSoldKwh } = tradeIn({ kind: 'net-billing', price: 0.05, costPerKwh: 0.11 })
    expect(sellPrice).toBe(0)
    expect(costPerSoldKwh).toBeCloseTo(0.06, 12)
  })

  test('a price that only the contract knows is asked, and counts for nothing until it is given', () => {
    const { sellPrice, asked } = tradeIn({ kind: 'net-billing', ofSupplyPrice: { share: 0.5 } })
    expect(sellPrice).toBe(0)
    expect(asked).toEqual(['tariff.selling.ofSupplyPrice.supplyPrice'])
  })

  test('kWh that are never settled are carried over the end of the year', () => {
    const { meter } = tradeIn({ kind: 'net-metering', carried: 'kwh', neverSettled: true })
    const reading = readingOf(meter)
    // 100 kWh more sold than bought in December, 100 more bought than sold in the next January.
    reading.soldPerMonth[11] = 100
    reading.net[11] = -100
    const first = yearBill(meter, reading)
    expect(first.account.kwh).toBe(100)
    const next = readingOf(meter)
    next.boughtPerMonth[0] = 100
    next.net[0] = 100
    expect(yearBill(meter, next, { year: 2, priceFactor: 1, account: first.account }).total).toBe(0)
    expect(yearBill(meter, next).total).toBeCloseTo(30, 9)
  })
})

describe('Net metering that takes something off each credited kWh', () => {
  const { deduction } = tradeIn(
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

  test('goes by the calendar’s year from the year of the start, and stays at its last share', () => {
    expect(deduction?.shares).toEqual([0.75, 0.9])
  })
  test('counts what was credited, this month’s and what was carried: 80 and 40 kWh of 120', () => {
    const months = [
      { bought: 80, sold: 120 },
      { bought: 100, sold: 0 },
    ]
    if (!deduction) throw new Error('There is a deduction')
    expect(deducted(deduction, months, 1)).toBeCloseTo(0.2 * 0.75 * 120, 12)
    expect(deducted(deduction, months, 2)).toBeCloseTo(0.2 * 0.9 * 120, 12)
    expect(deducted(deduction, months, 20)).toBeCloseTo(0.2 * 0.9 * 120, 12)
  })
})
