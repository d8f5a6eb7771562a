import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { withDefaultSystem } from '#shared/plan/default-system.ts'
import { marketOf, type WithMarket, withMarket } from '#shared/plan/market.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import { riseThreePoint } from '#shared/plan/plan-range.ts'
import { resolvePlanInputs } from '#shared/plan/resolve-plan-inputs.ts'
import { countPanelsOnRoof } from '#shared/plan/roof-room.ts'
import { assessTypicalSystem } from '#shared/plan/typical-system.ts'
import { Preset } from '#shared/presets/preset.ts'
import { expectBetween } from '../../support/expectations.ts'
import { changed, flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

const sourced = {
  source: { title: 'A survey, June 2026' },
  confidence: 'medium',
  period: '2026-06',
  asOf: '2026-06-30',
} as const
const figure = (value: number) => ({ ...sourced, value })

const preset = Preset.parse({
  country: 'US',
  incentives: [],
  typicalKw: figure(7),
  smallestSoldKw: figure(4),
  priceRise: { ...figure(0.028), low: 0.018, high: 0.045 },
  subdivisions: {
    'US-AZ': {
      names: ['Arizona'],
      typicalKw: figure(11),
      providers: [{ id: 'aps', company: 'APS', largestKw: figure(15) }],
    },
  },
})

const homeIn = (region: Partial<Home['region']>) => homeWith({ region: { country: 'US', currency: 'USD', ...region } })

describe('The market of a home', () => {
  test('takes the figures of its provider before those of its region and its country', () => {
    const market = marketOf(withMarket(homeIn({ subdivision: 'US-AZ', provider: 'aps' }), preset))
    expect(market).toMatchObject({ typicalKw: 11, smallestSoldKw: 4, largestKw: 15 })
    const elsewhere = marketOf(withMarket(homeIn({}), preset))
    expect(elsewhere).toMatchObject({ typicalKw: 7, smallestSoldKw: 4, largestKw: null })
  })

  test('has no range of a rise in another currency, and no figures of another country', () => {
    const market = marketOf(withMarket(homeIn({ currency: 'EUR' }), preset))
    expect(market).toEqual({ typicalKw: 7, smallestSoldKw: 4, largestKw: null })
    const german = homeIn({ country: 'DE', currency: 'EUR' })
    expect(marketOf(withMarket(german, preset))).toEqual(marketOf(german))
  })

  test('is plain data, as it goes from the page to its worker', () => {
    const home = withMarket(homeIn({ subdivision: 'US-AZ' }), preset)
    expect(structuredClone(home)).toEqual(home)
  })

  test('widens the chance by the range of the typical price rise', () => {
    const home = withMarket(homeIn({ subdivision: 'US-AZ' }), preset)
    const typical: Home = {
      ...home,
      money: { ...home.money, priceRise: 0.028 },
      provenance: { 'money.priceRise': { kind: 'typical', figure: 'US.priceRise' } },
    }
    const riseOf = (tried: Home) => riseThreePoint(resolvePlanInputs(tried, siteDataOf('Phoenix', tried)))
    // 1.8 to 4.5 % around 2.8 %.
    const { low, middle, high } = riseOf(typical)
    expect([low, middle, high].map((value) => value.toFixed(4))).toEqual(['-0.0100', '0.0000', '0.0170'])
    expect(riseOf({ ...typical, provenance: {} })).toEqual({ low: -0.02, middle: 0, high: 0.02 })
  })
})

const withoutPanels = (home: Home): Home => ({ ...home, system: { ...home.system, arrays: [] } })

test('A system makes no more than rules allow by the yearly use, but for part of a panel', () => {
  const paid = Preset.parse({ ...preset, subdivisions: { 'US-IN': { names: ['Indiana'], largestOfUse: figure(1) } } })
  const planned = (subdivision?: string) => {
    const home = homeIn({ ...(subdivision !== undefined && { subdivision }) })
    // Exports are paid well enough to fill the roof.
    const rich = changed(withoutPanels(home), 'tariff.selling', { kind: 'net-billing', price: 0.2 })
    const site = siteDataOf('Phoenix', home)
    return planOf(runToCompletion(withDefaultSystem(withMarket(rich, paid), site, paid)).home, site)
  }
  const limited = planned('US-IN')
  const perPanel = (limited.energy.totals.solar + limited.energy.totals.inverterClipped) / limited.panels
  expect(limited.energy.totals.solar).toBeGreaterThanOrEqual(6_000)
  expect(limited.energy.totals.solar - perPanel).toBeLessThan(6_000)
  expect(planned().panels).toBe(20)
})

test('An undescribed roof has room for 1.3 typical systems, or for the system that matches the use', () => {
  const planned = (kwh: number) => {
    const home = withMarket(changed(withoutPanels(homeIn({})), 'use.amount.kwh', kwh), preset)
    return runToCompletion(withDefaultSystem(home, siteDataOf('Phoenix', home), preset)).home
  }
  // 1.3 × 7 kWp are 9.1 kWp: 20 panels of 440 W.
  expect(countPanelsOnRoof(planned(6_000))).toBe(20)
  // PVWatts: about 1,900 kWh/kWp in Phoenix, so 15.8 kWp for 30,000 kWh.
  expect(countPanelsOnRoof(planned(30_000)) * 0.44).toBeCloseTo(15.8, -0.3)
  expect(panelsOf(planned(30_000))).toBeLessThanOrEqual(countPanelsOnRoof(planned(30_000)))
})

describe('The typical system', () => {
  const homeFor = (panels: number): WithMarket<Home> =>
    withMarket(
      homeWith({
        use: { amount: { kind: 'year', kwh: 12_000 } },
        roof: { planes: [{ tilt: 30, azimuth: 180, room: { kind: 'panels', count: panels } }] },
        system: { battery: { usableKwh: 10 } },
        // Every kWh saves 20 cents.
        tariff: { buying: flatPrice(0.2), selling: { kind: 'net-billing', price: 0.2 } },
        money: {
          price: { kind: 'by-size', fixed: 6_000, each: 2_000 },
          incentives: [{ kind: 'flat', name: 'Grant', on: true, of: 'panels', amount: 2_000 }],
        },
      }),
      null,
    )
  const assess = (home: WithMarket<Home>) =>
    runToCompletion(assessTypicalSystem(home, siteDataOf('Phoenix', home), null))

  test('has its price after support and the simple payback that installers show', () => {
    const typical = assess(homeFor(30)) ?? expect.fail()
    // 9.5 kWp are 22 panels of 440 W; 6,000 + 9.68 × 2,000 − 2,000, without the battery.
    expect(typical.kwp).toBeCloseTo(9.68, 9)
    expect(typical.price).toBeCloseTo(23_360, 6)
    // PVWatts: about 1,900 kWh/kWp in Phoenix. 23,360 ÷ (9.68 × 1,900 × 0.2) = 6.35 years.
    expectBetween(typical.simplePayback, 6.35 * 0.93, 6.35 * 1.07)
    expect(typical.from).toBeLessThan(typical.to ?? 99)
  })

  test('is none where the roof has no room for it', () => {
    expect(assess(homeFor(16))).toBeNull()
  })
})
