import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { openStep } from '../../support/planner-page.tsx'
import { VERDICT } from '../../support/reference-homes.ts'
import { SAMPLE_HOME } from '../home/sample-home.ts'

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

/** On a bill that its panels cover. */
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
