import { expect, type Page, test } from 'playwright/test'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { examples } from '../support/examples.ts'
import { expectCleanSheet, FORMATS, sheets } from './paper.ts'

/** In the morning in the time zone of the tests, wherever that is. */
const TODAY = new Date(2026, 10, 21, 9, 30)

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const calculate = (page: Page) => page.getByRole('button', { name: /^Calculate/ }).click()

test.beforeEach(({ page }) => page.clock.setFixedTime(TODAY))

for (const { slug, title } of catalogue.filter((entry) => entry.slug !== 'sun-path')) {
  test(`${title} with its result is one sheet with name, day, assumptions and method`, async ({ page }) => {
    await page.goto(`/calculators/${slug}`)
    const { typed } = examples[slug][0]
    for (const [label, value] of Object.entries(typed)) await box(page, label).fill(value)
    await calculate(page)
    const results = page.getByRole('region', { name: 'Results' })
    await expect(results.getByRole('term').first()).toBeVisible()
    for (const format of FORMATS) expect(await sheets(page, format), format).toBe(1)
    const assumptions = page
      .locator('details', { hasText: /^Assumptions/ })
      .getByRole('textbox', { includeHidden: true })
    const method = page.locator('details', { hasText: 'How are these calculations made?' })
    await page.getByRole('textbox').first().focus()
    await expectCleanSheet(page)
    await expect(page.getByText('Helioplan', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('November 21, 2026')).toBeVisible()
    for (const assumption of await assumptions.all()) await expect(assumption).toBeVisible()
    await expect(method.getByRole('listitem').first()).toBeVisible()
    await expect(method.getByRole('definition').last()).toBeVisible()
  })
}

const DENVER = ['39.7392', '-104.9903'] as const

async function sunPath(page: Page, [latitude, longitude]: readonly [string, string]) {
  await page.goto('/calculators/sun-path')
  await box(page, 'Latitude').fill(latitude)
  await box(page, 'Longitude').fill(longitude)
  await calculate(page)
  await expect(page.getByRole('heading', { name: 'Every tilt and direction' })).toBeVisible()
}

test.describe('Sun Path prints on three sheets at most', () => {
  test('with trees, an own figure and the table of months', async ({ page }) => {
    await sunPath(page, DENVER)
    for (const kind of ['tree', 'house', 'hill', 'tree'])
      await page.getByRole('button', { name: `Add ${kind}` }).click()
    await page.getByRole('radio', { name: 'My own figure' }).check()
    await page.getByText('The months as a table').click()
    for (const format of FORMATS) expect(await sheets(page, format), format).toBeLessThanOrEqual(3)
    await expectCleanSheet(page)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText(/^4\. Tree, /)).toBeVisible()
  })

  for (const [what, width, place] of [
    ['from a phone', 390, DENVER],
    ['from a desktop', 1280, DENVER],
    ['of a place in the polar night', 1024, ['69.6492', '18.9553']],
  ] as const)
    test(what, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await sunPath(page, place)
      await page.getByRole('radio', { name: 'From above' }).check()
      await page.getByRole('radio', { name: 'Yield' }).check()
      for (const format of FORMATS) expect(await sheets(page, format), format).toBeLessThanOrEqual(3)
      await expectCleanSheet(page)
    })
})
