import { expect, type Page, type Route, test } from 'playwright/test'
import { BUSY_HOME } from '../bench/busy-home.ts'
import { VERDICT } from '../support/reference-homes.ts'
import { expectAccessible, waitForHydration } from './screen.ts'

/* Scripts that a page loads later and does not get: the network is gone after the first visit, or a release has replaced
 * them. The page stays, says so, and goes on once the scripts are there. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const FAILED = 'We could not load this part of the page. Check your connection and try again.'
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILED })
const country = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^Country: / })

async function storeHome(page: Page) {
  await page.goto('/favicon.svg')
  await page.evaluate((home) => localStorage.setItem('home', home), JSON.stringify(BUSY_HOME))
}

test('A dialog without its scripts leaves the page, and opens once the network is back', async ({ page, context }) => {
  await page.goto('/')
  await waitForHydration(page)
  await context.setOffline(true)
  await country(page).click()
  await expect(failure(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Start Your Solar Journey')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Your country' })).toBeVisible()
  // Only what was pressed is open: the focus is inside.
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
})

test('A message without its scripts is shown plainly', async ({ page, context }) => {
  await page.route(/\/assets\/toast-viewport-/, (route) => route.abort())
  await page.goto('/')
  await page.getByLabel('Email address').click()
  await page.getByLabel('Email address').fill('reader@example.org')
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Subscription failed' })
  await expect(message).toContainText('We could not reach the server. Check your connection and try again.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(message).toHaveCount(0)
  await expect(heading(page)).toHaveText('Start Your Solar Journey')
})

test('A release between two presses reloads the page once, and the next press works', async ({ page }) => {
  await page.goto('/about-us')
  await waitForHydration(page)
  let navigations = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1
  })
  await page.route(/\/assets\/region-dialog-/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await country(page).click()
  await expect.poll(() => navigations).toBe(1)
  await waitForHydration(page)
  await expect(heading(page)).toHaveText('About Us')
  // It is still gone: the page does not reload again by itself.
  await country(page).click()
  await expect(failure(page)).toBeVisible()
  expect(navigations).toBe(1)
  await page.unroute(/\/assets\/region-dialog-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Your country' })).toBeVisible()
  expect(navigations).toBe(1)
})

test('A page that does not load offers to try again, and keeps the site while the network is gone', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await context.setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(heading(page)).toHaveText('We could not show this page')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(heading(page)).toHaveText('We could not show this page')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Contact Us')
})

test('The answer without what follows the verdict says so in its place', async ({ page, context }) => {
  await storeHome(page)
  // Fails once the network is gone: until then, the page would reload.
  const held: Route[] = []
  let isOffline = false
  await page.route(/\/assets\/below-first-screen-/, (route) => (isOffline ? route.abort() : void held.push(route)))
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'My Plan' }).first().click()
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: 'Your Answer' }).click()
  await expect(page.getByText(VERDICT)).toBeVisible()
  await context.setOffline(true)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isOffline = true
  for (const route of held) await route.abort()
  await expect(failure(page).first()).toBeVisible()
  await expect(page.getByText(VERDICT)).toBeVisible()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
  await context.setOffline(false)
  await page.unroute(/\/assets\/below-first-screen-/)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('heading', { name: 'What we assumed' })).toBeVisible()
})

/** Pages, and what they show of a home. */
const PAGES = [
  '/',
  '/calculators',
  '/calculators/solar',
  '/contact',
  '/plan',
  '/plan/home',
  '/plan/sun',
  '/plan/system',
]
const PAGES_WITH_PLAN = ['/plan/money', '/plan/answer']

for (const path of [...PAGES, ...PAGES_WITH_PLAN])
  test(`No button of ${path} blanks the page without a network`, async ({ page, context }) => {
    await storeHome(page)
    await page.goto(path)
    await waitForHydration(page)
    if (path === '/plan/answer') await expect(page.getByText(VERDICT)).toBeVisible()
    const title = (await heading(page).textContent()) ?? ''
    await context.setOffline(true)
    const buttons = page.locator('main button:visible, footer button:visible, main summary:visible')
    const count = await buttons.count()
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index += 1) {
      await buttons
        .nth(index)
        .click({ timeout: 500, noWaitAfter: true })
        .catch(() => {})
      await page.keyboard.press('Escape')
      await expect(heading(page)).toHaveText(title, { timeout: 5000 })
    }
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
