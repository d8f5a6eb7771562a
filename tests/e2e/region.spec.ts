import { expect, type Page, test } from 'playwright/test'
import { expectAccessible } from './screen.ts'

/** Money, numbers and towns of other countries than the United States. */

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const countryButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^Country: / })

/** Chooses a country in the footer. */
async function choose(page: Page, country: string) {
  await countryButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Your country' })
  await dialog.getByLabel('Country').selectOption(country)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

test('finds a town on Sun Path by pointer and by keyboard alone, and still accepts coordinates', async ({ page }) => {
  await page.goto('/calculators/sun-path')
  const town = page.getByRole('combobox', { name: 'Town' })

  await test.step('it is another by the arrow keys, none by Escape, and coordinates stay possible', async () => {
    await town.fill('san')
    const options = page.getByRole('listbox', { name: 'Town' }).getByRole('option')
    await expect(options.nth(1)).toBeVisible()
    await expect(town).not.toHaveAttribute('aria-activedescendant')
    await town.press('ArrowDown')
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
    // The highlighted row is in view: the list is higher than its window.
    await town.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport({ ratio: 1 })
    await town.press('ArrowDown')
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
    await town.press('Escape')
    await expect(options.first()).toBeHidden()
    await expect(page.getByLabel('Latitude')).toHaveValue('')
    await town.fill('qqzzxx')
    await expect(page.getByText('We found no town with this name.', { exact: false })).toBeVisible()
    await page.getByLabel('Latitude').fill('37.7749')
    await page.getByLabel('Longitude').fill('-122.4194')
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    // 37.7749 × 0.76 + 3.1 = 31.8
    await expect(results(page)).toContainText('32°')
  })

  await test.step('it is found, chosen and calculated with by the keyboard alone', async () => {
    await town.fill('')
    await town.focus()
    await page.keyboard.type('muenchen')
    const list = page.getByRole('listbox', { name: 'Town' })
    await expect(list.getByRole('option').first()).toContainText('Bavaria, Germany')
    await expect(page.getByText(/^\d+ towns? found\.$/)).toBeVisible()
    await expect(town).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    const active = await list.getByRole('option', { selected: true }).getAttribute('id')
    await expect(town).toHaveAttribute('aria-activedescendant', String(active))
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(list).toBeHidden()
    // Munich: 48.14 N, 11.58 E
    await expect(page.getByLabel('Latitude')).toHaveValue(/^48\.1[34]/)
    await expect(page.getByLabel('Longitude')).toHaveValue(/^11\.5[78]/)
    await expect(page.getByText(/^These are the coordinates of Mun/)).toBeVisible()
    await page.getByLabel('Longitude').press('Enter')
    // 48.14 × 0.76 + 3.1 = 39.7
    await expect(results(page)).toContainText('40°')
  })

  await test.step('it fills the coordinates as the page writes numbers, also in Germany', async () => {
    await choose(page, 'Germany')
    await page.getByRole('combobox', { name: 'Town' }).fill('Potsdam')
    await page.getByRole('option', { name: /Brandenburg/ }).click()
    await expect(page.getByLabel('Latitude')).toHaveValue(/^52\.\d{4}$/)
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    // 52.4 × 0.76 + 3.1 = 42.9
    await expect(results(page)).toContainText('43°')
    await page.reload()
    await expect(page.getByLabel('Latitude')).toHaveValue(/^52\.\d{4}$/)
    await expect(results(page)).toContainText('43°')
  })
})
