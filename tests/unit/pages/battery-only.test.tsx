import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { openPage } from '../../support/open-page.tsx'
import { goToStep, readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const { money, system, ...home } = withoutQuotes(SAMPLE_HOME)
const HOME: Home = {
  ...home,
  system: { ...system, arrays: [{ plane: 0, panels: 2, watts: 440 }], battery: { usableKwh: 5 } },
  money: { ...money, price: { kind: 'by-size', fixed: 2_600, each: 1_100 } },
}

test('A home with a battery can plan without new panels', async () => {
  localStorage.setItem('home', JSON.stringify(HOME))
  const { actor } = await openPage('/plan/system')
  const size = await screen.findByRole('slider', { name: /^System size/ })
  expect(size).toHaveAttribute('min', '0')
  fireEvent.change(size, { target: { value: '0' } })
  await waitFor(() => expect(readStoredHome().system.arrays).toMatchObject([{ panels: 0 }]))
  expect(await screen.findByText('Battery only')).toBeVisible()
  await goToStep(actor, 'Your Answer')
  // 5 kWh at 575 less the town's 500 for panels that are not bought.
  expect(await screen.findByText(/^A 5\skWh battery without new panels costs about €2,880/)).toBeVisible()
})

test('Without a battery one panel is the least', async () => {
  const { battery: _, ...withoutBattery } = HOME.system
  localStorage.setItem('home', JSON.stringify({ ...HOME, system: withoutBattery }))
  await openPage('/plan/system')
  expect(await screen.findByRole('slider', { name: /^System size/ })).toHaveAttribute('min', '1')
})
