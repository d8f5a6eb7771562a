import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { NO_DEGRADATION } from '#shared/energy/battery-life.ts'
import { simulateYears } from '#shared/energy/simulate-years.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { combinedTaxRate, computeCashFlow } from '#shared/finance/cash-flow.ts'
import { createMeter } from '#shared/finance/meter.ts'
import { type Assessment, accumulate, assessProject, discountFlows } from '#shared/finance/metrics.ts'
import { priceFactor } from '#shared/finance/price-rise.ts'
import type { Project, TaxCredit } from '#shared/finance/project.ts'
import { readMeter, viewReading } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { CASH_FLOW_CASES, type CashFlowCase, CHAINS, tariffOf } from '../../reference/finance/cases.ts'
import { projectOfCase } from '../../reference/finance/run-cases.ts'
import { maxDifference } from '../../support/max-difference.ts'

/** References have four decimals. */
const SAME = 1e-4

function expectReference(assessment: Assessment, { results }: CashFlowCase) {
  const money = assessment.cashFlow
  for (const line of ['savings', 'maintenance', 'taxEffect', 'interest', 'principal', 'balance'] as const) {
    expect(maxDifference(money[line], results[line]), line).toBeLessThan(SAME)
  }
  expect(maxDifference(money.flow, results.cashFlow)).toBeLessThan(SAME)
  expect(maxDifference(accumulate(money.flow), results.cumulative)).toBeLessThan(SAME)
  expect(maxDifference(accumulate(money.projectFlow), results.projectCumulative)).toBeLessThan(SAME)
  expect(
    maxDifference(accumulate(discountFlows(money.projectFlow, money.discountRate)), results.discountedCumulative),
  ).toBeLessThan(SAME)
  expect(
    maxDifference(
      [money.loanAmount, money.upfrontPayment, money.netCost],
      [results.loanAmount, results.upfrontPayment, results.netCost],
    ),
  ).toBeLessThan(SAME)
  expect(assessment.npv).toBeCloseTo(results.npv, 3)
  expect((assessment.lcoeNominal ?? 0) * 100).toBeCloseTo(results.lcoeNominalCents, 5)
  expect((assessment.lcoeReal ?? 0) * 100).toBeCloseTo(results.lcoeRealCents, 5)
  const rate = assessment.internalRate
  if (results.irrPercent === null) expect(rate).toEqual({ kind: 'none', reason: 'nothing-paid-at-the-start' })
  else expect(rate.kind === 'one' ? rate.rate * 100 : null).toBeCloseTo(results.irrPercent, 4)
  // The engine reports the first payback; in these cases it is also the last.
  for (const [line, payback] of [
    ['payback', assessment.payback],
    ['payback', assessment.firstPayback],
    ['discountedPayback', assessment.discountedPayback],
  ] as const) {
    if (results[line] === null) expect(payback).toBeNull()
    else expect(payback).toBeCloseTo(results[line], 5)
  }
}

describe('A cash flow of 25 years', () => {
  test.each(CASH_FLOW_CASES)('$id, $about: matches every year and figure of the reference engine', (reference) => {
    expectReference(assessProject(projectOfCase(reference.inputs)), reference)
  })

  test.each(CHAINS)('$id: matches from the hours of $home on tariff $tariff to the cash flow', (reference) => {
    const meter = createMeter(tariffOf(reference))
    const { use, solar } = formulaHome(reference.home)
    const { years, solarLoss } = reference.inputs
    const without = readMeter(meter, simulateBalance({ use, solar: solar.map(() => 0) }))
    const degradation = { years, solarLoss, useGrowth: 0, batteryDegradation: NO_DEGRADATION, replaceBelow: null }
    const savings = simulateYears({ use, solar }, degradation, (hours) => readMeter(meter, hours).values).map(
      ({ year, measured }) => {
        const when = { year, priceFactor: priceFactor(reference.rise, year) }
        return (
          computeYearBill(meter, without, when).total - computeYearBill(meter, viewReading(meter, measured), when).total
        )
      },
    )
    expectReference(assessProject(projectOfCase(reference.inputs, savings)), reference)
  })
})

/** 10,000 over four years with savings of 3,000 a year and no discount. */
const PLAIN: Project = {
  years: 4,
  cost: 10_000,
  kw: 5,
  energy: [5_000, 5_000, 5_000, 5_000],
  savings: [3_000, 3_000, 3_000, 3_000],
  inflation: 0,
  realDiscount: 0,
  financing: { kind: 'cash' },
}

describe('Hand-worked cash flow lines', () => {
  test('add maintenance by fixed cost, power, yield and system cost, and subtract the residual value in the last year', () => {
    const maintenance = { fixed: 100, perKw: 10, perMwh: 2, insurance: 0.005, propertyTax: 0.01, salvage: 0.1 }
    // 100 + 10 × 5 + 2 × 5 + 0.005 × 10,000 + 0.01 × 10,000 = 310; the last year less 0.1 × 10,000.
    expect(maxDifference(computeCashFlow({ ...PLAIN, maintenance }).maintenance, [310, 310, 310, -690])).toBeLessThan(
      1e-9,
    )
  })
  test('add inflation and escalation of maintenance; property tax stays constant', () => {
    const maintenance = { fixed: 100, fixedEscalation: 0.03, propertyTax: 0.01 }
    // 100 × 1.05² + 100 in year 3.
    expect(computeCashFlow({ ...PLAIN, inflation: 0.02, maintenance }).maintenance[2]).toBeCloseTo(210.25, 9)
  })
  test('place a replacement in its year at that year’s price', () => {
    const replacements = [{ year: 3, cost: 1_000, rise: -0.1 }]
    expect(maxDifference(computeCashFlow({ ...PLAIN, replacements }).maintenance, [0, 0, 810, 0])).toBeLessThan(1e-9)
  })
  test('place a tax credit in year 1, of the cost or the cost less rebate, up to its limit', () => {
    const credit = (taxCredit: TaxCredit) => computeCashFlow({ ...PLAIN, rebate: 2_000, taxCredit }).taxEffect[0]
    expect(credit({ share: 0.3 })).toBeCloseTo(3_000, 9)
    expect(credit({ share: 0.3, afterRebate: true })).toBeCloseTo(2_400, 9)
    expect(credit({ share: 0.3, most: 1_000 })).toBe(1_000)
  })
  test.each(CASH_FLOW_CASES.filter(({ inputs }) => inputs.taxCredit))(
    '$id: support in year 1 equals a tax credit of the reference engine',
    (reference) => {
      const { taxCredit: _, ...inputs } = reference.inputs
      const { share = 0, most = Number.POSITIVE_INFINITY } = (reference.inputs.taxCredit ?? {}) as Partial<TaxCredit>
      const yearlySupport = [Math.min(most, share * inputs.cost)]
      const { lcoeNominal, lcoeReal, npv, payback } = assessProject({ ...projectOfCase(inputs), yearlySupport })
      expect((lcoeNominal ?? 0) * 100).toBeCloseTo(reference.results.lcoeNominalCents, 5)
      expect((lcoeReal ?? 0) * 100).toBeCloseTo(reference.results.lcoeRealCents, 5)
      expect(npv).toBeCloseTo(reference.results.npv, 3)
      expect(payback).toBeCloseTo(reference.results.payback ?? 0, 5)
    },
  )
  test('support in later years lowers the cost of a kWh by its present value and changes no savings', () => {
    const { cashFlow: money, lcoeNominal, lcoeReal } = assessProject({ ...PLAIN, yearlySupport: [1_000, 500] })
    expect(money.savings).toEqual(PLAIN.savings)
    expect(money.flow).toEqual([-10_000, 4_000, 3_500, 3_000, 3_000])
    // (10,000 − 1,500) ÷ 20,000 kWh.
    expect(lcoeNominal).toBeCloseTo(0.425, 12)
    // At 10 % inflation and no real discount: 10,000 − 1,000 ÷ 1.1 − 500 ÷ 1.21 over 20,000 kWh.
    const inflated = assessProject({ ...PLAIN, inflation: 0.1, yearlySupport: [1_000, 500] })
    expect(inflated.lcoeReal).toBeCloseTo((10_000 - 1_000 / 1.1 - 500 / 1.21) / 20_000, 12)
    expect(lcoeReal).toBeCloseTo(0.425, 12)
  })
  test('tax relief on interest lowers the cost of a loan and keeps the payback of the project', () => {
    const loan = { amount: 10_000, rate: 0.1, payments: 4, paymentsPerYear: 1 } as const
    const withRelief: Project = {
      ...PLAIN,
      financing: { kind: 'loan', loan },
      incomeTax: { rate: combinedTaxRate(0.05, 0.2), interestDeductible: true },
    }
    // 0.05 + 0.2 × 0.95 = 24 % of the first year's interest of 1,000.
    expect(computeCashFlow(withRelief).taxEffect[0]).toBeCloseTo(240, 9)
    expect(maxDifference(computeCashFlow(withRelief).projectFlow, [-10_000, 3_000, 3_000, 3_000, 3_000])).toBeLessThan(
      1e-9,
    )
  })
  test('property tax is deductible without a loan', () => {
    const taxed: Project = {
      ...PLAIN,
      maintenance: { propertyTax: 0.01 },
      incomeTax: { rate: 0.25, interestDeductible: false },
    }
    expect(computeCashFlow(taxed).flow[1]).toBeCloseTo(3_000 - 100 + 25, 9)
  })
  test('a lease costs its upfront payment at the start and rises every year', () => {
    const lease = { monthlyPayment: 100, rise: 0.1, years: 3, upfront: 500 }
    const money = computeCashFlow({ ...PLAIN, cost: 0, financing: { kind: 'lease', lease } })
    // 12 × 100, × 1.1, × 1.21, then nothing.
    expect(maxDifference(money.flow, [-500, 1_800, 1_680, 1_548, 3_000])).toBeLessThan(1e-9)
  })
  test('the balance of a longer loan is paid at the end of the last year', () => {
    const loan = { amount: 10_000, rate: 0, payments: 10, paymentsPerYear: 1 } as const
    const money = computeCashFlow({ ...PLAIN, financing: { kind: 'loan', loan } })
    expect(money.principal).toEqual([1_000, 1_000, 1_000, 7_000])
    expect(money.balance.at(-1)).toBe(0)
  })
  test('the fee of a loan is paid upfront', () => {
    const loan = { amount: 10_000, rate: 0, payments: 4, paymentsPerYear: 1, fee: 150 } as const
    const money = computeCashFlow({ ...PLAIN, financing: { kind: 'loan', loan } })
    expect(money.upfrontPayment).toBe(150)
    expect(sumOf(money.flow)).toBeCloseTo(12_000 - 10_000 - 150, 9)
  })
})
