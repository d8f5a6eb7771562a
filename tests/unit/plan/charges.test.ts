import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import type { Home } from '#shared/home/home.ts'
import { parseHome } from '#shared/home/parse.ts'
import { compareScenarios } from '#shared/plan/compare-scenarios.ts'
import { computeInSlices, computeOutlook, type Plan } from '#shared/plan/plan.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { evaluateFormula } from '../../support/formulas.ts'
import { completed, flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

describe('Charges for homes with solar', () => {
  const KWP = 4
  const HOME = homeWith({ system: { arrays: [{ plane: 0, panels: 10, watts: 400 }] } })
  const site = siteDataOf('Phoenix', HOME)
  const planWith = (tariff: Partial<Home['tariff']>, money: Partial<Home['money']> = {}) =>
    planOf({ ...HOME, tariff: { ...HOME.tariff, ...tariff }, money: { ...HOME.money, ...money } }, site)
  const plan = planWith({})
  const saved = ({ figures }: Plan) => (figures.billBefore.value ?? 0) - (figures.billAfter.value ?? 0)

  test('are on the bill with solar alone, by size, month and produced kWh', () => {
    const charged = planWith({ solarCharges: { perKw: 5.41, perMonth: 3, perKwh: 0.04 } })
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
    const { solarCharges, billAfter } = planWith({ solarCharges: { perKw: 2, perMonth: 1, perKwh: 0.05 } }).figures
    for (const figure of [solarCharges, billAfter])
      expect(evaluateFormula(figure ?? expect.fail('no figure'))).toBeCloseTo(figure?.value ?? 0, 3)
    expect(plan.figures).not.toHaveProperty('solarCharges')
  })

  test('rise with the electricity price', () => {
    const rising = (tariff: Partial<Home['tariff']>) => planWith(tariff, { priceRise: 0.03 }).years[1]?.billAfter ?? 0
    expect(rising({ solarCharges: { perMonth: 10 } }) - rising({})).toBeCloseTo(120 * 1.03, 6)
  })

  test('include a minimum bill with solar, which the bill without solar does not have', () => {
    const least = planWith({ solarCharges: { minimumPerMonth: 150 } })
    for (const { total } of least.billsAfter) expect(total).toBeGreaterThanOrEqual(150 - 1e-9)
    expect(least.billsBefore).toEqual(plan.billsBefore)
    expect(least.billsBefore.some(({ total }) => total < 150)).toBe(true)
  })

  test('are those of net metering in homes saved before', () => {
    const selling = { kind: 'net-metering', carried: 'kwh' } as const
    const former = planWith({ selling: { ...selling, monthlyChargePerKw: 1.5 } })
    const now = planWith({ selling, solarCharges: { perKw: 1.5 } })
    expect(saved(former)).toBeCloseTo(saved(now), 9)
    expect(former.npv).toBeCloseTo(now.npv, 6)
    const stated = planWith({ selling: { ...selling, monthlyChargePerKw: 9 }, solarCharges: { perKw: 1.5 } })
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

/** A home in Brazil whose credits lose a part of the grid charge. */
const BRAZIL = homeWith({
  region: { country: 'BR', currency: 'BRL' },
  use: { amount: { kind: 'year', kwh: 3_000 } },
  system: { start: '2026-11-27', arrays: [{ plane: 0, panels: 6, watts: 500 }] },
  tariff: {
    buying: flatPrice(0.8),
    selling: {
      kind: 'net-metering',
      carried: 'kwh',
      deduction: { perKwh: 0.25, shares: [0.6, 0.75, 0.9].map((share, i) => ({ year: 2026 + i, share })) },
    },
  },
  money: { price: { kind: 'total', total: 12_000 }, priceRise: 0, inflation: 0 },
})
const pune = siteDataOf('Pune', BRAZIL)
const selling = (terms: NonNullable<Home['tariff']['selling']>): Home => ({
  ...BRAZIL,
  tariff: { ...BRAZIL.tariff, selling: terms },
})
/** Exporting a kWh costs 0.05 more than it is paid. */
const PAYS_FOR_EXPORT = selling({ kind: 'net-billing', price: 0.02, costPerKwh: 0.07 })

describe.each([
  ['credits less a part of the grid charge', BRAZIL, { kind: 'net-metering', carried: 'kwh' }],
  ['a supplier that charges for export', PAYS_FOR_EXPORT, { kind: 'nothing' }],
] as const)('With %s', (_, home, termsWithoutCharges) => {
  const plan = planOf(home, pune)
  const withoutCharges = planOf(selling(termsWithoutCharges), pune)
  const year = plan.figures.billAfter.value ?? Number.NaN

  test('the months add up to the year on the bill, in the table and in the comparison', () => {
    expect(sumOf(plan.billsAfter.map(({ total }) => total))).toBeCloseTo(year, 6)
    expect(plan.years[0]?.billAfter).toBeCloseTo(year, 6)
    const { scenarios } = completed(computeInSlices(home, pune, (inputs) => compareScenarios(inputs, [])))
    const cash = scenarios.find(({ id }) => id === 'cash')?.outcome
    expect(cash?.kind === 'answer' && 12 * cash.value.billPerMonth).toBeCloseTo(year, 6)
    expect(completed(computeOutlook(home, pune)).range.middle.billAfter).toBeCloseTo(year, 6)
  })
  test('each month has its own charge', () => {
    const months = plan.billsAfter.map(({ total }, i) => total - (withoutCharges.billsAfter[i]?.total ?? 0))
    for (const [i, { exportCharges }] of plan.billsAfter.entries()) expect(exportCharges).toBeCloseTo(months[i] ?? 0, 9)
    expect(sumOf(months)).toBeGreaterThan(0)
  })
})

test('A supplier’s charge above its payment is due on each kWh of the month: 0.07 − 0.02', () => {
  for (const { exported, exportCharges } of planOf(PAYS_FOR_EXPORT, pune).billsAfter)
    expect(exportCharges).toBeCloseTo(0.05 * exported, 9)
})
