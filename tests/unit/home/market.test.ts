import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { withDefaultSystem } from '#shared/home/plan/default-system.ts'
import { marketOf, withMarket } from '#shared/home/plan/market.ts'
import { panelsOf } from '#shared/home/plan/panels.ts'
import { resolvePlanInputs } from '#shared/home/plan/resolve-plan-inputs.ts'
import { countPanelsOnRoof } from '#shared/home/plan/roof-room.ts'
import { simulatePlan } from '#shared/home/plan/simulate-plan.ts'
import { runToCompletion } from '#shared/home/plan/time-sliced.ts'
import { Preset } from '#shared/home/presets/preset.ts'
import { siteDataOf } from './site-data.ts'

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
  realReturn: figure(0.021),
  inflation: figure(0.023),
  maintenancePerKw: figure(20),
  inverterRenewal: { ...sourced, fixed: 100, each: 200 },
  subdivisions: {
    'US-AZ': {
      names: ['Arizona'],
      typicalKw: figure(11),
      exportRise: figure(0),
      providers: [{ id: 'aps', company: 'APS', largestKw: figure(15), maintenancePerKw: figure(25) }],
    },
  },
})

const homeIn = (region: Partial<Home['region']>): Home =>
  Home.parse({
    version: 1,
    region: { country: 'US', currency: 'USD', ...region },
    use: { amount: { kind: 'year', kwh: 6_000 } },
    roof: { planes: [{ tilt: 30, azimuth: 180 }] },
    system: { arrays: [{ plane: 0, panels: 10, watts: 440 }] },
    tariff: {
      buying: { periods: [{ blocks: [{ upTo: null, price: 0.2 }] }] },
      selling: { kind: 'net-billing', price: 0.05 },
    },
    money: { price: { kind: 'by-size', each: 2_000 } },
  })

describe('The market of a home', () => {
  test('takes the figures of its provider before those of its region and its country', () => {
    const market = marketOf(withMarket(homeIn({ subdivision: 'US-AZ', provider: 'aps' }), preset))
    expect(market).toMatchObject({ typicalKw: 11, smallestSoldKw: 4, largestKw: 15 })
    expect([market.maintenancePerKw?.value, market.exportRise?.value, market.realReturn?.value]).toEqual([25, 0, 0.021])
    const elsewhere = marketOf(withMarket(homeIn({}), preset))
    expect(elsewhere).toMatchObject({ typicalKw: 7, largestKw: null, maintenancePerKw: { value: 20 } })
    expect(elsewhere.exportRise).toBeUndefined()
  })

  test('has no rates and amounts in another currency, and no figures of another country', () => {
    const market = marketOf(withMarket(homeIn({ currency: 'EUR' }), preset))
    expect(market).toEqual({ typicalKw: 7, smallestSoldKw: 4, largestKw: null })
    expect(marketOf(withMarket(homeIn({ country: 'DE', currency: 'EUR' }), preset)).realReturn).toBeUndefined()
  })

  test('is plain data, as it goes from the page to its worker', () => {
    const home = withMarket(homeIn({ subdivision: 'US-AZ' }), preset)
    expect(structuredClone(home)).toEqual(home)
  })

  test('sets the return of safe savings, maintenance and the new inverter where the home has no figure', () => {
    const home = withMarket(homeIn({}), preset)
    const inputs = resolvePlanInputs(home, siteDataOf('Phoenix', home))
    const { project, assessment } = simulatePlan(inputs)
    // 1.023 × 1.021 − 1
    expect(inputs.discount.value).toBeCloseTo(0.044483, 6)
    // 4.4 kWp
    expect(project.maintenance.value).toBeCloseTo(88, 9)
    expect(project.replacements).toMatchObject([{ of: 'inverter', cost: expect.closeTo(980, 9) }])
    const stated: Home = { ...home, money: { ...home.money, discount: 0.05, inflation: 0.01, upkeepPerYear: 30 } }
    const own = resolvePlanInputs(stated, siteDataOf('Phoenix', home))
    expect([own.discount.value, own.inflation.value]).toEqual([0.05, 0.01])
    expect(simulatePlan(own).project.maintenance.value).toBe(30)
    expect(assessment.cashFlow.maintenance[0]).toBeCloseTo(88, 9)
  })

  test('lets export rates rise apart from prices', () => {
    const home = withMarket(homeIn({ subdivision: 'US-AZ' }), preset)
    const { exportRise, priceRise } = resolvePlanInputs(home, siteDataOf('Phoenix', home))
    expect([exportRise, priceRise.value]).toEqual([0, 0.023])
  })
})

test('An undescribed roof has room for 1.3 typical systems, or for the system that matches the use', () => {
  const planned = (kwh: number) => {
    const home = withMarket<Home>({ ...homeIn({}), use: { amount: { kind: 'year', kwh } } }, preset)
    const withoutPanels = { ...home, system: { ...home.system, arrays: [] } }
    return runToCompletion(withDefaultSystem(withoutPanels, siteDataOf('Phoenix', home), preset)).home
  }
  // 1.3 × 7 kWp are 9.1 kWp: 20 panels of 440 W.
  expect(countPanelsOnRoof(planned(6_000))).toBe(20)
  // PVWatts: about 1,900 kWh/kWp in Phoenix, so 15.8 kWp for 30,000 kWh.
  expect(countPanelsOnRoof(planned(30_000)) * 0.44).toBeCloseTo(15.8, -0.3)
  expect(panelsOf(planned(30_000))).toBeLessThanOrEqual(countPanelsOnRoof(planned(30_000)))
})
