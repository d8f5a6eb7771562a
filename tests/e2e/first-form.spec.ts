import { expect, test } from 'playwright/test'
import { expectAccessible, waitForContent } from './screen.ts'

test.use({ timezoneId: 'Europe/London', viewport: { width: 390, height: 844 } })

test('asks in pounds in London, keeps what was typed over a reload, and greets with the answer', async ({ page }) => {
  const main = page.getByRole('main')
  const town = main.getByRole('combobox', { name: 'Town' })
  await page.goto('/')
  await waitForContent(page)
  await expect(main.getByRole('button', { name: 'See my answer' })).toBeInViewport({ ratio: 1 })

  await test.step('the currency is that of the clock, then of the town', async () => {
    const bill = main.getByRole('textbox', { name: /lectricity bill/ })
    await bill.focus()
    await expect(bill).toHaveAccessibleDescription('£')
    await town.fill('Sydney')
    await main.getByRole('option', { name: /^Sydney\s*New South Wales, Australia/ }).click()
    await expect(bill).toHaveAccessibleDescription('$')
    await town.fill('LS1 4AP')
    await expect(main.getByText(/^We look up towns, not postcodes/)).toBeVisible()
    await town.fill('Leeds')
    await main.getByRole('option', { name: /^Leeds\s*England, United Kingdom/ }).click()
    await expect(bill).toHaveAccessibleDescription('£')
  })

  await test.step('a reload loses nothing, not even in the field with the focus', async () => {
    await main.getByRole('button', { name: 'Enter kWh a year instead' }).click()
    await main.getByRole('textbox', { name: 'Electricity a year' }).fill('3100')
    await page.reload()
    await town.focus()
    await expect(main.getByRole('textbox', { name: 'Electricity a year' })).toHaveValue('3100')
    await expect(town).toHaveValue('Leeds')
    await expectAccessible(page)
  })

  await test.step('the answer is greeted with, without a shift and without the engine', async () => {
    await main.getByRole('button', { name: 'See my answer' }).click()
    await expect(main.getByText(/ costs about £/).first()).toBeVisible()
    await page.waitForFunction(() => localStorage.getItem('plan outcome')?.includes('"verdict":'))
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const root = document.documentElement
        for (const shift of list.getEntries())
          root.dataset.shift = String(Number(root.dataset.shift ?? 0) + (shift as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const greeting = main.getByRole('link', { name: /^Your plan: Leeds, / })
    await expect(greeting).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('button', { name: 'See my answer' })).toBeInViewport({ ratio: 1 })
    await page.waitForLoadState('networkidle')
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0)
    expect(requested.filter((path) => /worker|home-schemas/.test(path))).toEqual([])
    await greeting.click()
    await expect(page).toHaveURL('/plan/answer')
  })
})

test('shows the sun and asks for prices where none are known, and answers in place', async ({ page }) => {
  await page.goto('/plan')
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Town' }).fill('8.98, 38.8')
  await expect(main.getByText(/^Near .*, Ethiopia$/)).toBeVisible()
  await main.getByRole('textbox', { name: 'Monthly electricity bill' }).fill('1500')
  await main.getByRole('button', { name: 'See my answer' }).click()
  await expect(main.getByText(/^Each kilowatt-peak \(kWp\) of panels makes about 1,\d00\skWh a year\.$/)).toBeVisible()
  await expect(main.getByText(/In countries nearby: Kenya /).first()).toBeVisible()
  await main.getByRole('textbox', { name: 'What does a kWh cost you?' }).fill('6')
  await main.getByRole('textbox', { name: /^What does a 5\skWp system cost\?$/ }).fill('750000')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'See my answer' }).click()
  await expect(main.getByText(/ costs about /).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
