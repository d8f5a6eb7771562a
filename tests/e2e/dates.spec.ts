import { expect, test } from 'playwright/test'
import { BUSY_HOME } from '../bench/busy-home.ts'
import { openMoneyLine, readStoredHome } from './planner.ts'
import { waitForHydration } from './screen.ts'

/* Dates are typed with the keyboard, part by part, in the browser's own field. */

test.use({ locale: 'en-US' })

test('The start of the system is typed', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.evaluate((home) => localStorage.setItem('home', home), JSON.stringify(BUSY_HOME))
  await page.goto('/plan/money')
  await waitForHydration(page)
  const start = (await openMoneyLine(page, 'Incentives')).getByLabel('Start date of the system')
  await start.focus()
  await page.keyboard.type('09302028')
  await expect(start).toHaveValue('2028-09-30')
  expect((await readStoredHome(page)).system.start).toBe('2028-09-30')
  // Changed again, from its year.
  await page.keyboard.type('2031')
  await expect(start).toHaveValue('2031-09-30')
  await start.blur()
  expect((await readStoredHome(page)).system.start).toBe('2031-09-30')
})

test('The day of the sun path is typed, and another year is refused', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-15T12:00:00Z')
  await page.goto('/calculators/sun-path')
  await waitForHydration(page)
  await page.getByLabel('Latitude').fill('48.1')
  await page.getByLabel('Longitude').fill('11.6')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const day = page.getByLabel('Date', { exact: true })
  await day.focus()
  await page.keyboard.type('12312026')
  await expect(day).toHaveValue('2026-12-31')
  await expect(page.getByText(/^Thursday, December 31: the sun is up for/)).toBeVisible()
  await page.keyboard.type('2031')
  await day.blur()
  await expect(page.getByText('Enter a date from January 1, 2026 to December 31, 2026.')).toBeVisible()
  await expect(page.getByText(/^Thursday, December 31: the sun is up for/)).toBeVisible()
})
