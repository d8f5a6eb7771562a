import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR, MONTH_STARTS, sumOf } from '#shared/calendar.ts'
import { computeYearBill, type MonthBill } from '#shared/finance/bill.ts'
import { createMeter, hourlyBuyPrices, hourlySellPrices } from '#shared/finance/meter.ts'
import { emptyAccount, type Metering } from '#shared/finance/metering.ts'
import { priceFactor } from '#shared/finance/price-rise.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { ALL_HOURS, type Tariff } from '#shared/finance/tariff.ts'
import { InputError } from '#shared/validation/input-error.ts'
import { DAYLIGHT_SAVING } from '../../support/daylight-saving.ts'
import { maxDifference } from '../../support/max-difference.ts'

const createFlatTariff = (buy: number, sell: number, metering: Metering): Tariff => ({
  periods: [{ blocks: [{ upTo: null, buy, sell }] }],
  weekday: ALL_HOURS,
  weekend: ALL_HOURS,
  metering,
})

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

function bill(tariff: Tariff, imported: readonly number[], exported: readonly number[] = zeros, year = 1) {
  const meter = createMeter(tariff)
  return computeYearBill(meter, readMeter(meter, { import: monthly(imported), export: monthly(exported) }), {
    year,
    priceFactor: 1,
  })
}
const lines = (of: { months: readonly MonthBill[] }, name: keyof MonthBill) => of.months.map((month) => month[name])

const carried: Metering = { kind: 'net-billing-carried' }
const everyMonth = (value: number) => Array<number>(12).fill(value)

describe('A demand charge', () => {
  test.each<Metering>([{ kind: 'net-billing' }, { kind: 'net-kwh', yearEndPrice: 0 }])(
    'is on the highest import of an hour in each month, with %j',
    (metering) => {
      const meter = createMeter({ ...createFlatTariff(0.2, 0, metering), demandPerKw: 10 })
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
    const tariff: Tariff = { ...createFlatTariff(0.2, 0.1, carried), demandPerKw: 10, minimumPerMonth: 60 }
    const year = bill(
      { ...tariff, metering: { kind: 'net-billing-carried', sameMonth: true } },
      months({ 0: 5 }),
      months({ 0: 100 }),
    )
    // 50 of demand, and 10 to reach the minimum; the credit takes the 1 for energy away.
    expect(year.months[0]).toMatchObject({ energy: 1, credit: 1, demand: 50, minimum: 10, total: 60 })
  })
})

describe('Hourly prices', () => {
  const blocks = [
    { upTo: 100, buy: 0.3, sell: 0.05 },
    { upTo: null, buy: 0.2, sell: 0.06 },
  ]
  const tariff: Tariff = { ...createFlatTariff(0, 0, { kind: 'net-billing' }), periods: [{ blocks }] }
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
    const netted: Tariff = { ...createFlatTariff(0.25, 0.03, { kind: 'net-kwh', yearEndPrice: 0.03 }) }
    expect(worth(netted)).toEqual([0.25, 0.25])
  })
})

describe('Hand-worked bills', () => {
  test('with blocks: 250 kWh at 0.10 to 100, 0.20 to 200 and 0.30 above', () => {
    const blocks = [100, 200, null].map((upTo, i) => ({ upTo, buy: 0.1 * (i + 1), sell: 0 }))
    const tariff: Tariff = { ...createFlatTariff(0, 0, { kind: 'net-billing' }), periods: [{ blocks }] }
    // 10 + 20 + 15.
    expect(
      bill(tariff, months({ 0: 250, 1: 100, 2: 101 }))
        .months.slice(0, 3)
        .map(({ total }) => total),
    ).toEqual([expect.closeTo(45, 9), expect.closeTo(10, 9), expect.closeTo(10.2, 9)])
  })
  test('with daily blocks grow with the days of the month', () => {
    const blocks = [
      { upTo: 10, buy: 0.1, sell: 0 },
      { upTo: null, buy: 0.2, sell: 0 },
    ]
    const tariff: Tariff = {
      ...createFlatTariff(0, 0, { kind: 'net-billing' }),
      periods: [{ blocks }],
      blockUnit: 'day',
    }
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
    const paid = bill({ ...createFlatTariff(0.2, 0.1, carried), fixedPerMonth: 5 }, zeros, months({ 3: 400 }))
    expect(lines(paid, 'total')).toEqual([...Array(11).fill(5), 5 - 40])
    expect(lines(paid, 'moneyAccount').slice(2, 5)).toEqual([0, 40, 40])
    const lost = bill(
      { ...createFlatTariff(0.2, 0.1, { ...carried, expires: true }), fixedPerMonth: 5 },
      zeros,
      months({ 3: 400 }),
    )
    expect(lines(lost, 'total')).toEqual(everyMonth(5))
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
    const read = (imported: readonly number[], exported: readonly number[]) =>
      readMeter(meter, { import: monthly(imported), export: monthly(exported) })
    const first = computeYearBill(meter, read(zeros, months({ 10: 80 })))
    expect(first.account.kwh).toBe(80)
    const second = computeYearBill(meter, read(months({ 0: 50 }), zeros), {
      year: 2,
      priceFactor: 1,
      account: first.account,
    })
    expect(lines(second, 'total').slice(0, 3)).toEqual([0, 0, expect.closeTo(-30 * 0.05, 9)])
    const alone = computeYearBill(meter, read(months({ 0: 50 }), zeros))
    expect(alone.months[0]?.total).toBeCloseTo(10, 9)
    expect(emptyAccount(meter).kwh).toBe(0)
  })
  test('lapse after their months, the oldest used first', () => {
    const lapsing: Metering = { kind: 'net-kwh', yearEndPrice: 0, trueUpMonth: null, creditMonths: 3 }
    // January earns 100, February 40. April uses 70 of January, whose other 30 lapse; May uses the 40 of February and buys 10.
    const year = bill(createFlatTariff(0.2, 0, lapsing), months({ 3: 70, 4: 50 }), months({ 0: 100, 1: 40 }))
    expect(lines(year, 'kwhCarried').slice(0, 7)).toEqual([0, 100, 140, 140, 40, 0, 0])
    expect(lines(year, 'total').slice(0, 6)).toEqual([0, 0, 0, 0, expect.closeTo(2, 9), 0])
    const endless = bill(
      createFlatTariff(0.2, 0, { kind: 'net-kwh', yearEndPrice: 0, trueUpMonth: null }),
      months({ 3: 70, 4: 50 }),
      months({ 0: 100, 1: 40 }),
    )
    expect(endless.total).toBe(0)
    expect(endless.account.kwh).toBe(20)
  })
  test('keep the surplus of a period without rollover hours', () => {
    // Peak from 13 to 16 h only: none of 0, 5, 11 and 17 h lies in it.
    const schedule = ALL_HOURS.map((hours) => hours.map((_, hour) => (hour >= 13 && hour < 16 ? 1 : 0)))
    const period = (buy: number) => ({ blocks: [{ upTo: null, buy, sell: 0 }] })
    const tariff: Tariff = {
      periods: [period(0.1), period(0.5)],
      weekday: schedule,
      weekend: schedule,
      metering: { kind: 'net-kwh', yearEndPrice: 0 },
    }
    const meter = createMeter(tariff)
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
    const tariff = { ...createFlatTariff(0.2, 0.1, { kind: 'buy-all-sell-all' }), minimumPerMonth: 15 } as const
    // Bought for 10, raised to 15; 300 kWh exported for 30.
    expect(bill(tariff, everyMonth(50), everyMonth(300)).months[0]).toMatchObject({
      energy: 10,
      credit: 30,
      minimum: 5,
      total: -15,
    })
  })
  test('with a negative month add the minimum charge', () => {
    const tariff = {
      ...createFlatTariff(0.2, 0.1, { kind: 'net-billing' }),
      fixedPerMonth: 2,
      minimumPerMonth: 15,
    } as const
    // 2 fixed, 30 exported: −28, and 15 more.
    expect(bill(tariff, zeros, everyMonth(300)).months[0]?.total).toBeCloseTo(-13, 9)
  })
})

describe('Feed-in prices', () => {
  const tariff: Tariff = {
    ...createFlatTariff(0.3, 0.02, { kind: 'net-billing' }),
    feedIn: [
      { price: 0.24, untilYear: 4 },
      { price: 0.08, untilYear: 10 },
    ],
  }
  test.each([
    [1, 24],
    [4, 24],
    [5, 8],
    [10, 8],
    [11, 2],
  ])('pay in year %d for 100 kWh: %d', (year, earned) => {
    expect(bill(tariff, zeros, months({ 0: 100 }), year).months[0]?.credit).toBeCloseTo(earned, 9)
  })
  test('pay a share of a year, and the price afterwards the rest', () => {
    // 100 kWh: a quarter at 24 ct, three quarters at 2 ct that rose to 4 ct.
    const parts = { ...tariff, feedIn: [{ price: 0.24, untilYear: 1, share: 0.25 }] }
    const meter = createMeter(parts)
    const reading = readMeter(meter, { import: monthly(zeros), export: monthly(months({ 0: 100 })) })
    const billed = computeYearBill(meter, reading, { year: 1, priceFactor: 1, exportFactor: 2 })
    expect(billed.months[0]?.credit).toBeCloseTo(6 + 3, 9)
  })
  test('do not rise with other prices, unlike the price afterwards', () => {
    const meter = createMeter(tariff)
    const reading = readMeter(meter, { import: monthly(everyMonth(10)), export: monthly(everyMonth(100)) })
    expect(computeYearBill(meter, reading, { year: 4, priceFactor: 2 }).months[0]).toMatchObject({
      energy: 6,
      credit: 24,
    })
    expect(computeYearBill(meter, reading, { year: 11, priceFactor: 2 }).months[0]).toMatchObject({
      energy: 6,
      credit: 4,
    })
  })
})

describe('The clock of a tariff', () => {
  // Expensive from 18 to 19 h, all days of the year.
  const schedule = ALL_HOURS.map((hours) => hours.map((_, hour) => (hour === 18 ? 1 : 0)))
  const period = (buy: number) => ({ blocks: [{ upTo: null, buy, sell: 0 }] })
  const tariff: Tariff = {
    ...createFlatTariff(0, 0, { kind: 'net-billing' }),
    periods: [period(0.1), period(0.5)],
    weekday: schedule,
    weekend: schedule,
  }

  test('shifts 18 h to 17 h of standard time during daylight saving', () => {
    const prices = hourlyBuyPrices(createMeter(tariff, DAYLIGHT_SAVING['north-america']))
    const firstPeakHour = (day: number) => prices.slice(day * 24, day * 24 + 24).indexOf(0.5)
    expect([firstPeakHour(10), firstPeakHour(68), firstPeakHour(69), firstPeakHour(306), firstPeakHour(307)]).toEqual([
      18, 18, 17, 17, 18,
    ])
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
  const good = createFlatTariff(0.3, 0.1, { kind: 'net-billing' })
  const block = (upTo: number | null) => ({ upTo, buy: 0.1, sell: 0 })
  test.each([
    [
      { periods: [{ blocks: [{ upTo: null, buy: 0.1, sell: Number.NaN }] }] },
      'periods.0.blocks.0.sell',
      'Export rate: enter a number from 0 to 1,000,000.',
    ],
    [
      {
        periods: [{ blocks: [block(null)] }, { blocks: [block(100), block(null)] }],
        weekend: ALL_HOURS.map((hours) => hours.map(() => 1)),
      },
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
      {
        feedIn: [
          { price: 0.1, untilYear: 5 },
          { price: 0.1, untilYear: 5 },
        ],
      },
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
