import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { siteDataOf } from '../../support/site-data.ts'

const HOME = Home.parse({
  version: 1,
  region: { country: 'US', currency: 'USD' },
  use: { amount: { kind: 'year', kwh: 6_000 } },
  roof: { planes: [{ tilt: 30, azimuth: 180, obstacles: [] }] },
  system: { arrays: [{ plane: 0, panels: 10, watts: 400 }], ageing: 0, backup: [] },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: 0.2 }] }] },
    selling: { kind: 'net-billing', price: 0.05 },
  },
  money: { price: { kind: 'total', total: 10_000 }, priceRise: 0.04, incentives: [] },
  scenarios: [],
  provenance: {},
})
const COST = 10_000
const site = siteDataOf('Phoenix', HOME)

function planOf(money: Partial<Home['money']>, tariff: Partial<Home['tariff']> = {}, currency = 'USD') {
  const home = { ...HOME, region: { ...HOME.region, currency } }
  const result = computePlan(
    { ...home, money: { ...HOME.money, ...money }, tariff: { ...HOME.tariff, ...tariff } },
    site,
  )
  if (result.kind !== 'answer') throw new Error(JSON.stringify(result))
  return result.value
}
const billOf = (plan: ReturnType<typeof planOf>, year: number) => plan.years[year - 1]?.billAfter ?? 0
const exportOf = (plan: ReturnType<typeof planOf>, year: number) => plan.years[year - 1]?.totals.export ?? 0

describe('The rise of the export rate', () => {
  test('is that of the electricity price until it is stated', () => {
    expect(planOf({ exportRise: 0.04 }).npv).toBeCloseTo(planOf({}).npv, 6)
  })

  test('changes the pay for exports alone', () => {
    const [rising, level] = [planOf({}), planOf({ exportRise: 0 })]
    expect(billOf(level, 1)).toBeCloseTo(billOf(rising, 1), 9)
    expect(billOf(level, 11) - billOf(rising, 11)).toBeCloseTo(exportOf(level, 11) * 0.05 * (1.04 ** 10 - 1), 6)
    expect(level.years[10]?.billBefore).toBe(rising.years[10]?.billBefore)
    expect(planOf({ exportRise: 0.06 }).npv).toBeGreaterThan(rising.npv)
  })

  test('includes the price of credit left at the year’s end', () => {
    const metering = { selling: { kind: 'net-metering', carried: 'kwh', leftOverPrice: 0.03 } } as const
    const [rising, level] = [planOf({}, metering), planOf({ exportRise: 0 }, metering)]
    const payout = level.billsAfter.reduce((sum, month) => sum + month.payout, 0)
    expect(payout).toBeGreaterThan(0)
    expect(billOf(level, 11) - billOf(rising, 11)).toBeCloseTo(payout * (1.04 ** 10 - 1), 6)
  })

  test.each<[string, Home['tariff']['selling']]>([
    [
      'a price fixed for years',
      { kind: 'feed-in', steps: [{ untilYear: 30, bands: [{ upToKw: null, price: 0.05 }] }] },
    ],
    ['credit at the import price', { kind: 'net-metering', carried: 'money' }],
  ])('leaves %s as it is', (_, selling) => {
    const tariff = selling && { selling }
    expect(planOf({ exportRise: 0.1 }, tariff).npv).toBeCloseTo(planOf({}, tariff).npv, 6)
  })
})

describe('Inflation', () => {
  const assumed = (currency: string, path: string) =>
    planOf({}, {}, currency).assumed.find((figure) => figure.path === path)?.value

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
    const { npv } = planOf({ priceRise: 0, exportRise: 0 }, {}, 'NGN')
    // 1.1 × 1.03 = 1.133.
    const inflated = planOf({ inflation: 0.1, priceRise: 0.1, exportRise: 0.1, discount: 0.133 }, {}, 'NGN')
    // A year's flows are in the prices of its start and come at its end: each is worth one year of inflation less.
    expect((inflated.npv + COST) * 1.1).toBeCloseTo(npv + COST, 4)
  })
})
