import { expect, test } from 'playwright/test'
import { waitForContent } from './screen.ts'

test.describe('in Chicago', () => {
  test.use({ timezoneId: 'America/Chicago' })

  test('finds towns of the own country first by one request, and says that it searches', async ({ page }) => {
    const fetched: string[] = []
    await page.goto('/')
    await waitForContent(page)
    const town = page.getByRole('combobox', { name: 'Town' })
    await town.focus()
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Scripts that the focus loads may still be on their way.
      if (!pathname.startsWith('/assets/')) fetched.push(pathname)
    })
    await page.route('**/places/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await town.fill('Birmingham')
    await expect(page.getByText('Searching…')).toBeVisible()
    await expect(page.getByRole('option').first()).toHaveText(/Birmingham\s*Alabama, United States/)
    await expect(page.getByText('Searching…')).toHaveCount(0)
    expect(fetched).toEqual([expect.stringMatching(/^\/places\/\d+\/from-\w+\.txt$/)])
  })
})

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('finds the town of the same name there', async ({ page }) => {
    await page.goto('/')
    await waitForContent(page)
    await page.getByRole('combobox', { name: 'Town' }).fill('Birmingham')
    await expect(page.getByRole('option').first()).toHaveText(/Birmingham\s*England, United Kingdom/)
  })
})
