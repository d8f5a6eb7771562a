import { expect, type Locator, test } from 'playwright/test'
import { FILLED_HOMES } from '../support/filled-homes.ts'
import { readStoredHome } from './planner.ts'
import { expectAccessible, waitForContent } from './screen.ts'

/** Moves the focus by keyboard. */
async function tabTo(there: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const page = there.page()
  for (let stops = 0; stops < 150; stops += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not lead there')
}

test('two quotes are compared by keyboard alone', async ({ page }) => {
  const { quote: _, otherQuotes: __, ...money } = FILLED_HOMES.Berlin.money
  await page.goto('/plan')
  await page.evaluate((home) => localStorage.setItem('home', home), JSON.stringify({ ...FILLED_HOMES.Berlin, money }))
  await page.goto('/plan/answer')
  await waitForContent(page)
  const section = page.getByRole('region', { name: 'Have a quote?' })
  const type = async (field: Locator, text: string) => {
    await tabTo(field)
    await page.keyboard.type(text)
  }
  const fold = page.locator('summary', { hasText: 'Have a quote? Check it' })
  await tabTo(fold)
  await page.keyboard.press('Enter')
  await type(section.getByRole('textbox', { name: 'System size (kWp)' }), '8')
  await type(section.getByRole('textbox', { name: /^Price with all taxes/ }), '14000')

  await tabTo(section.getByRole('button', { name: 'Add another quote' }))
  await page.keyboard.press('Enter')
  const second = section.locator('details').filter({ has: page.locator(':scope > summary', { hasText: /^Quote 2$/ }) })
  await tabTo(second.locator('> summary'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await type(second.getByRole('textbox', { name: 'System size (kWp)' }), '6')
  await type(second.getByRole('textbox', { name: /^Price with all taxes/ }), '9000')

  const table = section.getByRole('table')
  await expect(table.getByRole('row', { name: /^Price/ })).toHaveText(/€14,000\s*€9,000/)
  await expect(table.getByRole('row', { name: /^Is it worth it\?/ })).toHaveText(/\d in 10.*\d in 10/)
  await expectAccessible(page)

  await tabTo(second.getByRole('button', { name: 'Use “Quote 2” in my plan' }))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await readStoredHome(page)).money.quote).toMatchObject({ kwp: 6, price: 9_000 })
  // The quote of the plan comes first.
  await tabTo(section.getByRole('button', { name: 'Remove “Quote 2”' }))
  await page.keyboard.press('Enter')
  await expect(table).toHaveCount(0)
  // The button took the focus with it.
  await expect(section.getByText(/^Your plan is about this quote/)).toBeFocused()
})
