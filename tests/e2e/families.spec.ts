import { expect, type Page, test } from 'playwright/test'
import { addressOf } from '#shared/language/addresses.ts'
import type { Language } from '#shared/language/languages.ts'
import { findEnglishTexts, translate } from '../support/english-texts.ts'
import { readStoredHome } from './planner.ts'
import { readTexts, waitForContent } from './screen.ts'

/** One family for each language: from its landing page to the printed report, from at most six facts. */

interface Family {
  readonly language: Language
  readonly home: string
  readonly country: string
  readonly town: string
  /** Bill as the country has it. */
  readonly bill?: string
  /** Facts other than town and bill. */
  readonly tell?: (page: Page, text: (message: string) => string) => Promise<void>
  /** An amount of money as people there write it. */
  readonly money: RegExp
  /** A number or an amount that is not written so there. */
  readonly foreign: RegExp
}

const FAMILIES: readonly Family[] = [
  {
    language: 'es',
    home: 'a balcony in Madrid',
    country: 'ES',
    town: 'Madrid',
    tell: (page, text) => page.getByText(text('Apartment with a balcony')).click(),
    money: /\d\s€/,
    foreign: /€\d|\b[1-9]\d*,\d{3}\b|\d\.\d{1,2} /,
  },
  {
    language: 'es',
    home: 'a house in Mexico City with a bill of two months',
    country: 'MX',
    town: 'Ciudad de México',
    bill: '1000',
    // People in Mexico write 1,234.5.
    money: /\$\s?\d/,
    foreign: /\d\.\d{3},\d/,
  },
  {
    language: 'fr',
    home: 'a house in Lyon with an offer',
    country: 'FR',
    town: 'Lyon',
    bill: '130',
    tell: async (page, text) => {
      await page.locator('summary', { hasText: text('I have a quote') }).click()
      await page.getByRole('textbox', { name: text('System size (kWp)') }).fill('6')
      const price = text('Price with all taxes ({currency})').split(' (')[0] ?? ''
      await page.getByRole('textbox', { name: price }).fill('14 000')
    },
    money: /\d\u202F\d{3}\s€/,
    foreign: /€\d|\b[1-9]\d*,\d{3}\b/,
  },
  {
    language: 'pt-BR',
    home: 'a house in São Paulo under net billing',
    country: 'BR',
    town: 'São Paulo',
    bill: '450',
    money: /R\$\s\d{1,3}\.\d{3}/,
    // A price of a kWh has three decimals: R$ 0,784.
    foreign: /R\$\s?[1-9]\d*,\d{3}\b/,
  },
  {
    language: 'hi',
    home: 'a flat roof in Jaipur',
    country: 'IN',
    town: 'Jaipur',
    bill: '4500',
    tell: async (page, text) => {
      await page.goto(addressOf('/plan/sun', 'hi'))
      await waitForContent(page)
      const flat = text('roof\u0004Flat') // of the context "roof"
      await page.getByRole('main').locator('label:has(input[type=radio])', { hasText: flat }).first().click()
      await expect.poll(async () => (await readStoredHome(page)).roof.planes[0]?.tilt).toBeLessThan(15)
    },
    money: /₹\d{1,2},\d{2},\d{3}/,
    foreign: /₹\d{3},\d{3}\b/,
  },
]

for (const { language, home, country, town, bill, tell, money, foreign } of FAMILIES) {
  test(`answers ${home} in ${language} down to the printed report`, { tag: '@matrix' }, async ({ page }) => {
    const text = (message: string) => translate(language, message)
    const expectOwnLanguage = async () => {
      await waitForContent(page)
      expect(findEnglishTexts(language, await readTexts(page))).toEqual([])
    }
    await page.goto(addressOf('/', language))
    await expectOwnLanguage()
    await page
      .getByRole('main')
      .locator(`a[href^="${addressOf('/plan', language)}"]`)
      .first()
      .click()
    await waitForContent(page)
    await page.goto(addressOf('/plan/home', language))
    if (!bill) await tell?.(page, text)
    const box = page.getByRole('combobox', { name: text('Town') })
    await box.fill(town)
    await expect(page.getByRole('option').first()).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('home') ?? '{}').place?.country))
      .toBe(country)
    if (bill) {
      const label = text('Electricity bill ({currency})').split(' (')[0] ?? ''
      await page.getByRole('textbox', { name: label }).fill(bill)
      await tell?.(page, text)
    }
    await expectOwnLanguage()
    await page.goto(addressOf('/plan/answer', language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectOwnLanguage()
    const answer = (await page.getByRole('main').allInnerTexts()).join()
    test.info().annotations.push({ type: 'answer', description: answer.slice(0, 900) })
    expect(answer).toMatch(money)
    expect(answer).not.toMatch(foreign)
    await page.emulateMedia({ media: 'print' })
    await expectOwnLanguage()
    const report = (await page.getByRole('main').allInnerTexts()).join()
    expect(report).toMatch(money)
    expect(report).not.toMatch(foreign)
    expect(report).not.toMatch(/NaN|Infinity|undefined|\[object/)
    await test.info().attach('report', { body: await page.pdf({ format: 'A4' }), contentType: 'application/pdf' })
  })
}
