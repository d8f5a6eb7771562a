import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { expectAccessible } from '../../support/open-page.tsx'
import { openStep } from '../../support/planner-page.tsx'

/* A home with outages in a country whose prices are not known: litres and hours need none. */

const EMPTY = emptyHome({ country: 'NG', currency: 'NGN' })
const IBADAN: Home = {
  ...EMPTY,
  kind: 'outages',
  place: { latitude: 7.38, longitude: 3.9, name: 'Ibadan', country: 'NG', timeZone: 'Africa/Lagos', found: 'town' },
  outages: { hoursPerDay: 8 },
  use: { amount: { kind: 'bill', perMonth: 30_000 } },
  system: { ...EMPTY.system, generator: { fuel: 'petrol' } },
}

/** Cells of an option, by row. */
async function readTable() {
  const table = within(await screen.findByRole('region', { name: 'Power outages: table' }))
  const [, ...options] = table.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '')
  const rows = table.getAllByRole('row').slice(1)
  return Object.fromEntries(
    rows.map((row) => {
      const [label, ...cells] = [...row.children].map(({ textContent }) => textContent ?? '')
      return [label, Object.fromEntries(options.map((option, i) => [option, cells[i]]))]
    }),
  )
}

test('shows generator and battery before any price is asked, for what every home keeps running', async () => {
  await openStep('/plan/answer', IBADAN)
  const rows = await readTable()
  // 8 of 24 hours without power: 2,920 hours a year, in each of which the generator runs.
  expect(rows['Generator runs']?.['Generator alone']).toBe('2,920 hours')
  expect(rows['Fuel a year']?.['Generator alone']).toMatch(/^[\d,]+\sL$/)
  expect(rows['Covered in outages']?.['Battery alone']).toMatch(/^\d+%$/)
  // No row without any figure.
  expect(Object.keys(rows)).not.toContain('Panels and battery')
  // Refrigerator 1.2, lights 0.3 and internet 0.36 kWh a day: 1.86 × 365 ÷ 3 = 226 kWh in the outages of a year.
  expect(screen.getByText(/^They need 226\skWh a year in outages\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Choose what you want to keep running (My Home)' })).toHaveAttribute(
    'href',
    '/plan/home#system.backup',
  )
  // What money needs is asked below.
  expect(screen.getByRole('textbox', { name: 'What does a kWh cost you?' })).toBeInTheDocument()
  await expectAccessible()
})

test('counts the appliances of the home once they are chosen', async () => {
  const backup = [{ name: 'Freezer', watts: 150, hoursPerDay: 8 }]
  await openStep('/plan/answer', { ...IBADAN, system: { ...IBADAN.system, backup } })
  // 150 W × 8 h × 365 ÷ 3 = 146 kWh
  expect(await screen.findByText(/^Your chosen appliances need 146\skWh a year in outages\./)).toBeInTheDocument()
  expect((await readTable())['Generator runs']?.['Generator alone']).toBe('2,920 hours')
  expect(screen.queryByText(/^We do not know your use/)).toBeNull()
})
