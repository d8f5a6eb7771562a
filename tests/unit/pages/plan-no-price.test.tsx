import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { expectAccessible } from '../../support/open-page.tsx'
import { openStep, readStoredHome } from '../../support/planner-page.tsx'

/* A country without typical figures. */

const homeIn = async (country: string, place: Home['place'], use: Home['use']): Promise<Home> => ({
  ...createTypicalHome(await loadPreset(country), { start: '2026-11-28' }),
  use,
  ...(place && { place: { ...place, country } }),
})
const ADDIS_ABABA = {
  latitude: 8.98,
  longitude: 38.8,
  name: 'Addis Ababa',
  timeZone: 'Africa/Addis_Ababa',
  found: 'town',
} as const
const ISTANBUL = {
  latitude: 41.01,
  longitude: 28.98,
  name: 'Istanbul',
  timeZone: 'Europe/Istanbul',
  found: 'town',
} as const

const price = () => screen.findByRole('textbox', { name: 'What does a kWh cost you?' })
const cost = () => screen.findByRole('textbox', { name: /^What does a 5\skWp system cost\?$/ })

test('Without a price the answer shows the sun at once, and two fields lead to it in place', async () => {
  const { actor } = await openStep(
    '/plan/answer',
    await homeIn('ET', ADDIS_ABABA, { amount: { kind: 'bill', perMonth: 1_500 } }),
  )
  // PVWatts V8 (tests/reference/solar/pvwatts-v8.json): 6,451 kWh of 4 kW; slopes from 7° to 24° are within 1 % of the best.
  const sentence = await screen.findByText(/^Each kilowatt-peak \(kWp\) of panels makes about 1,\d00\skWh a year\.$/)
  const output = Number(/[\d,]+/.exec(sentence.textContent ?? '')?.[0].replace(',', ''))
  expect(Math.abs(output / (6451 / 4) - 1)).toBeLessThan(0.1)
  const slope = screen.getByText(/^Best slope: \d+°, facing south\.$/)
  expect(Number(/\d+/.exec(slope.textContent ?? ''))).toBeGreaterThanOrEqual(7)
  expect(Number(/\d+/.exec(slope.textContent ?? ''))).toBeLessThanOrEqual(24)
  const months = within(screen.getByRole('heading', { name: 'Solar output at your home' }).parentElement as HTMLElement)
  expect(months.getAllByRole('term')).toHaveLength(12)
  expect(screen.queryByText('No answer yet')).toBeNull()
  // The currency of the country, and examples in those of the nearest ones.
  await waitFor(async () =>
    expect(await price()).toHaveAccessibleDescription(
      /^(ETB|Br) In countries nearby: Kenya KES\s28, Saudi Arabia SAR\s0\.207, and United Arab Emirates AED\s0\.357\.$/,
    ),
  )
  // 5 kWp cost 60,000 + 5 × 90,000 = 510,000; 8,000 + 5 × 2,900 = 22,500; 6,000 + 5 × 2,700 = 19,500.
  expect(await cost()).toHaveAccessibleDescription(
    /Kenya KES\s510,000, Saudi Arabia SAR\s23,000, and United Arab Emirates AED\s20,000\.$/,
  )
  await expectAccessible()

  await actor.press('See my answer')
  await waitFor(async () => expect(await price()).toHaveFocus())
  expect(await cost()).toBeInvalid()
  await actor.fill(await price(), '6')
  expect(await price()).toHaveFocus()
  await actor.fill(await cost(), '750,000')
  await actor.press('See my answer')
  expect(await screen.findByText(/^An? .* system \(.* panels\) costs about /)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  const { tariff, money } = readStoredHome()
  expect(tariff.buying).toEqual({ periods: [{ blocks: [{ upTo: null, price: 6 }] }] })
  if (money.price?.kind !== 'by-size') throw new Error('no price by size')
  expect((money.price.fixed ?? 0) + 5 * money.price.each).toBeCloseTo(750_000, 6)
})

test('Only what is not known is asked', async () => {
  await openStep('/plan/answer', await homeIn('TR', ISTANBUL, { amount: { kind: 'bill', perMonth: 900 } }))
  expect(await cost()).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'What does a kWh cost you?' })).toBeNull()
})

test('Where nothing typical is known, a town alone is asked for the use, too', async () => {
  const { actor } = await openStep('/plan/answer', await homeIn('ET', ADDIS_ABABA, {}))
  await actor.fill(await screen.findByRole('textbox', { name: 'Electricity a year' }), '4,500')
  await actor.fill(await price(), '6')
  await actor.fill(await cost(), '750000')
  await actor.press('See my answer')
  expect(await screen.findByText(/^An? .* system \(.* panels\) costs about /)).toBeVisible()
  expect(readStoredHome().use.amount).toEqual({ kind: 'year', kwh: 4500 })
})
