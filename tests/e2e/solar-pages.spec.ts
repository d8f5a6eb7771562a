import { expect, test } from 'playwright/test'

const PUNE = '/solar/india/maharashtra/pune'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a town has its charts, tables and links', async ({ page }) => {
    await page.goto(PUNE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar in Pune, Maharashtra')
    await expect(page.getByRole('figure')).toHaveCount(2)
    await page.getByText('Show as a table').first().click()
    await expect(page.getByRole('row', { name: /^December/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Months as a table (CSV)' })).toBeVisible()
    await page.getByRole('link', { name: 'Maharashtra', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar in Maharashtra, India')
  })
})

test('a town leads to the planner, which has it chosen', async ({ page }) => {
  await page.goto(PUNE)
  await page.getByRole('link', { name: 'Plan with your own figures' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Town' })).toHaveValue('Pune')
  await page.getByRole('button', { name: 'See my answer' }).click()
  await expect(page).toHaveURL(/\/plan\/answer$/)
})

test('a town takes at most 60 kB, with the sources of its region', async ({ request }) => {
  for (const path of [
    '/de/solar/united-states/massachusetts/boston',
    '/de/solar/united-states/new-york/staten-island',
    '/de/solar/mexico/guanajuato/dolores-hidalgo-cuna-de-la-independencia-nacional',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.body()
    expect(html.length, path).toBeLessThan(60_000)
    expect(html.toString(), path).toMatch(/Strompreis<\/dt>.*?<a href="https:/)
  }
})

test('German pages with prices come to life as the server rendered them', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const path of ['/de/solar/germany', '/de/solar/united-states/massachusetts/boston']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible()
    await page.waitForFunction(() => Reflect.has(window, 'isInteractive') && document.readyState === 'complete')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: 'Übliche Preise und Verbrauch' })).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('a country leads to its regions and towns', async ({ page }) => {
  await page.goto('/solar')
  await page.getByRole('link', { name: 'Germany' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar in Germany')
  await page.getByRole('link', { name: 'Bavaria' }).click()
  await page.getByRole('link', { name: 'Munich' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar in Munich, Bavaria')
})

test.describe('the map of the world', () => {
  test.use({ javaScriptEnabled: false })

  test('is named, has its values in the table, and takes at most 30 kB', async ({ page, request }) => {
    const html = await (await request.get('/solar')).text()
    const [figure = ''] = /<figure.*?<\/figure>/s.exec(html) ?? []
    const { map: data } = await (await request.get('/api/solar?slug=')).json()
    expect(figure).toContain(data.land)
    expect(figure.length + JSON.stringify(data).length).toBeLessThan(30_000)
    await page.goto('/solar')
    const map = page.getByRole('img', { name: 'World map of solar output by town' })
    await expect(map).toBeVisible()
    const colors = await map
      .locator('g path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
    expect(new Set(colors).size).toBe(5)
    const table = page.getByRole('region', { name: 'Solar output by country' })
    await expect(table.getByRole('row')).toHaveCount(58)
  })
})

test('names towns in their own language, also if another language was rendered first', async ({ request }) => {
  for (const [prefix, name] of [
    ['', 'Munich'],
    ['/es', 'Múnich'],
    ['/pt-br', 'Munique'],
  ]) {
    const html = await (await request.get(`${prefix}/solar/germany/bavaria/munich`)).text()
    expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${name}`))
  }
})
