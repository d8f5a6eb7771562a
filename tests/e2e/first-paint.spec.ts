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
  for (const { path, heading } of [...publicPages, { path: `/tips/${article.slug}`, heading: article.title }]) {
    test(`${path} shows its heading, its text and links to follow, and axe finds nothing`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(heading.length + 50)
      await expectAccessible(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Calculators')
    })
  }

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

test('every script that a page asks for while it loads is named in its head', async ({ page }) => {
  for (const { path } of publicPages) {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
    })
    const answer = await page.goto(path)
    await page.waitForLoadState('networkidle')
    const html = (await answer?.text()) ?? ''
    // The map begins when it is seen.
    const late = asked.filter((file) => !html.includes(`"${file}"`) && !/place-map|world|sw\.js/.test(file))
    expect(late, path).toEqual([])
    page.removeAllListeners('request')
  }
})
