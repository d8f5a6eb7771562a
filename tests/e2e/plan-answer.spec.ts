import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { parseHomeJson } from '#shared/home/parse.ts'
import { regionOf } from '#shared/region.ts'
import { formatPayback } from '../../client/src/planner/words/format-payback.ts'
import { yearOfPayback } from '../support/payback-date.ts'
import {
  computeEnginePlan,
  REFERENCE_HOMES,
  type ReferenceHomeName,
  VERDICT,
  VERDICT_WORDS,
} from '../support/reference-homes.ts'
import { assumption, card, openMoneyLine, openStep, readStoredHome, startPlan, step, unfoldAnswer } from './planner.ts'
import { expectAccessible } from './screen.ts'

/** Goes from place and bill to the answer, and fills in the missing figures where they are asked. */
async function reachAnswer(page: Page, home: ReferenceHomeName) {
  await startPlan(page, home)
  if (home === 'Phoenix') {
    await openStep(page, 'My Money')
    await openMoneyLine(page, 'Export rate')
    await page.getByText('Export rate per kWh (net billing)', { exact: true }).click()
    await page.getByRole('textbox', { name: /^Export rate per kWh \(/ }).fill('0.062')
  }
  await openStep(page, 'Your Answer')
  await expect(page.getByText(VERDICT)).toBeVisible()
}

/** An amount in the region's format without decimals; spaces of any width match. */
function amount(value: number, currency: string, country: string) {
  const { locale } = regionOf(country)
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style).format(value + 0).replace('-', '−')
}

/** Tested in every run; the other homes and widths are part of the matrix. */
const isDefault = (home: ReferenceHomeName, width: number) => home === 'Berlin' && width === 1280

for (const home of Object.keys(REFERENCE_HOMES) as ReferenceHomeName[]) {
  for (const width of [390, 1280]) {
    test(`reaches the engine’s answer for ${home} at ${width} px`, {
      tag: isDefault(home, width) ? [] : '@matrix',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await reachAnswer(page, home)
      const storedHome = await readStoredHome(page)
      const { country, currency } = storedHome.region
      const { plan, outlook } = computeEnginePlan(storedHome)
      const money = (value: number) => amount(value, currency, country)
      await expect(page.getByText(VERDICT_WORDS[outlook.verdict.kind], { exact: true })).toBeVisible()
      const figure = (name: string) =>
        page
          .getByRole('main')
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('strong')
          .first()
      const monthly = (bill: number | null) => {
        const amount = Math.round((bill ?? 0) / 12)
        return amount < 0 ? `${money(-amount)} credit` : money(amount)
      }
      const [before, after] = [monthly(plan.figures.billBefore.value), monthly(plan.figures.billAfter.value)]
      await expect(figure('Monthly bill')).toContainText(`${before} now, ${after} with solar`)
      await expect(figure('You pay up front')).toHaveText(money(plan.figures.ownMoney.value ?? 0))
      const [poor, good] = [outlook.range.poor.npv, outlook.range.good.npv].map((npv) =>
        money(Number(npv.toPrecision(2))),
      )
      await expect(figure('Lifetime gain')).toHaveText(`${poor} to ${good}`)
      await expect(figure('Pays for itself by')).toHaveText(
        plan.payback === null ? `Not within ${plan.years.length} years` : yearOfPayback(plan.start, plan.payback),
      )
      // Card and comparison show the same payback.
      const paidBack = formatPayback(plan, regionOf(country))
      if (plan.payback !== null)
        await expect(
          page.getByText(new RegExp(`most likely (after )?${Math.round(10 * plan.payback) / 10}( years\\.)?$`, 'i')),
        ).toBeVisible()
      const inComparison =
        width === 390
          ? card(page, 'Compare your options').getByRole('listitem').filter({ hasText: 'your plan' })
          : page.getByRole('row', { name: /^Pays for itself in/ })
      await expect(inComparison).toContainText(paidBack)
      await expect(page.getByText(REFERENCE_HOMES[home].sign).first()).toBeVisible()
      await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined|\[object/)
    })
  }
}

/** Greatest height of the closed answer, from the top of the page to the end of `main` [px]. */
const MAX_HEIGHTS = { 390: 3_400, 1280: 2_400 }

for (const [width, height] of Object.entries(MAX_HEIGHTS))
  test(`shows the complete answer at ${width} px in at most ${height} px, its verdict and numbers on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: Number(width), height: 844 })
    await startPlan(page, 'Phoenix')
    await page.goto('/plan/answer')
    await expect(page.getByText(VERDICT)).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Recommended/ })).toBeChecked()
    for (const part of ['What could change this', 'Compare your options', 'Carbon'])
      await expect(card(page, part)).toBeVisible()
    await expect(page.getByRole('figure', { name: /^With interest, solar / })).toBeVisible()
    const bottomOf = (locator: Locator) =>
      locator.evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY))
    await expect.poll(() => bottomOf(page.getByRole('main'))).toBeLessThanOrEqual(height)
    expect(await bottomOf(page.getByText(/^We put the chance that solar makes money at .*\.$/))).toBeLessThanOrEqual(
      844,
    )
  })

/** Moves the focus by keyboard. */
async function tabTo(page: Page, there: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 150; stops += 1) {
    if (await there.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not lead there')
}

/** Serves phones, where the steps open from one line. */
async function tabToStep(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name: 'All steps' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, step(page, name))
}

test('leads from the first field over the slider to the answer and its formulas by keyboard alone, and sends nothing typed to the server', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/plan/home')
  await tabTo(page, page.getByRole('combobox', { name: 'Town' }))
  await page.keyboard.type('Phoenix')
  const towns = page.getByRole('option')
  await expect(towns.filter({ hasText: 'Arizona' }).first()).toBeVisible()
  const place = (await towns.allInnerTexts()).findIndex((words) => words.includes('Arizona'))
  for (let down = 0; down <= place; down += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Phoenix' }).first()).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: /^Electricity bill/ }))
  await page.keyboard.type('180')

  await tabToStep(page, 'My Money')
  await page.keyboard.press('Enter')
  const sold = page.getByRole('radio', { name: /^Export rate per kWh/ })
  await tabTo(page, card(page, 'Export rate').locator('summary').first())
  await page.keyboard.press('Enter')
  await expect(card(page, 'Export rate').locator('input:focus')).toBeAttached()
  for (let downs = 0; downs < 6 && !(await sold.isChecked()); downs += 1) await page.keyboard.press('ArrowDown')
  await expect(sold).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: /^Export rate per kWh \(/ }))
  await page.keyboard.type('0.062')

  await tabToStep(page, 'My System')
  await page.keyboard.press('Enter')
  const size = page.getByRole('slider').first()
  await expect(size).toBeEnabled()
  await tabTo(page, size)
  const before = Number(await size.inputValue())
  await page.keyboard.press('ArrowRight')
  await expect(size).not.toHaveValue(String(before))

  await tabToStep(page, 'Your Answer')
  await page.keyboard.press('Enter')
  const verdict = page.getByText(VERDICT)
  await expect(verdict).toBeVisible()
  const { outlook } = computeEnginePlan(await readStoredHome(page))
  await expect(page.getByText(VERDICT_WORDS[outlook.verdict.kind], { exact: true })).toBeVisible()
  const details = card(page, 'All figures and formulas')
  await tabTo(page, details.locator('summary').first())
  await page.keyboard.press('Enter')
  await tabTo(page, details.locator('summary').nth(1))
  await page.keyboard.press('Enter')
  await expect(details.locator('details[open]').last()).toContainText('monthly bill: $180 a month You entered this')

  const paths = requests.map((request) => request.replace(/http:\/\/127\.0\.0\.1:\d+/, ''))
  const harmless =
    /^GET \/(assets|climate|places|plan|images|icons|favicon|manifest|logo|theme|api\/user|api\/articles\?limit=6 $)/
  expect(paths.filter((request) => !harmless.test(request))).toEqual([])
  expect(paths.filter((request) => /180|33\.4|-112|112\.0/.test(request.replace(/\/assets\/\S*/, '')))).toEqual([])
})

test('shows a plan of a link, or of a file, next to the user’s own until it is accepted', async ({ page, browser }) => {
  await reachAnswer(page, 'Berlin')
  await page.getByRole('button', { name: 'Share a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this plan' }).inputValue()
  expect(link).toMatch(/\/plan#1\./)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.addInitScript(() => {
    const ownHome =
      '{"version":1,"region":{"country":"US","currency":"USD"},"use":{"amount":{"kind":"bill","perMonth":77}}}'
    if (!localStorage.getItem('home')) localStorage.setItem('home', ownHome)
  })
  await elsewhere.goto(link)
  await expect(card(elsewhere, 'A plan was shared with you').getByText(/Berlin/)).toBeVisible()
  expect((await readStoredHome(elsewhere)).use.amount).toEqual({ kind: 'bill', perMonth: 77 })
  const comparison = card(elsewhere, 'A plan was shared with you')
  await expect(comparison.getByRole('region', { name: 'Your own plan' }).getByText('$77 a month')).toBeVisible()
  await expect(comparison.getByRole('region', { name: 'The shared plan' }).getByText(/^€120 a month/)).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Use this one' }).click()
  await expect(elsewhere).toHaveURL('/plan/answer')
  await expect(assumption(elsewhere, 'Location')).toHaveText(/Berlin/)
  expect((await readStoredHome(elsewhere)).use.amount).toEqual({ kind: 'bill', perMonth: 120 })
  await elsewhere.reload()
  await expect(assumption(elsewhere, 'Location')).toHaveText(/Berlin/)
  const former = card(elsewhere, 'Earlier plans on this device')
  await expect(former.getByRole('heading', { name: 'Before opening Berlin, Germany' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Undo' }).click()
  expect((await readStoredHome(elsewhere)).use.amount).toEqual({ kind: 'bill', perMonth: 77 })
  await expect(former).toBeHidden()
  await elsewhere.context().close()

  const saving = page.waitForEvent('download')
  await page.getByText('Files', { exact: true }).click()
  await page.getByRole('button', { name: 'Download the plan (JSON)' }).click()
  const file = await (await saving).path()
  await page.getByText('Have a quote? Check it').click()
  await page.getByRole('textbox', { name: 'System size (kWp)' }).fill('9')
  const ownHome = await readStoredHome(page)
  expect(ownHome.money.quote?.kwp).toBe(9)
  await page.getByLabel('Open a plan (JSON)').setInputFiles(file)
  await expect(page.getByRole('region', { name: 'The plan in your file' }).getByText(/Berlin/)).toBeVisible()
  expect(await readStoredHome(page)).toEqual(ownHome)
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  expect(await readStoredHome(page)).toEqual(ownHome)
  await page.getByLabel('Open a plan (JSON)').setInputFiles(file)
  await page.getByRole('button', { name: 'Use this one' }).click()
  await expect(page.getByText('The plan in your file was opened.')).toBeVisible()
  const opened = await readStoredHome(page)
  expect(opened.money.quote).toBeUndefined()
  expect(parseHomeJson(readFileSync(file, 'utf8'))).toEqual({ home: opened, notes: [] })
  await card(page, 'Earlier plans on this device')
    .getByRole('button', { name: /^Use this one/ })
    .click()
  expect((await readStoredHome(page)).money.quote?.kwp).toBe(9)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`has no axe violations on a full answer in ${colorScheme} colors at ${width} px`, { tag: '@matrix' }, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await reachAnswer(page, 'Berlin')
      await unfoldAnswer(page)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
