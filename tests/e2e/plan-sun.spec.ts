import { expect, test } from 'playwright/test'
import { begin, card, enginesPlan, keptHome, soFar, step } from './planner.ts'
import { expectAccessible } from './screen.ts'

const kwh = (value: number) => `${Math.round(value).toLocaleString('de-DE')} kWh a year`

test.beforeEach(async ({ page }) => {
  await begin(page, 'Berlin')
  await step(page, 'My Sun').click()
})

test('Pitch is chosen by picture, the direction on a compass by hand and keys, and the yield is the engine’s', async ({
  page,
}) => {
  await expect(page.getByText('30°, as many roofs have it.')).toBeVisible()
  await page.getByText('45°', { exact: true }).click()
  const dial = page.getByRole('slider', { name: 'Where it looks' })
  await expect(dial).toHaveAttribute('aria-valuetext', 'south, 180°')
  await dial.focus()
  for (const key of ['ArrowRight', 'PageUp', 'Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowLeft'])
    await page.keyboard.press(key)
  await expect(dial).toHaveAttribute('aria-valuetext', 'southwest, 225°')
  const box = page.getByRole('textbox', { name: /^Direction/ })
  await expect(box).toHaveValue('225')
  // A press on the left of the dial turns the hand to the west.
  const [below, left] = [
    { x: 104, y: 190 },
    { x: 20, y: 104 },
  ]
  // The drawing lies over the slider.
  await dial.dragTo(dial, { sourcePosition: below, targetPosition: left, force: true })
  await expect(box).toHaveValue('270')
  await box.fill('225')
  await expect.poll(async () => (await keptHome(page)).roof.planes[0]).toMatchObject({ tilt: 45, azimuth: 225 })
  const { plan } = enginesPlan(await keptHome(page))
  await expect(soFar(page, 'Solar').first()).toHaveText(kwh(plan.energy.totals.solar))
  await expect(card(page, 'Your roof').getByText(kwh(plan.energy.arrays[0]?.kwh ?? 0))).toBeVisible()
})

test('A tree on the plane’s sky takes what the engine says, by boxes and by hand, and gives it back', async ({
  page,
}) => {
  const before = await soFar(page, 'Solar').first().textContent()
  await page.getByText('What stands in its light: nothing yet').click()
  await page.getByRole('button', { name: 'Add tree' }).click()
  await page.getByRole('textbox', { name: 'Height (°)' }).fill('40')
  await expect(page.getByText(/^What stands in its light: 1 obstacle, which takes/)).toBeVisible()
  await expect(page.getByText(/^Shading takes .* of this plane’s yearly yield/)).toBeVisible()
  const { plan } = enginesPlan(await keptHome(page))
  await expect(soFar(page, 'Solar').first()).toHaveText(kwh(plan.energy.totals.solar))
  expect((await keptHome(page)).roof.planes[0]?.obstacles).toMatchObject([{ name: 'Tree', altitude: 40 }])
  await expectAccessible(page)
  // A stroke across the sky is one more.
  await page.getByRole('button', { name: 'Draw on the diagram' }).click()
  await page
    .getByRole('img', { name: /^The sky with 1 obstacle/ })
    .dragTo(page.getByRole('img', { name: /^The sky with/ }), {
      sourcePosition: { x: 80, y: 230 },
      targetPosition: { x: 160, y: 200 },
    })
  await expect(page.getByRole('group', { name: /^2\. Tree/ })).toBeVisible()
  for (const number of [2, 1]) await page.getByRole('button', { name: `Remove obstacle ${number}` }).click()
  await expect(soFar(page, 'Solar').first()).toHaveText(before ?? '')
})

test('A second plane has panels of its own, and goes without taking the first one’s', async ({ page }) => {
  await page.getByRole('button', { name: 'Add another plane' }).click()
  await page.getByRole('button', { name: 'Put panels on this plane' }).click()
  const second = card(page, 'Plane 2')
  await second.getByRole('textbox', { name: 'Panels on it' }).fill('4')
  await expect.poll(async () => (await keptHome(page)).system.arrays.at(-1)).toMatchObject({ plane: 1, panels: 4 })
  await second.getByRole('button', { name: 'Remove Plane 2' }).click()
  await expect(second).toHaveCount(0)
  expect((await keptHome(page)).roof.planes).toHaveLength(1)
})
