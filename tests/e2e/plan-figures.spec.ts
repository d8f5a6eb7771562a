import { expect, type Page, test } from 'playwright/test'
import type { Home } from '#shared/home/home.ts'
import { FAMILY } from '../unit/home/family.ts'
import { keptHome } from './planner.ts'

/** Boxes and choices of the planner: nothing that was typed is lost. */

/** A step of the planner for a home that this browser has already. */
async function openStep(page: Page, path: string, home: Home = FAMILY) {
  await page.goto('/plan')
  await page.evaluate((kept) => localStorage.setItem('home', kept), JSON.stringify(home))
  await page.goto(path)
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
