import { expect, type Page, test } from 'playwright/test'
import { type CalculatorSlug, catalogueEntry } from '#shared/calculators/catalogue.ts'
import { type Example, examples } from '../support/examples.ts'
import { createPerson, registerUser } from './people.ts'
import { expectToast } from './screen.ts'

test('prevents a layout shift below the saved plans while they load', async ({ page }) => {
  await registerUser(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/homes', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/profile')
    const below = page.getByRole('heading', { level: 2, name: 'Saved Calculations' })
    await expect(page.getByText('No calculations saved yet')).toBeVisible()
    const before = await below.boundingBox()
    answer()
    await expect(page.getByText('No plans saved yet.')).toBeVisible()
    expect((await below.boundingBox())?.y, `at ${width} px`).toBeCloseTo(before?.y ?? 0, 0)
    await page.unrouteAll()
  }
})

async function expectResults(page: Page, { cards }: Example) {
  for (const [name, value] of Object.entries(cards)) {
    const figure = page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    await expect(figure.locator('dd').first()).toHaveText(value)
  }
}

async function expectRestored(page: Page, slug: CalculatorSlug, example: Example) {
  await expect(page).toHaveURL(`/calculators/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogueEntry(slug).title())
  for (const [label, value] of Object.entries(example.typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  for (const [at, appliance] of (example.rows ?? []).entries())
    for (const [label, value] of Object.entries(appliance))
      await expect(page.getByLabel(label).nth(at)).toHaveValue(value)
  await expectResults(page, example)
  expect(await page.evaluate(() => sessionStorage.getItem('savedCalculation'))).toBeNull()
}

test('allows the whole journey by keyboard alone', async ({ page }) => {
  const person = createPerson()
  const keyboard = page.keyboard
  /** Presses Tab until the control has the focus. */
  async function tabTo(role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
    const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first()
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never reached the ${role} ${name}`)
  }
  await page.goto('/auth')
  await tabTo('tab', 'Login')
  await keyboard.press('ArrowRight')
  // Before hydration the key is queued, and the fields are still those of Login.
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
  await tabTo('textbox', 'Username')
  await keyboard.type(person.username)
  await keyboard.press('Tab')
  await keyboard.type(person.email)
  await keyboard.press('Tab')
  await keyboard.type('Portu')
  await keyboard.press('Tab')
  await keyboard.type(person.password)
  await keyboard.press('Enter')
  await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()

  await tabTo('link', 'View Calculators')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Calculators')
  await tabTo('link', /^Solar Calculator/)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Panel Calculator')
  const [example] = examples.solar
  for (const [label, value] of Object.entries(example.typed)) {
    await tabTo('textbox', label)
    await keyboard.type(value)
  }
  await keyboard.press('Enter')
  await expectResults(page, example)
  await tabTo('button', 'Save Calculation')
  await keyboard.press('Enter')
  await expectToast(page, 'Calculation saved')

  await tabTo('button', /^Welcome, /)
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await tabTo('link', 'Profile').catch(() => tabTo('menuitem', 'Profile'))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile')
  await tabTo('button', 'View Details')
  await keyboard.press('Enter')
  await expectRestored(page, 'solar', example)
})
