import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { loadPresetWithSubdivisions } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { createYearsCsv } from '../../../client/src/planner/steps/share/plan-csv.ts'
import { flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

const COST = 10_000
const HOME = homeWith({
  system: { arrays: [{ plane: 0, panels: 10, watts: 400 }], ageing: 0 },
  money: { price: { kind: 'total', total: COST }, priceRise: 0.04 },
})
const site = siteDataOf('Phoenix', HOME)

const planWith = (money: Partial<Home['money']>, tariff: Partial<Home['tariff']> = {}, currency = 'USD') =>
  planOf(
    {
      ...HOME,
      region: { ...HOME.region, currency },
      money: { ...HOME.money, ...money },
      tariff: { ...HOME.tariff, ...tariff },
    },
    site,
  )
const billOf = (plan: ReturnType<typeof planWith>, year: number) => plan.years[year - 1]?.billAfter ?? 0
const exportOf = (plan: ReturnType<typeof planWith>, year: number) => plan.years[year - 1]?.totals.export ?? 0

describe('The rise of the export rate', () => {
  test('is that of the electricity price until it is stated', () => {
    expect(planWith({ exportRise: 0.04 }).npv).toBeCloseTo(planWith({}).npv, 6)
  })

  test('changes the pay for exports alone', () => {
    const [rising, level] = [planWith({}), planWith({ exportRise: 0 })]
    expect(billOf(level, 1)).toBeCloseTo(billOf(rising, 1), 9)
    expect(billOf(level, 11) - billOf(rising, 11)).toBeCloseTo(exportOf(level, 11) * 0.05 * (1.04 ** 10 - 1), 6)
    expect(level.years[10]?.billBefore).toBe(rising.years[10]?.billBefore)
    expect(planWith({ exportRise: 0.06 }).npv).toBeGreaterThan(rising.npv)
  })

  test('includes the price of credit left at the year’s end', () => {
    const metering = { selling: { kind: 'net-metering', carried: 'kwh', leftOverPrice: 0.03 } } as const
    const [rising, level] = [planWith({}, metering), planWith({ exportRise: 0 }, metering)]
    const payout = level.billsAfter.reduce((sum, month) => sum + month.payout, 0)
    expect(payout).toBeGreaterThan(0)
    expect(billOf(level, 11) - billOf(rising, 11)).toBeCloseTo(payout * (1.04 ** 10 - 1), 6)
  })

  test.each<[string, NonNullable<Home['tariff']['selling']>]>([
    [
      'a price fixed for years',
      { kind: 'feed-in', steps: [{ untilYear: 30, bands: [{ upToKw: null, price: 0.05 }] }] },
    ],
    ['credit at the import price', { kind: 'net-metering', carried: 'money' }],
  ])('leaves %s as it is', (_, selling) => {
    expect(planWith({ exportRise: 0.1 }, { selling }).npv).toBeCloseTo(planWith({}, { selling }).npv, 6)
  })
})

describe('Inflation', () => {
  const assumed = (currency: string, path: string) =>
    planWith({}, {}, currency).assumed.find((figure) => figure.path === path)?.value

  // The return is 3 % above it: 1.02 × 1.03 = 1.0506, 1.04 × 1.03 = 1.0712.
  test.each([
    ['USD', 0.02, 0.0506],
    ['EUR', 0.02, 0.0506],
    ['INR', 0.04, 0.0712],
    ['NGN', 0, 0.03],
    ['KES', 0, 0.03],
  ])('in %s is %d where nothing is stated, and money elsewhere earns %d', (currency, inflation, discount) => {
    expect(assumed(currency, 'money.inflation')).toBe(inflation)
    expect(assumed(currency, 'money.discount')).toBeCloseTo(discount, 12)
  })

  test('does not change a plan in today’s money whose prices rise with it', () => {
    const { npv } = planWith({ priceRise: 0, exportRise: 0 }, {}, 'NGN')
    // 1.1 × 1.03 = 1.133.
    const inflated = planWith({ inflation: 0.1, priceRise: 0.1, exportRise: 0.1, discount: 0.133 }, {}, 'NGN')
    // A year's flows are in the prices of its start and come at its end: each is worth one year of inflation less.
    expect((inflated.npv + COST) * 1.1).toBeCloseTo(npv + COST, 4)
  })
})

describe('A yearly property tax on the system', () => {
  test('is a share of its price before support, and rises with inflation', () => {
    const untaxed = planWith({ inflation: 0.02 })
    const taxed = planWith({ inflation: 0.02, propertyTax: 0.023 })
    // 2.3 % of 10,000 is 230 a year.
    const tax = untaxed.cashFlow.flow.map((flow, year) => flow - (taxed.cashFlow.flow[year] ?? Number.NaN))
    expect(tax[0]).toBe(0)
    expect(tax[1]).toBeCloseTo(230, 6)
    expect(tax[25]).toBeCloseTo(230 * 1.02 ** 24, 6)
    expect(taxed.figures.firstYear.value).toBeCloseTo((untaxed.figures.firstYear.value ?? 0) - 230, 6)
  })

  test('is no concern of a tenant of the system', () => {
    const financing = { kind: 'lease', perMonth: 80, years: 20 } as const
    expect(planWith({ financing, propertyTax: 0.0115 }).cashFlow.flow).toEqual(planWith({ financing }).cashFlow.flow)
  })

  test('holds in California for systems that start in 2027 or later', async () => {
    const preset = await loadPresetWithSubdivisions('US')
    const taxIn = (start: string, subdivision = 'US-CA') =>
      createTypicalHome(preset, { start, subdivision }).money.propertyTax
    expect(taxIn('2027-01-01')).toBe(0.0115)
    expect(taxIn('2026-12-31')).toBeUndefined()
    expect(taxIn('2027-01-01', 'US-NV')).toBeUndefined()
  })
})

describe('Year 1 with the tax credit of Arizona: a quarter of the price, at most 1,000', () => {
  const credit = {
    kind: 'share-of-cost',
    name: 'Tax credit',
    on: true,
    of: 'panels',
    share: 0.25,
    most: 1_000,
  } as const
  const plan = planWith(
    { incentives: [{ ...credit, paid: 'with-tax' }], upkeepPerYear: 100 },
    { buying: flatPrice(0.16), selling: { kind: 'net-billing', price: 0.07 } },
  )
  const { figures, cashFlow } = plan
  const billsFell = (figures.billBefore.value ?? 0) - (figures.billAfter.value ?? 0)

  test('saves what the bills fall by, without the credit, which comes once', () => {
    // 960 is the bill without solar: 6,000 × 0.16.
    expect(figures.billBefore.value).toBeCloseTo(960, 6)
    expect(figures.saving.value).toBeCloseTo(billsFell, 6)
    expect(figures.saving.value).toBeLessThan(960)
  })
  test('gains the credit in addition, less the maintenance', () => {
    expect(figures.firstYear.value).toBeCloseTo(billsFell + 1_000 - 100, 6)
    // Year 2 has the savings alone.
    expect(cashFlow.flow[2]).toBeCloseTo((cashFlow.savings[1] ?? 0) - (cashFlow.maintenance[1] ?? 0), 6)
  })
  test('has the credit in a column of its own in the table of years', () => {
    const [heading = [], , year1 = [], year2 = []] = createYearsCsv(plan, 'USD')
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((row) => row.split(','))
    const cell = (row: readonly string[], name: string) => Number(row[heading.indexOf(`${name} (USD)`)])
    expect(cell(year1, 'Savings')).toBeCloseTo(billsFell, 3)
    expect([cell(year1, 'Incentives'), cell(year2, 'Incentives')]).toEqual([1_000, 0])
  })
})
