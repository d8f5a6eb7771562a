import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { Home } from '#shared/home/home.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { compareScenarios } from '#shared/plan/compare-scenarios.ts'
import { computeInSlices, computeOutlook, computePlan, type Plan } from '#shared/plan/plan.ts'
import { answered } from '../../support/answered.ts'
import { siteDataOf } from '../../support/site-data.ts'

const PRICE = 0.8
const HOME = Home.parse({
  version: 1,
  region: { country: 'BR', currency: 'BRL' },
  use: { amount: { kind: 'year', kwh: 3_000 } },
  roof: { planes: [{ tilt: 20, azimuth: 180, obstacles: [] }] },
  system: { start: '2026-11-27', arrays: [{ plane: 0, panels: 6, watts: 500 }], backup: [] },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: PRICE }] }] },
    selling: {
      kind: 'net-metering',
      carried: 'kwh',
      deduction: {
        perKwh: 0.25,
        shares: [
          { year: 2026, share: 0.6 },
          { year: 2027, share: 0.75 },
          { year: 2028, share: 0.9 },
        ],
      },
    },
  },
  money: { price: { kind: 'total', total: 12_000 }, incentives: [], priceRise: 0, inflation: 0 },
  scenarios: [],
  provenance: {},
})
const site = siteDataOf('Pune', HOME)

const planOf = (home: Home): Plan => answered(computePlan(home, site))

/** Exporting a kWh costs 0.05 more than it is paid. */
const PAYS_FOR_EXPORT: Home = {
  ...HOME,
  tariff: { ...HOME.tariff, selling: { kind: 'net-billing', price: 0.02, costPerKwh: 0.07 } },
}

describe.each([
  ['credits less a part of the grid charge', HOME],
  ['a supplier that charges for export', PAYS_FOR_EXPORT],
])('With %s', (_, home) => {
  const plan = planOf(home)
  const withoutCharges = planOf({
    ...home,
    tariff: { ...home.tariff, selling: home === HOME ? { kind: 'net-metering', carried: 'kwh' } : { kind: 'nothing' } },
  })
  const year = plan.figures.billAfter.value ?? Number.NaN

  test('the months add up to the year on the bill, in the table and in the comparison', () => {
    expect(sumOf(plan.billsAfter.map(({ total }) => total))).toBeCloseTo(year, 6)
    expect(plan.years[0]?.billAfter).toBeCloseTo(year, 6)
    const { scenarios } = answered(
      runToCompletion(computeInSlices(home, site, (inputs) => compareScenarios(inputs, []))),
    )
    const cash = scenarios.find(({ id }) => id === 'cash')?.outcome
    expect(cash?.kind === 'answer' && 12 * cash.value.billPerMonth).toBeCloseTo(year, 6)
    expect(answered(runToCompletion(computeOutlook(home, site))).range.middle.billAfter).toBeCloseTo(year, 6)
  })
  test('each month has its own charge', () => {
    const months = plan.billsAfter.map(({ total }, i) => total - (withoutCharges.billsAfter[i]?.total ?? 0))
    for (const [i, { exportCharges }] of plan.billsAfter.entries()) expect(exportCharges).toBeCloseTo(months[i] ?? 0, 9)
    expect(sumOf(months)).toBeGreaterThan(0)
  })
})

test('A supplier’s charge above its payment is due on each kWh of the month: 0.07 − 0.02', () => {
  for (const { exported, exportCharges } of planOf(PAYS_FOR_EXPORT).billsAfter)
    expect(exportCharges).toBeCloseTo(0.05 * exported, 9)
})
