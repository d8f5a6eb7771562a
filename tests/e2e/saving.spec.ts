import { expect, type Page, type Request, test } from 'playwright/test'
import { type CalculatorSlug, entry } from '#shared/calculators/catalogue.ts'
import { query } from '../support/e2e-database.ts'
import { type Example, examples } from '../support/examples.ts'
import { newUser } from './people.ts'
import { closeToast, expectAccessible, expectToast } from './screen.ts'

const OUT_OF_REACH =
  'The server could not be reached: this is not saved yet. The result stays here; save it again when you are connected.'
const EARLIER = 'These are the results as they were saved; today’s method gives others.'

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Calculation' })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const working = (page: Page) => page.getByRole('heading', { name: 'With your numbers' })

const calculateButton = (page: Page) => page.locator('form').getByRole('button', { name: /^Calculate/ })

/** A signed-in user looks at the first example's result. */
async function calculate(page: Page, slug: CalculatorSlug = 'solar') {
  await newUser(page)
  await page.goto(`/calculators/${slug}`)
  for (const [label, value] of Object.entries(examples[slug][0].typed)) await box(page, label).fill(value)
  await calculateButton(page).click()
  await expect(saveButton(page)).toBeEnabled()
}

async function expectCards(page: Page, cards: Example['cards']) {
  for (const [name, value] of Object.entries(cards)) {
    const card = results(page).locator('dl > div', { has: page.getByRole('term').getByText(name, { exact: true }) })
    await expect(card.getByRole('definition').first()).toHaveText(value)
  }
}

interface Row {
  readonly id: number
  readonly inputs: Record<string, unknown>
  readonly results: Record<string, unknown>
}
const rows = async (page: Page): Promise<Row[]> => (await page.request.get('/api/calculations')).json()

/** A row as an earlier version of the site left it. */
async function storeRow(page: Page, slug: CalculatorSlug, inputs: object, figures: object) {
  const { id } = await (await page.request.get('/api/user')).json()
  await query(
    `insert into saved_calculations (user_id, calculator_type, inputs, results, notes, method_version)
     values ($1, $2, $3, $4, 'From long ago', 0)`,
    [id, entry(slug).type, inputs, figures],
  )
}

async function openSaved(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'View Details' }).first().click()
}

/** The same numbers once more: another calculation, which can be saved as well. */
async function calculateAgain(page: Page) {
  await calculateButton(page).click()
  await expect(saveButton(page)).toBeEnabled()
}

test('One press of Save is one row, whatever the network and the server do, and its numbers are plain', async ({
  page,
  context,
}) => {
  await calculate(page)

  await test.step('it ends without a network too, says so, and can be pressed again with one', async () => {
    await context.setOffline(true)
    await saveButton(page).click()
    await expectToast(page, 'Save failed', OUT_OF_REACH)
    await expect(saveButton(page)).toBeEnabled()
    await context.setOffline(false)
    await saveButton(page).click()
    await expectToast(page, 'Calculation saved', 'Your calculation has been saved to your profile.')
    await expect(saveButton(page)).toBeDisabled()
    expect(await rows(page)).toHaveLength(1)
    await closeToast(page)
  })

  await test.step('after another press of Calculate it is another row of the same numbers', async () => {
    await calculateAgain(page)
    await saveButton(page).click()
    await expectToast(page, 'Calculation saved')
    await expect(saveButton(page)).toBeDisabled()
    await closeToast(page)
    const saved = await rows(page)
    expect(saved).toHaveLength(2)
    expect(saved[0]?.inputs).toEqual(saved[1]?.inputs)
  })

  await test.step('it is one row, also when it is pressed twice at once', async () => {
    await calculateAgain(page)
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => underWay.delete(request))
    await saveButton(page).dblclick()
    await expectToast(page, 'Calculation saved')
    await expect.poll(() => underWay.size).toBe(0)
    expect(await rows(page)).toHaveLength(3)
    await closeToast(page)
  })

  await test.step('it is one row, also when the answer to the first try was lost', async () => {
    await calculateAgain(page)
    const keys: (string | undefined)[] = []
    await page.route('/api/calculations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      await route.fetch()
      return keys.length === 1 ? route.abort() : route.fallback()
    })
    await saveButton(page).click()
    await expectToast(page, 'Save failed', OUT_OF_REACH)
    await saveButton(page).click()
    await expectToast(page, 'Calculation saved')
    expect(await rows(page)).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{8,97}-v1$/)
    await page.unroute('/api/calculations')
    await closeToast(page)
  })

  await test.step('it leads to the results that the server has stored', async () => {
    await calculateAgain(page)
    await page.getByText('How are these calculations made?').click()
    await expect(working(page)).toBeVisible()
    // A server with a newer method than the page that was loaded before it.
    await page.route('/api/calculations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      const row = await response.json()
      return route.fulfill({
        response,
        json: { ...row, methodVersion: 2, results: { ...row.results, recommendedSize: 12.3, paybackPeriod: 22.8 } },
      })
    })
    await saveButton(page).click()
    await expectToast(page, 'Calculation saved')
    await expectCards(page, { 'System Size': '12.3 kW', 'Annual Savings': '$1,620', 'Payback Period': '22.8 years' })
    await expect(saveButton(page)).toBeDisabled()
    await expect(working(page)).toBeHidden()
    await expect(results(page)).toContainText('a newer method than this page knows')
    await page.unroute('/api/calculations')
  })

  await test.step('of a result that was opened again it is another row', async () => {
    await openSaved(page)
    await expectCards(page, examples.solar[0].cards)
    await saveButton(page).click()
    await expectToast(page, 'Calculation saved')
    expect(await rows(page)).toHaveLength(6)
  })

  await test.step('it stores plain numbers, however they were typed', async () => {
    await page.goto('/calculators/solar')
    await box(page, 'Average Monthly Electricity Bill ($)').fill('1.234,50')
    await box(page, 'Average Daily Sun Hours').fill('4,5')
    await calculateButton(page).click()
    await saveButton(page).click()
    await expectToast(page, 'Calculation saved')
    expect((await rows(page))[0]?.inputs).toEqual({ monthlyBill: '1234.50', sunHours: '4.5' })
  })
})

const stored = {
  solar: {
    figures: { recommendedSize: 10, estimatedSavings: 1500, paybackPeriod: 20 },
    cards: { 'System Size': '10 kW', 'Annual Savings': '$1,500', 'Payback Period': '20.0 years' },
    action: 'Calculate',
  },
  'solar-loan': {
    figures: { monthlyPayment: 300, totalInterest: 4000, totalCost: 24000, effectiveRate: 20 },
    cards: {
      'Monthly Payment': '$300.00',
      'Total Interest': '$4,000.00',
      'Total Cost': '$24,000.00',
      'Effective Rate': '20%',
    },
    action: 'Calculate Loan',
  },
} as const

test('A row of an earlier method opens with its own results, says so where today’s differ, and is calculated anew', async ({
  page,
}) => {
  await newUser(page)

  for (const [slug, { figures, cards, action }] of Object.entries(stored) as [
    keyof typeof stored,
    (typeof stored)[keyof typeof stored],
  ][])
    await test.step(`of ${entry(slug).title} it offers ${action}`, async () => {
      const [example] = examples[slug]
      await storeRow(page, slug, example.inputs, figures)
      await openSaved(page)
      await expectCards(page, cards)
      const remark = results(page).getByRole('status')
      await expect(remark).toContainText(EARLIER)
      await page.getByText('How are these calculations made?').click()
      await expect(working(page)).toHaveCount(0)
      await expectAccessible(page)
      await remark.getByRole('button', { name: action, exact: true }).click()
      await expectCards(page, example.cards)
      await expect(page.getByText(EARLIER)).toHaveCount(0)
      await expect(working(page)).toBeVisible()
    })

  await test.step('whose inputs today’s rules refuse it opens all the same, and Calculate says what is wrong', async () => {
    await storeRow(page, 'solar', { monthlyBill: '150', sunHours: '30' }, stored.solar.figures)
    await openSaved(page)
    await expectCards(page, stored.solar.cards)
    const remark = results(page).getByRole('status')
    await expect(remark).toHaveText(new RegExp(`^${EARLIER}`))
    await remark.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(box(page, 'Average Daily Sun Hours')).toBeFocused()
    await expect(box(page, 'Average Daily Sun Hours')).toHaveAccessibleDescription(/at most 24\.$/)
    await expectCards(page, stored.solar.cards)
  })

  await test.step('that today’s method agrees with it opens without a word', async () => {
    const [example] = examples.solar
    await storeRow(page, 'solar', example.inputs, example.results)
    await openSaved(page)
    await expectCards(page, example.cards)
    await expect(page.getByText(EARLIER)).toHaveCount(0)
  })

  await test.step('without a field that came later it opens with the field’s default', async () => {
    const [example] = examples['payback-period']
    const { rateIncrease, incentives, ...before } = example.inputs
    await storeRow(page, 'payback-period', before, example.results)
    await openSaved(page)
    await expect(box(page, 'Total System Cost ($)')).toHaveValue(String(before.systemCost))
    await expect(box(page, 'Annual Electricity Rate Increase (%)')).toHaveValue('2.5')
    await expect(box(page, 'Government Incentives/Rebates ($)')).toHaveValue('')
    await expectCards(page, example.cards)
  })
})
