import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { type Actor, expectAccessible } from '../../support/open-page.tsx'
import { goToStep, startPlan } from '../../support/planner-page.tsx'

/** The sentences of the folded part, as a screen reader hears them when they arrive. */
async function readLaterLoads(actor: Actor, heading: string) {
  await goToStep(actor, 'Your Answer')
  const summary = await screen.findByText(heading)
  await actor.click(summary)
  const part = within(summary.closest('details') as HTMLElement)
  await waitFor(() => expect(part.queryByText('Working this out…')).toBeNull())
  return { part, sentences: part.getAllByRole('status').map(({ textContent }) => textContent) }
}

test('In Berlin the answer says what an electric car and a heat pump would change, and from what gas use', async () => {
  const { actor } = await startPlan('Berlin')
  const { part, sentences } = await readLaterLoads(actor, 'Electric car or heat pump later')
  expect(sentences).toEqual([
    expect.stringMatching(/^With an electric car, \d+ panels would (gain about €[\d,]+ more than \d+|still be a good)/),
    expect.stringMatching(/^With a heat pump, \d+ panels would (gain about €[\d,]+ more than \d+|still be a good)/),
  ])
  expect(part.getByText(/^We count 20,000\skWh a year of gas/)).toBeVisible()
  expect(part.getByRole('link', { name: 'BDEW gas price analysis, 2025' })).toBeVisible()
  expect(part.getByRole('link', { name: 'Enter a heat pump (My Home)' })).toHaveAttribute(
    'href',
    '/plan/home#use.heatPump',
  )
  await expectAccessible()
})

test('In Phoenix, without a typical gas use, it asks for the fuel', async () => {
  const { actor } = await startPlan('Phoenix')
  await goToStep(actor, 'My Money')
  await actor.click(screen.getByText('Export rate per kWh (net billing)'))
  await actor.fill(await screen.findByRole('textbox', { name: /^Export rate per kWh \(/ }), '0.3')
  const { part, sentences } = await readLaterLoads(actor, 'Electric car or heat pump later')
  expect(sentences.at(-1)).toBe('For a heat pump, enter the fuel you burn now: we then work out the system with it.')
  expect(part.queryByText(/of gas for heating/)).toBeNull()
})

test('In Pune, where nobody heats, it is about a car alone', async () => {
  const { actor } = await startPlan('Pune')
  const { part, sentences } = await readLaterLoads(actor, 'If you get an electric car')
  expect(sentences).toHaveLength(1)
  expect(part.queryByText(/heat pump/)).toBeNull()
})
