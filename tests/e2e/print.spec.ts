import { expect, type Page, test } from 'playwright/test'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { examples } from '../support/examples.ts'
import { FILLED_HOMES } from '../support/filled-homes.ts'
import { countSheets, expectCleanSheet, FORMATS } from './paper.ts'
import { waitForHydration } from './screen.ts'

/** A morning in the time zone of the tests. */
const TODAY = new Date(2026, 10, 21, 9, 30)

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const calculate = (page: Page) => page.getByRole('button', { name: /^Calculate/ }).click()

test.beforeEach(({ page }) => page.clock.setFixedTime(TODAY))

/** Returns from print to a screen of this width [px]. */
async function backToScreen(page: Page, width: number) {
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width, height: 844 })
}

const single = catalogue.filter((entry) => entry.slug !== 'sun-path')
for (const some of [single.slice(0, 3), single.slice(3, 6), single.slice(6)])
  test(`prints a result on one sheet with name, day, assumptions and method: ${some.map(({ title }) => title()).join(', ')}`, {
    tag: some[0] === single[0] ? [] : '@matrix',
  }, async ({ page }) => {
    for (const { slug, title } of some)
      await test.step(title(), async () => {
        await backToScreen(page, 1280)
        await page.goto(`/calculators/${slug}`)
        const { typed } = examples[slug][0]
        for (const [label, value] of Object.entries(typed)) await box(page, label).fill(value)
        await calculate(page)
        const results = page.getByRole('region', { name: 'Results' })
        await expect(results.getByRole('term').first()).toBeVisible()
        for (const format of FORMATS) expect(await countSheets(page, format), format).toBe(1)
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
  })

test('notes in print that a plan is still being computed, without gray boxes', async ({ page }) => {
  await page.route('**/plan-worker*', () => {})
  await page.goto('/favicon.svg')
  await page.evaluate((home) => localStorage.setItem('home', home), JSON.stringify(FILLED_HOMES.Berlin))
  await page.goto('/plan/answer')
  await expect(page.getByRole('button', { name: 'Share a link' })).toBeVisible()
  await waitForHydration(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText(/^Parts of this page were still loading/)).toBeVisible()
  await expect(page.locator('.animate-shimmer').filter({ visible: true })).toHaveCount(0)
})

const DENVER = ['39.7392', '-104.9903'] as const

async function lookAt(page: Page, [latitude, longitude]: readonly [string, string]) {
  await box(page, 'Latitude').fill(latitude)
  await box(page, 'Longitude').fill(longitude)
  await calculate(page)
  await expect(
    page.getByRole('heading', { name: `Sun at ${formatCoordinates(Number(latitude), Number(longitude))}` }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Every slope and direction' })).toBeVisible()
}

test('prints Sun Path on at most three sheets, at any screen width and season', {
  tag: '@matrix',
}, async ({ page }) => {
  await page.goto('/calculators/sun-path')
  for (const [what, width, place] of [
    ['of a place in the polar night', 1024, ['69.6492', '18.9553']],
    ['from a phone', 390, DENVER],
    ['from a desktop', 1280, DENVER],
  ] as const)
    await test.step(what, async () => {
      await backToScreen(page, width)
      await lookAt(page, place)
      await page.getByRole('radio', { name: 'From above' }).check()
      await page.getByRole('radio', { name: 'Output' }).check()
      for (const format of FORMATS) expect(await countSheets(page, format), format).toBeLessThanOrEqual(3)
      await expectCleanSheet(page)
    })
})

test('prints Sun Path with trees, an own figure and the table of months on at most three sheets', async ({ page }) => {
  await page.goto('/calculators/sun-path')
  await lookAt(page, DENVER)
  for (const kind of ['tree', 'house', 'hill', 'tree']) await page.getByRole('button', { name: `Add ${kind}` }).click()
  await page.getByRole('radio', { name: 'My own figure' }).check()
  await page.getByText('Table of the months').click()
  for (const format of FORMATS) expect(await countSheets(page, format), format).toBeLessThanOrEqual(3)
  await expectCleanSheet(page)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText(/^4\. Tree, /)).toBeVisible()
})
