import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { viewReading } from '#shared/finance/reading.ts'
import { addExportCharges } from '#shared/home/bill-charges.ts'
import { averageBandPrice } from '#shared/home/feed-in.ts'
import { Home } from '#shared/home/home.ts'
import { computeDeductionByMonth } from '#shared/home/net-metering.ts'
import type { Selling } from '#shared/home/selling.ts'
import { AssumptionLog } from '#shared/plan/basis/assumption-log.ts'
import { resolveGridTariff } from '#shared/plan/resolve-grid-tariff.ts'
import { flatPrice } from '../../support/plans.ts'

const homeThatSells = (selling: Selling): Home =>
  Home.parse({
    version: 1,
    region: { country: 'NL', currency: 'EUR' },
    tariff: { buying: flatPrice(0.3), selling },
  })

function gridTariffIn(selling: Selling, start = '2027-01-01', kwp = 5) {
  const home = homeThatSells(selling)
  const assumptions = new AssumptionLog(home)
  return { ...resolveGridTariff(home, kwp, start, null, assumptions), missing: [...assumptions.missing] }
}

type Meter = ReturnType<typeof gridTariffIn>['meter']
/** Net kWh by month, exports negative: 1 for January. */
type MonthlyKwh = Readonly<Record<number, number>>
function readingOf(meter: Meter, net: MonthlyKwh) {
  const reading = viewReading(meter)
  for (const [month, kwh] of Object.entries(net)) {
    const i = Number(month) - 1
    reading.net[i] = kwh
    if (kwh > 0) reading.importPerMonth[i] = kwh
    else reading.exportPerMonth[i] = -kwh
  }
  return reading
}
/** The bill of a year that follows another. */
const secondBill = (meter: Meter, { account }: ReturnType<typeof computeYearBill>, net: MonthlyKwh) =>
  computeYearBill(meter, readingOf(meter, net), { year: 2, priceFactor: 1, account })

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
    // The price holds from the first day of 2027 to the last of 2029.
    expect(meter.tariff.feedIn).toEqual([{ price: 0.06, untilYear: 3 }])
    expect(meter.tariff.periods[0]?.blocks[0]?.sell).toBe(0.01)
  })

  test('are guaranteed for 34 of the 365 days of year 1, and paid the later price for the rest', () => {
    const { meter, exportRate } = gridTariffIn(
      { kind: 'net-billing', price: 0.0475, until: '2026-12-31', laterPrice: 0.03 },
      '2026-11-28',
    )
    expect(meter.tariff.feedIn).toEqual([{ price: 0.0475, untilYear: 1, share: 34 / 365 }])
    expect(meter.tariff.periods[0]?.blocks[0]?.sell).toBe(0.03)
    // (34 × 4.75 + 331 × 3) / 365 = 3.163 ct
    expect(exportRate).toBeCloseTo(0.03163, 5)
  })

  test('last beyond the guarantee at the same price where no later one is known', () => {
    for (const guarantee of [{ years: 9 }, { until: '2026-12-31' }, { years: 2, until: '2027-06-30' }]) {
      const { meter, exportRate } = gridTariffIn({ kind: 'net-billing', price: 0.06, ...guarantee }, '2026-11-28')
      expect([meter.tariff.feedIn, meter.tariff.periods[0]?.blocks[0]?.sell, exportRate]).toEqual([[], 0.06, 0.06])
    }
  })

  test.each([
    // 214 of 365 days from 29 November to 30 June; a guarantee that ended; the shorter of two.
    ['2026-11-29', { until: '2027-06-30' }, [{ price: 0.06, untilYear: 1, share: 214 / 365 }]],
    ['2027-01-01', { until: '2026-12-31' }, []],
    ['2027-01-01', { years: 2, until: '2029-12-31' }, [{ price: 0.06, untilYear: 2 }]],
    // One year and 59 days from 1 January 2028 to 28 February 2029.
    [
      '2028-01-01',
      { until: '2029-02-28' },
      [
        { price: 0.06, untilYear: 1 },
        { price: 0.06, untilYear: 2, share: 59 / 365 },
      ],
    ],
  ])('of a start on %s with %j', (start, guarantee, feedIn) => {
    const { meter } = gridTariffIn({ kind: 'net-billing', price: 0.06, laterPrice: 0.01, ...guarantee }, start)
    const paid = meter.tariff.feedIn?.map(({ share, ...step }) => ({
      ...step,
      ...(share !== undefined && { share: expect.closeTo(share, 9) }),
    }))
    expect(feedIn).toEqual(paid)
  })

  test('cost 6 ct per kWh where a supplier charges 11 ct and pays 5 ct', () => {
    const { exportRate, exportCharges } = gridTariffIn({ kind: 'net-billing', price: 0.05, costPerKwh: 0.11 })
    expect(exportRate).toBe(0)
    expect(exportCharges.perKwh).toBeCloseTo(0.06, 12)
  })

  test('report an unknown contract price as missing and count it as zero', () => {
    const { exportRate, missing } = gridTariffIn({ kind: 'net-billing', ofSupplyPrice: { share: 0.5 } })
    expect(exportRate).toBe(0)
    expect(missing).toEqual(['tariff.selling.ofSupplyPrice.supplyPrice'])
  })

  test('carry over kWh that are never settled', () => {
    const { meter } = gridTariffIn({ kind: 'net-metering', carried: 'kwh', neverSettled: true })
    // 100 kWh of net export in December, 100 of net import in the next January.
    const first = computeYearBill(meter, readingOf(meter, { 12: -100 }))
    expect(first.account.kwh).toBe(100)
    expect(secondBill(meter, first, { 1: 100 }).total).toBe(0)
    expect(computeYearBill(meter, readingOf(meter, { 1: 100 })).total).toBeCloseTo(30, 9)
  })
})

describe('Net metering by the month', () => {
  // Net import of 60 kWh in January, net export of 100 in February, net import of 80 in March, at 0.30 per kWh.
  function billIn(selling: Selling) {
    const { meter } = gridTariffIn(selling)
    const reading = viewReading(meter)
    reading.importPerMonth.set([100, 50, 80])
    reading.exportPerMonth.set([40, 150, 0])
    reading.net.set([60, -100, 80])
    return computeYearBill(meter, reading)
  }
  const monthly = { kind: 'net-metering', carried: 'money' } as const

  test.each([
    // January 18, March 24: less 100 kWh at 0.05, at 75 % of 0.30, and at 0.30, of which 6 are paid out in December.
    ['at a price of its own', { ...monthly, surplusPrice: 0.05 }, 5, 37],
    ['at a share of the import price', { ...monthly, surplusShare: 0.75 }, 22.5, 19.5],
    ['at the import price', monthly, 30, 12],
    ['at nothing', { ...monthly, surplusPrice: 0 }, 0, 42],
    ['at the import price, of which the rest is lost', { ...monthly, expires: true }, 30, 18],
    ['at the import price, of which the rest is carried on', { ...monthly, neverSettled: true }, 30, 18],
  ])('credits the surplus of a month %s', (_, selling, credit, total) => {
    const { months, total: ofYear } = billIn(selling)
    expect(months[1]?.moneyAccount).toBeCloseTo(credit, 9)
    expect(months[2]?.credit).toBeCloseTo(Math.min(24, credit), 9)
    expect(ofYear).toBeCloseTo(total, 9)
  })

  test('carries money that is never settled into the next year', () => {
    const { meter } = gridTariffIn({ ...monthly, neverSettled: true })
    const first = computeYearBill(meter, readingOf(meter, { 12: -100 }))
    expect(first.account.money).toBeCloseTo(30, 9)
    expect(secondBill(meter, first, { 1: 150 }).total).toBeCloseTo(15, 9)
  })

  test('credits sales within their month only, as in Spain', () => {
    const spanish = { kind: 'net-billing', price: 0.1, credit: 'same-month', expires: true } as const
    const billOf = (selling: Selling) => {
      const { meter } = gridTariffIn(selling)
      const reading = viewReading(meter)
      reading.importPerMonth.fill(100)
      reading.imported.fill(100)
      reading.exportPerMonth[5] = 400
      reading.exported[5] = 400
      return computeYearBill(meter, reading).total
    }
    expect(billOf({ ...spanish, settledMonthly: true })).toBeCloseTo(11 * 30, 9)
    // June's other 10 go on to July.
    expect(billOf(spanish)).toBeCloseTo(11 * 30 - 10, 9)
  })

  test('nets each price period by itself: 50 kWh of the night are bought, 100 kWh of the day are credited', () => {
    const home = homeThatSells({ ...monthly, surplusPrice: 0.04 })
    const day = '000000001111111111110000'
    const periods = [0.1, 0.3].map((price) => ({ blocks: [{ upTo: null, price }] }))
    const tariff = { ...home.tariff, buying: { periods, weekday: Array<string>(12).fill(day) } }
    const { meter } = resolveGridTariff({ tariff }, 5, '2027-01-01', null, new AssumptionLog(home))
    const reading = viewReading(meter)
    reading.importPerMonth[0] = 50
    reading.exportPerMonth[0] = 100
    reading.net.set([50, -100])
    // 50 × 0.10 less 100 × 0.04.
    expect(computeYearBill(meter, reading).months[0]).toMatchObject({ energy: 5, credit: 4, total: 1 })
  })
})

describe('Deduction from credited kWh', () => {
  const deductionFrom = (start: string) => {
    const { deduction } = gridTariffIn(
      {
        kind: 'net-metering',
        carried: 'kwh',
        deduction: {
          perKwh: 0.5,
          shares: [0.6, 0.75, 0.9].map((share, i) => ({ year: 2026 + i, share })),
        },
      },
      start,
    ).exportCharges
    return deduction ?? expect.fail('There is a deduction')
  }
  /** Each month exports and imports 100 kWh: 50 of money at the full share. */
  const balanced = Array.from({ length: 12 }, () => ({ imported: 100, exported: 100, kwhCarried: 0 }))
  const round = (amounts: readonly number[]) => amounts.map((amount) => Number(amount.toFixed(9)))

  test('follows the calendar months of the system: 441.50 instead of 360 in year 1 from 27 November', () => {
    const byMonth = computeDeductionByMonth(deductionFrom('2026-11-27'), balanced, 1)
    // January to October 2027 at 75 %; November has 4 days of 2026 at 60 % and 26 of 2027; December 2026 at 60 %.
    const november = (50 * (4 * 0.6 + 26 * 0.75)) / 30
    expect(round(byMonth)).toEqual(round([...Array(10).fill(37.5), november, 30]))
    // 375 + 36.50 + 30.
    expect(sumOf(byMonth)).toBeCloseTo(441.5, 9)
  })
  test('keeps its last share', () => {
    const deduction = deductionFrom('2026-11-27')
    // Year 2: ten months of 2028 at 90 %, December 2027 at 75 %, November 4 and 26 days. From year 3 on all of it at 90 %.
    const november = (50 * (4 * 0.75 + 26 * 0.9)) / 30
    expect(sumOf(computeDeductionByMonth(deduction, balanced, 2))).toBeCloseTo(10 * 45 + november + 37.5, 9)
    for (const year of [3, 4, 25]) expect(sumOf(computeDeductionByMonth(deduction, balanced, year))).toBeCloseTo(540, 9)
  })
  test('from 1 January, a year of the plan is one of the calendar', () => {
    const deduction = deductionFrom('2027-01-01')
    expect(sumOf(computeDeductionByMonth(deduction, balanced, 1))).toBeCloseTo(450, 9)
    expect(sumOf(computeDeductionByMonth(deduction, balanced, 2))).toBeCloseTo(540, 9)
  })
  test('before the first stated year its share counts', () => {
    expect(sumOf(computeDeductionByMonth(deductionFrom('2024-01-01'), balanced, 1))).toBeCloseTo(360, 9)
  })
  test('counts credit of December where January uses it', () => {
    const { meter, exportCharges } = gridTariffIn({
      kind: 'net-metering',
      carried: 'kwh',
      neverSettled: true,
      deduction: { perKwh: 0.5, shares: [{ year: 2027, share: 0.75 }] },
    })
    const first = computeYearBill(meter, readingOf(meter, { 12: -100 }))
    const second = secondBill(meter, first, { 1: 60 })
    expect(addExportCharges(first, exportCharges, 1, 1).total).toBe(0)
    // 60 credited kWh at 0.50, of which 75 % are not credited.
    expect(addExportCharges(second, exportCharges, 2, 1).months[0]?.total).toBeCloseTo(60 * 0.5 * 0.75, 9)
  })
  test('counts credit of the month and carried credit: 80 and 40 kWh of 120', () => {
    const months = [
      { imported: 80, exported: 120, kwhCarried: 0 },
      { imported: 100, exported: 0, kwhCarried: 40 },
    ]
    // 80 × 0.5 × 0.75 and 40 × 0.5 × 0.75.
    expect(round(computeDeductionByMonth(deductionFrom('2027-01-01'), months, 1))).toEqual([30, 15])
  })
})
