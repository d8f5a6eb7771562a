import { expect, test } from 'playwright/test'
import { card, readStoredHome, startPlan, step, summaryValue } from './planner.ts'
import { expectAccessible } from './screen.ts'

test.beforeEach(async ({ page }) => {
  await startPlan(page, 'Berlin')
  await step(page, 'My System').click()
  await expect(card(page, 'How many panels?').getByText('Best value')).toBeVisible()
})

test('updates the plan when the slider moves by keyboard', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Size' })
  await slider.focus()
  await slider.press('Home')
  await expect
    .poll(async () => (await readStoredHome(page)).system.arrays)
    .toEqual([{ plane: 0, panels: 1, watts: 440 }])
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '2 panels, 0,88 kWp')
  await expect(summaryValue(page, 'Panels').first()).toHaveText('0,88 kWp')
})

test('applies a mark with one press', async ({ page }) => {
  const take = card(page, 'How many panels?').getByRole('button', { name: /^Take/ }).last()
  const panels = Number(/\d+/.exec((await take.textContent()) ?? '')?.[0])
  await take.click()
  await expect.poll(async () => (await readStoredHome(page)).system.arrays[0]?.panels).toBe(panels)
})

test('charges a battery from the grid if chosen, and keeps the choice', async ({ page }) => {
  const battery = page.getByRole('slider', { name: 'Usable capacity' })
  await battery.focus()
  await battery.press('End')
  const choice = page.getByRole('checkbox', { name: 'Charge from the grid when electricity is cheap' })
  await choice.check()
  await expect
    .poll(async () => (await readStoredHome(page)).system.battery)
    .toEqual({ usableKwh: 20, chargeFromGrid: true })
  await page.reload()
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await expect.poll(async () => (await readStoredHome(page)).system.battery).toEqual({ usableKwh: 20 })
})

test('adds a battery’s savings as its table says, and covers an outage', async ({ page }) => {
  const battery = page.getByRole('slider', { name: 'Usable capacity' })
  await battery.focus()
  await battery.press('End')
  await expect(battery).toHaveAttribute('aria-valuetext', '20 kWh')
  await page.getByRole('button', { name: 'Refrigerator' }).click()
  await expect(page.getByText(/In half of all outages they last at least/)).toBeVisible()
  expect((await readStoredHome(page)).system).toMatchObject({
    battery: { usableKwh: 20 },
    backup: [{ name: 'Refrigerator' }],
  })
  await expectAccessible(page)
})
