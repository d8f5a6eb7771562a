import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Actor, expectAccessible, expectToast, field, openPage } from '../../support/open-page.tsx'
import { asUser, calculationReply, userReply } from '../../support/replies.ts'

/** Money and numbers of other countries than the United States. */

const results = () => screen.getByRole('region', { name: 'Results' })
const countryButton = () => within(screen.getByRole('contentinfo')).getByRole('button', { name: /^Country: / })
const dialog = () => screen.findByRole('dialog', { name: 'Your country' })

/** Chooses a country in the footer. */
async function choose(actor: Actor, country: string) {
  await actor.click(countryButton())
  const chooser = within(await dialog())
  await actor.selectOptions(chooser.getByLabelText('Country'), country)
  await actor.click(chooser.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('In Germany a calculation is made and saved in euros, in the number form of the page', async () => {
  const { actor, server } = await openPage('/calculators/solar', {
    data: { user: userReply() },
    server: { saveCalculation: () => calculationReply() },
  })
  expect(countryButton()).toHaveTextContent('Country: United States (USD)')
  await choose(actor, 'Germany')
  await waitFor(() => expect(countryButton()).toHaveTextContent('Country: Germany (EUR)'))
  expect(countryButton()).toHaveFocus()

  const bill = field('Average Monthly Electricity Bill (€)')
  await actor.fill(bill, '1.234')
  expect(bill).toHaveAccessibleDescription(/Read as 1.234 \(between 1 and 2\)/)
  await actor.fill(bill, '120.50')
  expect(screen.queryByText(/^Read as/)).toBeNull()
  await actor.fill(field('Average Daily Sun Hours'), '4,5')
  expect(screen.getByText('Read as 4.5')).toBeInTheDocument()
  await waitFor(() => expect(field('Electricity rate (€/kWh)')).toHaveValue('0.32'))
  expect(field('Installed cost (€/W)')).toHaveValue('1.23')
  await actor.press('Calculate')
  // 120.50 ÷ 0.32 ÷ (30 × 4.5 × 75%) = 3.72 kW; 120.50 × 12 × 90% = 1,301; 3,719 × 1.23 ÷ 1,301 = 3.51 years
  await waitFor(() => expect(results()).toHaveTextContent('3.7 kW'))
  for (const text of ['€1,301', '3.5 years', 'We used typical prices (Germany): €0.32 per kWh and €1.23 per W.'])
    expect(results()).toHaveTextContent(text)
  await expectAccessible()

  await actor.press('Save Calculation')
  await expectToast('Calculation saved')
  expect(server.calls('saveCalculation')).toMatchObject([
    {
      inputs: { monthlyBill: '120.50', sunHours: '4.5', currency: 'EUR', electricityRate: '0.32', costPerWatt: '1.23' },
    },
  ])
})

test('What was saved in euros opens in euros where the country has another currency', async () => {
  const inputs = { monthlyBill: '120.50', sunHours: '4.5', currency: 'EUR' }
  const results2 = { recommendedSize: 3.1, estimatedSavings: 1301.4, paybackPeriod: 3.3 }
  const { actor } = await openPage('/profile', {
    data: { user: userReply() },
    server: { ...asUser, listCalculations: () => [calculationReply({ inputs, results: results2 })] },
  })
  await actor.click(await screen.findByRole('button', { name: 'View Details' }))
  await waitFor(() => expect(field('Average Monthly Electricity Bill (€)')).toHaveValue('120.50'))
  expect(results()).toHaveTextContent('€1,301')
  await openPage('/calculators/solar')
  expect(field('Average Monthly Electricity Bill ($)')).toHaveValue('')
})

test('A country is chosen in a window of the page, stays with the browser, and what was typed keeps its value', async () => {
  const { actor } = await openPage('/calculators/payback-period')
  countryButton().focus()
  await actor.keyboard('{Enter}')
  expect(within(await dialog()).getByLabelText('Currency')).toHaveValue('USD')
  await expectAccessible()
  await actor.keyboard('{Escape}')
  await waitFor(() => expect(countryButton()).toHaveFocus())

  await actor.fill(field('Total System Cost ($)'), '1,234')
  await choose(actor, 'Germany')
  await waitFor(() => expect(field('Total System Cost (€)')).toHaveValue('1234'))
  expect(field('Annual Electricity Rate Increase (%)')).toHaveValue('2.5')
  await openPage('/calculators/payback-period')
  await waitFor(() => expect(field('Total System Cost (€)')).toHaveValue(''))
  expect(field('Annual Electricity Rate Increase (%)')).toHaveValue('2.5')
  expect(countryButton()).toHaveTextContent('Country: Germany (EUR)')
})

test('A result in dollars stays one in dollars when another country is chosen', async () => {
  const { actor } = await openPage('/calculators/bill-comparison')
  await actor.fill(field('Current Monthly Bill ($)'), '150')
  await actor.fill(field('Monthly Consumption (kWh)'), '1000')
  await actor.fill(field('Expected Solar Generation (kWh/month)'), '500')
  await actor.press('Calculate')
  await waitFor(() => expect(results()).toHaveTextContent('$1,800'))
  await choose(actor, 'Ireland')
  await waitFor(() => expect(field('Current Monthly Bill (€)')).toHaveValue('150'))
  expect(results()).toHaveTextContent('$1,800')
  await actor.press('Update result')
  await waitFor(() => expect(results()).toHaveTextContent('€1,800'))
})

describe('Without a home', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['Europe/London', 'United Kingdom (GBP)', '£'],
    ['Australia/Brisbane', 'Australia (AUD)', '$'],
    ['Europe/Berlin', 'Germany (EUR)', '€'],
    ['America/Denver', 'United States (USD)', '$'],
    ['UTC', 'United States (USD)', '$'],
  ])('a browser in %s starts in %s', async (timeZone, country, currency) => {
    vi.stubEnv('TZ', timeZone)
    await openPage('/calculators/payback-period')
    await waitFor(() => expect(countryButton()).toHaveTextContent(`Country: ${country}`))
    expect(await screen.findByLabelText(`Total System Cost (${currency})`)).toBeInTheDocument()
    expect(localStorage.getItem('home')).toBeNull()
  })

  test('the planner asks in the currency of the clock, and a town of another country brings its own', async () => {
    vi.stubEnv('TZ', 'Europe/London')
    const { actor } = await openPage('/plan/home')
    const bill = await screen.findByLabelText('Electricity bill (£)')
    await actor.fill(bill, '120')
    await actor.fill(await screen.findByRole('combobox', { name: 'Town' }), 'Berlin')
    await actor.click(await screen.findByRole('option', { name: /^Berlin\s*Berlin, Germany/ }))
    await waitFor(() => expect(field('Electricity bill (€)')).toHaveValue('120'))
  })

  test('a chosen country goes before that of the clock', async () => {
    vi.stubEnv('TZ', 'Europe/London')
    const { actor } = await openPage('/calculators/payback-period')
    await waitFor(() => expect(countryButton()).toHaveTextContent('(GBP)'))
    await choose(actor, 'Germany')
    await openPage('/calculators/payback-period')
    await waitFor(() => expect(countryButton()).toHaveTextContent('Country: Germany (EUR)'))
  })
})
