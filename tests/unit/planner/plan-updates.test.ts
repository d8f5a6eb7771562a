import { describe, expect, test } from 'vitest'
import { type CalculatorSlug, catalogue } from '#shared/calculators/catalogue.ts'
import type { Calculation } from '#shared/calculators/define.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { PlanOutcome } from '../../../client/src/home/plan-outcome.ts'
import { applyPlanUpdates, derivePlanUpdates } from '../../../client/src/planner/calculator-links/apply-to-plan.tsx'
import { compareWithPlan } from '../../../client/src/planner/calculator-links/compare-with-plan.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const empty = emptyHome({ country: 'US', currency: 'USD' })

async function calculate(slug: CalculatorSlug, typed: Record<string, string>): Promise<Calculation> {
  const calculator = (await loadCalculator(slug))()
  const calculation = calculator.calculate({ ...calculator.initialInputs, ...typed })
  if (!calculation) throw new Error(`${slug} refuses ${JSON.stringify(typed)}`)
  return calculation
}

const deriveUpdates = async (slug: CalculatorSlug, typed: Record<string, string>, home = empty) =>
  derivePlanUpdates(slug, await calculate(slug, typed), home)
const applyTo = async (slug: CalculatorSlug, typed: Record<string, string>, home = empty) =>
  applyPlanUpdates(home, await deriveUpdates(slug, typed, home))

/** A bill of 150 at 5 hours of sun. */
const BILL = { monthlyBill: '150', sunHours: '5' }
const american = { ...SAMPLE_HOME, region: empty.region }

describe('A calculation applied to the plan', () => {
  test('takes over the Solar Calculator’s bill and names the current value', async () => {
    const figures = await deriveUpdates('solar', BILL)
    expect(figures).toMatchObject([{ newValue: '$150 a month', currentValue: 'not set' }])
    expect(applyPlanUpdates(empty, figures)?.use.amount).toEqual({ kind: 'bill', perMonth: 150 })
    expect((await deriveUpdates('solar', BILL, american))[0]?.currentValue).toBe('$120 a month')
  })

  test('takes over the Battery Calculator’s yearly use and battery', async () => {
    // 30 kWh a day are 10,950 a year; 8 hours of them are 10 kWh.
    const typed = { dailyUsage: '30', backupHours: '8', systemVoltage: '48' }
    const home = await applyTo('battery', typed)
    expect(home?.use.amount).toEqual({ kind: 'year', kwh: 10_950 })
    expect(home?.system.battery?.usableKwh).toBeCloseTo(10, 9)
  })

  test('takes over the Payback Calculator’s price, maintenance and price rise', async () => {
    const typed = { systemCost: '20000', annualSavings: '1500', maintenanceCost: '120', rateIncrease: '3' }
    const home = await applyTo('payback-period', typed)
    expect(home?.money).toMatchObject({ price: { kind: 'total', total: 20_000 }, upkeepPerYear: 120, priceRise: 0.03 })
  })

  test('names both parts of a current price by size', async () => {
    const typed = { systemCost: '20000', annualSavings: '1500' }
    const money = { ...empty.money, price: { kind: 'by-size', fixed: 2_700, each: 1_080 } } as const
    const [price] = await deriveUpdates('payback-period', typed, { ...empty, money })
    expect(price).toMatchObject({ newValue: '$20,000', currentValue: '$2,700 plus $1,080 per kWp' })
  })

  test('takes over a loan with deposit, rate and term', async () => {
    const typed = { loanAmount: '20000', downPayment: '5000', interestRate: '6', loanTerm: '12' }
    const home = await applyTo('solar-loan', typed)
    expect(home?.money.price).toEqual({ kind: 'total', total: 20_000 })
    expect(home?.money.financing).toEqual({ kind: 'loan', deposit: 5_000, rate: 0.06, years: 12 })
  })

  test('converts monthly kWh to a year', async () => {
    const typed = { currentBill: '150', monthlyConsumption: '900', solarGeneration: '600' }
    const [use] = await deriveUpdates('bill-comparison', typed)
    expect(use?.value).toEqual({ kind: 'year', kwh: 10_800 })
  })

  test('takes over a panel’s power if the plan has panels', async () => {
    const typed = { batteryCapacity: '200', panelWattage: '410', systemVoltage: '24' }
    expect(await deriveUpdates('sun-hours', typed)).toEqual([])
    const [panels] = await deriveUpdates('sun-hours', typed, SAMPLE_HOME)
    expect(panels).toMatchObject({ label: 'Panel size', newValue: '410\u00A0W', currentValue: '440\u00A0W' })
    expect(applyPlanUpdates(SAMPLE_HOME, panels ? [panels] : [])?.system.arrays.map(({ watts }) => watts)).toEqual(
      SAMPLE_HOME.system.arrays.map(() => 410),
    )
    // 10 kW is out of range for a panel.
    expect(await deriveUpdates('sun-hours', { ...typed, panelWattage: '10000' }, SAMPLE_HOME)).toEqual([])
  })

  test('takes over the place of Sun Path Analysis, and its slope and direction where no roof is described', async () => {
    const sydney = { latitude: '-33.8688', longitude: '151.2093' }
    const calculation = await calculate('sun-path', sydney)
    const updates = derivePlanUpdates('sun-path', calculation, empty)
    // 33.8688 × 0.76 + 3.1 = 28.8
    expect(updates).toMatchObject([
      { path: 'place', newValue: '33.8688° S, 151.2093° E', currentValue: 'not set' },
      { path: 'roof.planes', newValue: '29°, facing north', currentValue: 'not set' },
    ])
    const home = applyPlanUpdates(empty, updates)
    expect(home?.place).toEqual({ latitude: -33.8688, longitude: 151.2093, found: 'typed' })
    expect(home?.roof.planes).toEqual([{ mounting: 'roof', tilt: 29, azimuth: 0, obstacles: [] }])
    expect(derivePlanUpdates('sun-path', calculation, SAMPLE_HOME).map(({ path }) => path)).toEqual(['place'])
    expect(home && derivePlanUpdates('sun-path', calculation, home)).toEqual([])
  })

  test('skips amounts in another currency than the plan’s', async () => {
    expect(await deriveUpdates('solar', BILL, SAMPLE_HOME)).toEqual([])
  })

  test('leaves everything else unchanged', async () => {
    const changed = await applyTo('solar', BILL, american)
    const { provenance: _, ...rest } = {
      ...american,
      use: { ...american.use, amount: { kind: 'bill', perMonth: 150 } },
    }
    expect(changed).toMatchObject(rest)
  })

  test.each(catalogue.map(({ slug }) => slug))('proposes nothing for %s without a result', (slug) => {
    const nothing: Calculation = { calculatorType: '', inputs: {}, results: {}, notes: '', methodVersion: 1 }
    expect(derivePlanUpdates(slug, nothing, empty)).toEqual([])
  })
})

describe('The comparison of a formula with the plan', () => {
  const outcome: PlanOutcome = {
    sunHours: 5,
    kwp: 7,
    solar: 11_000,
    use: 12_000,
    yearlySaving: 1_100,
    billBefore: 1_800,
    billAfter: 700,
    netCost: 19_000,
    payback: null,
  }

  test('shows both results and explains the difference', async () => {
    // 150 ÷ 0.12 = 1,250 kWh a month; ÷ (30 × 5 × 0.75) = 11.1 kW, which saves 0.9 × 1,800 = 1,620 a year.
    const calculation = await calculate('solar', BILL)
    const comparison = compareWithPlan('solar', calculation, empty, outcome)
    expect(comparison?.heading).toBe('Your plan says 7\u00A0kW and $1,100: why they differ')
    expect(comparison?.rows[0]).toMatchObject({ name: 'System size', formula: '11.1\u00A0kW', plan: '7\u00A0kW' })
    expect(comparison?.rows[1]).toMatchObject({ name: 'Savings in year 1', formula: '$1,620', plan: '$1,100' })
    expect(comparison?.rows[2]?.plan).toBe('Never')
    // A lease that saves more than it costs.
    const leaseComparison = compareWithPlan('solar', calculation, empty, { ...outcome, payback: 0 })
    expect(leaseComparison?.rows[2]?.plan).toBe('Nothing to pay back')
    expect(comparison?.explanation).toMatch(/hour by hour/)
  })

  test('is absent without a computed plan, or when both agree', async () => {
    const calculation = await calculate('bill-comparison', {
      currentBill: '150',
      monthlyConsumption: '900',
      solarGeneration: '450',
    })
    expect(compareWithPlan('bill-comparison', calculation, empty, undefined)).toBeUndefined()
    // Half of the kWh are half of 12 × 150.
    expect(compareWithPlan('bill-comparison', calculation, empty, { ...outcome, yearlySaving: 900 })).toBeUndefined()
  })
})
