import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { expectAccessible } from '../../support/open-page.tsx'
import { card, openStep, readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/* Lists have a length that a stored home may not exceed. A user who reaches it is told so. */

const HOME: Home = withoutQuotes(SAMPLE_HOME)
const isFull = (max: number) => `This list is full (${max}). Remove one to add another.`

test('The 21st appliance is refused with a reason, and taken once another is removed', async () => {
  const backup = Array.from({ length: 20 }, (_, i) => ({ name: `Lamp ${i}`, watts: 10, hoursPerDay: 1 }))
  const { actor } = await openStep('/plan/system', { ...HOME, system: { ...HOME.system, backup } })
  const add = await screen.findByRole('button', { name: 'Add another appliance' })
  expect(screen.getByText(isFull(20))).toBeInTheDocument()
  await actor.click(add)
  await actor.click(screen.getByRole('button', { name: 'Refrigerator' }))
  expect(readStoredHome().system.backup).toEqual(backup)
  await expectAccessible()
  await actor.click(screen.getByRole('button', { name: 'Remove Lamp 0' }))
  await waitFor(() => expect(screen.queryByText(isFull(20))).toBeNull())
  await actor.click(add)
  await waitFor(() => expect(readStoredHome().system.backup.at(-1)?.name).toBe('Other appliance'))
})

test('The 37th obstacle is neither added nor announced as added', async () => {
  const obstacles = Array.from({ length: 36 }, (_, i) => ({ name: 'Tree', from: 10 * i, to: 10 * i + 5, altitude: 5 }))
  const planes = HOME.roof.planes.map((plane, index) => (index === 0 ? { ...plane, obstacles } : plane))
  const { actor } = await openStep('/plan/sun', { ...HOME, roof: { planes } })
  const [title] = await screen.findAllByText(/^Shade from trees and buildings/)
  const disclosure = title?.closest('details') as HTMLDetailsElement
  disclosure.open = true
  const shade = within(disclosure)
  const add = await shade.findByRole('button', { name: 'Add tree' })
  await actor.click(add)
  expect(shade.getByText(isFull(36))).toBeInTheDocument()
  expect(shade.queryByText(/added\.$/)).toBeNull()
  expect(readStoredHome().roof.planes[0]?.obstacles).toHaveLength(36)
})

test('The button keeps the focus when the list is full', async () => {
  const { actor } = await openStep('/plan/answer', SAMPLE_HOME)
  const quotes = await card('Have a quote?')
  const add = quotes.getByRole('button', { name: 'Add another quote' })
  for (const count of [1, 2, 3, 4]) {
    await actor.click(add)
    await waitFor(() => expect(readStoredHome().money.otherQuotes).toHaveLength(Math.min(count, 3)))
  }
  expect(quotes.getByText(isFull(4))).toBeInTheDocument()
  expect(add).toHaveFocus()
})
