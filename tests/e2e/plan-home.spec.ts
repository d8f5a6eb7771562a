import { expect, type Locator, type Page, test } from 'playwright/test'
import { card, chooseTown, FAMILIES, readStoredHome, startPlan, summaryValue } from './planner.ts'
import { expectAccessible } from './screen.ts'

test.describe.configure({ mode: 'parallel' })

test('finds a town by name with the keyboard alone, and applies its country’s currency and typical figures', async ({
  page,
}) => {
  await page.goto('/plan/home')
  await chooseTown(page, FAMILIES.Berlin)
  await expect(page.getByRole('textbox', { name: 'Electricity bill of a usual month (€)' })).toBeVisible()
  const home = await readStoredHome(page)
  expect(home.region).toEqual({ country: 'DE', currency: 'EUR' })
  expect(home.place).toMatchObject({ name: 'Berlin', country: 'DE', timeZone: 'Europe/Berlin', found: 'town' })
  expect(home.provenance['money.price']).toMatchObject({ kind: 'typical', figure: 'DE.pvPrice' })
})

test('keeps a bill typed before the town in the town’s currency, and asks about amounts when the town changes', async ({
  page,
}) => {
  await page.goto('/plan/home')
  await page.getByRole('textbox', { name: 'Electricity bill of a usual month ($)' }).fill('120')
  await chooseTown(page, FAMILIES.Berlin)
  await expect(page.getByRole('textbox', { name: 'Electricity bill of a usual month (€)' })).toHaveValue('120')
  await expect(page.getByText('Your amounts are now in EUR. The numbers are as you typed them.')).toBeVisible()

  const box = page.getByRole('combobox', { name: 'Town' })
  await box.fill('Pune')
  await page.getByRole('option', { name: /Maharashtra/ }).click()
  const question = page.getByRole('group', { name: 'Your amounts and the currency' })
  await expect(question).toContainText('Your amounts are in Euro (EUR). The currency there is Indian Rupee (INR).')
  await expect(question).toBeFocused()
  expect((await readStoredHome(page)).place).toMatchObject({ name: 'Berlin' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep the numbers, in INR' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Electricity bill of a usual month (₹)' })).toHaveValue('120')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Electricity bill of a usual month (€)' })).toHaveValue('120')
})

test('reports an unknown town, and names coordinates after the nearest town', async ({ page }) => {
  await page.goto('/plan/home')
  await page.getByRole('combobox', { name: 'Town' }).fill('Xqzzyplace')
  await expect(page.getByText('No town of that name is known.')).toBeVisible()
  await page.getByText('On the map, by this device or by coordinates').click()
  await page.getByRole('button', { name: 'Use these coordinates' }).click()
  await expect(page.getByText('Enter degrees from -90 to 90.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Latitude/ }).fill('48.2')
  await page.getByRole('textbox', { name: /^Longitude/ }).fill('16.37')
  await page.getByRole('button', { name: 'Use these coordinates' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Near Vienna.*Austria/ })
      .first(),
  ).toBeVisible()
  expect((await readStoredHome(page)).region).toEqual({ country: 'AT', currency: 'EUR' })
})

test('converts a bill to kWh and shows every change next to the step', async ({ page }) => {
  await startPlan(page, 'Berlin')
  // 120 € a month at 0.387 € a kWh without a fixed charge: 1,440 / 0.387 = 3,721.
  await expect(summaryValue(page, 'Use').first()).toHaveText('3.721 kWh a year')
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('60')
  await expect(summaryValue(page, 'Use').first()).toHaveText('1.860 kWh a year')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: /^Electricity bill/ })).not.toHaveValue('60')
})

test('keeps a figure out of bounds in its field with an error, and computes with the last valid one', async ({
  page,
}) => {
  await startPlan(page, 'Berlin')
  const box = page.getByRole('textbox', { name: /^Electricity bill/ })
  await box.fill('minus two')
  await expect(page.getByText(/^Enter a number above 0, up to/)).toBeVisible()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  expect((await readStoredHome(page)).use.amount).toEqual({ kind: 'bill', perMonth: 120 })
  await box.fill('')
  // A cleared field returns to the typical figure of Germany.
  await expect.poll(async () => (await readStoredHome(page)).use.amount).toEqual({ kind: 'year', kwh: 3500 })
})

test('adds planned use to the bill', async ({ page }) => {
  await startPlan(page, 'Berlin')
  await page.getByRole('checkbox', { name: 'Electric car' }).check()
  await page.getByRole('textbox', { name: 'Driven in a year (km)' }).fill('10000')
  // 10,000 km at 18 kWh for 100 km are 1,800 kWh more than 3,721.
  await expect(summaryValue(page, 'Use').first()).toHaveText('5.521 kWh a year')
  // 10,000 km at 15 kWh are 1,500.
  await page.getByRole('textbox', { name: 'What it takes for 100 km (kWh)' }).fill('15')
  await expect(summaryValue(page, 'Use').first()).toHaveText('5.221 kWh a year')
})

test('restores the plan after a reload and in another tab, accessibly', async ({ page, context }) => {
  await startPlan(page, 'Berlin')
  const otherTab = await context.newPage()
  await otherTab.goto('/plan/home')
  await expect(otherTab.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('120')
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('150')
  await expect(otherTab.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('150')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('150')
  await expect(card(page, 'When do you use it?').getByText('A mean day of January')).toBeVisible()
  await expectAccessible(page)
})

/** Presses at the current lower edge of the control, even if the layout moves afterwards. */
async function pressDownOn(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height - 4)
  await page.mouse.down()
}

test('handles a press that began before the plan loaded and moved the pressed control', async ({ page }) => {
  await page.addInitScript(() => {
    const { Worker } = window
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        this.addEventListener('message', () => document.documentElement.setAttribute('data-answered', ''))
      }
    }
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/plan-worker*', async (route) => {
    await released
    await route.continue()
  })
  await startPlan(page, 'Berlin')
  const day = card(page, 'When do you use it?')
  await pressDownOn(page, day.getByText('The 24 hours', { exact: true }))
  release()
  await expect(page.locator('[data-answered]')).toBeAttached()
  await page.mouse.up()
  await expect(day.getByRole('radio', { name: 'The 24 hours' })).toBeChecked()
  await expect(summaryValue(page, 'Use').first()).toHaveText(/kWh a year/)
})

test('draws or types a load profile by the hour, lets a meter file override it, and restores both after a reload', async ({
  page,
}) => {
  await startPlan(page, 'Berlin')
  const day = card(page, 'When do you use it?')
  await day.getByText('The 24 hours', { exact: true }).click()
  const numbers = day.getByRole('textbox', { name: /^The 24 hours as numbers/ })
  await numbers.fill('1 2 3')
  await expect(day.getByText(/^These are 3 numbers; a day has 24 hours/)).toBeVisible()
  await numbers.fill(Array.from({ length: 24 }, (_, hour) => (hour === 12 ? '2,5' : '0,5')).join('\t'))
  const drawn = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 2.5 : 0.5))
  await expect.poll(async () => (await readStoredHome(page)).use.day).toMatchObject({ kind: 'hours', workday: drawn })
  await expectAccessible(page)

  // 8,760 half kWh without a unit, three of them missing.
  await day.getByText('My meter’s readings', { exact: true }).click()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.postData() ?? ''}`))
  const rows = Array.from({ length: 8_760 }, (_, hour) => (hour > 99 && hour < 103 ? '' : '500'))
  await day.getByLabel('Choose a file of readings').setInputFiles({
    name: 'meter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.map((row, hour) => `${hour + 1};${row}`).join('\n')),
  })
  await expect(day.getByText(/which no home uses\. Is the unit/)).toBeVisible()
  await day.getByText('Wh in each step', { exact: true }).click()
  await expect(day.getByText(/A year of hours.*4\.380 kWh together\. 3 hours were missing/)).toBeVisible()
  await day.getByRole('button', { name: 'Use these readings' }).click()
  await expect(summaryValue(page, 'Use').first()).toHaveText('4.380 kWh a year')
  await page.reload()
  await expect(summaryValue(page, 'Use').first()).toHaveText('4.380 kWh a year')
  await expect(day.getByText('The readings from meter.csv count, hour by hour: 4.380 kWh a year.')).toBeVisible()
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  await expectAccessible(page)
  // Another device has only the monthly sums.
  await page.evaluate(() => localStorage.removeItem('meter readings'))
  await page.reload()
  await expect(day.getByText(/^The readings from meter.csv are not on this device/)).toBeVisible()
  await expect(summaryValue(page, 'Use').first()).toHaveText('4.380 kWh a year')
})

test('sends a full address only on Enter, to the named service, where the site offers it', async ({ page }) => {
  await page.route('/plan/home', async (route) => {
    const response = await route.fetch()
    const offered = '"geocoder":{"host":"addresses.example","attribution":"© OpenStreetMap contributors"},"liveClimate"'
    await route.fulfill({ response, body: (await response.text()).replace('"liveClimate"', offered) })
  })
  const sent: string[] = []
  await page.route('/api/places/search', async (route) => {
    sent.push(route.request().postDataJSON().address)
    const name = '1, Platz der Republik, Mitte, Berlin, 11011, Germany'
    const addresses =
      sent.length === 1 ? [] : [{ name, latitude: 52.5186, longitude: 13.3763, country: 'DE', region: 'Berlin' }]
    await route.fulfill({ json: { found: addresses } })
  })
  await page.goto('/plan/home')
  const box = page.getByRole('textbox', { name: 'Full address' })
  await expect(page.getByText(/sent to this site and from there to addresses\.example/)).toBeVisible()
  await box.press('Enter')
  await expect(page.getByText('Type the street and the town')).toBeVisible()
  await box.pressSequentially('Platz der Republik 1, Berlin')
  expect(sent).toEqual([])
  await box.press('Enter')
  await expect(page.getByText(/^This address was not found/)).toBeVisible()
  await box.press('Enter')
  await expect(page.getByText('© OpenStreetMap contributors').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^1, Platz der Republik/ }).click()
  await expect(page.getByText('1, Platz der Republik, Mitte, 11011, Berlin, Germany').first()).toBeVisible()
  expect((await readStoredHome(page)).place).toMatchObject({ latitude: 52.5186, found: 'address', country: 'DE' })
  expect(sent).toEqual(['Platz der Republik 1, Berlin', 'Platz der Republik 1, Berlin'])
})

test('reports a damaged plan and keeps a copy of it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('home', '{"version":1,"reg'))
  await page.goto('/plan/home')
  await expect(page.getByText(/damaged and cannot be read.*put aside/)).toBeVisible()
  expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain('{"version":1,"reg')
})

test('offers the home’s values in a calculator, and fills them in only on request', async ({ page }) => {
  await startPlan(page, 'Phoenix')
  await page.goto('/calculators/solar')
  const bill = page.getByRole('textbox', { name: /^Average Monthly Electricity Bill/ })
  await expect(page.getByText('From my home: $180 a month')).toBeVisible()
  await expect(bill).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(bill).toHaveValue('180')
  await expect(page.getByText('From my home: $180 a month')).toBeHidden()
})

test('mentions no home in a calculator where there is none', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/calculators/solar')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/^From my home/)).toHaveCount(0)
  expect(scripts.filter((script) => script.includes('from-my-home'))).toEqual([])
})
