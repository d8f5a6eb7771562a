import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { parseHome } from '#shared/home/parse.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { answered } from '../../support/answered.ts'
import { siteDataOf } from '../../support/site-data.ts'

const HOME = Home.parse({
  version: 1,
  region: { country: 'US', currency: 'USD' },
  use: { amount: { kind: 'year', kwh: 6_000 } },
  roof: { planes: [{ tilt: 30, azimuth: 180, obstacles: [] }] },
  system: { arrays: [{ plane: 0, panels: 10, watts: 400 }], backup: [] },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: 0.2 }] }] },
    selling: { kind: 'net-billing', price: 0.05 },
  },
  money: { price: { kind: 'total', total: 10_000 }, incentives: [] },
  scenarios: [],
  provenance: {},
})
const KWP = 4
const site = siteDataOf('Phoenix', HOME)
const withTariff = (tariff: Partial<Home['tariff']>): Home => ({ ...HOME, tariff: { ...HOME.tariff, ...tariff } })

const planOf = (home: Home) => answered(computePlan(home, site))
const plan = planOf(HOME)
const saved = (of: typeof plan) => (of.figures.billBefore.value ?? 0) - (of.figures.billAfter.value ?? 0)
const evaluate = ({ formula, terms }: { formula: string; terms: readonly { name: string; value: unknown }[] }) =>
  Number(
    new Function(
      `return ${[...terms]
        .sort((a, b) => b.name.length - a.name.length)
        .reduce((text, { name, value }) => text.replaceAll(name, `(${value})`), formula)
        .replaceAll('×', '*')
        .replaceAll('−', '-')}`,
    )(),
  )

describe('Charges for homes with solar', () => {
  test('are on the bill with solar alone, by size, month and produced kWh', () => {
    const charged = planOf(withTariff({ solarCharges: { perKw: 5.41, perMonth: 3, perKwh: 0.04 } }))
    const { use, import: bought, export: exported } = plan.years[0]?.totals ?? expect.fail('no year')
    const produced = use - bought + exported
    const byHand = (5.41 * KWP + 3) * 12 + 0.04 * produced
    expect(charged.figures.solarCharges?.value).toBeCloseTo(byHand, 6)
    expect(charged.figures.billBefore.value).toBeCloseTo(plan.figures.billBefore.value ?? 0, 6)
    expect(charged.figures.billAfter.value).toBeCloseTo((plan.figures.billAfter.value ?? 0) + byHand, 6)
    expect(charged.billsAfter.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(
      charged.figures.billAfter.value ?? 0,
      6,
    )
    expect(charged.npv).toBeLessThan(plan.npv)
  })

  test('have formulas that evaluate to their figures', () => {
    const { solarCharges, billAfter } = planOf(
      withTariff({ solarCharges: { perKw: 2, perMonth: 1, perKwh: 0.05 } }),
    ).figures
    for (const figure of [solarCharges, billAfter])
      expect(evaluate(figure ?? expect.fail('no figure'))).toBeCloseTo(figure?.value ?? 0, 3)
    expect(plan.figures).not.toHaveProperty('solarCharges')
  })

  test('rise with the electricity price', () => {
    const rising = (solarCharges: Home['tariff']['solarCharges']) => {
      const home = withTariff(solarCharges ? { solarCharges } : {})
      return planOf({ ...home, money: { ...home.money, priceRise: 0.03 } }).years[1]?.billAfter ?? 0
    }
    expect(rising({ perMonth: 10 }) - rising(undefined)).toBeCloseTo(120 * 1.03, 6)
  })

  test('include a minimum bill with solar, which the bill without solar does not have', () => {
    const least = planOf(withTariff({ solarCharges: { minimumPerMonth: 150 } }))
    for (const { total } of least.billsAfter) expect(total).toBeGreaterThanOrEqual(150 - 1e-9)
    expect(least.billsBefore).toEqual(plan.billsBefore)
    expect(least.billsBefore.some(({ total }) => total < 150)).toBe(true)
  })

  test('are those of net metering in homes saved before', () => {
    const selling = { kind: 'net-metering', carried: 'kwh' } as const
    const former = planOf(withTariff({ selling: { ...selling, monthlyChargePerKw: 1.5 } }))
    const now = planOf(withTariff({ selling, solarCharges: { perKw: 1.5 } }))
    expect(saved(former)).toBeCloseTo(saved(now), 9)
    expect(former.npv).toBeCloseTo(now.npv, 6)
    const stated = planOf(withTariff({ selling: { ...selling, monthlyChargePerKw: 9 }, solarCharges: { perKw: 1.5 } }))
    expect(stated.npv).toBeCloseTo(now.npv, 6)
  })

  test.each([
    ['US-AL', undefined, { perKw: 5.41 }],
    // Sold whole at a fixed price, without the charge of netting.
    ['US-CT', undefined, undefined],
    ['US-VT', undefined, { perKwh: 0.05 }],
    // The Customer Benefit Contribution is $0.97 to $1.83 per kW a month.
    ['US-NY', undefined, { perKw: 1.4 }],
    ['US-NC', 'duke-carolinas', { perKw: 0.28, minimumPerMonth: 22 }],
    ['US-NC', 'duke-progress', { perKw: 0.62, minimumPerMonth: 22 }],
    // A minimum bill of $13.50, and $1 a month since the order of 30 April 2026.
    ['US-SC', 'dominion', { minimumPerMonth: 13.5 }],
    ['US-VA', 'dominion', { perMonth: 1 }],
    ['US-VA', 'appalachian-power', undefined],
    ['US-VA', undefined, undefined],
    ['US-OH', undefined, undefined],
  ])('of %s %s are filled in with their source, and leave with the place', async (subdivision, provider, charges) => {
    const options = { start: '2026-11-23', subdivision, ...(provider !== undefined && { provider }) }
    const home = createTypicalHome(await loadPreset('US', subdivision), options)
    expect(home.tariff.solarCharges).toEqual(charges)
    expect(home.provenance['tariff.solarCharges']).toEqual(charges && home.provenance['tariff.selling'])
    expect(parseHome(JSON.parse(JSON.stringify(home)))).toEqual({ home, notes: [] })
    const moved = relocateHome(home, await loadPreset('DE'), { start: '2026-11-23' }).home
    expect(moved.tariff).not.toHaveProperty('solarCharges')
    expect(moved.provenance).not.toHaveProperty('tariff.solarCharges')
  })
  test('of Colorado Springs are asked for with the other terms of homes that start from April 2027', async () => {
    const preset = await loadPreset('US', 'US-CO')
    const sellingFrom = (start: string) =>
      createTypicalHome(preset, { start, subdivision: 'US-CO', provider: 'colorado-springs' }).tariff.selling
    expect(sellingFrom('2027-03-31')).toMatchObject({ kind: 'net-metering', carried: 'kwh' })
    expect(sellingFrom('2027-04-01')).toBeUndefined()
  })
})
