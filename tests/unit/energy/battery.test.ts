import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR, monthlySums } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { type Battery, equivalentFullCycles } from '#shared/energy/battery.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { createMeter } from '#shared/finance/meter.ts'
import { readMeter } from '#shared/finance/reading.ts'
import reference from '../../reference/energy/battery.json'
import { FORMULA_HOMES, type FormulaHome, formulaHome } from '../../reference/energy/formula-homes.ts'
import { tariffOf } from '../../reference/finance/cases.ts'
import { maxDifference } from '../../support/max-difference.ts'

describe.each(Object.keys(FORMULA_HOMES) as FormulaHome[])('The hours of reference home %s', (name) => {
  test('match the published values of its formulas', () => {
    const { use, solar } = formulaHome(name)
    const { check } = FORMULA_HOMES[name]
    const { totals } = simulateBalance({ use, solar })
    expect(totals.use).toBeCloseTo(check.use, 5)
    expect(totals.solar).toBeCloseTo(check.solar, 5)
    expect(totals.direct).toBeCloseTo(check.direct, 5)
    expect(use[4000]).toBeCloseTo(check.use4000, 8)
  })
})

describe.each(reference.days)('Day “$name”: $note', (day) => {
  const battery = day.battery as Battery | null
  const balance = simulateBalance({
    solar: Float64Array.from(day.solar),
    use: Float64Array.from(day.use),
    ...(battery && { battery }),
    ...('exportLimitKw' in day && { exportLimitKw: day.exportLimitKw }),
  })

  test('matches the exact fractions in every hour', () => {
    for (const [series, values] of Object.entries(day.expected))
      expect(maxDifference(balance[series as 'direct'], values as number[]), series).toBeLessThan(1e-6)
  })

  test('matches the exact sums, shares and losses', () => {
    const { totals } = day
    const sums = balance.totals
    for (const series of ['solar', 'use', 'direct', 'charge', 'discharge', 'export', 'import', 'clipped'] as const)
      expect(sums[series], series).toBeCloseTo(totals[series], 6)
    expect(sums.selfConsumption).toBeCloseTo(totals.selfConsumption, 6)
    expect(sums.selfSufficiency).toBeCloseTo(totals.selfSufficiency, 6)
    expect(battery ? equivalentFullCycles(sums, battery) : 0).toBeCloseTo(totals.fullCycles, 6)
    const stored = balance.stored.at(-1) as number
    expect(stored).toBeCloseTo(totals.storedAtEnd, 6)
    expect(sums.charge - sums.discharge - stored + (battery?.startKwh ?? 0)).toBeCloseTo(totals.lossKwh, 6)
  })
})

describe.each(reference.years)('A year of home $home with a battery ($id)', ({ home, battery, results }) => {
  const balance = simulateBalance({ ...formulaHome(home as FormulaHome), battery })

  test('is within 0.1 kWh and a share of 0.0005 of the reference engine', () => {
    for (const series of ['solar', 'use', 'direct', 'charge', 'discharge', 'export', 'import'] as const)
      expect(Math.abs(balance.totals[series] - results[series]), series).toBeLessThan(0.1)
    expect(Math.abs((balance.totals.selfConsumption ?? 0) - results.selfConsumption)).toBeLessThan(0.0005)
    expect(Math.abs((balance.totals.selfSufficiency ?? 0) - results.selfSufficiency)).toBeLessThan(0.0005)
    expect(Math.abs(equivalentFullCycles(balance.totals, battery) - results.fullCycles)).toBeLessThan(0.02)
  })

  test('is within the same limits in each month', () => {
    for (const [series, values] of Object.entries(results.monthly))
      expect(maxDifference(monthlySums(balance[series as 'import']), values), series).toBeLessThan(0.1)
  })
})

test('Bills of a home with panels and battery match the reference engine to the cent', () => {
  const { home, tariff, battery, withBattery, solarOnly, without, year } = reference.bill
  const meter = createMeter(tariffOf({ tariff, metering: { kind: 'net-billing' } }))
  const hours = formulaHome(home as FormulaHome)
  const bill = (input: Parameters<typeof simulateBalance>[0]) =>
    computeYearBill(meter, readMeter(meter, simulateBalance(input)))
  const months = ({ months: bills }: ReturnType<typeof bill>) => bills.map(({ total }) => total)
  const stored = bill({ ...hours, battery })
  expect(maxDifference(months(stored), withBattery)).toBeLessThan(0.01)
  expect(stored.total).toBeCloseTo(year.solarAndBattery, 2)
  expect(maxDifference(months(bill(hours)), solarOnly)).toBeLessThan(1e-5)
  expect(maxDifference(months(bill({ ...hours, solar: new Float64Array(HOURS_OF_YEAR) })), without)).toBeLessThan(1e-5)
})
