import { expect, test } from 'playwright/test'
import { readFirstArticles } from '../../server/articles/first-articles.ts'
import { findSmallTargets, waitForHydration } from './screen.ts'

const seedArticles = readFirstArticles()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the landing page is at most seven screens long, and menu items are at least 44 px high', async ({ page }) => {
    // The site's first articles: those of other tests may have longer titles.
    const articles: { slug: string }[] = await (await page.request.get('/api/articles')).json()
    const first = articles.filter(({ slug }) => seedArticles.some((article) => article.slug === slug)).slice(0, 6)
    await page.route('**/api/articles?limit=6', (route) => route.fulfill({ json: first }))
    await page.goto('/about-us')
    await waitForHydration(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Your Solar Journey')
    for (const { slug } of first) await expect(page.locator(`main a[href="/tips/${slug}"]`).first()).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7 * 844)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Calculators' }).click()
    expect(await findSmallTargets(page)).toEqual([])
  })
})

test('moves nothing for people who prefer reduced motion, and keeps edges in forced colors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('/api/login', async () => {})
  await page.goto('/auth')
  const moving = () =>
    page.evaluate(() => document.getAnimations().map((animation) => (animation as CSSAnimation).animationName))
  await page.getByRole('button', { name: 'Calculators' }).click()
  await page.getByRole('tab', { name: 'Register' }).click()
  expect(await moving()).toEqual([])
  // The spinner is left out, which turns in a few steps.
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByRole('main').getByLabel('Username').fill('ada')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('sunlit-roof-42')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(moving).toEqual(['spin'])
  const ring = page.getByRole('main').getByRole('button', { name: 'Sign In' }).locator('span[aria-hidden] >> nth=0')
  await expect(ring).toHaveCSS('animation-timing-function', 'steps(8)')

  await page.unroute('/api/login')
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.reload()
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
  await page.goto('/about')
  await waitForHydration(page)
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
