import { expect, test } from 'playwright/test'
import { card, startPlan, step } from './planner.ts'
import { expectAccessible } from './screen.ts'

test('sets the direction, an obstacle and the outline of a roof by pointer', async ({ page }) => {
  await startPlan(page, 'Berlin')
  await step(page, 'My Sun').click()
  const roof = card(page, 'Your roof')

  await test.step('a press on the left of the dial points it west', async () => {
    const dial = roof.getByRole('slider', { name: 'Direction the roof faces' })
    const [below, left] = [
      { x: 104, y: 190 },
      { x: 20, y: 104 },
    ]
    // The drawing overlaps the slider.
    await dial.dragTo(dial, { sourcePosition: below, targetPosition: left, force: true })
    await expect(roof.getByRole('textbox', { name: /^Direction/ })).toHaveValue('270')
  })

  await test.step('a drag across the sky adds an obstacle', async () => {
    await page.getByText('Shade from trees and buildings: none entered').click()
    await page.getByRole('button', { name: 'Add tree' }).click()
    await page.getByRole('button', { name: 'Draw on the diagram' }).click()
    await page
      .getByRole('img', { name: /^The sky above this roof face with 1 tree/ })
      .dragTo(page.getByRole('img', { name: /^The sky above this roof face/ }), {
        sourcePosition: { x: 80, y: 230 },
        targetPosition: { x: 160, y: 200 },
      })
    await expect(page.getByRole('group', { name: /^2\. Tree/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('clicks on the map trace a face', async () => {
    await roof.getByText('Draw it on the map', { exact: true }).click()
    // Offline. Zoom 20 shows 156,543 m × cos 52.5° ÷ 2^20 = 0.091 m per pixel, so 110 × 88 px are 10 × 8 m.
    await expect(roof.getByText(/^There is no street map here/)).toBeVisible()
    const map = roof.getByRole('region', { name: /^Map of the roof/ })
    for (const [x, y] of [
      [200, 220],
      [310, 220],
      [310, 132],
      [200, 132],
    ] as const)
      await map.click({ position: { x, y } })
    await roof.getByRole('radio', { name: /^1–2: 10\sm, south, 180°/ }).check()
    await expect(roof.getByText(/Area seen from above: (79\.[5-9]|80|80\.[1-5])\sm²/)).toBeVisible()
    await expectAccessible(page)
  })
})
