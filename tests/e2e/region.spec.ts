import { expect, type Page, test } from 'playwright/test'
import { newUser } from './people.ts'
import { expectAccessible, expectToast } from './screen.ts'

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

test('Whoever chooses Germany calculates, saves and opens in euros and with a decimal comma', async ({ page }) => {
  await newUser(page)
  await page.goto('/calculators/solar')
  await expect(countryButton(page)).toHaveText('Country: United States (USD)')
  await expect(page.getByLabel('Average Monthly Electricity Bill ($)')).toBeVisible()
  await choose(page, 'Germany')
  await expect(countryButton(page)).toHaveText('Country: Germany (EUR)')
  await expect(countryButton(page)).toBeFocused()

  const bill = page.getByLabel('Average Monthly Electricity Bill (€)')
  await bill.fill('1,234')
  await expect(bill).toHaveAccessibleDescription(/Read as 1,234 \(between 1 and 2\)/)
  await bill.fill('120,50')
  await expect(page.getByText(/^Read as/)).toHaveCount(0)
  await page.getByLabel('Average Daily Sun Hours').fill('4.5')
  await expect(page.getByText('Read as 4,5')).toBeVisible()
  await page.getByText('Assumptions', { exact: true }).click()
  await expect(page.getByLabel('Electricity rate (€/kWh)')).toHaveValue('0,387')
  await expect(page.getByLabel('Installed cost (€/W)')).toHaveValue('1,38')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  // 120.50 ÷ 0.387 ÷ (30 × 4.5 × 75%) = 3.1 kW; 120.50 × 12 × 90% = 1,301; 3,100 × 1.38 ÷ 1,301 = 3.3 years
  for (const text of ['3,1 kW', /1\.301\s€/, '3,3 years']) await expect(results(page)).toContainText(text)
  await expect(results(page)).toContainText(/Uses Germany’s typical prices: 0,387\s€ per kWh, 1,38\s€ per W\./)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save Calculation' }).click()
  await expectToast(page, 'Calculation saved')
  const [saved] = await (await page.request.get('/api/calculations')).json()
  expect(saved.inputs).toEqual({
    monthlyBill: '120.50',
    sunHours: '4.5',
    currency: 'EUR',
    electricityRate: '0.387',
    costPerWatt: '1.38',
  })

  await page.goto('/profile')
  await expect(page.getByText(/^Monthly bill: 120,5\s€$/)).toBeVisible()
  // What was saved in euros opens in euros in a country that has others.
  await choose(page, 'United States')
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByLabel('Average Monthly Electricity Bill (€)')).toHaveValue('120.50')
  await expect(results(page)).toContainText('€1,301')
  await page.goto('/calculators/solar')
  await expect(page.getByLabel('Average Monthly Electricity Bill ($)')).toHaveValue('')
})

test('A country is chosen in a window of the page, stays with the browser, and what was typed keeps its value', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/calculators/payback-period')

  await test.step('the window is one of the page, by keyboard too', async () => {
    await countryButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Your country' })
    await expect(dialog.getByLabel('Currency')).toHaveValue('USD')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(countryButton(page)).toBeFocused()
  })

  await page.getByLabel('Total System Cost ($)').fill('1,234')
  await choose(page, 'Germany')
  await expect(page.getByLabel('Total System Cost (€)')).toHaveValue('1234')
  await expect(page.getByLabel('Annual Electricity Rate Increase (%)')).toHaveValue('2,5')
  await page.reload()
  await expect(page.getByLabel('Total System Cost (€)')).toHaveValue('')
  await expect(page.getByLabel('Annual Electricity Rate Increase (%)')).toHaveValue('2,5')
  await expect(countryButton(page)).toHaveText('Country: Germany (EUR)')
  expect(faults).toEqual([])
})

test('A result in dollars stays one in dollars when another country is chosen', async ({ page }) => {
  await page.goto('/calculators/bill-comparison')
  await page.getByLabel('Current Monthly Bill ($)').fill('150')
  await page.getByLabel('Monthly Consumption (kWh)').fill('1000')
  await page.getByLabel('Expected Solar Generation (kWh/month)').fill('500')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(results(page)).toContainText('$1,800')
  await choose(page, 'Ireland')
  await expect(page.getByLabel('Current Monthly Bill (€)')).toHaveValue('150')
  await expect(results(page)).toContainText('$1,800')
  await results(page).getByRole('button', { name: 'Update result' }).click()
  await expect(results(page)).toContainText('€1,800')
})

test('On Sun Path a town is found by pointer and by the keyboard alone, and coordinates stay possible', async ({
  page,
}) => {
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
    await expect(page.getByText('No town of that name is known.', { exact: false })).toBeVisible()
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
    await expect(page.getByText(/towns? (is|are) listed\.$/)).toBeVisible()
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
    await expect(page.getByText(/^The coordinates are those of Mun/)).toBeVisible()
    await page.getByLabel('Longitude').press('Enter')
    // 48.14 × 0.76 + 3.1 = 39.7
    await expect(results(page)).toContainText('40°')
  })

  await test.step('it fills the coordinates as they are written in Germany', async () => {
    await choose(page, 'Germany')
    await page.getByRole('combobox', { name: 'Town' }).fill('Potsdam')
    await page.getByRole('option', { name: /Brandenburg/ }).click()
    await expect(page.getByLabel('Latitude')).toHaveValue(/^52,\d{4}$/)
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    // 52.4 × 0.76 + 3.1 = 42.9
    await expect(results(page)).toContainText('43°')
    await page.reload()
    await expect(page.getByLabel('Latitude')).toHaveValue(/^52,\d{4}$/)
    await expect(results(page)).toContainText('43°')
  })
})
