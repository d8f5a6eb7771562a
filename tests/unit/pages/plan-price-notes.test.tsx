import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { openStep } from '../../support/planner-page.tsx'
import { VERDICT } from '../../support/reference-homes.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const HOME = withoutQuotes(SAMPLE_HOME)
const CALIFORNIAN: Home = { ...HOME, region: { country: 'US', currency: 'USD', subdivision: 'US-CA' } }
const TYPICAL: Home['provenance'] = { 'tariff.buying': { kind: 'typical', figure: 'US-CA.price', asOf: '2026-07-31' } }

async function openAnswer(home: Home) {
  const { actor } = await openStep('/plan/answer', home)
  await screen.findByText(VERDICT)
  return actor
}

const ASKED = 'Who is your electricity provider?'

test('An answer with prices typical of the region asks for the provider, and leads to its field', async () => {
  const actor = await openAnswer({ ...CALIFORNIAN, provenance: TYPICAL })
  expect(await screen.findByText(/^We use prices and export terms typical of California\./)).toBeVisible()
  await actor.click(screen.getByRole('link', { name: ASKED }))
  const field = await screen.findByRole('combobox', { name: ASKED })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('An answer with prices of one’s own does not ask for the provider', async () => {
  await openAnswer({ ...CALIFORNIAN, provenance: {} })
  expect(screen.queryByText(ASKED)).toBeNull()
})

/** The bill is one that its panels cover. */
function coveredHome(charges: Partial<Home['tariff']> = {}): Home {
  const { buying } = HOME.tariff
  const tariff = { ...(buying && { buying }), selling: { kind: 'net-metering', carried: 'kwh' }, ...charges } as const
  return { ...HOME, use: { amount: { kind: 'bill', perMonth: 60 } }, tariff }
}

test('A bill of nothing without any known charge is called rare, and the charge is asked for', async () => {
  await openAnswer(coveredHome())
  expect(await screen.findByText(/is rare: most providers charge/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'minimum monthly charge (My Money)' })).toHaveAttribute(
    'href',
    '/plan/money#tariff.minimumPerMonth',
  )
})

test('A bill that keeps a charge is not called rare', async () => {
  await openAnswer(coveredHome({ minimumPerMonth: 12 }))
  expect(screen.queryByText(/is rare: most providers charge/)).toBeNull()
})

const flatPrice = (price: number, amount: Home['use']['amount'] = { kind: 'year', kwh: 3_500 }): Home => ({
  ...HOME,
  use: { amount },
  tariff: { ...HOME.tariff, buying: { periods: [{ blocks: [{ upTo: null, price }] }] } },
})

test.each([
  [38, 'You entered €38.00 per kWh. Did you mean €0.38 per kWh?'],
  [1.3, 'You entered €1.30 per kWh, and €0.32 per kWh is usual. Is that right?'],
  [0.1, 'You entered €0.10 per kWh, and €0.32 per kWh is usual. Is that right?'],
])('A price of %d where 0.32 is usual is asked about', async (price, question) => {
  await openAnswer(flatPrice(price))
  expect(await screen.findByText(question, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Check your price' })).toHaveAttribute('href', '/plan/money#tariff.buying')
})

test('A usual price and bill are not asked about', async () => {
  await openAnswer(flatPrice(0.3, { kind: 'bill', perMonth: 100 }))
  expect(screen.queryByText(/^(You entered|Your bill means)/)).toBeNull()
})

test('A bill of more than twice the usual use is asked about', async () => {
  // €260 a month less €12 of fixed charges, at €0.38: 7,832 kWh a year.
  await openAnswer(flatPrice(0.38, { kind: 'bill', perMonth: 260 }))
  const asked = 'Your bill means about 7,800 kWh a year, more than twice the usual 3,500 kWh a year.'
  expect(await screen.findByText(asked, { exact: false })).toBeVisible()
})
