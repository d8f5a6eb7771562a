import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { catalogueEntry } from '#shared/calculators/catalogue.ts'
import { parseHomeJson } from '#shared/home/parse.ts'
import { pages } from '#shared/pages.ts'
import { readFirstArticles } from '../../server/articles/first-articles.ts'
import { adminCredentials } from '../e2e/admins.ts'
import { createPerson } from '../e2e/people.ts'
import { isHydrated } from '../e2e/screen.ts'
import { examples } from '../support/examples.ts'
import { FILLED_HOMES } from '../support/filled-homes.ts'
import { computeEnginePlan, REFERENCE_HOMES, VERDICT, VERDICT_WORDS } from '../support/reference-homes.ts'
import { openTcpProxy } from '../support/tcp-proxy.ts'
import { test } from './fixtures.ts'
import type { Page } from './page.ts'
import { applyPrintStyles, countSheets } from './paper.ts'

const seedArticles = readFirstArticles()

const [solar] = examples.solar

/** Calls the API with the session of the browser. */
async function post(tab: Page, path: string, data: object) {
  const status = await tab.evaluate(
    async (path, data) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(data) })).status
    },
    path,
    data,
  )
  expect(status).toBeLessThan(300)
}

const expectHeading = (tab: Page, words: string) => expect.poll(() => tab.getByRole('heading').text()).toBe(words)

async function calculate(tab: Page) {
  for (const [label, value] of Object.entries(solar.typed)) await tab.getByRole('textbox', label).fill(value)
  await tab.getByRole('button', 'Calculate').click()
  await expectResults(tab)
}

async function expectResults(tab: Page) {
  for (const figure of Object.values(solar.cards))
    await expect.poll(() => tab.getByRole('region', 'Results').text()).toContain(figure)
}

async function expectToast(tab: Page, title: string) {
  await tab
    .getByRole('region', /^Notifications/)
    .getByText(title)
    .wait()
}

test('leads from the landing page to a calculator’s result by keyboard', async ({ tab }) => {
  await tab.goto('/')
  await tab.tabTo(tab.getByRole('link', 'View Calculators'))
  await tab.press('Enter')
  await expectHeading(tab, 'Solar Calculators')
  await tab.tabTo(tab.getByRole('link', /^Solar Calculator/))
  await tab.press('Enter')
  await expectHeading(tab, 'Solar Panel Calculator')
  for (const [label, value] of Object.entries(solar.typed)) {
    await tab.tabTo(tab.getByRole('textbox', label))
    await tab.type(value)
  }
  await tab.press('Enter')
  await expectResults(tab)
})

test('leads from a town and a bill to the engine’s answer', async ({ tab }) => {
  const { town, bill } = REFERENCE_HOMES.Berlin
  await tab.goto('/plan/home')
  await tab.getByRole('combobox', 'Town').fill(town)
  await tab.getByRole('option', /Berlin, Germany/).wait()
  await tab.press('ArrowDown')
  await tab.press('Enter')
  await tab.getByRole('textbox', /^Electricity bill/).fill(bill)
  await tab.getByRole('navigation', 'Plan steps').getByRole('link', 'Your Answer').click()
  const home = parseHomeJson((await tab.evaluate(() => localStorage.getItem('home'))) ?? '')
  if ('problem' in home) throw new Error(home.problem)
  const { plan, outlook } = computeEnginePlan(home.home)
  expect(await tab.getByText(VERDICT).text()).toBe(VERDICT_WORDS[outlook.verdict.kind])
  const billAfter = Math.round((plan.figures.billAfter.value ?? 0) / 12)
  await expect
    .poll(() => tab.getByRole('main').text())
    .toMatch(new RegExp(`Monthly bill .* now, €${billAfter} with solar`))
})

test('saves a calculation and restores it', async ({ tab }) => {
  await tab.goto('/')
  await post(tab, '/api/register', createPerson())
  await tab.goto('/calculators/solar')
  await calculate(tab)
  await tab.getByRole('button', 'Save Calculation').click()
  await expectToast(tab, 'Calculation saved')
  await tab.goto('/profile')
  await tab.getByRole('button', 'View Details').click()
  await expectHeading(tab, 'Solar Panel Calculator')
  await expectResults(tab)
  for (const [label, value] of Object.entries(solar.typed))
    expect(await tab.getByRole('textbox', label).value()).toBe(value)
})

test('registers, signs out and signs in again', async ({ tab }) => {
  const { username, email, country, password } = createPerson()
  await tab.goto('/auth')
  await tab.getByRole('tab', 'Register').click()
  await tab.getByLabel('Email').fill(email)
  await tab.press('Tab')
  await tab.type(country)
  await tab.getByLabel('Username').fill(username)
  await tab.getByLabel('Password').fill(password)
  await tab.getByRole('button', 'Sign Up').click()
  // The next page closes a menu that is open.
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe('/')
  await tab.getByRole('button', `Welcome, ${username}`).click()
  await tab.getByRole('button', 'Sign Out').click()
  await tab.getByRole('link', 'Sign In').click()
  await tab.getByLabel('Username').fill(username)
  await tab.getByLabel('Password').fill(password)
  await tab.getByRole('tabpanel').getByRole('button', 'Sign In').click()
  await tab.getByRole('button', `Welcome, ${username}`).wait()
})

test('keeps the focus in a dialog, and returns it to its opener', async ({ tab }) => {
  await tab.goto('/')
  await post(tab, '/api/register', createPerson())
  await post(tab, '/api/calculations', {
    calculatorType: catalogueEntry('solar').type,
    inputs: solar.inputs,
    results: solar.results,
    notes: solar.notes,
  })
  await tab.goto('/profile')
  const opener = tab.getByRole('button', 'Delete')
  await opener.click()
  const dialog = tab.getByRole('alertdialog', 'Delete calculation')
  await dialog.wait()
  const focusIsInside = () => tab.focused.use((element) => element.closest('[role=alertdialog]') !== null)
  for (const keys of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    expect(await focusIsInside()).toBe(true)
    await tab.press(keys)
  }
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await tab.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await opener.hasFocus()).toBe(true)
  await tab.press('Enter')
  await dialog.getByRole('button', 'Delete calculation').click()
  await tab.getByText(/^No calculations saved yet/).wait()
})

test('shows a toast, which F8 reaches and its button closes', async ({ tab }) => {
  await tab.goto('/privacy')
  await tab.evaluate((home) => localStorage.setItem('home', home), JSON.stringify(FILLED_HOMES.Berlin))
  await tab.reload()
  await tab.getByRole('button', 'Remove my home from this device').click()
  await tab.getByRole('button', 'Remove').click()
  await expectToast(tab, 'Home removed')
  await tab.press('F8')
  const messages = tab.getByRole('region', /^Notifications/)
  expect(await tab.focused.use((element) => element.closest('[role=region]') !== null)).toBe(true)
  await messages.getByRole('button', 'Close').click()
  await expect.poll(() => messages.getByText('Home removed').count()).toBe(0)
})

test('writes an article in the rich-text editor, with an uploaded cover', async ({ tab }) => {
  const mark = randomUUID().slice(0, 8)
  await tab.goto('/')
  await post(tab, '/api/admin/login', adminCredentials())
  await tab.goto('/admin/articles')
  await tab.getByLabel('Title').fill(`Sun over roofs ${mark}`)
  await tab.getByLabel('Category').fill('Basics')
  await tab.getByLabel('Upload a picture').use(async (element) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([await (await fetch('/icons/icon-192.png')).blob()], 'sun.png', { type: 'image/png' }))
    element.files = transfer.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect.poll(() => tab.getByLabel('Image URL').value()).toMatch(/^\/uploads\/[\w-]+\.webp$/)
  await tab.getByRole('radio', 'Rich text').click()
  const button = (name: string) => tab.getByRole('toolbar').getByRole('button', name)
  await tab.getByRole('textbox', 'Content').click()
  await button('Heading').click()
  await tab.type('In short')
  await tab.press('Enter')
  await button('Bold').click()
  await tab.type('Sun')
  await button('Bold').click()
  await tab.type(' shines.')
  await tab.press('Enter')
  await button('Bulleted list').click()
  await tab.type('One')
  await tab.press('Enter')
  await tab.type('Two')
  await tab.press('Shift+Home')
  await button('Link').click()
  await tab.getByRole('dialog').getByLabel('Address').fill('/calculators/solar')
  await tab.getByRole('dialog').getByRole('button', 'Set Link').click()
  await tab.getByRole('radio', 'HTML').click()
  expect(await tab.getByLabel('Content (HTML)').value()).toBe(
    '<h2>In short</h2>\n<p><strong>Sun</strong> shines.</p>\n<ul>\n  <li>One</li>\n  <li><a href="/calculators/solar">Two</a></li>\n</ul>\n',
  )
  await tab.getByRole('button', 'Create Article').click()
  await expectToast(tab, 'Success')
  await tab.goto(`/tips/sun-over-roofs-${mark}`)
  await tab.getByRole('article').getByRole('link', 'Two').click()
  await expectHeading(tab, 'Solar Panel Calculator')
})

test('calculates and shows a read article without a connection', async ({ tab, baseURL }) => {
  const [, article] = seedArticles
  const proxy = await openTcpProxy(baseURL ?? '')
  const path = (name: string) => new URL(name, proxy.url).href
  await tab.goto(path(`/tips/${article?.slug}`))
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => tab.evaluate(() => caches.has('read-articles'))).toBe(true)
  proxy.disconnect()
  await tab.goto(path('/calculators/solar'))
  await calculate(tab)
  await tab.goto(path(`/tips/${article?.slug}`))
  await expectHeading(tab, article?.title ?? '')
  await tab.getByRole('article').wait()
  await tab.goto(path(`/tips/${seedArticles[2]?.slug}`))
  await expectHeading(tab, 'We could not load this article')
  proxy.close()
})

test('prints a result and the report of a plan, without controls or empty sheets', async ({ tab, driver }) => {
  await tab.goto('/calculators/solar')
  await calculate(tab)
  if (driver.print) expect(countSheets(await driver.print())).toBe(1)
  await tab.goto('/plan')
  await tab.evaluate((home) => localStorage.setItem('home', home), JSON.stringify(FILLED_HOMES.Berlin))
  await tab.goto('/plan/answer')
  await tab.getByText(VERDICT).wait()
  await tab.getByText(/^Total spent on electricity/).wait()
  await expect.poll(() => tab.evaluate(() => document.body.textContent)).toContain('Roof and sun')
  if (driver.print) expect(countSheets(await driver.print())).toBe(4)
  await tab.setViewport(710, 949)
  await tab.evaluate(applyPrintStyles)
  for (const name of ['Roof and sun', 'Money', 'Assumptions', 'Questions for installers'])
    await tab.getByRole('region', name).wait()
  await tab.getByRole('img', 'QR code with the link to this plan').wait()
  for (const role of ['button', 'slider', 'radio', 'combobox', 'navigation'])
    expect(await tab.getByRole(role).count(), role).toBe(0)
  expect(await tab.evaluate(findWideElements)).toEqual([])
})

/** Elements beyond the right edge of the page. */
const findWideElements = () =>
  [...document.querySelectorAll('main :is(table, figure, p, li, h1, h2, h3, input, button)')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))

test('fits every public page and the menu into 390 px', async ({ tab }) => {
  await tab.setViewport(390, 844)
  for (const { path } of pages.filter(({ access }) => access === 'anyone')) {
    await tab.goto(path)
    await tab.getByRole('heading').wait()
    // Firefox logs an error for every script that is still loading when its page is left.
    await expect.poll(() => tab.evaluate(isHydrated)).toBe(true)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
  await tab.goto('/')
  await tab.getByRole('button', 'Menu').click()
  await tab.getByRole('button', 'Calculators').click()
  await tab.getByRole('link', catalogueEntry('battery').label()).click()
  await expectHeading(tab, catalogueEntry('battery').title())
})
