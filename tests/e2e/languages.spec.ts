import { expect, type Page, test } from 'playwright/test'
import { browserStores } from '#shared/browser-stores.ts'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { countryName } from '#shared/format/names.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { COMPLETE_LANGUAGES, type Language } from '#shared/language/languages.ts'
import { pages } from '#shared/pages.ts'
import { findEnglishTexts, translate } from '../support/english-texts.ts'
import { FILLED_HOMES } from '../support/filled-homes.ts'
import { expectAccessible, readTexts, recordLayoutShifts, waitForContent } from './screen.ts'

/** The pseudo-language is a third longer. */
test.use({ viewport: { width: 320, height: 640 } })

/** Texts without the pseudo-language's accents; not the names in tables, and what is marked as another language. */
const findEnglish = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (
        parent?.closest(
          'script, style, template, noscript, svg, code, th[scope=row], footer, option, select, :not(html)[lang]',
        )
      )
        continue
      if (/[aeiou][a-z]{2}/.test(text) && !/[⟦áéíóú]/i.test(text)) found.push(text)
    }
    return found
  })

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Names without the pseudo-language's accents: of the operator, of stored items, of countries, and what was typed. */
const ownNames = new Set([
  'Helioplan',
  ...Object.values(PLACEHOLDER_CONTACT),
  ...Object.values(browserStores).flatMap((stores) => Object.keys(stores)),
  ...stringsIn(FILLED_HOMES.Berlin),
  ...LETTERS.flatMap((first) => LETTERS.map((second) => countryName(first + second))),
])

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : []
}

async function checkPage(page: Page, path: string, names = /^$/) {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(addressOf(path, 'en-XA'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦/)
  await waitForContent(page)
  expect((await findEnglish(page)).filter((text) => !ownNames.has(text) && !names.test(text))).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  page.removeAllListeners()
}

test('has only messages on its pages, which fit a third more text into 320 pixels', async ({ page }) => {
  for (const path of ['/', '/plan/home', '/calculators/solar', '/auth'])
    await test.step(path, () => checkPage(page, path))
})

const publicPages = pages.filter(({ path, access }) => access === 'anyone' && !path.startsWith('/admin'))

for (const { path } of publicPages)
  test(`has only messages on ${path}, also with a plan`, { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/plan')
    await page.evaluate((home) => localStorage.setItem('home', home), JSON.stringify(FILLED_HOMES.Berlin))
    await checkPage(page, path, /GeoNames|Berlin|[A-Z]{2,}/)
  })

test('answers in German from the landing page to the calculator', async ({ page }) => {
  await page.goto('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await waitForContent(page)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Solarrechner', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/calculators\/solar$/)
  await page.getByLabel(/^Stromrechnung pro Monat/).fill('120,50')
  await page.getByLabel(/^Sonnenstunden/).fill('3,1')
  await page.getByRole('button', { name: 'Berechnen', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Ergebnisse' })).toContainText('€')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solarrechner')
})

test.describe('of a visitor who prefers German', () => {
  test.use({ locale: 'de-DE' })

  test('suggests German on English pages without moving anything, until it is closed', async ({ page }) => {
    const layoutShifts = await recordLayoutShifts(page)
    await page.goto('/')
    const suggestion = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })
    await expect(suggestion).toBeVisible()
    expect(await layoutShifts()).toEqual([])
    await suggestion.click()
    await expect(page).toHaveURL(/\/de$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(suggestion).toHaveCount(0)
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect(suggestion).toBeHidden()
    await page.reload()
    await waitForContent(page)
    await expect(suggestion).toHaveCount(0)
  })
})

const translated = COMPLETE_LANGUAGES.filter((language) => language !== 'en')

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

/** A town of each language's country. */
const TOWN_PAGES: Partial<Record<Language, string>> = {
  de: '/solar/de/berlin/berlin',
  es: '/solar/es/madrid/madrid',
  fr: '/solar/fr/auvergne-rhone-alpes/lyon',
  'pt-BR': '/solar/br/sao-paulo/sao-paulo',
  hi: '/solar/in/rajasthan/jaipur',
}

for (const language of translated) {
  test(`is accessible, complete and narrow on six pages in ${language}`, { tag: '@matrix' }, async ({ page }) => {
    const visit = (path: string) =>
      test.step(path, async () => {
        await page.goto(addressOf(path, language))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
        await waitForContent(page)
        expect(findEnglishTexts(language, await readTexts(page))).toEqual([])
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        const hrefs = await page
          // Other tests write articles in English alone, which have an address in English only.
          .locator('main a[href^="/"]:not([href$=".csv"], [hreflang=en]), header a[href^="/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        const inLanguage = new RegExp(`^${addressOf('/', language)}([/#?]|$)`)
        expect(hrefs.filter((href) => !inLanguage.test(href))).toEqual([])
      })
    await visit('/')
    await page.evaluate((home) => localStorage.setItem('home', home), JSON.stringify(FILLED_HOMES.Berlin))
    await visit('/plan/answer')
    await page.goto(addressOf('/calculators/solar', language))
    await page.getByRole('main').getByRole('textbox').first().fill('120')
    await page.getByRole('main').getByRole('textbox').nth(1).fill('4')
    await page.getByRole('button', { name: translate(language, 'Calculate'), exact: true }).click()
    await visit('/calculators/solar')
    await visit(TOWN_PAGES[language] ?? '')
    await page.goto(addressOf('/tips', language))
    const article = page
      .getByRole('main')
      .locator(`a[href^="${addressOf('/tips/', language)}"]`)
      .first()
    await visit(`/tips/${(await article.getAttribute('href'))?.split('/').at(-1)}`)
    await visit('/auth')
  })
}

test('sends each visitor the words of one language', async ({ page }) => {
  const needles = COMPLETE_LANGUAGES.map((language) => [language, translate(language, 'Something went wrong')] as const)
  expect(new Set(needles.map(([, text]) => text)).size).toBe(needles.length)
  for (const [language] of needles)
    await test.step(language, async () => {
      const scripts: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.text())
      })
      await page.goto(addressOf('/plan', language))
      await waitForContent(page)
      const sent = (await Promise.all(scripts)).join('')
      expect(needles.filter(([, text]) => sent.includes(text)).map(([found]) => found)).toEqual([language])
      page.removeAllListeners()
    })
})
