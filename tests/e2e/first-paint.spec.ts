import { expect, type Page, test } from 'playwright/test'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { pages } from '#shared/pages.ts'
import { seedArticles } from '../../server/articles/first/index.ts'
import { expectAccessible } from './screen.ts'

/** What stands there before any script has run, and what becomes of it when the scripts arrive. */

const publicPages = pages.filter(({ access }) => access === 'anyone')
const article = seedArticles[0] as (typeof seedArticles)[number]

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every public page shows its heading, its text and links to follow', async ({ page }) => {
    for (const { path, heading } of [...publicPages, { path: `/tips/${article.slug}`, heading: article.title }]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      const text = (await page.getByRole('main').textContent()) ?? ''
      expect(text.length, path).toBeGreaterThan(heading.length + 25)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Solar Calculators')
    }
  })

  test('the menu of a phone is open, because nothing could open it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })).toBeVisible()
  })

  test('the method of a calculator can be opened and read', async ({ page }) => {
    for (const { slug } of catalogue) {
      await page.goto(`/calculators/${slug}`)
      await page.getByText('How are these calculations made?').click()
      await expect(page.locator('details[open] ol > li').first()).toBeVisible()
    }
  })
})

test('no public page as the server sends it, no script having run, has a fault for axe', async ({ page }) => {
  // Axe is a script too: JavaScript is on, and the page's own scripts are kept away.
  await page.route(/\.js$/, (route) => route.abort())
  for (const { path, heading } of publicPages)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectAccessible(page)
    })
})

/** Lets the page come, and its scripts only when they are let through. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.describe('Before the scripts have arrived', () => {
  test('what is typed into a calculator is not lost by their arrival', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/calculators/solar', { waitUntil: 'commit' })
    const bill = page.getByLabel('Average Monthly Electricity Bill ($)')
    await bill.fill('150')
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled()
    release()
    const hours = page.getByLabel('Average Daily Sun Hours')
    await hours.fill('5')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('region', { name: 'Results' })).toContainText('kW')
    await expect(bill).toHaveValue('150')
  })

  test('what is done in the parts of the landing page whose scripts come last is not lost', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const estimate = page.getByRole('region', { name: 'What would it take?' })
    await estimate.getByLabel('Your electricity bill').press('ArrowRight')
    await page.getByLabel('Email address').fill('ada@')
    release()
    await expect(estimate).toContainText('$155 a month')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue('ada@')
  })

  test('a button that is pressed is pressed when they have arrived', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/auth', { waitUntil: 'commit' })
    await page.getByRole('tab', { name: 'Register' }).click()
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
    release()
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  })

  test('what is typed into the forms is not lost by their arrival', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Message').fill('Good morning')
    release()
    await expect(page.getByText(/What is \d \+ \d\?/)).toBeVisible()
    await page.getByLabel('Email').fill('not an address')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await expect(page.getByLabel('Message')).toHaveValue('Good morning')
    await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
  })
})
