import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { valueAt } from '#shared/home/record.ts'
import { openStep, readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/* Years, hours and panels are counted in whole numbers, and a fraction is refused as one. */

const HOME: Home = withoutQuotes(SAMPLE_HOME)
const LEASE: Home = { ...HOME, money: { ...HOME.money, financing: { kind: 'lease', perMonth: 90, years: 20 } } }
const OUTAGES: Home = { ...HOME, kind: 'outages', outages: { hoursPerDay: 8 } }
const NET_BILLING: Home = {
  ...HOME,
  tariff: { ...HOME.tariff, selling: { kind: 'net-billing', price: 0.08, years: 10 } },
  // The family's own: Germany's would become its feed-in tariff once a field is empty.
  provenance: {},
}

test.each([
  ['/plan/money', HOME, 'Length of the plan (years)', 'money.years', 50],
  ['/plan/money', HOME, 'Loan length (years)', 'money.financing.years', 40],
  ['/plan/money', LEASE, 'Lease length (years)', 'money.financing.years', 40],
  ['/plan/money', NET_BILLING, 'Years this applies', 'tariff.selling.years', 100],
  ['/plan/money', HOME, 'Until year', 'tariff.selling.steps.0.untilYear', 100],
  ['/plan/home', OUTAGES, 'Hours a day without power', 'outages.hoursPerDay', 24],
  ['/plan/sun', HOME, 'Panels that fit on this roof face', 'roof.planes.0.room.count', 2000],
  ['/plan/sun', HOME, 'Panels on this roof face', 'system.arrays.0.panels', 2000],
] as const)('%s takes no fraction: %#', async (path, home, label, figure, most) => {
  const { actor } = await openStep(path, home)
  const [field] = (await screen.findAllByLabelText(label)) as HTMLElement[]
  const stored = () => valueAt(readStoredHome(), figure.split('.'))
  await actor.fill(field as HTMLElement, '2.5')
  const least = label.startsWith('Panels') ? 0 : 1
  const range = `Enter a whole number from ${least} to ${most.toLocaleString('en')}.`
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(range)))
  // Neither as it is nor rounded.
  expect([2.5, 2, 3]).not.toContain(stored())
  await actor.fill(field as HTMLElement, '3')
  await waitFor(() => expect(stored()).toBe(3))
})
