import { expect, test } from 'playwright/test'
import { examples } from '../support/examples.ts'

test('shows the result without scrolling on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/calculators/solar')
  for (const [label, value] of Object.entries(examples.solar[0].typed))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByText('20.6 years')).toBeInViewport()
})

test('keeps the height of the landing page’s first screen after a visit to the calculators', async ({ page }) => {
  await page.goto('/')
  const fields = page.getByRole('main').locator('form', { has: page.getByLabel('Monthly electricity bill') })
  const before = await fields.boundingBox()
  await page.getByRole('main').getByRole('link', { name: 'View Calculators' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Calculators')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Your Solar Journey')
  expect((await fields.boundingBox())?.height).toBe(before?.height)
})
