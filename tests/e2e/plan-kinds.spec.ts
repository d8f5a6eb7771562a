import { expect, type Page, test } from 'playwright/test'
import type { Home } from '#shared/home/home.ts'
import { FILLED_HOMES } from '../support/filled-homes.ts'
import { card, readStoredHome } from './planner.ts'
import { expectAccessible, waitForContent } from './screen.ts'

const WEEK = Array<string>(7).fill(`${'0'.repeat(18)}1${'0'.repeat(5)}`)

const CABIN: Partial<Home> = {
  kind: 'off-grid',
  offGrid: { building: 'cabin', load: { kind: 'day', kwh: 2 } },
  system: { arrays: [], backup: [] },
  money: { incentives: [], price: { kind: 'by-size', each: 2_000 }, batteryPrice: { kind: 'by-size', each: 600 } },
}

const KINDS: readonly [name: string, home: Partial<Home>, answer: string][] = [
  ['outages', { kind: 'outages', outages: { week: WEEK } }, 'Power outages: what keeps the lights on'],
  ['off-grid', CABIN, 'Month by month'],
  ['balcony', { kind: 'balcony', balcony: { panels: 2, price: 600 } }, 'Our answer'],
]

async function open(page: Page, path: string, home: Home) {
  await page.goto('/plan')
  await page.evaluate((stored) => localStorage.setItem('home', stored), JSON.stringify(home))
  await page.goto(path)
  await waitForContent(page)
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, colorScheme: 'dark' })

  for (const [name, figures, heading] of KINDS) {
    test(`the questions and the answer of a home of the kind ${name} are accessible`, async ({ page }) => {
      await open(page, '/plan/home', { ...FILLED_HOMES.Berlin, ...figures })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.goto('/plan/answer')
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeAttached()
      await waitForContent(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }
})

test('the week of outages is filled in by keyboard alone', async ({ page }) => {
  await open(page, '/plan/home', { ...FILLED_HOMES.Berlin, kind: 'outages', outages: { week: WEEK } })
  await page.getByRole('button', { name: 'Every day, 18:00: no power' }).focus()
  // The cells are one tab stop.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Monday, 18:00: no power' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Tuesday, 19:00: no power' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await readStoredHome(page)).outages?.week?.[1]?.[19]).toBe('1')
})

test('a flat roof gets its frames by keyboard alone', async ({ page }) => {
  const planes: Home['roof']['planes'] = [{ mounting: 'roof', tilt: 15, azimuth: 180, obstacles: [] }]
  await open(page, '/plan/sun', { ...FILLED_HOMES.Pune, roof: { planes } })
  const roof = card(page, 'Your roof')
  await roof.getByRole('radio', { name: '15°' }).focus()
  await page.keyboard.press('ArrowLeft')
  const frames = roof.getByRole('radio', { name: /^On frames \(usual\)/ })
  await expect(frames).toBeChecked()
  await frames.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(roof.getByRole('radio', { name: /^Laid flat/ })).toBeChecked()
  await expect
    .poll(async () => (await readStoredHome(page)).roof.planes[0])
    .toMatchObject({ tilt: 0, mounting: 'roof' })
  await expectAccessible(page)
})
