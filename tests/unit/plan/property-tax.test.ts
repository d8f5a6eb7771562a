import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { loadPresetWithSubdivisions } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const HOME = Home.parse({
  version: 1,
  region: { country: 'US', currency: 'USD' },
  use: { amount: { kind: 'year', kwh: 6_000 } },
  roof: { planes: [{ tilt: 20, azimuth: 180 }] },
  system: { arrays: [{ plane: 0, panels: 10, watts: 440 }] },
  tariff: { buying: { periods: [{ blocks: [{ upTo: null, price: 0.3 }] }] }, selling: { kind: 'nothing' } },
  money: { price: { kind: 'total', total: 20_000 }, upkeepPerYear: 100, inflation: 0.02, years: 25 },
})
const SITE = siteDataOf('Phoenix', HOME)

function planWith(money: Partial<Home['money']>) {
  const result = computePlan({ ...HOME, money: { ...HOME.money, ...money } }, SITE)
  return result.kind === 'answer' ? result.value : expect.fail(JSON.stringify(result))
}

describe('A yearly property tax on the system', () => {
  test('is a share of its price before support, and rises with inflation', () => {
    const untaxed = planWith({})
    const taxed = planWith({ propertyTax: 0.0115 })
    // 1.15 % of 20,000 is 230 a year.
    const tax = untaxed.cashFlow.flow.map((flow, year) => flow - (taxed.cashFlow.flow[year] ?? Number.NaN))
    expect(tax[0]).toBe(0)
    expect(tax[1]).toBeCloseTo(230, 6)
    expect(tax[25]).toBeCloseTo(230 * 1.02 ** 24, 6)
    expect(taxed.figures.firstYear.value).toBeCloseTo((untaxed.figures.firstYear.value ?? 0) - 230, 6)
  })

  test('is no concern of a tenant of the system', () => {
    const lease = { kind: 'lease', perMonth: 80, years: 20 } as const
    expect(planWith({ financing: lease, propertyTax: 0.0115 }).cashFlow.flow).toEqual(
      planWith({ financing: lease }).cashFlow.flow,
    )
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
