import { expect, test } from 'playwright/test'
import { card, readStoredHome, startPlan, step, summaryValue } from './planner.ts'
import { expectAccessible } from './screen.ts'

test.beforeEach(async ({ page }) => {
  await startPlan(page, 'Berlin')
  await step(page, 'My Money').click()
})

test('names source and date of typical prices, and lets them be replaced', async ({ page }) => {
  const costs = card(page, 'What it costs')
  await expect(costs.getByText('typical', { exact: true })).toBeVisible()
  await expect(costs.getByText(/as of 21 November 2026/)).toBeVisible()
  await expect(
    costs.getByText(/2\.700\s€ is paid once, whatever the size, and 1\.080\s€ per kWp goes by the size/),
  ).toBeVisible()
  await costs.getByRole('textbox', { name: /^Price installed/ }).fill('9.500')
  await costs.getByRole('textbox', { name: /^Price installed/ }).blur()
  await expect(costs.getByRole('textbox', { name: /^Price installed/ })).toHaveValue('9500')
  await expect(costs.getByText('yours', { exact: true })).toBeVisible()
  await expect(summaryValue(page, 'Price after support').first()).toHaveText(/^9\.500\s€$/)
})

test('reads a price with the region’s decimal comma', async ({ page }) => {
  const box = page.getByRole('textbox', { name: /^Price of a kWh, with all taxes/ })
  await expect(box).toHaveValue('0,387')
  await box.fill('0,42')
  expect((await readStoredHome(page)).tariff.buying).toEqual({ periods: [{ blocks: [{ upTo: null, price: 0.42 }] }] })
})

test('assigns peak and off-peak prices to hours of each season’s week, by keyboard and pointer', async ({ page }) => {
  const tariff = card(page, 'What electricity costs')
  await tariff.getByText('By the hour').click()
  await tariff.getByText('B Night', { exact: true }).click()
  const hours = tariff.getByRole('toolbar', { name: 'Hours, Monday to Friday' })
  await hours.getByRole('button', { name: 'B 0 o’clock, Night' }).focus()
  for (let hour = 0; hour < 12; hour += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(hours.getByRole('button', { name: 'B 12 o’clock, Night' })).toBeVisible()
  await page.keyboard.press('Shift+ArrowRight')
  const { buying } = (await readStoredHome(page)).tariff
  expect(new Set(buying?.weekday)).toEqual(new Set(['111111000000110000000011']))
  expect(new Set(buying?.weekend)).toEqual(new Set(['111111000000000000000011']))
  await expectAccessible(page)

  await tariff.getByRole('button', { name: 'Summer and winter differ' }).click()
  await tariff.getByRole('button', { name: 'May in June to August' }).click()
  const weekend = tariff.getByRole('toolbar', { name: 'Hours, Saturday and Sunday, May to August' })
  await weekend
    .getByRole('button', { name: 'A 8 o’clock, Day' })
    .dragTo(weekend.getByRole('button', { name: 'A 11 o’clock, Day' }))
  await expect
    .poll(async () => (await readStoredHome(page)).tariff.buying?.weekend)
    .toEqual([
      ...Array(4).fill('111111000000000000000011'),
      ...Array(4).fill('111111001111000000000011'),
      ...Array(4).fill('111111000000000000000011'),
    ])
  await expectAccessible(page)
})

test('refuses a block below the one before it', async ({ page }) => {
  const tariff = card(page, 'What electricity costs')
  await tariff.getByText('By how much is used').click()
  await tariff.getByRole('button', { name: 'Another block' }).click()
  await tariff.getByRole('textbox', { name: 'Block 2 up to (kWh)' }).fill('50')
  await expect(tariff.getByText(/^This conflicts with the figures next to it. We are still using 200.$/)).toBeVisible()
  const ends = (await readStoredHome(page)).tariff.buying?.periods[0]?.blocks.map(({ upTo }) => upTo)
  expect(ends).toEqual([100, 200, null])
  await tariff.getByRole('textbox', { name: 'Block 2 up to (kWh)' }).fill('300')
  await expect
    .poll(async () => (await readStoredHome(page)).tariff.buying?.periods[0]?.blocks.map(({ upTo }) => upTo))
    .toEqual([100, 300, null])
})

test('asks for a loan’s rate and years before computing the plan', async ({ page }) => {
  await page.getByText('Loan', { exact: true }).click()
  const plan = page.getByRole('complementary', { name: 'Your plan so far' }).first()
  await expect(plan.getByText('Nothing typical is known of:')).toBeVisible()
  await page.getByRole('textbox', { name: 'Interest (% a year)' }).fill('5')
  await page.getByRole('textbox', { name: 'Years of the loan' }).fill('10')
  await expect(plan.getByText('Nothing typical is known of:')).toBeHidden()
  expect((await readStoredHome(page)).money.financing).toEqual({ kind: 'loan', rate: 0.05, years: 10 })
})
