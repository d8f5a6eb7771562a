import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { FILLED_HOMES } from '../../support/filled-homes.ts'
import { expectAccessible, openPage } from '../../support/open-page.tsx'

const planCard = async () => within(await screen.findByRole('region', { name: 'My Plan' }))
const facts = async () => (await planCard()).getAllByRole('definition').map(({ textContent }) => textContent)

test('Every calculator is listed once, under a question', async () => {
  await openPage('/calculators')
  const groups = screen.getAllByRole('region', { name: /\?$/ })
  const links = groups.flatMap((group) => within(group).getAllByRole('link'))
  const addresses = links.map((link) => link.getAttribute('href'))
  expect(addresses.toSorted()).toEqual(catalogue.map(({ slug }) => `/calculators/${slug}`).toSorted())
  // The order of the specification, by question: Battery Sizing alone comes later than there.
  expect(links.map(({ textContent }) => textContent?.replace('→', ''))).toEqual([
    'Solar Calculator',
    'Sun Path Analysis',
    'Energy Usage',
    'Battery Sizing',
    'Battery Charge Calculator',
    'Sun Hours Calculator',
    'Panel Requirements',
    'Payback Period',
    'Solar Loan',
    'Energy Bill Comparison',
  ])
  await expectAccessible()
})

test('The plan comes first, and says what it answers', async () => {
  await openPage('/calculators')
  expect(screen.getByRole('main').querySelector('h2')).toHaveTextContent('My Plan')
  expect(await facts()).toEqual([
    'Panels and battery that suit your home',
    'What you pay in total',
    'Years until it pays for itself',
  ])
  expect((await planCard()).getByRole('link')).toHaveAttribute('href', '/plan')
})

test('The plan on this device is summed up in three figures, until it changes', async () => {
  const home = FILLED_HOMES.Phoenix
  const outcome = { sunHours: 5, kwp: 2.6, solar: 4_100, use: 9_000, saving: 600, billBefore: 1_800, billAfter: 1_200 }
  const storeOutcome = (of: string) =>
    localStorage.setItem('plan outcome', JSON.stringify({ of, outcome: { ...outcome, netCost: 6_600, payback: 9.4 } }))
  localStorage.setItem('home', JSON.stringify(home))
  storeOutcome(hashHome(home))
  await openPage('/calculators')
  expect(await screen.findByText('2.6 kWp')).toBeVisible()
  expect(await facts()).toEqual(['2.6\u00A0kWp', '$6,600', '9.4 years'])
  expect((await planCard()).getByRole('link', { name: 'See your answer' })).toHaveAttribute('href', '/plan/answer')
  storeOutcome('another')
  await openPage('/calculators')
  await vi.dynamicImportSettled()
  expect((await planCard()).getByRole('link')).toHaveAttribute('href', '/plan')
})
