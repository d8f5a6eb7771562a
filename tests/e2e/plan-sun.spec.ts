import { expect, test } from 'playwright/test'
import { computeEnginePlan } from '../support/reference-homes.ts'
import { card, readStoredHome, startPlan, step, summaryValue } from './planner.ts'
import { expectAccessible } from './screen.ts'

const kwh = (value: number) => `${Math.round(value).toLocaleString('de-DE')} kWh a year`

test.beforeEach(async ({ page }) => {
  await startPlan(page, 'Berlin')
  await step(page, 'My Sun').click()
})

test('chooses pitch by picture and direction by compass, and shows the engine’s yield', async ({ page }) => {
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
  // A press on the left of the dial points it west.
  const [below, left] = [
    { x: 104, y: 190 },
    { x: 20, y: 104 },
  ]
  // The drawing overlaps the slider.
  await dial.dragTo(dial, { sourcePosition: below, targetPosition: left, force: true })
  await expect(box).toHaveValue('270')
  await box.fill('225')
  await expect.poll(async () => (await readStoredHome(page)).roof.planes[0]).toMatchObject({ tilt: 45, azimuth: 225 })
  const { plan } = computeEnginePlan(await readStoredHome(page))
  await expect(summaryValue(page, 'Solar').first()).toHaveText(kwh(plan.energy.totals.solar))
  await expect(card(page, 'Your roof').getByText(kwh(plan.energy.arrays[0]?.kwh ?? 0))).toBeVisible()
})

test('reduces the yield by a tree on the face’s sky, edited by fields and pointer, and restores it', async ({
  page,
}) => {
  await expect(summaryValue(page, 'Solar').first()).toHaveText(/kWh/)
  const before = await summaryValue(page, 'Solar').first().textContent()
  await page.getByText('What stands in its light: nothing yet').click()
  await page.getByRole('button', { name: 'Add tree' }).click()
  await page.getByRole('textbox', { name: 'Height (°)' }).fill('40')
  await expect(page.getByText(/^What stands in its light: 1 obstacle, which takes/)).toBeVisible()
  await expect(page.getByText(/^Shading takes .* of this plane’s yearly yield/)).toBeVisible()
  const { plan } = computeEnginePlan(await readStoredHome(page))
  await expect(summaryValue(page, 'Solar').first()).toHaveText(kwh(plan.energy.totals.solar))
  expect((await readStoredHome(page)).roof.planes[0]?.obstacles).toMatchObject([{ name: 'Tree', altitude: 40 }])
  await expectAccessible(page)
  // A drag across the sky adds another.
  await page.getByRole('button', { name: 'Draw on the diagram' }).click()
  await page
    .getByRole('img', { name: /^The sky with 1 obstacle/ })
    .dragTo(page.getByRole('img', { name: /^The sky with/ }), {
      sourcePosition: { x: 80, y: 230 },
      targetPosition: { x: 160, y: 200 },
    })
  await expect(page.getByRole('group', { name: /^2\. Tree/ })).toBeVisible()
  for (const number of [2, 1]) await page.getByRole('button', { name: `Remove obstacle ${number}` }).click()
  await expect(summaryValue(page, 'Solar').first()).toHaveText(before ?? '')
})

test('gives a second roof face its own panels, and removes it without the first face’s', async ({ page }) => {
  await page.getByRole('button', { name: 'Add another plane' }).click()
  const second = card(page, 'Plane 2')
  await second.getByRole('button', { name: 'Put panels on this plane' }).click()
  await second.getByRole('textbox', { name: 'Panels on it' }).fill('4')
  await expect
    .poll(async () => (await readStoredHome(page)).system.arrays.at(-1))
    .toMatchObject({ plane: 1, panels: 4 })
  await second.getByRole('button', { name: 'Remove Plane 2' }).click()
  await expect(second).toHaveCount(0)
  expect((await readStoredHome(page)).roof.planes).toHaveLength(1)
})

test('plans the panels that fit a measured rectangular roof', async ({ page }) => {
  const roof = card(page, 'Your roof')
  await roof.getByText('Its width and height', { exact: true }).click()
  await roof.getByRole('textbox', { name: 'Width along the eaves (m)' }).fill('10')
  await roof.getByRole('textbox', { name: /^Height, eaves to ridge/ }).fill('6')
  // 9.4 × 5.4 m within the edges: 8 columns of 1.13 m and 3 rows of 1.76 m, with gaps of 2 cm.
  await expect(roof.getByText('24 panels fit: 3 rows of 8, upright.')).toBeVisible()
  await roof.getByRole('button', { name: 'Plan with 24 panels' }).click()
  await expect(roof.getByRole('textbox', { name: 'Panels on it' })).toHaveValue('24')
  const home = await readStoredHome(page)
  expect(home.roof.planes[0]?.room).toEqual({ kind: 'panels', count: 24 })
  expect(home.system.arrays).toMatchObject([{ plane: 0, panels: 24 }])
  await expectAccessible(page)
})

test('traces a roof face on the map by pointer and by keyboard, and derives direction and area', async ({ page }) => {
  const roof = card(page, 'Your roof')
  await roof.getByText('Draw it on the map', { exact: true }).click()
  // Keyboard: a house, then its western edge as the eaves.
  await roof.getByRole('button', { name: 'Begin with a house of 10 × 8 m' }).press('Enter')
  // 80 m² ÷ cos 30° = 92.4 m².
  await expect(
    roof.getByText(/looks south, 180°\. From above the slope has 80 m²; at 30° that is 92,4 m²/),
  ).toBeVisible()
  await roof.getByRole('radio', { name: '4–1: 8 m, west, 270°' }).focus()
  await page.keyboard.press('Space')
  await expect(roof.getByRole('slider', { name: 'Where it looks' })).toHaveAttribute('aria-valuetext', 'west, 270°')
  await roof.getByRole('textbox', { name: 'Corner 2, east (m)' }).fill('15')
  await roof.getByRole('textbox', { name: 'Corner 3, east (m)' }).fill('15')
  await expect
    .poll(async () => (await readStoredHome(page)).roof.planes[0]?.room)
    .toEqual({ kind: 'area', squareMetres: 184.8 })
  // A note says that typed values may differ from the traced ones.
  await roof.getByText('45°', { exact: true }).click()
  await roof.getByRole('button', { name: 'Take over what was traced' }).click()
  // 160 ÷ cos 45° = 226.3 m².
  await expect
    .poll(async () => (await readStoredHome(page)).roof.planes[0]?.room)
    .toEqual({ kind: 'area', squareMetres: 226.3 })
  await expectAccessible(page)

  for (const corner of [4, 3, 2, 1]) await roof.getByRole('button', { name: `Remove corner ${corner}` }).click()
  // By pointer, offline: zoom 20 shows 156,543 m × cos 52.5° ÷ 2^20 = 0.091 m per pixel, so 110 × 88 px are 10 × 8 m.
  await expect(roof.getByText(/^There is no street map here/)).toBeVisible()
  const map = roof.getByRole('region', { name: /^Map of the roof/ })
  for (const [x, y] of [
    [200, 220],
    [310, 220],
    [310, 132],
    [200, 132],
  ] as const)
    await map.click({ position: { x, y } })
  await roof.getByRole('radio', { name: /^1–2: 10 m, south, 180°/ }).check()
  await expect(roof.getByText(/From above the slope has (79,[5-9]|80|80,[1-5]) m²/)).toBeVisible()
})
