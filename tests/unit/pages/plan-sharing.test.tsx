import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { decodeLink } from '#shared/home/link.ts'
import { goToStep, openStep, readStoredHome, startPlan } from '../../support/planner-page.tsx'

/** The panels of the plan behind the link that the page shows. */
function readLinkedPanels() {
  const parsed = decodeLink(screen.getByLabelText<HTMLInputElement>('Link to this plan').value.split('#')[1] ?? '')
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed.home.system.arrays
}

test('The link is that of the plan on the screen, also after another size and after Undo', async () => {
  const { actor } = await startPlan('Berlin')
  await goToStep(actor, 'Your Answer')
  const sizes = within(await screen.findByRole('group', { name: 'Choose a size' }))
  const matching = await sizes.findByRole('radio', { name: /^Matches your yearly use/ })
  await actor.click(await screen.findByRole('button', { name: 'Share a link' }))
  expect(await screen.findByText(/^(Link copied|Copy the link from the box\.)$/)).toBeInTheDocument()
  const recommended = readLinkedPanels()

  await actor.click(matching)
  await waitFor(() => expect(readStoredHome().system.arrays).not.toEqual([]))
  const chosen = readStoredHome().system.arrays
  expect(chosen).not.toEqual(recommended)
  await waitFor(() => expect(readLinkedPanels()).toEqual(chosen))
  expect(screen.getByText('Your plan has changed. This is its new link: copy it again.')).toBeInTheDocument()

  await actor.press('Undo')
  await waitFor(() => expect(readStoredHome().system.arrays).toEqual([]))
  await waitFor(() => expect(readLinkedPanels()).toEqual(recommended))
})

test('A file that cannot be read says so', async () => {
  const { actor } = await openStep('/plan/answer')
  await actor.click(await screen.findByText('Files', { exact: true }))
  const file = new File(['{}'], 'plan.json', { type: 'application/json' })
  file.text = () => Promise.reject(new DOMException('The file is gone', 'NotFoundError'))
  await actor.upload(await screen.findByLabelText('Open a plan (JSON)', { selector: 'input' }), file)
  expect(await screen.findByText('We could not read this file. Choose it again.')).toBeInTheDocument()
})
