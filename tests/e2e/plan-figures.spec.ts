import { expect, type Page, test } from 'playwright/test'
import type { Home } from '#shared/home/home.ts'
import { FAMILY } from '../unit/home/family.ts'
import { card, keptHome } from './planner.ts'

/** Boxes and choices of the planner: nothing that was typed is lost. */

/** A step of the planner for a home that this browser has already. */
async function openStep(page: Page, path: string, home: Home = FAMILY) {
  await page.goto('/plan')
  await page.evaluate((kept) => localStorage.setItem('home', kept), JSON.stringify(home))
  await page.goto(path, { waitUntil: 'networkidle' })
}

test('Emptying a box of one roof face leaves the panels of all faces', async ({ page }) => {
  await openStep(page, '/plan/sun')
  for (const [label, kept] of [
    ['Panels on it', '6'],
    ['Power of a panel (W)', '440'],
  ] as const) {
    const box = page.getByRole('textbox', { name: label, exact: true }).nth(1)
    await box.fill('')
    await expect(box).toHaveAccessibleDescription(new RegExp(`^Enter a number from .* We are still using ${kept}\\.$`))
    expect((await keptHome(page)).system.arrays).toEqual(FAMILY.system.arrays)
    await box.fill(kept)
  }
  await page.getByRole('textbox', { name: 'Panels on it', exact: true }).nth(1).fill('4')
  await expect.poll(async () => (await keptHome(page)).system.arrays.map(({ panels }) => panels)).toEqual([16, 4])
})

test.describe('Each kind of a choice keeps what was typed', () => {
  test('how the system is paid', async ({ page }) => {
    await openStep(page, '/plan/money')
    const section = card(page, 'How you pay')
    await section.getByText('Lease', { exact: true }).click()
    await section.getByRole('textbox', { name: 'Payment a month (€)' }).fill('90')
    await section.getByText('Loan', { exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'Interest (% a year)' })).toHaveValue('5')
    expect((await keptHome(page)).money.financing).toEqual(FAMILY.money.financing)
    // It outlives the page.
    await page.reload({ waitUntil: 'networkidle' })
    await section.getByText('Lease', { exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'Payment a month (€)' })).toHaveValue('90')
  })

  test('what is paid for exported solar, with where it comes from', async ({ page }) => {
    await openStep(page, '/plan/money')
    const section = card(page, 'What is paid for what you sell')
    await section.getByText('A price for each kWh', { exact: true }).click()
    await section.getByRole('textbox', { name: 'Price of a sold kWh (€)' }).fill('0,08')
    await section.getByText('A fixed price for years', { exact: true }).click()
    const { tariff, provenance } = await keptHome(page)
    expect(tariff.selling).toEqual(FAMILY.tariff.selling)
    expect(provenance['tariff.selling']).toEqual(FAMILY.provenance['tariff.selling'])
    await section.getByText('A price for each kWh', { exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'Price of a sold kWh (€)' })).toHaveValue('0,08')
  })

  test('the price of electricity and the day', async ({ page }) => {
    const readings = { kind: 'readings', mark: '0123456789abcdef', kwhPerMonth: Array(12).fill(300) } as const
    const home: Home = {
      ...FAMILY,
      use: { ...FAMILY.use, day: { ...readings, kwhPerMonth: [...readings.kwhPerMonth] } },
    }
    await openStep(page, '/plan/money', home)
    const section = card(page, 'What electricity costs')
    await section.getByText('By the hour', { exact: true }).click()
    await section.getByText('One price', { exact: true }).click()
    expect((await keptHome(page)).tariff.buying).toEqual(FAMILY.tariff.buying)

    await page.goto('/plan/home', { waitUntil: 'networkidle' })
    const day = card(page, 'When do you use it?')
    await day.getByText('The 24 hours', { exact: true }).click()
    await expect(day.getByRole('textbox', { name: /^The 24 hours as numbers/ })).toBeVisible()
    await day.getByText('My meter’s readings', { exact: true }).click()
    await expect.poll(async () => (await keptHome(page)).use.day).toEqual(home.use.day)
  })
})

test('After Undo the choice is the one that the plan has, and its box is there', async ({ page }) => {
  await openStep(page, '/plan/home')
  const use = card(page, 'How much electricity do you use?')
  await use.getByText('kWh of twelve months', { exact: true }).click()
  await expect(use.getByRole('textbox', { name: 'January' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(use.getByRole('radio', { name: 'The bill of a month' })).toBeChecked()
  await expect(use.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('120')

  await page.goto('/plan/money', { waitUntil: 'networkidle' })
  const tariff = card(page, 'What electricity costs')
  await tariff.getByText('By the hour', { exact: true }).click()
  await expect(tariff.getByText('Price A of a kWh (€)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tariff.getByRole('radio', { name: 'One price' })).toBeChecked()
  await expect(tariff.getByRole('textbox', { name: /^Price of a kWh/ })).toHaveValue('0,387')
})

test('Twelve months begin empty where nothing is known, and count once all are there', async ({ page }) => {
  await page.goto('/plan/home', { waitUntil: 'networkidle' })
  const use = card(page, 'How much electricity do you use?')
  await use.getByText('kWh of twelve months', { exact: true }).click()
  const boxes = use.getByRole('group', { name: 'Electricity used in each month (kWh)' }).getByRole('textbox')
  await expect(boxes).toHaveCount(12)
  for (let month = 0; month < 12; month += 1) {
    await expect(boxes.nth(month)).toHaveValue('')
    await boxes.nth(month).fill(String(300 - 10 * month))
    if (month < 11) expect(await page.evaluate(() => localStorage.getItem('home') ?? '')).not.toContain('months')
  }
  const kwh = Array.from({ length: 12 }, (_, month) => 300 - 10 * month)
  await expect.poll(async () => (await keptHome(page)).use.amount).toEqual({ kind: 'months', kwh })
  await expect(boxes.nth(11)).toBeFocused()
  await boxes.nth(2).fill('')
  await expect(boxes.nth(2)).toHaveAccessibleDescription(/^Enter a number from 0 to .* We are still using 280\.$/)
  expect((await keptHome(page)).use.amount).toEqual({ kind: 'months', kwh })
  // A known use is where they begin: 12 × 280 = 3,360 kWh a year.
  await use.getByText('kWh a year', { exact: true }).click()
  await use.getByText('kWh of twelve months', { exact: true }).click()
  await expect(boxes.first()).toHaveValue('300')
})
