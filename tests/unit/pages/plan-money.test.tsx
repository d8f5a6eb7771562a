import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { card, expectSummary, goToStep, readStoredHome, startPlan } from '../../support/planner-page.tsx'

/** Prices and financing of a plan begun in Berlin. */

async function openMoney() {
  const page = await startPlan('Berlin')
  await goToStep(page.actor, 'My Money')
  return page
}

test('Typical prices name their source and date, and can be replaced', async () => {
  const { actor } = await openMoney()
  const costs = await card('Price')
  expect(costs.getByText('Typical here')).toBeVisible()
  expect(costs.getByText(/, 21 November 2026\./)).toBeVisible()
  expect(await costs.findByText(/€2,700 is a fixed cost\. The rest depends on the size: €1,080 per kWp/)).toBeVisible()
  const price = costs.getByRole('textbox', { name: /^Price installed/ })
  await actor.tripleClick(price)
  await actor.paste('9,500')
  await actor.tab()
  expect(price).toHaveValue('9500')
  expect(costs.getByText('You entered this')).toBeVisible()
  await expectSummary('Price after incentives', '€9,500')
})

test('A price in the page’s number form is also read with a decimal comma', async () => {
  const { actor } = await openMoney()
  const price = await screen.findByRole('textbox', { name: /^Price per kWh, with all taxes/ })
  expect(price).toHaveValue('0.387')
  await actor.tripleClick(price)
  await actor.paste('0,42')
  await waitFor(() =>
    expect(readStoredHome().tariff.buying).toEqual({ periods: [{ blocks: [{ upTo: null, price: 0.42 }] }] }),
  )
})

test('A tier below the one before it is refused', async () => {
  const { actor } = await openMoney()
  const tariff = await card('Electricity price')
  await actor.click(tariff.getByText('Price changes with how much you use (tiers)'))
  await actor.click(await tariff.findByRole('button', { name: 'Add another tier' }))
  const end = await tariff.findByRole('textbox', { name: 'Tier 2 up to (kWh)' })
  const blockEnds = () => readStoredHome().tariff.buying?.periods[0]?.blocks.map(({ upTo }) => upTo)
  await actor.fill(end, '50')
  expect(await tariff.findByText(/^This conflicts with the figures next to it. We are still using 200.$/)).toBeVisible()
  expect(blockEnds()).toEqual([100, 200, null])
  await actor.fill(end, '300')
  await waitFor(() => expect(blockEnds()).toEqual([100, 300, null]))
})

test('A loan’s rate and years are asked for before the plan is computed', async () => {
  const { actor } = await openMoney()
  await actor.click(screen.getByText('Loan'))
  expect((await screen.findAllByText('To finish, tell us:'))[0]).toBeVisible()
  await actor.fill(screen.getByRole('textbox', { name: 'Interest (% a year)' }), '5')
  await actor.fill(screen.getByRole('textbox', { name: 'Loan length (years)' }), '10')
  await waitFor(() => expect(screen.queryByText('To finish, tell us:')).toBeNull())
  expect(readStoredHome().money.financing).toEqual({ kind: 'loan', rate: 0.05, years: 10 })
})
