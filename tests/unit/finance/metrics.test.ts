import { describe, expect, test } from 'vitest'
import { computeAmortization, type Loan } from '#shared/finance/loan.ts'
import { assessProject, computePayback, findInternalRate, npv } from '#shared/finance/metrics.ts'

/** Published examples: numpy-financial's tests (BSD-3-Clause), several of them from spreadsheets. */
describe('Present value and internal rate of return', () => {
  test('matches the published example', () => {
    expect(npv([-15_000, 1_500, 2_500, 3_500, 4_500, 6_000], 0.05)).toBeCloseTo(122.89, 2)
  })
  test.each([
    [[-150_000, 15_000, 25_000, 35_000, 45_000, 60_000], 0.0524],
    [[-100, 0, 0, 74], -0.0955],
    [[-100, 39, 59, 55, 20], 0.28095],
    [[-100, 100, 0, 7], 0.06206],
    // A search step hits this rate exactly.
    [[-1.0000000000000024, 0, 10_000, 0], 99],
  ])('finds the single rate of %j: %d', (flows, rate) => {
    expect(findInternalRate(flows)).toEqual({ kind: 'one', rate: expect.closeTo(rate, 4) })
  })
  test.each([
    [[-100, 100, 0, -7], -0.0833],
    [[-5, 10.5, 1, -8, 1], 0.0886],
    [[-1678.87, 771.96, 1814.05, 3520.3, 3552.95, 3584.99, 4789.91, -1], 1.00426],
  ])('finds several rates for %j, the published %d among them', (flows, rate) => {
    const found = findInternalRate(flows)
    const rates = found.kind === 'several' ? found.rates : []
    expect(rates).toContainEqual(expect.closeTo(rate, 4))
    expect(rates.length).toBeGreaterThan(1)
    for (const root of rates) {
      // Zero relative to the present value of the largest flow.
      const largest = Math.max(...flows.map((flow, year) => Math.abs(flow) / (1 + root) ** year))
      expect(Math.abs(npv(flows, root)) / largest).toBeLessThan(1e-9)
    }
  })
  test.each([
    [[1, 2, 3], 'nothing-paid-at-the-start'],
    [[0, -81, -60, 500], 'nothing-paid-at-the-start'],
    [[-1, -2, -3], 'never-worth-it'],
  ])('finds no rate for %j: %s', (flows, reason) => expect(findInternalRate(flows)).toEqual({ kind: 'none', reason }))
})

describe('Loans', () => {
  const plan = (amount: number, ratePerMonth: number, payments: number, rest: Partial<Loan> = {}) =>
    computeAmortization({ amount, rate: ratePerMonth * 12, payments, paymentsPerYear: 12, ...rest })

  test.each([
    [15_000, 0.08 / 12, 60, 304.1459143262052],
    [15_000, 0, 60, 250],
    [20_000, 0.8, 3, 19_311.258],
    [2_000, 0.3, 12, 626.90814],
  ])('%d at %d a month over %d months costs %d a month', (amount, rate, months, payment) => {
    expect(plan(amount, rate, months).payment).toBeCloseTo(payment, 3)
  })
  test('split the first payment of the published examples into interest and principal', () => {
    expect(plan(55_000, 0.1 / 12, 60).payments[0]?.principal).toBeCloseTo(710.2541257864217, 6)
    expect(plan(15_000, 0.08 / 12, 60).payments[0]?.principal).toBeCloseTo(204.145914, 5)
    expect(plan(2_000, 0.1 / 12, 24).payments[0]?.interest).toBeCloseTo(16.666667, 5)
  })
  test('by year: 17,417.60 at 4 % over 25 years, as in the published residential case of the reference engine', () => {
    const yearly = computeAmortization({ amount: 17_417.6, rate: 0.04, payments: 25, paymentsPerYear: 1 })
    expect(yearly.payment).toBeCloseTo(1114.9347630293514, 8)
    expect(yearly.years[0]?.interest).toBeCloseTo(696.704, 8)
    expect(yearly.years[0]?.principal).toBeCloseTo(418.23076, 4)
    expect(yearly.years.at(-1)?.balance).toBe(0)
  })
  test('of 18 months have a year and a half', () => {
    const { years } = plan(1_800, 0, 18)
    expect(years.map(({ principal }) => principal)).toEqual([1_200, 600])
  })
})

describe('Paybacks', () => {
  test('interpolate linearly within the year in which the sum crosses zero', () => {
    expect(computePayback([-1_000, 400, 400, 400]).last).toBeCloseTo(2.5, 12)
    expect(computePayback([-1_000, 500, 500])).toEqual({ first: 2, last: 2 })
  })
  test('are null if the years do not suffice, and zero without a negative sum', () => {
    expect(computePayback([-1_000, 400, 400])).toEqual({ first: null, last: null })
    expect(computePayback([0, 10, 5])).toEqual({ first: 0, last: 0 })
  })
  test('differ, first and last, where a replacement makes the sum negative again', () => {
    // 500 in year 3, −300 after the replacement of year 4, again zero after 0.6 of year 5.
    expect(computePayback([-1_000, 500, 500, 500, -800, 500])).toEqual({ first: 2, last: expect.closeTo(4.6, 12) })
    expect(computePayback([-1_000, 500, 500, 500, -800, 100])).toEqual({ first: 2, last: null })
  })
  test('of a lease are not immediate if payments exceed savings', () => {
    expect(computePayback([0, -10, 5])).toEqual({ first: null, last: null })
    expect(computePayback([0, -10, 5, 5])).toEqual({ first: 3, last: 3 })
  })
  test('levelized cost is null without yield', () => {
    const rates = { inflation: 0, realDiscount: 0, financing: { kind: 'cash' } } as const
    const assessment = assessProject({ years: 1, cost: 100, energy: [0], savings: [0], ...rates })
    expect(assessment).toMatchObject({ lcoeNominal: null, payback: null })
  })
})
