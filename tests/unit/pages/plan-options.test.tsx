import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { card, goToStep, readStoredHome, startPlan } from '../../support/planner-page.tsx'

test('The keyboard goes on where it was when an own option is begun, canceled, added and removed', async () => {
  const { actor } = await startPlan('Berlin')
  await goToStep(actor, 'Your Answer')
  await screen.findByText('Compare your options')
  const options = await card('Compare your options')
  const addButton = () => options.findByRole('button', { name: 'Add your own option' })
  const pressByKey = async (element: HTMLElement) => {
    element.focus()
    await actor.keyboard('{Enter}')
  }
  await pressByKey(await addButton())
  expect(await options.findByRole('textbox', { name: 'Name' })).toHaveFocus()
  await pressByKey(options.getByRole('button', { name: 'Cancel' }))
  await waitFor(async () => expect(await addButton()).toHaveFocus())

  await pressByKey(await addButton())
  await actor.keyboard('Small')
  await pressByKey(options.getByRole('button', { name: 'Compare' }))
  await waitFor(() => expect(readStoredHome().scenarios.map(({ name }) => name)).toEqual(['Small']))
  await waitFor(async () => expect(await addButton()).toHaveFocus())

  await pressByKey(await options.findByRole('button', { name: 'Remove “Small”' }))
  await waitFor(() => expect(readStoredHome().scenarios).toEqual([]))
  expect(await addButton()).toHaveFocus()
})
