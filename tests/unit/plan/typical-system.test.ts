import { expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { type WithMarket, withMarket } from '#shared/plan/market.ts'
import { assessTypicalSystem } from '#shared/plan/typical-system.ts'
import { expectBetween } from '../../support/expectations.ts'
import { siteDataOf } from '../../support/site-data.ts'

const home: WithMarket<Home> = withMarket(
  Home.parse({
    version: 1,
    region: { country: 'US', currency: 'USD' },
    use: { amount: { kind: 'year', kwh: 12_000 } },
    roof: { planes: [{ tilt: 30, azimuth: 180, room: { kind: 'panels', count: 30 } }] },
    system: { arrays: [], battery: { usableKwh: 10 } },
    tariff: {
      buying: { periods: [{ blocks: [{ upTo: null, price: 0.2 }] }] },
      // Every kWh saves 20 cents.
      selling: { kind: 'net-billing', price: 0.2 },
    },
    money: {
      price: { kind: 'by-size', fixed: 6_000, each: 2_000 },
      incentives: [{ kind: 'flat', name: 'Grant', on: true, of: 'panels', amount: 2_000 }],
    },
  }),
  null,
)
const assess = (tried: WithMarket<Home>) =>
  runToCompletion(assessTypicalSystem(tried, siteDataOf('Phoenix', tried), null))

test('The typical system has its price after support and the simple payback that installers show', () => {
  const typical = assess(home) ?? expect.fail()
  // 9.5 kWp are 22 panels of 440 W; 6,000 + 9.68 × 2,000 − 2,000, without the battery.
  expect(typical.kwp).toBeCloseTo(9.68, 9)
  expect(typical.price).toBeCloseTo(23_360, 6)
  // PVWatts: about 1,900 kWh/kWp in Phoenix. 23,360 ÷ (9.68 × 1,900 × 0.2) = 6.35 years.
  expectBetween(typical.simplePayback, 6.35 * 0.93, 6.35 * 1.07)
  expect(typical.from).toBeLessThan(typical.to ?? 99)
})

test('A roof without room for the typical system has none', () => {
  const small = {
    ...home,
    roof: { planes: home.roof.planes.map((plane) => ({ ...plane, room: { kind: 'panels', count: 16 } as const })) },
  }
  expect(assess(small)).toBeNull()
})
