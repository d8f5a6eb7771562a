import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { siteDataOf } from '../../support/site-data.ts'

/** Night, day and evening. */
const HOURS_OF_PRICES = `${'0'.repeat(6)}${'1'.repeat(10)}${'2'.repeat(5)}${'1'.repeat(2)}0`

interface Terms {
  readonly kwh: number
  readonly panels: number
  readonly prices: readonly number[]
  readonly selling: Home['tariff']['selling']
  readonly hasLimit: boolean
}

const homeOf = ({ kwh, panels, prices, selling, hasLimit }: Terms, battery?: Home['system']['battery']): Home =>
  Home.parse({
    version: 1,
    region: { country: 'DE', currency: 'EUR' },
    use: { amount: { kind: 'year', kwh } },
    roof: { planes: [{ tilt: 35, azimuth: 180, obstacles: [] }] },
    system: { arrays: [{ plane: 0, panels, watts: 440 }], ...(battery && { battery }) },
    tariff: {
      buying: {
        periods: prices.map((price) => ({ blocks: [{ upTo: null, price }] })),
        weekday: Array<string>(12).fill(HOURS_OF_PRICES),
      },
      selling,
      ...(hasLimit && { exportLimit: { kind: 'share', ofPeak: 0.6 } }),
    },
    money: { price: { kind: 'by-size', each: 1_500 }, batteryPrice: { kind: 'by-size', each: 500 }, years: 2 },
  })

const sites = (['Berlin', 'Phoenix', 'Pune'] as const).map((place) =>
  siteDataOf(place, homeOf({ kwh: 1, panels: 1, prices: [1, 1, 1], selling: { kind: 'nothing' }, hasLimit: false })),
)

const rate = fc.constantFrom(0, 0.05, 0.12, 0.2, 0.33, 0.4)
const selling: fc.Arbitrary<Home['tariff']['selling']> = fc.oneof(
  rate.map((price) => ({ kind: 'net-billing', price }) as const),
  rate.map((leftOverPrice) => ({ kind: 'net-metering', carried: 'kwh', leftOverPrice }) as const),
  rate.map((surplusPrice) => ({ kind: 'net-metering', carried: 'money', surplusPrice }) as const),
)

test('A battery never raises the bills of a plan, though it does not know the days to come', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sites),
      fc.record({
        kwh: fc.constantFrom(1_500, 4_000, 8_000),
        panels: fc.constantFrom(6, 14, 24),
        prices: fc.tuple(
          fc.constantFrom(0.08, 0.15, 0.2),
          fc.constantFrom(0.2, 0.25, 0.3),
          fc.constantFrom(0.3, 0.38, 0.45),
        ),
        selling,
        hasLimit: fc.boolean(),
      }),
      fc.constantFrom(3, 10, 15),
      fc.constantFrom({}, { rule: 'dear-hours' as const }, { chargeFromGrid: true }),
      (site, terms, usableKwh, rule) => {
        const billsOf = (home: Home) => {
          const plan = computePlan(home, site)
          if (plan.kind !== 'answer') throw new Error(JSON.stringify(plan))
          return plan.value.years.reduce((sum, { billAfter }) => sum + billAfter, 0)
        }
        expect(billsOf(homeOf(terms, { usableKwh, ...rule }))).toBeLessThanOrEqual(billsOf(homeOf(terms)) + 1e-6)
      },
    ),
    { numRuns: 20 },
  )
})
