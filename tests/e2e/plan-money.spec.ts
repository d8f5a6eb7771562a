import { expect, test } from 'playwright/test'
import { openMoneyLine, readStoredHome, startPlan, step } from './planner.ts'
import { expectAccessible } from './screen.ts'

test('assigns peak and off-peak prices to hours of each season’s week, by keyboard and pointer', async ({ page }) => {
  await startPlan(page, 'Berlin')
  await step(page, 'My Money').click()
  const tariff = await openMoneyLine(page, 'Electricity price')
  await tariff.getByText('Price changes by time of day').click()
  await tariff.getByText('B Night', { exact: true }).click()
  const hours = tariff.getByRole('toolbar', { name: 'Hours: Monday to Friday' })
  await hours.getByRole('button', { name: 'B 00:00, Night' }).focus()
  for (let hour = 0; hour < 12; hour += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(hours.getByRole('button', { name: 'B 12:00, Night' })).toBeVisible()
  await page.keyboard.press('Shift+ArrowRight')
  const { buying } = (await readStoredHome(page)).tariff
  expect(new Set(buying?.weekday)).toEqual(new Set(['111111000000110000000011']))
  expect(new Set(buying?.weekend)).toEqual(new Set(['111111000000000000000011']))
  await expectAccessible(page)

  await tariff.getByRole('button', { name: 'Add a second season' }).click()
  await tariff.getByRole('button', { name: 'May in the season June to August' }).click()
  const weekend = tariff.getByRole('toolbar', { name: 'Hours: Saturday and Sunday, May to August' })
  await weekend
    .getByRole('button', { name: 'A 08:00, Day' })
    .dragTo(weekend.getByRole('button', { name: 'A 11:00, Day' }))
  await expect
    .poll(async () => (await readStoredHome(page)).tariff.buying?.weekend)
    .toEqual([
      ...Array(4).fill('111111000000000000000011'),
      ...Array(4).fill('111111001111000000000011'),
      ...Array(4).fill('111111000000000000000011'),
    ])
  await expectAccessible(page)
})
