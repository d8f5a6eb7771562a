import { expect, type Page, test } from 'playwright/test'
import type { Home } from '#shared/home/home.ts'
import { FAMILY } from '../unit/home/family.ts'
import { card, chooseTown, FAMILIES, readStoredHome, step } from './planner.ts'
import { expectAccessible } from './screen.ts'

/** Fields and choices of the planner keep what was typed. */

/** Opens a step of the planner with a home stored in the browser. */
async function openStep(page: Page, path: string, home: Home = FAMILY) {
  await page.goto('/plan')
  await page.evaluate((text) => localStorage.setItem('home', text), JSON.stringify(home))
  await page.goto(path, { waitUntil: 'networkidle' })
}

test('keeps the panels of all roof faces when a field of one is cleared', async ({ page }) => {
  await openStep(page, '/plan/sun')
  for (const [label, storedValue] of [
    ['Panels on it', '6'],
    ['Power of a panel (W)', '440'],
  ] as const) {
    const box = page.getByRole('textbox', { name: label, exact: true }).nth(1)
    await box.fill('')
    await expect(box).toHaveAccessibleDescription(
      new RegExp(`^Enter a number from .* We are still using ${storedValue}\\.$`),
    )
    expect((await readStoredHome(page)).system.arrays).toEqual(FAMILY.system.arrays)
    await box.fill(storedValue)
  }
  await page.getByRole('textbox', { name: 'Panels on it', exact: true }).nth(1).fill('4')
  await expect.poll(async () => (await readStoredHome(page)).system.arrays.map(({ panels }) => panels)).toEqual([16, 4])
})

test.describe('keeps what was typed for each kind of a choice', () => {
  test('how the system is paid', async ({ page }) => {
    await openStep(page, '/plan/money')
    const section = card(page, 'How you pay')
    await section.getByText('Lease', { exact: true }).click()
    await section.getByRole('textbox', { name: 'Payment a month (€)' }).fill('90')
    await section.getByText('Loan', { exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'Interest (% a year)' })).toHaveValue('5')
    expect((await readStoredHome(page)).money.financing).toEqual(FAMILY.money.financing)
    // Survives a reload.
    await page.reload({ waitUntil: 'networkidle' })
    await section.getByText('Lease', { exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'Payment a month (€)' })).toHaveValue('90')
  })

  test('what is paid for exported solar, with its source', async ({ page }) => {
    await openStep(page, '/plan/money')
    const section = card(page, 'What is paid for what you sell')
    await section.getByText('A price for each kWh', { exact: true }).click()
    await section.getByRole('textbox', { name: 'Price of a sold kWh (€)' }).fill('0,08')
    await section.getByText('A fixed price for years', { exact: true }).click()
    const { tariff, provenance } = await readStoredHome(page)
    expect(tariff.selling).toEqual(FAMILY.tariff.selling)
    expect(provenance['tariff.selling']).toEqual(FAMILY.provenance['tariff.selling'])
    await section.getByText('A price for each kWh', { exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'Price of a sold kWh (€)' })).toHaveValue('0,08')
  })

  test('the price of electricity and the load profile', async ({ page }) => {
    const readings = { kind: 'readings', mark: '0123456789abcdef', kwhPerMonth: Array(12).fill(300) } as const
    const home: Home = {
      ...FAMILY,
      use: { ...FAMILY.use, day: { ...readings, kwhPerMonth: [...readings.kwhPerMonth] } },
    }
    await openStep(page, '/plan/money', home)
    const section = card(page, 'What electricity costs')
    await section.getByText('By the hour', { exact: true }).click()
    await section.getByText('One price', { exact: true }).click()
    expect((await readStoredHome(page)).tariff.buying).toEqual(FAMILY.tariff.buying)

    await page.goto('/plan/home', { waitUntil: 'networkidle' })
    const day = card(page, 'When do you use it?')
    await day.getByText('The 24 hours', { exact: true }).click()
    await expect(day.getByRole('textbox', { name: /^The 24 hours as numbers/ })).toBeVisible()
    await day.getByText('My meter’s readings', { exact: true }).click()
    await expect.poll(async () => (await readStoredHome(page)).use.day).toEqual(home.use.day)
  })
})

test('shows the choice and fields of the restored plan after Undo', async ({ page }) => {
  await openStep(page, '/plan/home')
  const use = card(page, 'How much electricity do you use?')
  await use.getByText('kWh of twelve months', { exact: true }).click()
  await expect(use.getByRole('textbox', { name: 'January' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(use.getByRole('radio', { name: 'The bill of a month' })).toBeChecked()
  await expect(use.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('120')

  await page.goto('/plan/money', { waitUntil: 'networkidle' })
  const tariff = card(page, 'What electricity costs')
  await tariff.getByText('By the hour', { exact: true }).click()
  await expect(tariff.getByText('Price A of a kWh (€)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tariff.getByRole('radio', { name: 'One price' })).toBeChecked()
  await expect(tariff.getByRole('textbox', { name: /^Price of a kWh/ })).toHaveValue('0,387')
})

test('starts twelve months empty without a known use, and counts them once all are filled', async ({ page }) => {
  await page.goto('/plan/home', { waitUntil: 'networkidle' })
  const use = card(page, 'How much electricity do you use?')
  await use.getByText('kWh of twelve months', { exact: true }).click()
  const boxes = use.getByRole('group', { name: 'Electricity used in each month (kWh)' }).getByRole('textbox')
  await expect(boxes).toHaveCount(12)
  for (let month = 0; month < 12; month += 1) {
    await expect(boxes.nth(month)).toHaveValue('')
    await boxes.nth(month).fill(String(300 - 10 * month))
    if (month < 11) expect(await page.evaluate(() => localStorage.getItem('home') ?? '')).not.toContain('months')
  }
  const kwh = Array.from({ length: 12 }, (_, month) => 300 - 10 * month)
  await expect.poll(async () => (await readStoredHome(page)).use.amount).toEqual({ kind: 'months', kwh })
  await expect(boxes.nth(11)).toBeFocused()
  await boxes.nth(2).fill('')
  await expect(boxes.nth(2)).toHaveAccessibleDescription(/^Enter a number from 0 to .* We are still using 280\.$/)
  expect((await readStoredHome(page)).use.amount).toEqual({ kind: 'months', kwh })
  // They start from a known use: 12 × 280 = 3,360 kWh a year.
  await use.getByText('kWh a year', { exact: true }).click()
  await use.getByText('kWh of twelve months', { exact: true }).click()
  await expect(boxes.first()).toHaveValue('300')
})

test('ends a feed-in tariff in the typed year, keeping the focus while typing', async ({ page }) => {
  await openStep(page, '/plan/money')
  const until = card(page, 'What is paid for what you sell').getByRole('textbox', { name: 'Until year' })
  await until.fill('')
  await until.pressSequentially('12')
  await expect(until).toBeFocused()
  await expect(until).toHaveValue('12')
  const selling = async () => (await readStoredHome(page)).tariff.selling
  await expect.poll(selling).toMatchObject({ kind: 'feed-in', steps: [{ untilYear: 12 }] })
  await page.getByRole('textbox', { name: 'Afterwards (€)' }).fill('0,03')
  await expect.poll(selling).toMatchObject({ laterPrice: 0.03 })
})

test('adds custom support with its own name and amount, even under an existing name, and removes it', async ({
  page,
}) => {
  const typical = { kind: 'typical', figure: 'DE.stateGrant', asOf: '2026-11-21' } as const
  await openStep(page, '/plan/money', {
    ...FAMILY,
    money: {
      ...FAMILY.money,
      incentives: [{ kind: 'flat', name: 'State grant', on: true, of: 'panels', amount: 300 }],
    },
    provenance: { ...FAMILY.provenance, 'money.incentives.0': typical },
  })
  const section = card(page, 'Support')
  const rows = section.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Its name' }) })
  for (const amount of ['500', '700']) {
    await section.getByRole('button', { name: 'Add support of your own' }).click()
    await rows.last().getByRole('textbox', { name: 'Amount (€)' }).fill(amount)
  }
  await expect(rows.nth(0)).toContainText(/500\s€ at the start/)
  await expect(rows.nth(1)).toContainText(/700\s€ at the start/)
  const name = rows.nth(1).getByRole('textbox', { name: 'Its name' })
  await name.fill('')
  await expect(name).toHaveAccessibleDescription('Enter a name. We are still using “My support”.')
  await name.pressSequentially('My grant')
  await expect(rows.nth(1).getByRole('checkbox', { name: 'My grant', exact: true })).toBeChecked()
  await name.fill('Town grant')
  const incentives = async () => (await readStoredHome(page)).money.incentives.map(({ name }) => name)
  await expect.poll(incentives).toEqual(['State grant', 'My support', 'Town grant'])
  await rows
    .nth(1)
    .getByRole('button', { name: /Town grant/ })
    .click()
  await expect.poll(incentives).toEqual(['State grant', 'My support'])
  // Typical incentives stay typical: as the user's own they would be duplicated by the next change of place.
  expect((await readStoredHome(page)).provenance['money.incentives.0']).toEqual(typical)
})

test('drops a notice about the plan when it is hidden, undone, or another step is opened', async ({ page }) => {
  const amountsNotice = page.getByText('Your amounts are now in EUR. The numbers are as you typed them.')
  for (const end of ['hide', 'undo', 'leave'] as const)
    await test.step(end, async () => {
      await page.goto('/robots.txt')
      await page.evaluate(() => localStorage.clear())
      await page.goto('/plan/home', { waitUntil: 'networkidle' })
      await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('120')
      await chooseTown(page, FAMILIES.Berlin)
      await expect(amountsNotice).toBeVisible()
      if (end === 'hide') await page.getByRole('button', { name: 'Hide', exact: true }).click()
      else if (end === 'undo') await page.getByRole('button', { name: 'Undo' }).click()
      else await step(page, 'My Sun').click()
      await expect(amountsNotice).toHaveCount(0)
    })
})

test.describe('imports a meter file', () => {
  /** Chooses a file in the load profile section. */
  async function choose(page: Page, name: string, text: string) {
    await openStep(page, '/plan/home')
    const day = card(page, 'When do you use it?')
    await day.getByText('My meter’s readings', { exact: true }).click()
    await day
      .getByLabel('Choose a file of readings')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    return day
  }

  test('asks about numbers that can be read in two ways', async ({ page }) => {
    const day = await choose(page, 'meter.csv', ['Use (Wh)', ...Array(8_760).fill('1,234')].join('\n'))
    await expect(day.getByText('In this file “1,234” could be two numbers. Choose which one it is.')).toBeVisible()
    await expectAccessible(page)
    await day.getByText('Between 1 and 2', { exact: true }).click()
    await expect(day.getByText(/^These readings add up to 11 kWh a year/)).toBeVisible()
    await day.getByLabel('Choose a file of readings').setInputFiles({
      name: 'meter.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Use (Wh)', ...Array(8_760).fill('1,234')].join('\n')),
    })
    await day.getByText('1234', { exact: true }).click()
    // 8,760 × 1.234 kWh
    await expect(day.getByText(/10\.810 kWh together/)).toBeVisible()
    await day.getByRole('button', { name: 'Use these readings' }).click()
    await expect.poll(async () => (await readStoredHome(page)).use.day?.kind).toBe('readings')
  })

  test('in Green Button format', async ({ page }) => {
    const begins = Date.UTC(2025, 0, 1) / 1_000
    const readings = Array.from(
      { length: 8_760 },
      (_, hour) =>
        `<IntervalReading><timePeriod><duration>3600</duration><start>${begins + hour * 3_600}</start></timePeriod><value>500</value></IntervalReading>`,
    )
    const kind = '<ReadingType><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType>'
    const day = await choose(
      page,
      'meter.xml',
      `<feed xmlns="http://naesb.org/espi">${kind}<IntervalBlock>${readings.join('')}</IntervalBlock></feed>`,
    )
    // 8,760 × 0.5 kWh
    await expect(day.getByText(/A year of hours, from 1 January 2025 on: 4\.380 kWh together\./)).toBeVisible()
    await day.getByRole('button', { name: 'Use these readings' }).click()
    await expect
      .poll(async () => (await readStoredHome(page)).use.day)
      .toMatchObject({ kind: 'readings', fileName: 'meter.xml' })
  })
})
