import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/open-page.tsx'
import { card, expectSummary, goToStep, readStoredHome, startPlan } from '../../support/planner-page.tsx'
import { computeEnginePlan } from '../../support/reference-homes.ts'

const kwh = (value: number) => `${Math.round(value).toLocaleString('en-US')} kWh a year`

async function openSun() {
  const { actor } = await startPlan('Berlin')
  await goToStep(actor, 'My Sun')
  return { actor, roof: await card('Your roof') }
}
const face = () => readStoredHome().roof.planes[0]

test('Pitch by picture, direction by compass, and a tree on the sky give the engine’s yield', async () => {
  const { actor, roof } = await openSun()
  expect(await roof.findByText('30°, like many roofs.')).toBeVisible()
  await actor.click(roof.getByText('45°'))
  const dial = roof.getByRole('slider', { name: 'Direction the roof faces' })
  expect(dial).toHaveAttribute('aria-valuetext', 'south, 180°')
  dial.focus()
  await actor.keyboard('{ArrowRight}{PageUp}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowLeft}')
  expect(dial).toHaveAttribute('aria-valuetext', 'southwest, 225°')
  expect(roof.getByRole('textbox', { name: /^Direction/ })).toHaveValue('225')
  await waitFor(() => expect(face()).toMatchObject({ tilt: 45, azimuth: 225 }))
  const open = computeEnginePlan(readStoredHome()).plan.energy
  await expectSummary('Solar output', kwh(open.totals.solar))
  expect(roof.getByText(kwh(open.arrays[0]?.kwh ?? 0))).toBeVisible()

  await actor.click(screen.getByText('Shade from trees and buildings: none entered'))
  await actor.click(await screen.findByRole('button', { name: 'Add tree' }))
  await actor.fill(await screen.findByRole('textbox', { name: 'Height (°)' }), '40')
  expect(await screen.findByText(/^Shade from trees and buildings: .*% of the output lost/)).toBeVisible()
  expect(await screen.findByText(/^Shade takes .* of the output of this roof face/)).toBeVisible()
  expect(face()?.obstacles).toMatchObject([{ name: 'Tree', altitude: 40 }])
  await expectSummary('Solar output', kwh(computeEnginePlan(readStoredHome()).plan.energy.totals.solar))
  await expectAccessible()
  await actor.press('Remove tree 1')
  await expectSummary('Solar output', kwh(open.totals.solar))
})

test('Shade by eye is one press with its loss told, and a drawn obstacle comes back after it', async () => {
  const { actor, roof } = await openSun()
  expect(await roof.findByRole('radio', { name: /^None/ })).toBeChecked()
  await actor.click(roof.getByRole('radio', { name: /^Some\s*5% to 12% lost$/ }))
  await waitFor(() => expect(face()?.obstacles).toMatchObject([{ from: 0, to: 360, altitude: 15 }]))
  expect(await roof.findByText(/^Shade from trees and buildings: .*% of the output lost/)).toBeVisible()
  await actor.click(roof.getByRole('radio', { name: /^None/ }))
  await waitFor(() => expect(face()?.obstacles).toEqual([]))
  await actor.click(screen.getByText('Shade from trees and buildings: none entered'))
  await actor.click(await screen.findByRole('button', { name: 'Add tree' }))
  const drawn = await roof.findByRole('radio', { name: 'As drawn below' })
  expect(drawn).toBeChecked()
  const obstacles = face()?.obstacles
  await actor.click(roof.getByRole('radio', { name: /^A lot/ }))
  await waitFor(() => expect(face()?.obstacles).toMatchObject([{ altitude: 30 }]))
  await actor.click(roof.getByRole('radio', { name: 'As drawn below' }))
  await waitFor(() => expect(face()?.obstacles).toEqual(obstacles))
})

test('A second roof face has panels of its own, and goes without those of the first', async () => {
  const { actor } = await openSun()
  await actor.press('Add another roof face')
  const second = await card('Roof face 2')
  await actor.click(await second.findByRole('button', { name: 'Add panels to this roof face' }))
  await actor.fill(await second.findByRole('textbox', { name: 'Panels on this roof face' }), '4')
  await waitFor(() => expect(readStoredHome().system.arrays.at(-1)).toMatchObject({ plane: 1, panels: 4 }))
  await actor.click(second.getByRole('button', { name: 'Remove Roof face 2' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Roof face 2' })).toBeNull())
  expect(readStoredHome().roof.planes).toHaveLength(1)
})

test('A measured rectangle holds as many panels as fit, and a roof is traced by keyboard', async () => {
  const { actor, roof } = await openSun()
  await actor.click(roof.getByText('Width and height'))
  await actor.fill(await roof.findByRole('textbox', { name: 'Width along the lower edge (m)' }), '10')
  await actor.fill(roof.getByRole('textbox', { name: /^Height from lower to top edge/ }), '6')
  // 9.4 × 5.4 m within the edges: 8 columns of 1.13 m and 3 rows of 1.76 m, with gaps of 2 cm.
  expect(await roof.findByText('24 panels fit: 3 rows of 8, upright.')).toBeVisible()
  await actor.click(await roof.findByRole('button', { name: 'Use 24 panels' }))
  expect(await roof.findByRole('textbox', { name: 'Panels on this roof face' })).toHaveValue('24')
  expect(face()?.room).toEqual({ kind: 'panels', count: 24 })
  expect(readStoredHome().system.arrays).toMatchObject([{ plane: 0, panels: 24 }])
  await expectAccessible()

  await actor.click(roof.getByText('Draw it on the map'))
  // A house, then its western edge as the eaves.
  const house = await roof.findByRole('button', { name: /^Start with a house of 10\sm × 8\sm$/ })
  house.focus()
  await actor.keyboard('{Enter}')
  // 80 m² ÷ cos 30° = 92.4 m².
  const area = /: south, 180°\. Area seen from above: 80\sm²\. Roof area at a slope of 30°: 92\.4\sm²/
  expect(await roof.findByText(area)).toBeVisible()
  roof.getByRole('radio', { name: /^4–1: 8\sm, west, 270°$/ }).focus()
  await actor.keyboard(' ')
  const dial = roof.getByRole('slider', { name: 'Direction the roof faces' })
  await waitFor(() => expect(dial).toHaveAttribute('aria-valuetext', 'west, 270°'))
  await actor.fill(roof.getByRole('textbox', { name: 'Corner 2, east (m)' }), '15')
  await actor.fill(roof.getByRole('textbox', { name: 'Corner 3, east (m)' }), '15')
  await waitFor(() => expect(face()?.room).toEqual({ kind: 'area', squareMetres: 184.8 }))
  // A note says that typed values may differ from the traced ones.
  await actor.click(roof.getByText('45°'))
  await actor.click(await roof.findByRole('button', { name: 'Use the traced figures' }))
  // 160 ÷ cos 45° = 226.3 m².
  await waitFor(() => expect(face()?.room).toEqual({ kind: 'area', squareMetres: 226.3 }))
  await expectAccessible()
})

test('A flat roof has frames, unless it is laid flat, and counts the panels of each', async () => {
  const { actor, roof } = await openSun()
  await actor.click(roof.getByText('Width and height'))
  await actor.fill(await roof.findByRole('textbox', { name: 'Width along the lower edge (m)' }), '10')
  await actor.fill(roof.getByRole('textbox', { name: /^Height from lower to top edge/ }), '6')
  expect(roof.queryByRole('radio', { name: /^Laid flat/ })).toBeNull()
  await actor.click(roof.getByText('Flat'))
  expect(await roof.findByRole('radio', { name: /^On frames \(usual\)\s*15° slope, 29% fewer panels$/ })).toBeChecked()
  expect(face()).toMatchObject({ tilt: 0, mounting: 'frames', azimuth: 180 })
  expect(roof.getByRole('slider', { name: 'Direction the panels face' })).toBeVisible()
  expect(await roof.findByText('16 panels fit: 2 rows of 8, upright.')).toBeVisible()
  await expectSummary('Solar output', kwh(computeEnginePlan(readStoredHome()).plan.energy.totals.solar))

  await actor.click(roof.getByRole('radio', { name: /^Laid flat/ }))
  await waitFor(() => expect(face()).toMatchObject({ mounting: 'roof', room: { kind: 'panels', count: 24 } }))
  expect(await roof.findByText('24 panels fit: 3 rows of 8, upright.')).toBeVisible()
  expect(roof.queryByRole('slider')).toBeNull()
  await actor.click(roof.getByRole('radio', { name: /^Frames to east and west/ }))
  await waitFor(() => expect(face()).toMatchObject({ mounting: 'frames-east-west' }))
  await expectAccessible()

  await actor.click(roof.getByText('30°'))
  await waitFor(() => expect(face()).toMatchObject({ tilt: 30 }))
  expect(roof.getByRole('radio', { name: 'On the roof' })).toBeChecked()
  expect(roof.queryByRole('radio', { name: /^Laid flat/ })).toBeNull()
})
