import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { expectAccessible } from '../../support/open-page.tsx'
import { card, goToStep, openStep, readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const apartment = (balcony: NonNullable<Home['balcony']>): Home => ({ ...SAMPLE_HOME, kind: 'balcony', balcony })

test('An apartment asks for kit, railing and direction, and keeps roof and system of a house', async () => {
  const { actor } = await openStep('/plan/home', apartment({}))
  const kit = await card('Your plug-in solar kit')
  expect(kit.getByRole('radio', { name: '2' })).toBeChecked()
  // The limit of the country.
  expect(kit.getByRole('textbox', { name: /^Inverter power/ })).toHaveValue('800')
  await actor.click(kit.getByRole('radio', { name: '3' }))
  await actor.fill(kit.getByRole('textbox', { name: /^Price of the kit/ }), '600')
  const balcony = await card('Your balcony')
  expect(balcony.getByRole('radio', { name: 'Upright (90°)' })).toBeChecked()
  await actor.click(balcony.getByRole('radio', { name: 'Tilted outward (70°)' }))
  await waitFor(() =>
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'balcony', balcony: { panels: 3, price: 600, tilt: 70 } }),
  )
  await expectAccessible()
})

test('The steps of an apartment are home, money and answer, and its money is the electricity price alone', async () => {
  const { actor } = await openStep('/plan/home', apartment({}))
  await goToStep(actor, 'My Money')
  await card('Electricity price')
  expect(screen.queryByRole('region', { name: 'Export rate' })).not.toBeInTheDocument()
  const steps = within(screen.getByRole('navigation', { name: 'Plan steps' }))
  expect(steps.getAllByRole('link')).toHaveLength(3)
})

test('The answer says what a kit saves and asks for its price, then when it pays for itself', async () => {
  const { actor } = await openStep('/plan/answer', apartment({ panels: 2, watts: 400 }))
  await screen.findByText(
    /^A plug-in kit of 2 panels saves about €\d+ a year\. Enter its price to see when it pays for itself\.$/,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByText('A second panel adds')).toBeVisible()
  expect(main.getByRole('rowheader', { name: '2 (yours)' })).toBeVisible()
  expect(main.getByText(/It does not work as backup\.$/)).toBeVisible()
  expect(main.getAllByText(/Marktstammdatenregister/)[0]).toBeVisible()
  await expectAccessible()
  await actor.type(main.getByRole('textbox', { name: /^Price of the kit/ }), '500')
  await screen.findByText(
    /^A plug-in kit of 2 panels for €500 saves about €\d+ a year\. It pays for itself in (about )?\d+/,
  )
  await expectAccessible()
})

test('Where no limit is known, a kit’s inverter is asked for', async () => {
  const spanish: Home = { ...apartment({}), region: { country: 'ES', currency: 'EUR' } }
  const { actor } = await openStep('/plan/home', spanish)
  const kit = await card('Your plug-in solar kit')
  expect(kit.getByRole('textbox', { name: /^Inverter power/ })).toHaveValue('')
  await goToStep(actor, 'Your Answer')
  await screen.findByText(/^We know no limit for kits in your country\./)
})
