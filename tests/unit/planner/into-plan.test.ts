import { describe, expect, test } from 'vitest'
import { type CalculatorSlug, catalogue } from '#shared/calculators/catalogue.ts'
import type { Calculation } from '#shared/calculators/define.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { emptyHome } from '#shared/home/home.ts'
import { disagreementOf, figuresForPlan, withFigures } from '../../../client/src/features/planner/exchange/into-plan.ts'
import type { PlanOutcome } from '../../../client/src/state/plan-outcome.ts'
import { FAMILY } from '../home/family.ts'

const empty = emptyHome({ country: 'US', currency: 'USD' })

async function calculated(slug: CalculatorSlug, typed: Record<string, string>): Promise<Calculation> {
  const calculator = await loadCalculator(slug)
  const calculation = calculator.calculate({ ...calculator.initialInputs, ...typed })
  if (!calculation) throw new Error(`${slug} refuses ${JSON.stringify(typed)}`)
  return calculation
}

describe('A result put into the plan', () => {
  test('brings the bill of the Solar Calculator, and says what stands there now', async () => {
    const figures = figuresForPlan('solar', await calculated('solar', { monthlyBill: '150', sunHours: '5' }), empty)
    expect(figures).toMatchObject([{ becomes: 'a bill of $150 a month', now: 'nothing yet' }])
    expect(withFigures(empty, figures)?.use.amount).toEqual({ kind: 'bill', perMonth: 150 })
    const american = { ...FAMILY, region: empty.region }
    const again = figuresForPlan('solar', await calculated('solar', { monthlyBill: '150', sunHours: '5' }), american)
    expect(again[0]?.now).toBe('a bill of $120 a month')
  })

  test('brings a year’s use and the battery of the Battery Calculator', async () => {
    // 30 kWh a day are 10,950 a year; 8 hours of them are 10 kWh.
    const typed = { dailyUsage: '30', backupHours: '8', systemVoltage: '48' }
    const home = withFigures(empty, figuresForPlan('battery', await calculated('battery', typed), empty))
    expect(home?.use.amount).toEqual({ kind: 'year', kwh: 10_950 })
    expect(home?.system.battery?.usableKwh).toBeCloseTo(10, 9)
  })

  test('brings price, upkeep and the rise of prices of the payback, per cent as shares', async () => {
    const typed = { systemCost: '20000', annualSavings: '1500', maintenanceCost: '120', rateIncrease: '3' }
    const home = withFigures(empty, figuresForPlan('payback-period', await calculated('payback-period', typed), empty))
    expect(home?.money).toMatchObject({ price: { kind: 'total', total: 20_000 }, upkeepPerYear: 120, priceRise: 0.03 })
  })

  test('brings the loan with its own money, rate and years', async () => {
    const typed = { loanAmount: '20000', downPayment: '5000', interestRate: '6', loanTerm: '12' }
    const home = withFigures(empty, figuresForPlan('solar-loan', await calculated('solar-loan', typed), empty))
    expect(home?.money.price).toEqual({ kind: 'total', total: 20_000 })
    expect(home?.money.financing).toEqual({ kind: 'loan', deposit: 5_000, rate: 0.06, years: 12 })
  })

  test('brings a month’s kWh as a year’s', async () => {
    const typed = { currentBill: '150', monthlyConsumption: '900', solarGeneration: '600' }
    const [use] = figuresForPlan('bill-comparison', await calculated('bill-comparison', typed), empty)
    expect(use?.value).toEqual({ kind: 'year', kwh: 10_800 })
  })

  test('brings the power of a panel to whoever has panels in the plan', async () => {
    const typed = { batteryCapacity: '200', panelWattage: '410', systemVoltage: '24' }
    const calculation = await calculated('sun-hours', typed)
    expect(figuresForPlan('sun-hours', calculation, empty)).toEqual([])
    const [panels] = figuresForPlan('sun-hours', calculation, FAMILY)
    expect(panels).toMatchObject({ label: 'Power of a panel', becomes: '410 W', now: '440 W' })
    expect(withFigures(FAMILY, panels ? [panels] : [])?.system.arrays.map(({ watts }) => watts)).toEqual(
      FAMILY.system.arrays.map(() => 410),
    )
    // A panel of ten kilowatts is none.
    const odd = await calculated('sun-hours', { ...typed, panelWattage: '10000' })
    expect(figuresForPlan('sun-hours', odd, FAMILY)).toEqual([])
  })

  test('brings no money in another currency than the plan’s', async () => {
    const calculation = await calculated('solar', { monthlyBill: '150', sunHours: '5' })
    expect(figuresForPlan('solar', calculation, FAMILY)).toEqual([])
  })

  test('changes nothing that the calculator does not know of', async () => {
    const calculation = await calculated('solar', { monthlyBill: '150', sunHours: '5' })
    const american = { ...FAMILY, region: empty.region }
    const changed = withFigures(american, figuresForPlan('solar', calculation, american))
    const { provenance: _, ...rest } = {
      ...american,
      use: { ...american.use, amount: { kind: 'bill', perMonth: 150 } },
    }
    expect(changed).toMatchObject(rest)
  })

  test.each(catalogue.map(({ slug }) => slug))('is nothing where %s has no result', (slug) => {
    const nothing: Calculation = { calculatorType: '', inputs: {}, results: {}, notes: '', methodVersion: 1 }
    expect(figuresForPlan(slug, nothing, empty)).toEqual([])
  })
})

describe('Where a formula and the plan disagree', () => {
  const outcome: PlanOutcome = {
    sunHours: 5,
    kwp: 7,
    solar: 11_000,
    use: 12_000,
    saving: 1_100,
    billBefore: 1_800,
    billAfter: 700,
    netCost: 19_000,
    payback: null,
  }

  test('both are told, and why', async () => {
    // 150 ÷ 0.12 = 1,250 kWh a month; ÷ (30 × 5 × 0.75) = 11.1 kW, which saves 0.9 × 1,800 = 1,620 a year.
    const calculation = await calculated('solar', { monthlyBill: '150', sunHours: '5' })
    const told = disagreementOf('solar', calculation, empty, outcome)
    expect(told?.rows[0]).toEqual({ name: 'System size', formula: '11.1 kW', plan: '7 kW' })
    expect(told?.rows[1]).toEqual({ name: 'Saved in the first year', formula: '$1,620', plan: '$1,100' })
    expect(told?.rows[2]?.plan).toBe('never')
    // A lease that saves more than it costs.
    const leased = disagreementOf('solar', calculation, empty, { ...outcome, payback: 0 })
    expect(leased?.rows[2]?.plan).toBe('nothing to pay back')
    expect(told?.why).toMatch(/hour by hour/)
  })

  test('nothing is told before the plan has been worked out, or where they agree', async () => {
    const calculation = await calculated('bill-comparison', {
      currentBill: '150',
      monthlyConsumption: '900',
      solarGeneration: '450',
    })
    expect(disagreementOf('bill-comparison', calculation, empty, undefined)).toBeUndefined()
    // Half of the kWh are half of 12 × 150.
    expect(disagreementOf('bill-comparison', calculation, empty, { ...outcome, saving: 900 })).toBeUndefined()
  })
})
