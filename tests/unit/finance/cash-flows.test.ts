import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { WARRANTED_DEGRADATION } from '#shared/energy/battery.ts'
import { simulateYears } from '#shared/energy/simulate-years.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { computeCashFlow } from '#shared/finance/cash-flow.ts'
import { createMeter } from '#shared/finance/meter.ts'
import { type Assessment, accumulate, assessProject, discountFlows } from '#shared/finance/metrics.ts'
import { priceFactor } from '#shared/finance/price-rise.ts'
import type { Project } from '#shared/finance/project.ts'
import { readMeter, viewReading } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { CASH_FLOW_CASES, type CashFlowCase, CHAINS, tariffOf } from '../../reference/finance/cases.ts'
import { projectOfCase } from '../../reference/finance/run-cases.ts'
import { maxDifference } from '../../support/max-difference.ts'

/** References have four decimals. */
const SAME = 1e-4

function expectReference(assessment: Assessment, { results }: CashFlowCase) {
  const money = assessment.cashFlow
  for (const line of ['savings', 'maintenance', 'interest', 'principal', 'balance'] as const)
    expect(maxDifference(money[line], results[line]), line).toBeLessThan(SAME)
  expect(maxDifference(money.support, results.taxEffect)).toBeLessThan(SAME)
  expect(maxDifference(money.flow, results.cashFlow)).toBeLessThan(SAME)
  expect(maxDifference(accumulate(money.flow), results.cumulative)).toBeLessThan(SAME)
  expect(maxDifference(accumulate(money.projectFlow), results.projectCumulative)).toBeLessThan(SAME)
  const discounted = accumulate(discountFlows(money.projectFlow, money.discountRate))
  expect(maxDifference(discounted, results.discountedCumulative)).toBeLessThan(SAME)
  for (const sum of ['loanAmount', 'upfrontPayment', 'netCost'] as const)
    expect(maxDifference([money[sum]], [results[sum]]), sum).toBeLessThan(SAME)
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
    const degradation = { years, solarLoss, useGrowth: 0, batteryDegradation: WARRANTED_DEGRADATION, replacedIn: [] }
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
  energy: [5_000, 5_000, 5_000, 5_000],
  savings: [3_000, 3_000, 3_000, 3_000],
  inflation: 0,
  realDiscount: 0,
  financing: { kind: 'cash' },
}

describe('Hand-worked cash flow lines', () => {
  test('add maintenance, which rises with inflation', () => {
    // 100 × 1.02² in year 3.
    expect(computeCashFlow({ ...PLAIN, inflation: 0.02, maintenance: 100 }).maintenance[2]).toBeCloseTo(104.04, 9)
  })
  test('place a replacement in its year at that year’s price', () => {
    const replacements = [{ year: 3, cost: 1_000, rise: -0.1 }]
    expect(maxDifference(computeCashFlow({ ...PLAIN, replacements }).maintenance, [0, 0, 810, 0])).toBeLessThan(1e-9)
  })
  test('support in later years lowers the cost of a kWh by its present value and changes no savings', () => {
    const { cashFlow: money, lcoeNominal, lcoeReal } = assessProject({ ...PLAIN, yearlySupport: [1_000, 500] })
    expect(money.savings).toEqual(PLAIN.savings)
    expect(money.flow).toEqual([-10_000, 4_000, 3_500, 3_000, 3_000])
    // (10,000 − 1,500) ÷ 20,000 kWh.
    expect(lcoeNominal).toBeCloseTo(0.425, 12)
    // Worked out at 10 % inflation and no real discount: 10,000 − 1,000 ÷ 1.1 − 500 ÷ 1.21 over 20,000 kWh.
    const inflated = assessProject({ ...PLAIN, inflation: 0.1, yearlySupport: [1_000, 500] })
    expect(inflated.lcoeReal).toBeCloseTo((10_000 - 1_000 / 1.1 - 500 / 1.21) / 20_000, 12)
    expect(lcoeReal).toBeCloseTo(0.425, 12)
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
