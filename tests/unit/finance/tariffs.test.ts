import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR, MONTH_STARTS, sumOf } from '#shared/calendar.ts'
import { type BillYear, computeYearBill, type MonthBill } from '#shared/finance/bill.ts'
import { createMeter, hourlyBuyPrices, hourlySellPrices } from '#shared/finance/meter.ts'
import { emptyAccount, type Metering } from '#shared/finance/metering.ts'
import { priceFactor } from '#shared/finance/price-rise.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { ALL_HOURS, type Tariff } from '#shared/finance/tariff.ts'
import { InputError } from '#shared/validation/input-error.ts'
import { DAYLIGHT_SAVING } from '../../support/daylight-saving.ts'
import { maxDifference } from '../../support/max-difference.ts'

const createFlatTariff = (buy: number, sell: number, metering: Metering, more: Partial<Tariff> = {}): Tariff => ({
  periods: [{ blocks: [{ upTo: null, buy, sell }] }],
  weekday: ALL_HOURS,
  weekend: ALL_HOURS,
  metering,
  ...more,
})
/** 0.1 and in these hours of every day 0.5. */
const peakTariff = (isPeak: (hour: number) => boolean, metering: Metering) => {
  const schedule = ALL_HOURS.map((hours) => hours.map((_, hour) => (isPeak(hour) ? 1 : 0)))
  const periods = [0.1, 0.5].map((buy) => ({ blocks: [{ upTo: null, buy, sell: 0 }] }))
  return createFlatTariff(0, 0, metering, { periods, weekday: schedule, weekend: schedule })
}

/** kWh in the first hour of each month; nothing else. */
const monthly = (kwh: readonly number[]) => {
  const hourly = new Float64Array(HOURS_OF_YEAR)
  kwh.forEach((value, month) => {
    hourly[MONTH_STARTS[month] as number] = value
  })
  return hourly
}
const zeros = Array<number>(12).fill(0)
const months = (values: Readonly<Record<number, number>>) => zeros.map((zero, month) => values[month] ?? zero)

const read = (
  meter: ReturnType<typeof createMeter>,
  imported: readonly number[],
  exported: readonly number[] = zeros,
) => readMeter(meter, { import: monthly(imported), export: monthly(exported) })
function bill(
  tariff: Tariff,
  imported: readonly number[],
  exported: readonly number[] = zeros,
  when: Partial<BillYear> = {},
) {
  const meter = createMeter(tariff)
  return computeYearBill(meter, read(meter, imported, exported), { year: 1, priceFactor: 1, ...when })
}
const lines = (of: { months: readonly MonthBill[] }, name: keyof MonthBill) => of.months.map((month) => month[name])

const NET_BILLING: Metering = { kind: 'net-billing' }
const carried = { kind: 'net-billing-carried' } as const
const everyMonth = (value: number) => Array<number>(12).fill(value)

describe('A demand charge', () => {
  test.each<Metering>([NET_BILLING, { kind: 'net-kwh', yearEndPrice: 0 }])(
    'is on the highest import of an hour in each month, with %j',
    (metering) => {
      const meter = createMeter(createFlatTariff(0.2, 0, metering, { demandPerKw: 10 }))
      const imported = monthly(months({ 0: 5, 6: 3 }))
      // A second, lower peak of January does not count.
      imported[100] = 4
      const reading = readMeter(meter, { import: imported, export: new Float64Array(HOURS_OF_YEAR) })
      const { months: bills, total } = computeYearBill(meter, reading, { year: 3, priceFactor: 2 })
      expect(bills.map(({ demand }) => demand)).toEqual([100, 0, 0, 0, 0, 0, 60, 0, 0, 0, 0, 0])
      // 12 kWh at 0.40.
      expect(total).toBeCloseTo(160 + 12 * 0.4, 9)
    },
  )
  test('counts for the minimum of a month, and no credit of exports pays it', () => {
    const terms = { demandPerKw: 10, minimumPerMonth: 60 }
    const tariff = createFlatTariff(0.2, 0.1, { ...carried, sameMonth: true }, terms)
    const year = bill(tariff, months({ 0: 5 }), months({ 0: 100 }))
    // 50 of demand, and 10 to reach the minimum; the credit takes the 1 for energy away.
    expect(year.months[0]).toMatchObject({ energy: 1, credit: 1, demand: 50, minimum: 10, total: 60 })
  })
})

describe('Hourly prices', () => {
  const blocks = [
    { upTo: 100, buy: 0.3, sell: 0.05 },
    { upTo: null, buy: 0.2, sell: 0.06 },
  ]
  const tariff = createFlatTariff(0, 0, NET_BILLING, { periods: [{ blocks }] })
  const worth = (of: Tariff) => [hourlyBuyPrices(createMeter(of))[0], hourlySellPrices(createMeter(of))[0]]

  test('are the lowest saving of an imported kWh and the highest income of an exported one', () => {
    expect(worth(tariff)).toEqual([0.2, 0.06])
    const feedIn = [
      { price: 0.08, untilYear: 10 },
      { price: 0.1, untilYear: 20 },
    ]
    expect(worth({ ...tariff, feedIn })).toEqual([0.2, 0.1])
  })
  test('are equal for import and export under net metering', () => {
    expect(worth(createFlatTariff(0.25, 0.03, { kind: 'net-kwh', yearEndPrice: 0.03 }))).toEqual([0.25, 0.25])
  })
})

describe('Hand-worked bills', () => {
  test('with blocks: 250 kWh at 0.10 to 100, 0.20 to 200 and 0.30 above', () => {
    const blocks = [100, 200, null].map((upTo, i) => ({ upTo, buy: 0.1 * (i + 1), sell: 0 }))
    const tariff = createFlatTariff(0, 0, NET_BILLING, { periods: [{ blocks }] })
    const totals = lines(bill(tariff, months({ 0: 250, 1: 100, 2: 101 })), 'total')
    // 10 + 20 + 15.
    expect(maxDifference(totals.slice(0, 3), [45, 10, 10.2])).toBeLessThan(1e-9)
  })
  test('with daily blocks grow with the days of the month', () => {
    const blocks = [
      { upTo: 10, buy: 0.1, sell: 0 },
      { upTo: null, buy: 0.2, sell: 0 },
    ]
    const tariff = createFlatTariff(0, 0, NET_BILLING, { periods: [{ blocks }], blockUnit: 'day' })
    // January 310 at 0.1 and 90 at 0.2; February 280 and 120.
    expect(maxDifference(lines(bill(tariff, everyMonth(400)), 'total').slice(0, 2), [49, 52])).toBeLessThan(1e-9)
  })
  test('use a month’s credit in the next month, or in the same one if the tariff says so', () => {
    const exported = months({ 0: 100 })
    const next = bill(createFlatTariff(0.2, 0.1, carried), everyMonth(100), exported)
    // Bought 20 a month; 10 exported in January.
    expect(lines(next, 'total').slice(0, 3)).toEqual([20, 10, 20])
    const own = bill(createFlatTariff(0.2, 0.1, { ...carried, sameMonth: true }), everyMonth(100), exported)
    expect(lines(own, 'total').slice(0, 3)).toEqual([10, 20, 20])
  })
  test('never pay fixed charges with credit; the rest is paid or lost at the end of the year', () => {
    const ofYear = (metering: Metering) =>
      bill(createFlatTariff(0.2, 0.1, metering, { fixedPerMonth: 5 }), zeros, months({ 3: 400 }))
    const paid = ofYear(carried)
    expect(lines(paid, 'total')).toEqual([...Array(11).fill(5), 5 - 40])
    expect(lines(paid, 'moneyAccount').slice(2, 5)).toEqual([0, 40, 40])
    expect(lines(ofYear({ ...carried, expires: true }), 'total')).toEqual(everyMonth(5))
  })
  test('use no credit beyond its month, which is paid or lost at the end of it', () => {
    const monthly = { ...carried, sameMonth: true, trueUpMonth: 'every' } as const
    const sunny = months({ 5: 400 })
    // Bought 20 a month; 40 exported in June.
    const lost = bill(createFlatTariff(0.2, 0.1, { ...monthly, expires: true }), everyMonth(100), sunny)
    expect(lines(lost, 'total').slice(4, 8)).toEqual([20, 0, 20, 20])
    const paid = bill(createFlatTariff(0.2, 0.1, monthly), everyMonth(100), sunny)
    expect(lines(paid, 'total').slice(4, 8)).toEqual([20, -20, 20, 20])
  })
  test('settle in March and reset the account', () => {
    const tariff = createFlatTariff(0.2, 0.1, { kind: 'net-kwh', yearEndPrice: 0.05, trueUpMonth: 3 })
    const year = bill(tariff, months({ 5: 30 }), months({ 1: 100, 3: 20 }))
    expect(lines(year, 'payout').slice(0, 5)).toEqual([0, 0, 5, 0, 0])
    expect(lines(year, 'kwhAccount').slice(0, 7)).toEqual([0, 100, 100, 20, 20, 0, 0])
    // June lacks 30 and has 20 carried from April.
    expect(year.months[5]?.total).toBeCloseTo(2, 9)
  })
  test('carry credit from December to January if the settlement is in another month', () => {
    const meter = createMeter(createFlatTariff(0.2, 0.1, { kind: 'net-kwh', yearEndPrice: 0.05, trueUpMonth: 3 }))
    const { account } = computeYearBill(meter, read(meter, zeros, months({ 10: 80 })))
    expect(account.kwh).toBe(80)
    const january = read(meter, months({ 0: 50 }))
    const second = computeYearBill(meter, january, { year: 2, priceFactor: 1, account })
    expect(lines(second, 'total').slice(0, 3)).toEqual([0, 0, expect.closeTo(-30 * 0.05, 9)])
    expect(computeYearBill(meter, january).months[0]?.total).toBeCloseTo(10, 9)
    expect(emptyAccount(meter).kwh).toBe(0)
  })
  test('lapse after their months, the oldest used first', () => {
    const endless = { kind: 'net-kwh', yearEndPrice: 0, trueUpMonth: null } as const
    const ofYear = (metering: Metering) =>
      bill(createFlatTariff(0.2, 0, metering), months({ 3: 70, 4: 50 }), months({ 0: 100, 1: 40 }))
    // January earns 100, February 40. April uses 70 of January, whose other 30 lapse; May uses the 40 of February and buys 10.
    const year = ofYear({ ...endless, creditMonths: 3 })
    expect(lines(year, 'kwhCarried').slice(0, 7)).toEqual([0, 100, 140, 140, 40, 0, 0])
    expect(lines(year, 'total').slice(0, 6)).toEqual([0, 0, 0, 0, expect.closeTo(2, 9), 0])
    expect(ofYear(endless)).toMatchObject({ total: 0, account: { kwh: 20 } })
  })
  test('keep the surplus of a period without rollover hours', () => {
    // Peak from 13 to 16 h only: none of 0, 5, 11 and 17 h lies in it.
    const isPeak = (hour: number) => hour >= 13 && hour < 16
    const meter = createMeter(peakTariff(isPeak, { kind: 'net-kwh', yearEndPrice: 0 }))
    const hourly = (month: number, kwh: number) => {
      const series = new Float64Array(HOURS_OF_YEAR)
      series[(MONTH_STARTS[month] as number) + 14] = kwh
      return series
    }
    const year = computeYearBill(meter, readMeter(meter, { import: hourly(1, 30), export: hourly(0, 20) }))
    // 20 kWh of peak carried from January: February buys 10 at 0.5.
    expect(year.months[1]?.energy).toBeCloseTo(5, 9)
  })
  test('with two meters apply the minimum to the import meter', () => {
    const tariff = createFlatTariff(0.2, 0.1, { kind: 'buy-all-sell-all' }, { minimumPerMonth: 15 })
    const [january] = bill(tariff, everyMonth(50), everyMonth(300)).months
    // Bought for 10, raised to 15; 300 kWh exported for 30.
    expect(january).toMatchObject({ energy: 10, credit: 30, minimum: 5, total: -15 })
  })
  test('with a negative month add the minimum charge', () => {
    const tariff = createFlatTariff(0.2, 0.1, NET_BILLING, { fixedPerMonth: 2, minimumPerMonth: 15 })
    // 2 fixed, 30 exported: −28, and 15 more.
    expect(bill(tariff, zeros, everyMonth(300)).months[0]?.total).toBeCloseTo(-13, 9)
  })
})

describe('Feed-in prices', () => {
  const feedIn = [
    { price: 0.24, untilYear: 4 },
    { price: 0.08, untilYear: 10 },
  ]
  const tariff = createFlatTariff(0.3, 0.02, NET_BILLING, { feedIn })
  test.each([
    [1, 24],
    [4, 24],
    [5, 8],
    [10, 8],
    [11, 2],
  ])('pay in year %d for 100 kWh: %d', (year, earned) => {
    expect(bill(tariff, zeros, months({ 0: 100 }), { year }).months[0]?.credit).toBeCloseTo(earned, 9)
  })
  test('pay a share of a year, and the price afterwards the rest', () => {
    // 100 kWh: a quarter at 24 ct, three quarters at 2 ct that rose to 4 ct.
    const parts = { ...tariff, feedIn: [{ price: 0.24, untilYear: 1, share: 0.25 }] }
    expect(bill(parts, zeros, months({ 0: 100 }), { exportFactor: 2 }).months[0]?.credit).toBeCloseTo(6 + 3, 9)
  })
  test('do not rise with other prices, unlike the price afterwards', () => {
    const january = (year: number) => bill(tariff, everyMonth(10), everyMonth(100), { year, priceFactor: 2 }).months[0]
    expect(january(4)).toMatchObject({ energy: 6, credit: 24 })
    expect(january(11)).toMatchObject({ energy: 6, credit: 4 })
  })
})

describe('The clock of a tariff', () => {
  // Expensive from 18 to 19 h, all days of the year.
  const tariff = peakTariff((hour) => hour === 18, NET_BILLING)

  test('shifts 18 h to 17 h of standard time during daylight saving', () => {
    const prices = hourlyBuyPrices(createMeter(tariff, DAYLIGHT_SAVING['north-america']))
    const firstPeakHour = (day: number) => prices.slice(day * 24, day * 24 + 24).indexOf(0.5)
    expect([10, 68, 69, 306, 307].map(firstPeakHour)).toEqual([18, 18, 17, 17, 18])
    expect(prices.filter((price) => price === 0.5)).toHaveLength(365)
  })
  test('spans the turn of the year in the southern hemisphere', () => {
    const prices = hourlyBuyPrices(createMeter(tariff, DAYLIGHT_SAVING.australia))
    expect(prices.slice(0, 24).indexOf(0.5)).toBe(17)
    expect(prices.slice(200 * 24, 201 * 24).indexOf(0.5)).toBe(18)
  })
  test('keeps the kWh of each month', () => {
    const meter = createMeter(tariff, DAYLIGHT_SAVING.europe)
    const { importPerMonth } = readMeter(meter, {
      import: new Float64Array(HOURS_OF_YEAR).fill(1),
      export: new Float64Array(HOURS_OF_YEAR),
    })
    expect([...importPerMonth]).toEqual([744, 672, 744, 720, 744, 720, 744, 744, 720, 744, 720, 744])
    expect(sumOf(importPerMonth)).toBe(HOURS_OF_YEAR)
  })
})

describe('Rising prices', () => {
  test('add inflation and escalation: 2.5 % and 1 % are 3.5 % a year', () => {
    expect(priceFactor({ inflation: 0.025, escalation: 0.01 }, 3)).toBeCloseTo(1.035 ** 2, 12)
    expect(priceFactor({ inflation: 0, escalation: 0 }, 30)).toBe(1)
  })
})

describe('An invalid tariff', () => {
  const good = createFlatTariff(0.3, 0.1, NET_BILLING)
  const block = (upTo: number | null) => ({ upTo, buy: 0.1, sell: 0 })
  const otherBlocks = [{ blocks: [block(null)] }, { blocks: [block(100), block(null)] }]
  const allPeak = ALL_HOURS.map((hours) => hours.map(() => 1))
  const step = { price: 0.1, untilYear: 5 }
  test.each([
    [
      { periods: [{ blocks: [{ ...block(null), sell: Number.NaN }] }] },
      'periods.0.blocks.0.sell',
      'Export rate: enter a number from 0 to 1,000,000.',
    ],
    [
      { periods: otherBlocks, weekend: allPeak },
      'periods.1.blocks',
      'Prices of the same month must have the same tiers. Check the limits of the tiers.',
    ],
    [{ fixedPerMonth: -1 }, 'fixedPerMonth', 'Fixed monthly charge: enter a number from 0 to 1,000,000.'],
    [
      { minimumPerYear: Number.POSITIVE_INFINITY },
      'minimumPerYear',
      'Minimum yearly charge: enter a number from 0 to 1,000,000.',
    ],
    [
      { feedIn: [step, step] },
      'feedIn.1.untilYear',
      'Last year of the feed-in tariff: enter a whole number above 5, up to 100.',
    ],
    [{ sellByHour: new Float64Array(24) }, 'sellByHour', 'Hourly export rates: 8,760 values are needed, not 24.'],
  ] as [Partial<Tariff>, string, string][])('with %o is refused at %s', (wrong, field, sentence) => {
    const refused = () => createMeter({ ...good, ...wrong })
    expect(refused).toThrow(InputError)
    expect(refused).toThrow(expect.objectContaining({ field, message: sentence }))
  })
})
