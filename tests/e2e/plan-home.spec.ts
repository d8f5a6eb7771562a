import { expect, type Locator, type Page, test } from 'playwright/test'
import { card, startPlan, summaryValue } from './planner.ts'
import { expectAccessible } from './screen.ts'

test('restores the plan after a reload and in another tab, accessibly', async ({ page, context }) => {
  await startPlan(page, 'Berlin')
  const otherTab = await context.newPage()
  await otherTab.goto('/plan/home')
  await expect(otherTab.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('120')
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('150')
  await expect(otherTab.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('150')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('150')
  await page.getByText(/^Make it more exact/).click()
  await expect(card(page, 'When do you use electricity?').getByText(/^Average day in January/)).toBeVisible()
  await expectAccessible(page)
})

/** Presses at the current lower edge of the control, even if the layout moves afterwards. */
async function pressDownOn(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height - 4)
  await page.mouse.down()
}

test('handles a press that began before the plan loaded and moved the pressed control', async ({ page }) => {
  await page.addInitScript(() => {
    const { Worker } = window
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        this.addEventListener('message', () => document.documentElement.setAttribute('data-answered', ''))
      }
    }
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/plan-worker*', async (route) => {
    await released
    await route.continue()
  })
  await startPlan(page, 'Berlin')
  await page.getByText(/^Make it more exact/).click()
  const day = card(page, 'When do you use electricity?')
  await pressDownOn(page, day.getByText('24 hourly values', { exact: true }))
  release()
  await expect(page.locator('[data-answered]')).toBeAttached()
  await page.mouse.up()
  await expect(day.getByRole('radio', { name: '24 hourly values' })).toBeChecked()
  await expect(summaryValue(page, 'Electricity use').first()).toHaveText(/kWh a year/)
})

test('keeps a town whose prices were loading when the page was left', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/US-OH-/, async (route) => {
    await released
    // The page that asked first is gone.
    await route.continue().catch(() => undefined)
  })
  await page.goto('/plan/home')
  await page.getByRole('combobox', { name: 'Town' }).fill('Columbus')
  await page.getByRole('option').filter({ hasText: 'Ohio' }).first().click()
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('140')
  await page.goto('/plan/answer')
  release()
  await expect(page.getByText('typical of Ohio, tariffs of 2026').first()).toBeAttached()
  await page.goto('/plan/home')
  await expect(page.getByRole('combobox', { name: 'Town' })).toHaveValue(/^Columbus, Ohio/)
  await expect(page.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('140')
})
