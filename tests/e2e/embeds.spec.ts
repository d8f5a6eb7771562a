import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Frame, type Page, test } from 'playwright/test'
import { EMBED_HEIGHT, embedScriptCode, iframeCode } from '#shared/embeds.ts'
import { expectAccessible, waitForHydration } from './screen.ts'

/* Cards in the page of another site, which has another origin. */

const PUNE = '/embed/town/india/maharashtra/pune'
const ESTIMATE = '/embed/estimate?lat=52.52&lon=13.41&kwp=5&tilt=35&azimuth=135'

/** The page of another site. `localhost` is not the host of ours. */
const otherSite = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><title>Other site</title><main><h1>News</h1>${searchParams.get('code')}`)
})

test.beforeAll(() => new Promise<void>((resolve) => void otherSite.listen(0, 'localhost', resolve)))
test.afterAll(() => void otherSite.close())

async function openOtherSite(page: Page, code: string) {
  const { port } = otherSite.address() as AddressInfo
  await page.goto(`http://localhost:${port}/?code=${encodeURIComponent(code)}`)
}

/** Pastes the code that /developers shows. */
async function embed(page: Page, origin: string, path: string): Promise<Frame> {
  const address = (origin + path).replaceAll('&', '&amp;')
  await openOtherSite(page, `${iframeCode(address, 'Card')}\n${embedScriptCode(origin)}`)
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  return frame
}

const heightOf = (page: Page) => page.locator('iframe').evaluate((frame) => Number.parseFloat(frame.style.height))
const contentHeight = (frame: Frame) => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))

function countStoredItems(): number {
  try {
    return localStorage.length
  } catch {
    // The browser gives frames of other sites no storage at all.
    return 0
  }
}

test('shows a card of the height of its content on another site, without cookies', async ({
  page,
  context,
  baseURL,
}) => {
  const frame = await embed(page, baseURL ?? '', PUNE)
  await expect(frame.getByRole('heading', { name: 'Solar in Pune, Maharashtra' })).toBeVisible()
  await expect.poll(() => heightOf(page)).toBe(await contentHeight(frame))
  const closed = await heightOf(page)
  expect(closed).toBeLessThanOrEqual(EMBED_HEIGHT)

  await frame.getByText('Figures by month').click()
  await expect(frame.getByRole('row', { name: /^March/ })).toBeVisible()
  await expect.poll(() => heightOf(page)).toBeGreaterThan(closed + 200)
  const opened = await heightOf(page)
  // Frames of other origins do not set their height.
  await page.evaluate(() => postMessage({ source: 'helioplan', version: 1, type: 'height', height: 150 }, '*'))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await heightOf(page)).toBe(opened)

  expect(await frame.evaluate(() => document.cookie)).toBe('')
  expect(await frame.evaluate(countStoredItems)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('opens its link in a window of its own', async ({ page, context, baseURL }) => {
  const frame = await embed(page, baseURL ?? '', PUNE)
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Figures: Helioplan' }).click()
  const townPage = await opened
  await townPage.waitForURL(`${baseURL}/solar/india/maharashtra/pune`)
  expect(await townPage.evaluate(() => [window.opener, window.top === window])).toEqual([null, true])
})

test('lets no other page be framed', async ({ page, baseURL }) => {
  for (const path of ['/plan', '/auth', '/developers', '/embed/missing']) {
    await openOtherSite(page, iframeCode(`${baseURL}${path}`, 'Other page'))
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
    await expect.poll(() => frame?.url(), path).toBe('chrome-error://chromewebdata/')
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`fits a column of 320 px without axe violations in ${colorScheme} colors`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of [PUNE, `${ESTIMATE}&lang=de`, '/embed/calculator?place=pune-in&lang=de', '/embed/estimate']) {
      const answer = await page.goto(`${baseURL}${path}`)
      expect(answer?.headers()['set-cookie']).toBeUndefined()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    const frame = await embed(page, baseURL ?? '', PUNE)
    await expectAccessible(frame)
    expect(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(14, 38, 47)',
    )
  })

test('estimates the output of a roof in the calculator, by keyboard', async ({ page, baseURL }) => {
  const frame = await embed(page, baseURL ?? '', '/embed/calculator')
  await frame.getByLabel('Town').fill('Pune')
  await frame.getByLabel('System size (kWp)').fill('2,5')
  await frame.getByLabel('Roof slope (degrees)').fill('90')
  await frame.getByLabel('Direction the roof faces').selectOption('east')
  await frame.getByLabel('Roof slope (degrees)').press('Enter')
  await expect(frame.getByRole('heading', { name: 'Pune, Maharashtra, India' })).toBeVisible()
  await expect(frame.getByText('slope 90°, facing east.')).toContainText('From 2.5\u00A0kWp')
  await expect(frame.getByText(/^[12],\d\d0\skWh a year$/)).toBeVisible()
  await expect.poll(() => heightOf(page)).toBe(await contentHeight(frame))

  await frame.getByLabel('Roof slope (degrees)').fill('95')
  await frame.getByRole('button', { name: 'Show estimate' }).click()
  await expect(frame.getByText('tilt must be a number from 0 to 90.')).toBeVisible()
  await frame.getByLabel('Town').fill('Xyzzyplugh')
  await frame.getByRole('button', { name: 'Show estimate' }).click()
  await expect(frame.getByText('We could not find that town. Check the spelling.')).toBeVisible()
})

test('shows developers the card and its code', async ({ page }) => {
  await page.goto('/developers')
  await waitForHydration(page)
  const preview = page.frameLocator('iframe')
  await page.getByRole('heading', { name: 'Cards for your page' }).scrollIntoViewIfNeeded()
  await expect(preview.getByRole('heading', { name: 'Solar in Pune, Maharashtra' })).toBeVisible()
  await page.getByLabel('Colors').selectOption('Dark')
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('region', { name: 'HTML' })).toContainText(
    `${PUNE}?theme=dark" title="Solar in Pune (Helioplan)"`,
  )
  await page.getByLabel('Card', { exact: true }).selectOption('Small calculator')
  await expect(preview.getByRole('button', { name: 'Show estimate' })).toBeVisible()
  await expect.poll(() => heightOf(page)).not.toBeNaN()
})
