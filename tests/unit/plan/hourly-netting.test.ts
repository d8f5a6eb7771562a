import { expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import type { Home } from '#shared/home/home.ts'
import { computeHours } from '#shared/plan/kinds/plan-comparisons.ts'
import { withPlugInKit } from '#shared/plan/kinds/plug-in-kit.ts'
import { answered } from '../../support/answered.ts'
import { flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

const HOME = homeWith({
  region: { country: 'ES', currency: 'EUR' },
  use: { amount: { kind: 'year', kwh: 3_500 } },
  system: { arrays: [{ plane: 0, panels: 8, watts: 440 }] },
  tariff: {
    buying: flatPrice(0.2),
    selling: { kind: 'net-billing', price: 0.06, credit: 'same-month', expires: true, settledMonthly: true },
  },
})
const site = siteDataOf('Berlin', HOME)
const inFrance = { ...HOME, region: { ...HOME.region, country: 'FR' } }
const unpaid: Home = { ...HOME, tariff: { ...HOME.tariff, selling: { kind: 'nothing' } } }

/** Solar used in its hour that the mean of the hour would allow, less what is used [kWh/year]. */
function missedIn(home: Home): number {
  const { solar, inverterClipped, use, direct } = answered(computeHours(home, site))
  return sumOf(
    use.map((kwh, i) => Math.min(kwh, (solar[i] as number) - (inverterClipped[i] as number)) - (direct[i] as number)),
  )
}

test('Spain nets each hour: a home there uses and exports what the means of its hours say', () => {
  expect(missedIn(HOME)).toBeCloseTo(0, 6)
  expect(
    missedIn({ ...HOME, place: { latitude: 40.4, longitude: -3.7, country: 'ES' }, region: inFrance.region }),
  ).toBeCloseTo(0, 6)
})
test('Elsewhere, and without an export contract, use jumps within the hour', () => {
  expect(missedIn(inFrance)).toBeGreaterThan(50)
  expect(missedIn(unpaid)).toBeGreaterThan(50)
  const kit = withPlugInKit({ ...HOME, kind: 'balcony', balcony: { panels: 2, price: 600 } }, null)
  expect(missedIn(kit)).toBeGreaterThan(20)
})
test('Netting saves the difference of the prices on each kWh that the hour gives back', () => {
  const billOf = (home: Home) => planOf(home, site).figures.billAfter.value ?? Number.NaN
  // Exports are credited in the same month, never more than its energy: here every kWh is.
  const paid = (home: Home): Home => ({
    ...home,
    tariff: { ...home.tariff, selling: { kind: 'net-billing', price: 0.06 } },
  })
  expect(billOf(paid(inFrance)) - billOf(paid(HOME))).toBeCloseTo((0.2 - 0.06) * missedIn(inFrance), 6)
})
