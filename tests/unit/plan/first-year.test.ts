import { expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { computePlan, type Plan } from '#shared/plan/plan.ts'
import { createYearsCsv } from '../../../client/src/planner/steps/share/plan-csv.ts'
import { siteDataOf } from '../../support/site-data.ts'

/** The credit is that of Arizona: a quarter of the price, at most 1,000, off the tax of year 1. */
const HOME = Home.parse({
  version: 1,
  region: { country: 'US', currency: 'USD' },
  use: { amount: { kind: 'year', kwh: 6_000 } },
  roof: { planes: [{ tilt: 30, azimuth: 180, obstacles: [] }] },
  system: { arrays: [{ plane: 0, panels: 10, watts: 400 }], backup: [] },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: 0.16 }] }] },
    selling: { kind: 'net-billing', price: 0.07 },
  },
  money: {
    price: { kind: 'total', total: 12_000 },
    incentives: [
      { kind: 'share-of-cost', name: 'Tax credit', on: true, of: 'panels', share: 0.25, most: 1_000, paid: 'with-tax' },
    ],
    upkeepPerYear: 100,
  },
})
const result = computePlan(HOME, siteDataOf('Phoenix', HOME))
const plan: Plan = result.kind === 'answer' ? result.value : expect.fail(JSON.stringify(result))
const { figures, cashFlow } = plan
const billsFell = (figures.billBefore.value ?? 0) - (figures.billAfter.value ?? 0)

test('The savings of year 1 are those on the bills, without a tax credit that comes once', () => {
  // 960 is the bill without solar: 6,000 × 0.16.
  expect(figures.billBefore.value).toBeCloseTo(960, 6)
  expect(figures.saving.value).toBeCloseTo(billsFell, 6)
  expect(figures.saving.value).toBeLessThan(960)
})
test('The net gain of year 1 adds the tax credit and takes the maintenance off', () => {
  expect(figures.firstYear.value).toBeCloseTo(billsFell + 1_000 - 100, 6)
  // Year 2 has the savings alone.
  expect(cashFlow.flow[2]).toBeCloseTo((cashFlow.savings[1] ?? 0) - (cashFlow.maintenance[1] ?? 0), 6)
})
test('The table of years has incentives in a column of their own', () => {
  const [heading = [], , year1 = [], year2 = []] = createYearsCsv(plan, 'USD')
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((row) => row.split(','))
  const [savings, incentives] = ['Savings (USD)', 'Incentives (USD)'].map((name) => heading.indexOf(name)) as [
    number,
    number,
  ]
  expect(Number(year1[savings])).toBeCloseTo(billsFell, 3)
  expect(Number(year1[incentives])).toBe(1_000)
  expect(Number(year2[incentives])).toBe(0)
})
