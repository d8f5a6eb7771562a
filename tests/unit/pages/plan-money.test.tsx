import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/open-page.tsx'
import {
  card,
  expectSummary,
  goToStep,
  openMoneyLine,
  openStep,
  readStoredHome,
  startPlan,
} from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/** Prices and financing of a plan begun in Berlin. */

async function openMoney() {
  const page = await startPlan('Berlin')
  await goToStep(page.actor, 'My Money')
  return page
}

test('Each figure is one line, edited in place with the focus in it, one at a time, and Escape leads back', async () => {
  const { actor } = await openMoney()
  const price = await card('Electricity price')
  const line = price.getByText('Edit').closest('summary') as HTMLElement
  expect(line).toHaveTextContent('€0.32 per kWh')
  expect(price.getAllByText('Typical here').at(-1)).toBeVisible()
  expect(price.getByRole('textbox', { name: /^Price per kWh/ })).not.toBeVisible()
  await actor.click(line)
  await waitFor(() => expect(price.getByRole('radio', { name: 'Single rate' })).toHaveFocus())
  await actor.fill(price.getByRole('textbox', { name: /^Price per kWh/ }), 'x')
  await actor.keyboard('{Escape}')
  expect(line).toHaveFocus()
  expect(price.getByRole('textbox', { name: /^Price per kWh/ })).not.toBeVisible()
  await actor.click(line)
  expect(price.getByRole('textbox', { name: /^Price per kWh/ })).toHaveValue('x')
  await actor.click(price.getByRole('button', { name: 'Hide these fields' }))
  await waitFor(() => expect(line).toHaveFocus())
  await expectAccessible()
})

test('A tariff by time of day is drawn, and its peak hours are named on the region’s clock', async () => {
  const { tariff } = SAMPLE_HOME
  const peak = `${'0'.repeat(16)}11111${'0'.repeat(3)}`
  const buying = {
    periods: [{ blocks: [{ upTo: null, price: 0.2 }] }, { blocks: [{ upTo: null, price: 0.5 }] }],
    weekday: [...Array(5).fill('0'.repeat(24)), ...Array(4).fill(peak), ...Array(3).fill('0'.repeat(24))],
    weekend: Array(12).fill('0'.repeat(24)),
  }
  await openStep('/plan/money', { ...SAMPLE_HOME, tariff: { ...tariff, buying } })
  const price = await card('Electricity price')
  await price.findByText('June to September: peak price 16:00 to 21:00 on workdays')
  expect(price.getByText('October to May: one price all day on workdays')).toBeVisible()
  expect(price.getByText('€0.20 per kWh to €0.50 per kWh')).toBeVisible()
})

test('Typical prices name their source and date, and can be replaced', async () => {
  const { actor } = await openMoney()
  const costs = await openMoneyLine(actor, 'Price')
  expect(costs.getByText('Typical here')).toBeVisible()
  expect(costs.getByText(/, 30 September 2026\./)).toBeVisible()
  expect(await costs.findByText(/€2,500 is a fixed cost\. The rest depends on the size: €950 per kWp/)).toBeVisible()
  const price = costs.getByRole('textbox', { name: /^Price installed/ })
  await actor.tripleClick(price)
  await actor.paste('9,500')
  await actor.tab()
  expect(price).toHaveValue('9500')
  expect(costs.getByText('You entered this')).toBeVisible()
  // The price includes the 5 kWh battery that Berlin's plan has, for 1,200 and 330 per kWh.
  await expectSummary('Price after incentives', '€12,350')
})

test('A price in the page’s number form is also read with a decimal comma', async () => {
  const { actor } = await openMoney()
  const price = await screen.findByRole('textbox', { name: /^Price per kWh, with all taxes/ })
  expect(price).toHaveValue('0.32')
  await actor.tripleClick(price)
  await actor.paste('0,42')
  await waitFor(() =>
    expect(readStoredHome().tariff.buying).toEqual({ periods: [{ blocks: [{ upTo: null, price: 0.42 }] }] }),
  )
})

test.each([
  ['42 ct', true],
  ['€0.42', false],
])('A price may be typed as %j, and hundredths say how they were read', async (text, hasNote) => {
  const { actor } = await openMoney()
  const price = await screen.findByRole('textbox', { name: /^Price per kWh, with all taxes/ })
  await actor.fill(price, text)
  await waitFor(() =>
    expect(readStoredHome().tariff.buying).toEqual({ periods: [{ blocks: [{ upTo: null, price: 0.42 }] }] }),
  )
  const readAs = expect.stringContaining('Read as 0.42')
  if (hasNote) expect(price).toHaveAccessibleDescription(readAs)
  else expect(price).not.toHaveAccessibleDescription(readAs)
})

test('A tier below the one before it is refused', async () => {
  const { actor } = await openMoney()
  const tariff = await openMoneyLine(actor, 'Electricity price')
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
