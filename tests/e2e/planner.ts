import { expect, type Page } from 'playwright/test'
import type { Home } from '#shared/home/home.ts'
import { parseHomeJson } from '#shared/home/parse.ts'
import { REFERENCE_HOMES, type ReferenceHomeName, VERDICT } from '../support/reference-homes.ts'

export const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Plan steps' }).getByRole('link', { name })
/** Opens a step; on a phone, where the steps fold into one line, from that line. */
export async function openStep(page: Page, name: string) {
  const folded = page.getByRole('button', { name: 'All steps', expanded: false })
  if (await folded.isVisible()) await folded.click()
  await step(page, name).click()
}
/** Card of a step, by its heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Opens the fields of a figure on My Money. */
export async function openMoneyLine(page: Page, name: string) {
  await card(page, name).getByText('Edit', { exact: true }).click()
  return card(page, name)
}
/** A line of what the answer assumed, by its label. */
export const assumption = (page: Page, label: string) =>
  card(page, 'What we assumed')
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) })
/** Value in the plan so far, next to the step. */
export const summaryValue = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Your plan so far' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** Chooses the town with the keyboard alone. */
async function chooseTown(page: Page, { town, where }: { town: string; where: RegExp }) {
  const box = page.getByRole('combobox', { name: 'Town' })
  await box.fill(town)
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: where }).first()).toBeVisible()
  const place = (await options.allInnerTexts()).findIndex((words) => where.test(words.replaceAll('\n', ' ')))
  for (let down = 0; down <= place; down += 1) await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: town }).first()).toBeVisible()
}

/** Starts a plan with a reference home’s town and bill. */
export async function startPlan(page: Page, home: ReferenceHomeName) {
  await page.goto('/plan/home')
  await chooseTown(page, REFERENCE_HOMES[home])
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill(REFERENCE_HOMES[home].bill)
}

/** Stores a home in the browser and opens its answer, including the charts. */
export async function openAnswer(page: Page, home: Home) {
  await page.goto('/plan')
  await page.evaluate((stored) => localStorage.setItem('home', stored), JSON.stringify(home))
  await page.goto('/plan/answer')
  await unfoldAnswer(page)
}

/** Opens the folded parts of the answer that hold charts. */
export async function unfoldAnswer(page: Page) {
  await expect(page.getByText(VERDICT)).toBeVisible()
  for (const folded of ['All of them as bars', 'More figures and a chart', 'Months and typical days'])
    await page.getByText(folded, { exact: true }).click()
  await expect(page.getByText(/^Solar covers .* of your electricity/)).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Total spent on electricity/ })).toBeVisible()
}

/** The home stored in the browser. */
export async function readStoredHome(page: Page): Promise<Home> {
  const read = parseHomeJson((await page.evaluate(() => localStorage.getItem('home'))) ?? '')
  if ('problem' in read) throw new Error(read.problem)
  return read.home
}
