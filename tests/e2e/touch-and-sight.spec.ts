import { expect, test } from 'playwright/test'
import { findSmallTargets } from './screen.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the landing page is at most seven screens long', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(6)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7 * 844)
  })

  test('menu items are at least 44 px high', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Calculators' }).click()
    expect(await findSmallTargets(page)).toEqual([])
  })
})

test('moves nothing for people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('/api/login', async () => {})
  await page.goto('/auth')
  const moving = () =>
    page.evaluate(() => document.getAnimations().map((animation) => (animation as CSSAnimation).animationName))
  await page.getByRole('button', { name: 'Calculators' }).click()
  await page.getByRole('tab', { name: 'Register' }).click()
  expect(await moving()).toEqual([])
  // Except the spinner, which turns in a few steps.
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByRole('main').getByLabel('Username').fill('ada')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('sunlit-roof-42')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(moving).toEqual(['spin'])
  const ring = page.getByRole('main').getByRole('button', { name: 'Sign In' }).locator('span[aria-hidden] >> nth=0')
  await expect(ring).toHaveCSS('animation-timing-function', 'steps(8)')
})

test('keeps edges of buttons, fields and cards in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/auth')
  const main = page.getByRole('main')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const edged of [
    main.getByRole('button', { name: 'Sign In' }),
    main.getByRole('button', { name: 'Show password' }),
    main.getByRole('textbox', { name: 'Username' }),
  ]) {
    await expect(edged).not.toHaveCSS('border-top-color', ground)
    await expect(edged).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
    expect(
      await edged.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
    ).toBeGreaterThanOrEqual(1)
  }
})

test('colors the browser’s bars by the chosen theme, at once and after a reload', async ({ page }) => {
  const color = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about', { waitUntil: 'networkidle' })
  const [light] = await color()
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect.poll(color).not.toEqual([light])
  const dark = await color()
  expect(dark).toHaveLength(1)
  await page.reload()
  expect(await color()).toEqual(dark)
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect.poll(color).toEqual([light])
})
