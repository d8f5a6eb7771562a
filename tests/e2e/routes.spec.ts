import { type ConsoleMessage, expect, type Page, test } from 'playwright/test'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { seedArticles } from '../../server/articles/first/index.ts'
import { newUser } from './people.ts'
import { expectAccessible } from './screen.ts'

/** Every public route with its heading, which is its document's title too. */
const publicRoutes: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Start Your Solar Journey'],
  ['/auth', 'Welcome to Helioplan'],
  ['/admin/login', 'Admin Login'],
  ['/contact', 'Contact Us'],
  ['/about-us', 'About Us'],
  ['/accuracy', 'How accurate is this?'],
  ['/calculators', 'Solar Calculators'],
  ...catalogue.map(({ slug, title }) => [`/calculators/${slug}`, title] as const),
]

/** One that no other test changes. */
const firstArticle = seedArticles[0] as (typeof seedArticles)[number]

const schemes = ['light', 'dark'] as const
const widths = [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const

/** What a page reports that nobody should ever see: errors in the console, exceptions, refusals of the policy. */
function listen(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/** Map tiles come from a server of the wide world, which a test does not ask. */
test.beforeEach(async ({ context }) => {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) =>
      route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
})

for (const colorScheme of schemes) {
  for (const [device, viewport] of widths) {
    test.describe(`In ${colorScheme} colours on a ${device}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      for (const [path, heading] of publicRoutes) {
        test(`${path} has its heading and title, and axe finds nothing`, async ({ page }) => {
          const complaints = listen(page)
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expect(page).toHaveTitle(`${heading} · Helioplan`)
          await page.waitForLoadState('networkidle')
          await expectAccessible(page)
          expect(complaints).toEqual([])
        })
      }

      test('an article has its heading, and axe finds nothing', async ({ page }) => {
        const complaints = listen(page)
        await page.goto(`/tips/${firstArticle.slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstArticle.title)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        expect(complaints).toEqual([])
      })

      test('an unknown page says so with status 404, and axe finds nothing', async ({ page }) => {
        const answer = await page.goto('/no-such-page')
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
        await expectAccessible(page)
      })

      test('the profile of a signed-in user has its heading, and axe finds nothing', async ({ page }) => {
        const complaints = listen(page)
        await newUser(page)
        await page.goto('/profile')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile')
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        expect(complaints).toEqual([])
      })
    })
  }
}

test.describe('On the narrowest screen, 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  for (const [path] of publicRoutes) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }
})

test('on the narrowest screen every article fits, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const list: { slug: string; title: string }[] = await (await page.request.get('/api/articles')).json()
  const seeded = list.filter(({ slug }) => seedArticles.some((article) => article.slug === slug))
  expect(seeded).toHaveLength(seedArticles.length)
  for (const { slug, title } of seeded) {
    await page.goto(`/tips/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, slug).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})

test('a missing article says so with status 404 and leads back to the tips', async ({ page }) => {
  const answer = await page.goto('/tips/no-such-article')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Article not found')).toBeVisible()
})

test('a visitor gets no cookie from any page', async ({ page, context }) => {
  for (const [path] of publicRoutes) await page.goto(path)
  expect(await context.cookies()).toEqual([])
})

test('Tips & Tricks leads to the tips of the landing page from every page', async ({ page }) => {
  for (const path of ['/about-us', '/calculators/solar', '/']) {
    await page.goto(path)
    await page.getByRole('navigation').getByRole('link', { name: 'Tips & Tricks' }).first().click()
    await expect(page).toHaveURL(/\/#tips$/)
    await expect(page.getByRole('heading', { name: 'Solar Tips & Tricks' })).toBeInViewport()
  }
})
