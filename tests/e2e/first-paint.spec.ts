import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { decodeLink } from '#shared/home/link.ts'
import { parseHomeJson } from '#shared/home/parse.ts'
import { pages } from '#shared/pages.ts'
import { readFirstArticles } from '../../server/articles/first-articles.ts'
import { BUSY_HOME } from '../bench/busy-home.ts'
import { VERDICT } from '../support/reference-homes.ts'
import { readStoredHome } from './planner.ts'
import { expectAccessible, recordLayoutShifts, waitForHydration } from './screen.ts'

const seedArticles = readFirstArticles()

/** Pages before any script has run, and after hydration. */

const publicPages = pages.filter(({ access }) => access === 'anyone')
const article = seedArticles[0] as (typeof seedArticles)[number]

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('opens the phone menu, follows links and opens a calculator’s method', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })).toBeVisible()

    await page.goto(`/tips/${article.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators', exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Solar Calculator/ })
      .click()
    await page.getByText('How are these calculations made?').click()
    await expect(page.locator('details[open] ol > li').first()).toBeVisible()
  })
})

for (const { path, heading } of publicPages)
  test(`renders ${path} on the server without axe violations`, { tag: '@matrix' }, async ({ page }) => {
    // Axe is a script too: JavaScript is on, and the page's own scripts are blocked.
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading())
    await expectAccessible(page)
  })

test('keeps the landing page’s parts visible while a plan outside the United States loads', async ({ page }) => {
  await page.goto('/favicon.svg')
  const home = emptyHome({ country: 'DE', currency: 'EUR' })
  await page.evaluate((text) => localStorage.setItem('home', text), JSON.stringify(home))
  await page.goto('/')
  // The region of the plan has been read once the footer names it.
  await expect(page.getByRole('contentinfo')).toContainText('Germany')
  await expect(page.getByLabel('Monthly electricity bill')).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

for (const width of [390, 1280])
  test(`moves little of a stored plan while it loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/favicon.svg')
    await page.evaluate((text) => localStorage.setItem('home', text), JSON.stringify(BUSY_HOME))
    const layoutShifts = await recordLayoutShifts(page)
    for (const path of ['/plan/sun', '/plan/system', '/plan/money', '/plan/answer'])
      await test.step(path, async () => {
        await page.goto(path)
        if (path === '/plan/answer') {
          await expect(page.getByText(VERDICT)).toBeVisible()
          await expect(page.getByRole('heading', { name: 'What we assumed' })).toHaveCount(1)
          await expect(page.getByRole('group', { name: 'Choose a size' })).toBeVisible()
        } else
          await expect(page.getByRole('complementary', { name: 'Your plan so far' })).toContainText(/Payback:? ?\d/)
        const sum = (await layoutShifts()).reduce((total, shift) => total + shift, 0)
        expect(sum).toBeLessThan(0.1)
      })
  })

test('answers a town and a bill that were entered on an empty answer, which offers to open a file, and neither quote nor saving', async ({
  page,
}) => {
  await page.goto('/plan/answer')
  await waitForHydration(page)
  await page.mouse.move(100, 100)
  await page.getByText('Files', { exact: true }).click()
  await expect(page.getByText('Open a plan (JSON)')).toBeVisible()
  await expect(page.getByText(/^(Have a quote|Check a quote|Save or share)/)).toHaveCount(0)
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Town' }).fill('Phoenix')
  await page
    .getByRole('option', { name: /^Phoenix/ })
    .first()
    .click()
  await main.getByRole('textbox', { name: 'Monthly electricity bill' }).fill('140')
  await main.getByRole('button', { name: 'See my answer' }).click()
  await expect(page.getByText(/^A .* system .* costs about/)).toBeVisible()
})

test('keeps the focus of a user who has gone on from the skip link before the page is hydrated', async ({ page }) => {
  const release = await blockScripts(page)
  await page.goto('/solar/india/maharashtra/pune', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  const link = page.getByRole('main').getByRole('link').first()
  await expect(link).toBeFocused()
  release()
  await waitForHydration(page)
  await expect(link).toBeFocused()
})

/** Blocks the page's scripts until they are released. */
async function blockScripts(page: Page) {
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

test.describe('Before hydration', () => {
  test('keeps input in deferred parts of the landing page', async ({ page }) => {
    const release = await blockScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Monthly electricity bill').fill('1,550')
    await page.getByLabel('Bill period').selectOption('Year')
    await page.getByLabel('Email address').fill('ada@')
    release()
    await expect(page.getByLabel('Yearly electricity bill')).toHaveValue('1,550')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue('ada@')
  })

  test('keeps the letters of a town on both sides of hydration, and opens the list', async ({ page }) => {
    const release = await blockScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const town = page.getByRole('combobox', { name: 'Town' })
    await town.click()
    await page.keyboard.type('Nair')
    release()
    const isInteractive = (field: Element) =>
      (window as { isInteractive?: (element: Element) => boolean }).isInteractive?.(field) ?? false
    await expect.poll(() => town.evaluate(isInteractive)).toBe(true)
    await page.keyboard.type('obi')
    await expect(town).toHaveValue('Nairobi')
    await expect(page.getByRole('option').first()).toHaveText(/Nairobi.*Kenya/)
  })

  test('marks a pressed control as busy, and replays the press after hydration', async ({ page }) => {
    const release = await blockScripts(page)
    await page.goto('/auth', { waitUntil: 'commit' })
    const tab = page.getByRole('tab', { name: 'Register' })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
    release()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).not.toHaveAttribute('aria-busy')
  })

  test('keeps text typed into a calculator, its selection and caret', async ({ page }) => {
    const release = await blockScripts(page)
    await page.goto('/calculators/solar', { waitUntil: 'commit' })
    const bill = page.getByLabel('Average Monthly Electricity Bill ($)')
    await page.getByLabel('Average Daily Sun Hours').fill('5')
    await bill.fill('1550')
    await bill.selectText()
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeEnabled()
    await page.keyboard.type('91')
    await expect(bill).toHaveValue('91')
    await page.getByRole('button', { name: 'Calculate' }).click()
    // 91 $ a month ÷ 0.12 $/kWh ÷ 30 days ÷ 5 h ÷ 0.75 = 6.7 kW
    await expect(page.getByRole('region', { name: 'Results' })).toContainText('6.7 kW')
  })

  test.describe('a planner with a stored plan', () => {
    const storedHome: Home = {
      ...emptyHome({ country: 'DE', currency: 'EUR' }),
      place: {
        latitude: 52.52,
        longitude: 13.4,
        found: 'town',
        name: 'Berlin',
        country: 'DE',
        timeZone: 'Europe/Berlin',
      },
    }
    const hours = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 2.5 : 0.5))
    const drawn: Home = {
      ...storedHome,
      use: { ...storedHome.use, day: { kind: 'hours', workday: hours, weekend: hours } },
    }

    /** Opens the page before its scripts run. */
    async function openBeforeScripts(page: Page, path: string, home: Home) {
      await page.goto('/favicon.svg')
      await page.evaluate((text) => localStorage.setItem('home', text), JSON.stringify(home))
      const release = await blockScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      return release
    }

    test('saves that plan as a file and as a link, not an empty one', async ({ page }) => {
      const release = await openBeforeScripts(page, '/plan/answer', storedHome)
      await page.getByText('Files', { exact: true }).click()
      await page.getByRole('button', { name: 'Download the plan (JSON)' }).click()
      const download = page.waitForEvent('download')
      release()
      const file = parseHomeJson(readFileSync(await (await download).path(), 'utf8'))
      expect(file).toMatchObject({ home: { place: { name: 'Berlin' } } })
      await page.getByRole('button', { name: 'Share a link' }).click()
      const link = page.getByRole('textbox', { name: 'Link to this plan' })
      await expect(link).toHaveValue(/#/)
      expect(decodeLink(new URL(await link.inputValue()).hash.slice(1))).toMatchObject({
        home: { place: { name: 'Berlin' } },
      })
    })

    test('opens a chosen file', async ({ page }) => {
      const release = await openBeforeScripts(page, '/plan/answer', storedHome)
      await page.getByText('Files', { exact: true }).click()
      await page
        .getByLabel('Open a plan (JSON)')
        .first()
        .setInputFiles({
          name: 'plan.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify({ ...storedHome, place: { ...storedHome.place, name: 'Potsdam' } })),
        })
      release()
      await expect(page.getByRole('heading', { name: 'The plan in your file' })).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByText(/Potsdam/)
          .first(),
      ).toBeVisible()
      expect((await readStoredHome(page)).place?.name).toBe('Berlin')
    })

    test('reads a figure in the number format of the page', async ({ page }) => {
      const release = await openBeforeScripts(page, '/plan/home', storedHome)
      await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('1,550')
      release()
      await expect.poll(async () => (await readStoredHome(page)).use.amount).toEqual({ kind: 'bill', perMonth: 1550 })
    })

    test('applies a pressed choice and restores its draft', async ({ page }) => {
      const release = await openBeforeScripts(page, '/plan/home', drawn)
      await page.getByText('kWh a year', { exact: true }).click()
      await page.getByText(/^Make it more exact/).click()
      await page.getByText('24 hourly values', { exact: true }).click()
      release()
      await expect(page.getByRole('textbox', { name: 'Electricity used (kWh a year)' })).toBeVisible()
      await expect(page.getByRole('radio', { name: '24 hourly values' })).toBeChecked()
      expect((await readStoredHome(page)).use.day).toEqual(drawn.use.day)
    })
  })

  test('keeps text typed into forms', async ({ page }) => {
    const release = await blockScripts(page)
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
