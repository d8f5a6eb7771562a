import { type ConsoleMessage, expect, type Page, test } from 'playwright/test'
import { pages } from '#shared/pages.ts'
import { seedArticles } from '../../server/articles/first/index.ts'
import { signInAsAdmin } from './admins.ts'
import { newUser, save } from './people.ts'
import { expectAccessible, tooLow, untilAlive } from './screen.ts'

const publicPages = pages.filter(({ access }) => access === 'anyone')
const adminPages = pages.filter(({ access }) => access === 'admin')
const userPages = pages.filter(({ access }) => access === 'user')

/** One that no other test changes. */
const firstArticle = seedArticles[0] as (typeof seedArticles)[number]

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

/** The scripts that the page asks for from now on, by the path of their address. */
function scriptsAskedFor(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** The map begins when it is seen; the planner's data come behind its screens. */
const BEHIND = /place-map|ground-map|world|sw\.js|\/us-|load-profiles/

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

interface Route {
  readonly path: string
  readonly heading: string
  readonly status?: number
  /** Painted by the server, which names all its scripts. */
  readonly isRendered?: boolean
}

/** A page come by on a desktop in light and on a phone in dark, looked at in both widths of both schemes, and on the narrowest screen. */
async function look(page: Page, { path, heading, status = 200, isRendered = false }: Route) {
  const complaints = listen(page)
  const scripts = scriptsAskedFor(page)
  const late: string[] = []
  for (const [colorScheme, viewport] of [
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Helioplan`)
    await page.waitForLoadState('networkidle')
    const html = (await answer?.text()) ?? ''
    if (isRendered) late.push(...scripts.splice(0).filter((file) => !html.includes(`"${file}"`) && !BEHIND.test(file)))
  }
  for (const [colorScheme, viewport] of [
    ['dark', PHONE],
    ['dark', DESKTOP],
    ['light', DESKTOP],
    ['light', PHONE],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    if (viewport === PHONE) expect(await tooLow(page), 'lower than a finger needs').toEqual([])
  }
  await page.setViewportSize(NARROWEST)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBe(0)
  expect(late, 'scripts that the head does not name').toEqual([])
  expect(complaints.filter((complaint) => status === 200 || !/status of 404/.test(complaint))).toEqual([])
}

const LOOK = 'has its heading and title, fits each screen and a thumb, and axe finds nothing in light and dark'

for (const each of publicPages)
  test(`${each.path} names its scripts, ${LOOK}`, ({ page }) => look(page, { ...each, isRendered: true }))
for (const each of userPages)
  test(`${each.path} of a signed-in user ${LOOK}`, async ({ page }) => {
    await newUser(page)
    await save(page, 'solar')
    await look(page, each)
  })
for (const each of adminPages)
  test(`${each.path} of an admin ${LOOK}`, async ({ page }) => {
    await signInAsAdmin(page)
    await look(page, each)
  })
test(`an article ${LOOK}`, ({ page }) =>
  look(page, { path: `/tips/${firstArticle.slug}`, heading: firstArticle.title }))
test(`an unknown page says so with status 404, and ${LOOK}`, ({ page }) =>
  look(page, { path: '/no-such-page', heading: '404 Page Not Found', status: 404 }))

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
    // A table that scrolls can be reached by keyboard as soon as the scripts are there.
    const scrolled = page.locator('.prose table')
    for (const table of await scrolled.all())
      if (await table.evaluate((wide) => wide.scrollWidth > wide.clientWidth))
        await expect(table).toHaveAttribute('tabindex', '0')
    await expectAccessible(page)
  }
})

test('a missing article says so with status 404 and leads back to the tips', async ({ page }) => {
  const answer = await page.goto('/tips/no-such-article')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Article not found')).toBeVisible()
})

test('a visitor gets no cookie from any page', async ({ page, context }) => {
  for (const { path } of publicPages) await page.goto(path)
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

test('Every page lies behind the guard that the list of pages names', async ({ page }) => {
  for (const { path } of userPages) {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  }
  await newUser(page)
  for (const { path } of adminPages) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/login')
  }
})

test.describe('A page whose scripts do not arrive', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('is loaded anew once, as after a new version, and can then be read without them', async ({ page }) => {
    await page.goto('/')
    await untilAlive(page)
    await page.route('**/assets/about-*.js', (route) => route.abort())
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click()
    await expect(heading(page)).toHaveText('About Us')
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual(['/about-us'])
    await expectAccessible(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(heading(page)).toHaveText('Contact Us')
  })

  test('without a network says so at once, and keeps what there is', async ({ page, context }) => {
    await page.goto('/')
    await untilAlive(page)
    await context.setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click()
    await expect(heading(page)).toHaveText('This page could not be shown')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(heading(page)).toHaveText('Start Your Solar Journey')
  })
})

test('The menu of calculators lists them in two columns as long as each other, however many they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Calculators' }).click()
  const list = page.getByRole('navigation', { name: 'Main' }).getByRole('list').first()
  await expect(list.getByRole('link').first()).toBeVisible()
  for (let more = 0; more < 3; more++) {
    const lefts = await list
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)))
    const columns = [...new Set(lefts)]
    expect(columns, `${lefts.length} calculators`).toHaveLength(2)
    const [first = 0, second = 0] = columns.map((left) => lefts.filter((each) => each === left).length)
    expect(first - second).toBe(lefts.length % 2)
    // One column after the other, in the order of the list.
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
    // One more calculator than there is.
    await list.evaluate((box) => box.append(box.lastElementChild?.cloneNode(true) ?? ''))
  }
})

test('No picture stands beside the same picture among the calculators', async ({ page }) => {
  for (const width of [1280, 1024, 800, 640, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/calculators')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    const cards = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((card) => {
          const { left, top, right, bottom } = card.getBoundingClientRect()
          return { left, top, right, bottom, picture: card.querySelector('img')?.getAttribute('src') }
        }),
      )
    expect(cards.length).toBeGreaterThan(1)
    const beside = cards.flatMap((one, index) =>
      cards.slice(index + 1).filter((other) => {
        const across = Math.max(one.left, other.left) - Math.min(one.right, other.right)
        const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
        return one.picture === other.picture && across < 60 && down < 60
      }),
    )
    expect(beside, `${width} px`).toEqual([])
  }
})
