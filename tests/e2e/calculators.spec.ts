import { expect, type Page, test } from 'playwright/test'
import { type CalculatorSlug, catalogue } from '#shared/calculators/catalogue.ts'
import { type Example, examples, meaningless } from '../support/examples.ts'
import { expectAccessible } from './screen.ts'

/** Decision 28: what the button of each screen reads, when not Calculate. */
const actions: { readonly [slug in CalculatorSlug]?: string } = {
  'energy-usage': 'Calculate Usage',
  'solar-loan': 'Calculate Loan',
}

async function open(page: Page, slug: CalculatorSlug) {
  await page.goto(`/calculators/${slug}`)
  await expect(button(page, slug)).toBeVisible()
}
/** Leaves something in this tab for the next page. */
async function leave(page: Page, key: string, left: unknown) {
  const text = typeof left === 'string' ? left : JSON.stringify(left)
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, text] as const)
}
const button = (page: Page, slug: CalculatorSlug) =>
  page.getByRole('button', { name: actions[slug] ?? 'Calculate', exact: true })
const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const row = (page: Page, number: number) => page.getByRole('group', { name: `Appliance ${number}`, exact: true })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const cards = (page: Page) => results(page).getByRole('term')
/** Solar with an assumption changed. */
const changedRate = examples.solar[1] as Example
const earlier = 'This result belongs to earlier inputs.'

async function type(page: Page, { typed, rows = [] }: Example) {
  for (const [label, value] of Object.entries(typed)) {
    if (!(await box(page, label).isVisible())) await page.getByText(/^Assumptions/).click()
    await box(page, label).fill(value)
  }
  for (const [index, boxes] of rows.entries()) {
    if ((await row(page, index + 1).count()) === 0) await page.getByRole('button', { name: 'Add Appliance' }).click()
    for (const [label, value] of Object.entries(boxes))
      await row(page, index + 1)
        .getByRole('textbox', { name: label, exact: true })
        .fill(value)
  }
}

/** What the cards show: the first definition under each term. */
const shown = (page: Page) =>
  results(page)
    .locator('dl > div')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((card) => [card.querySelector('dt')?.textContent, card.querySelector('dd')?.textContent]),
      ),
    )

for (const { slug, title, type: calculatorType } of catalogue) {
  test(`${title}: what it asks, refuses, shows, explains and takes up again`, async ({ page }) => {
    const [first, ...others] = examples[slug]
    await open(page, slug)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Helioplan`)
    await expect(cards(page)).toHaveCount(0)

    await test.step('it says how it calculates in words', async () => {
      await page.getByText('How are these calculations made?').click()
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: /\w{4,}/ })
          .last(),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: 'With your numbers' })).toHaveCount(0)
    })

    if (slug !== 'energy-usage') {
      const [label, value] = meaningless[slug]
      await test.step(`${value} as ${label} is refused at the field, and nothing is computed`, async () => {
        await type(page, first)
        await box(page, label).fill(value)
        await button(page, slug).click()
        await expect(box(page, label)).toBeFocused()
        await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true')
        await expect(box(page, label)).toHaveAccessibleDescription(/\.$/)
        await expect(cards(page)).toHaveCount(0)
        await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0)
      })
    }

    await test.step('it shows the cards of its hand-worked example, and the working with its numbers', async () => {
      await type(page, first)
      await button(page, slug).click()
      await expect(cards(page)).toHaveText(Object.keys(first.cards))
      expect(await shown(page)).toEqual(first.cards)
      await expect(page.getByRole('heading', { name: 'With your numbers' })).toBeVisible()
      const working = page.locator('details', { hasText: 'How are these calculations made?' }).getByRole('definition')
      expect((await working.allTextContents()).every((line) => / = \S/.test(line))).toBe(true)
    })

    if (slug === 'battery' || slug === 'sun-hours')
      await test.step('advice to plan 20–30% more stands with its results', () =>
        expect(results(page).getByText(/20–30%/)).toBeVisible())

    for (const [index, example] of others.entries())
      await test.step(`it shows the cards of hand-worked example ${index + 2}`, async () => {
        // A box that the example leaves as it is at first.
        if (Object.keys(first.typed).some((label) => !(label in example.typed))) await open(page, slug)
        await type(page, example)
        await button(page, slug).click()
        await expect.poll(() => shown(page)).toEqual(example.cards)
        await expect(cards(page)).toHaveText(Object.keys(example.cards))
      })

    await test.step('it leads back home', async () => {
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
    })

    await test.step('what another page left of it is restored, once', async () => {
      const { inputs, results: figures, notes, cards: expected } = first
      await leave(page, 'savedCalculation', { calculatorType, inputs, results: figures, notes })
      await open(page, slug)
      await expect(cards(page)).toHaveText(Object.keys(expected))
      expect(await shown(page)).toEqual(expected)
      await expect(page.getByText(earlier)).toHaveCount(0)
      if (slug === 'sun-path') await expect(page.getByRole('img', { name: 'Chosen place' })).toBeVisible()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('savedCalculation'))).toBeNull()
    })
  })
}

test('A result is seen at once, is marked when its inputs change, and errors and assumptions come and go', async ({
  page,
}) => {
  const sunHours = box(page, 'Average Daily Sun Hours')
  const rate = box(page, 'Electricity rate ($/kWh)')
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'solar')

  await test.step('on a wide screen the result is seen without scrolling', async () => {
    await type(page, examples.solar[0])
    await button(page, 'solar').click()
    await expect(results(page).getByText('20.6 years')).toBeInViewport()
  })

  await test.step('a changed input marks the result as belonging to earlier inputs, until it is calculated anew', async () => {
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByText(earlier)).toHaveCount(0)
    await sunHours.fill('-1')
    await expect(page.getByRole('status').filter({ hasText: earlier })).toBeVisible()
    await button(page, 'solar').click()
    await expect(page.getByText(earlier)).toBeVisible()
    expect(await shown(page)).toEqual(examples.solar[0].cards)
    await sunHours.fill('10')
    await page.getByRole('button', { name: 'Update result' }).click()
    // 1250 kWh / (30 × 10 × 0.75) = 5.555… → 5.6 kW
    await expect(results(page).getByText('5.6 kW')).toBeVisible()
    await expect(page.getByText(earlier)).toHaveCount(0)
  })

  await test.step('an error goes away when its field is changed', async () => {
    await sunHours.fill('0')
    await button(page, 'solar').click()
    await expect(sunHours).toHaveAttribute('aria-invalid', 'true')
    await sunHours.pressSequentially('.5')
    await expect(sunHours).not.toHaveAttribute('aria-invalid')
  })

  await test.step('assumptions can be changed, are refused with their disclosure open, and go back to their defaults', async () => {
    await type(page, changedRate)
    await expect(page.getByText('Assumptions (1 changed)')).toBeVisible()
    await rate.fill('0')
    await page.getByText('Assumptions (1 changed)').click()
    await button(page, 'solar').click()
    await expect(rate).toBeFocused()
    await page.getByRole('button', { name: 'Reset to defaults' }).click()
    await expect(rate).toHaveValue('0.12')
    await expect(rate).not.toHaveAttribute('aria-invalid')
  })
})

test('A number in another writing is calculated, and stands below the box as it was read', async ({ page }) => {
  await open(page, 'solar')
  const bill = box(page, 'Average Monthly Electricity Bill ($)')
  const sunHours = box(page, 'Average Daily Sun Hours')

  for (const [writing, hours, read] of [
    ['120,50', '4,5', ['120.50', '4.5']],
    ['1.234,5', '4.5', ['1234.5']],
    ['1 234', '4.5', ['1234']],
    ['1’234.5', '4.5', ['1234.5']],
    ['1,234', '4.5', ['1234']],
  ] as const)
    await test.step(`${writing} is`, async () => {
      await bill.fill(writing)
      await sunHours.fill(hours)
      await expect(bill).toHaveAccessibleDescription(`Read as ${read[0]}`)
      for (const plain of read) await expect(page.getByText(`Read as ${plain}`, { exact: true })).toBeVisible()
      await expect(page.getByText(/^Read as/)).toHaveCount(read.length)
      await button(page, 'solar').click()
      await expect(cards(page)).toHaveCount(3)
      await expect(page.getByText(earlier)).toHaveCount(0)
      const saved = await shown(page)
      await expectAccessible(page)
      await bill.fill(read[0])
      await sunHours.fill('4.5')
      await expect(page.getByText(/^Read as/)).toHaveCount(0)
      await expect(page.getByText(earlier)).toHaveCount(0)
      await button(page, 'solar').click()
      expect(await shown(page)).toEqual(saved)
    })

  for (const text of ['1.2.3', '1,23,45', '12 34'])
    await test.step(`${text}, which means nothing, is refused as before`, async () => {
      await bill.fill(text)
      await button(page, 'solar').click()
      await expect(bill).toHaveAccessibleDescription('Enter a number, such as 150 or 2.5.')
    })
})

test('Calculators wait for what they require, and the keyboard alone works them', async ({ page }) => {
  async function press(field: ReturnType<typeof box>, key: 'ArrowUp' | 'ArrowDown', value: string) {
    await field.press(key)
    await expect(field).toHaveValue(value)
  }
  await open(page, 'payback-period')

  await test.step('Calculate waits for the required fields', async () => {
    await expect(button(page, 'payback-period')).toBeDisabled()
    await box(page, 'Total System Cost ($)').fill('20000')
    await expect(button(page, 'payback-period')).toBeDisabled()
    await box(page, 'Annual Energy Savings ($)').fill('1800')
    await expect(button(page, 'payback-period')).toBeEnabled()
    await box(page, 'Annual Energy Savings ($)').fill('  ')
    await expect(button(page, 'payback-period')).toBeDisabled()
  })

  await test.step('the arrow keys change a number by its step, and keep a comma', async () => {
    const increase = box(page, 'Annual Electricity Rate Increase (%)')
    await press(increase, 'ArrowUp', '2.6')
    await press(increase, 'ArrowDown', '2.5')
    await increase.fill('2,5')
    await press(increase, 'ArrowUp', '2,6')
    await increase.fill('')
    await press(increase, 'ArrowDown', '2.4')
    await increase.fill('100')
    await press(increase, 'ArrowUp', '100')
    await open(page, 'sun-path')
    await box(page, 'Latitude').fill('37.7749')
    await press(box(page, 'Latitude'), 'ArrowUp', '37.7750')
    await box(page, 'Longitude').fill('-122,4194')
    await press(box(page, 'Longitude'), 'ArrowDown', '-122,4195')
    await open(page, 'battery-charge')
    await press(box(page, 'Number of Panels'), 'ArrowUp', '2')
    await press(box(page, 'Number of Panels'), 'ArrowDown', '1')
    await press(box(page, 'Number of Panels'), 'ArrowDown', '1')
  })

  await test.step('a calculator works with the keyboard alone', async () => {
    await open(page, 'bill-comparison')
    await box(page, 'Current Monthly Bill ($)').focus()
    await page.keyboard.type('150')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('600')
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(4)
    expect(await shown(page)).toEqual(examples['bill-comparison'][0].cards)
  })
})

test('Appliances are read in any writing, are added and removed, and the focus follows', async ({ page }) => {
  await open(page, 'energy-usage')

  await test.step('a number in another writing is read, of an appliance or an assumption too', async () => {
    await row(page, 1).getByRole('textbox', { name: 'Hours per Day' }).fill('0,5')
    await row(page, 2).getByRole('textbox', { name: 'Watts' }).fill('1.500')
    await page.getByText(/^Assumptions/).click()
    await box(page, 'Electricity rate ($/kWh)').fill('0,25')
    await button(page, 'energy-usage').click()
    // 150 × 0.5 + 1.5 × 8 + 100 × 4 = 75 + 12 + 400 = 487 Wh; × 30 = 14.61 kWh; × 0.25 = 3.6525
    await expect(cards(page)).toHaveCount(3)
    expect(await shown(page)).toEqual({
      'Daily Usage': '0.49 kWh',
      'Monthly Usage': '14.61 kWh',
      'Monthly Cost': '$3.65',
    })
  })

  await test.step('rows are added and removed, and the focus follows', async () => {
    await open(page, 'energy-usage')
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3)
    await page.getByRole('button', { name: 'Add Appliance' }).click()
    const name = row(page, 4).getByRole('textbox', { name: 'Appliance Name' })
    await expect(name).toBeFocused()
    await name.fill('Kettle')
    await expect(button(page, 'energy-usage')).toBeDisabled()
    await row(page, 4).getByRole('textbox', { name: 'Watts' }).fill('2000')
    await row(page, 4).getByRole('textbox', { name: 'Hours per Day' }).fill('25')
    await button(page, 'energy-usage').click()
    await expect(row(page, 4).getByRole('textbox', { name: 'Hours per Day' })).toBeFocused()
    await expect(row(page, 4)).toContainText('24')
    await page.getByRole('button', { name: 'Remove AC' }).click()
    await expect(page.getByRole('button', { name: 'Remove LED TV' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Removed AC.' })).toHaveCount(1)
    await row(page, 3).getByRole('textbox', { name: 'Hours per Day' }).fill('0.5')
    await button(page, 'energy-usage').click()
    // 150 × 24 + 100 × 4 + 2000 × 0.5 = 5000 Wh; × 30 = 150 kWh; × 0.12 = 18.00
    await expect(cards(page)).toHaveCount(3)
    expect(await shown(page)).toEqual({
      'Daily Usage': '5 kWh',
      'Monthly Usage': '150 kWh',
      'Monthly Cost': '$18.00',
    })
    for (const appliance of ['Refrigerator', 'LED TV', 'Kettle'])
      await page.getByRole('button', { name: `Remove ${appliance}` }).click()
    await expect(page.getByRole('button', { name: 'Add Appliance' })).toBeFocused()
    await expect(button(page, 'energy-usage')).toBeDisabled()
  })
})

test('A visitor with a result is shown how to keep it, and it is still there afterwards', async ({ page }) => {
  await open(page, 'solar')
  await type(page, changedRate)
  await expect(page.getByRole('link', { name: 'Sign in or register to save this' })).toHaveCount(0)
  await button(page, 'solar').click()
  await expect(page.getByRole('button', { name: 'Save Calculation' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in or register to save this' }).click()
  await expect(page).toHaveURL('/auth?next=%2Fcalculators%2Fsolar')
  await open(page, 'solar')
  await expect(cards(page)).toHaveCount(3)
  expect(await shown(page)).toEqual(changedRate.cards)
  await expect(box(page, 'Average Monthly Electricity Bill ($)')).toHaveValue('150.5')
  await expect(page.getByText('Assumptions (1 changed)')).toBeVisible()
  await page.reload()
  await expect(box(page, 'Average Monthly Electricity Bill ($)')).toHaveValue('')
})

const damaged = {
  'not JSON': '{"calculatorType":',
  'of another calculator': JSON.stringify({ ...examples.battery[0], calculatorType: 'Battery Storage Calculator' }),
  'without results': JSON.stringify({ calculatorType: 'Solar Calculator', inputs: examples.solar[0].inputs }),
  'with figures that are no text': JSON.stringify({
    calculatorType: 'Solar Calculator',
    inputs: { monthlyBill: 150, sunHours: null },
    results: examples.solar[0].results,
  }),
}
test('What another page left is taken up where it is whole, and dropped without harm where it is damaged', async ({
  page,
}) => {
  await page.goto('/about-us')
  for (const [fault, record] of Object.entries(damaged))
    await test.step(`a record ${fault}`, async () => {
      await leave(page, 'savedCalculation', record)
      await open(page, 'solar')
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('savedCalculation'))).toBeNull()
      await expect(box(page, 'Average Monthly Electricity Bill ($)')).toHaveValue('')
      await expect(cards(page)).toHaveCount(0)
    })

  await test.step('sun hours handed over from a place fill their field', async () => {
    await leave(page, 'handedSunHours', { value: 4.3, place: '37.7749, -122.4194' })
    await open(page, 'panel-requirement')
    await expect(box(page, 'Available Sun Hours')).toHaveValue('4.3')
    await expect(page.getByText('The sun hours are those of 37.7749, -122.4194.')).toBeVisible()
  })
})

test('The estimate of the landing page is as high after a visit to a calculator as before', async ({ page }) => {
  await page.goto('/')
  const estimate = page.getByRole('region', { name: 'What would it take?' })
  const before = await estimate.boundingBox()
  await page.getByRole('main').getByRole('link', { name: 'Work it out for your home' }).click()
  await expect(button(page, 'solar')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Your Solar Journey')
  expect((await estimate.boundingBox())?.height).toBe(before?.height)
})
