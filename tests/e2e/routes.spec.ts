import { type ConsoleMessage, expect, type Page, test } from 'playwright/test'
import { pages } from '#shared/pages.ts'
import { readFirstArticles } from '../../server/articles/first-articles.ts'
import { signInAsAdmin } from './admins.ts'
import { registerUser, saveCalculation } from './people.ts'
import { expectAccessible, findSmallTargets, waitForContent, waitForHydration } from './screen.ts'

const seedArticles = readFirstArticles()

const pagesFor = (audience: 'anyone' | 'admin' | 'user') =>
  pages.filter(({ access }) => access === audience).map((page) => ({ path: page.path, heading: page.heading() }))
const publicPages = pagesFor('anyone')
const adminPages = pagesFor('admin')
const userPages = pagesFor('user')

/** An article that no other test changes. */
const firstArticle = seedArticles[0] as (typeof seedArticles)[number]

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

/** Collects the paths of scripts that the page requests from now on. */
function collectScripts(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Loaded on demand: the map and the cards of /embed when they come into view, the planner's data after its screens. */
const DEFERRED = /place-map|\/embed\/|base-map|world|sw\.js|\/us-|load-profiles/

/** Collects console errors, exceptions and Content-Security-Policy violations. */
function collectComplaints(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/** Pages that are the same for everybody ask who is signed in. */
const isExpected = ({ path, status }: Route, complaint: string) =>
  (status === 404 && /status of 404/.test(complaint)) ||
  (/^\/(solar|developers)(\/|$)/.test(path) && /status of 401/.test(complaint))

interface Route {
  readonly path: string
  readonly heading: string
  readonly status?: number
  /** Rendered by the server, which preloads all its scripts. */
  readonly isRendered?: boolean
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function open(page: Page, { path, heading, status = 200 }: Route) {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(`${heading} · Helioplan`)
  await waitForContent(page)
  return (await answer?.text()) ?? ''
}

/** Checks a page on a desktop in light mode, on a phone in dark mode and on the narrowest screen. */
async function checkScreens(page: Page, route: Route) {
  const complaints = collectComplaints(page)
  const scripts = collectScripts(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
  const html = await open(page, route)
  await expectAccessible(page)
  const unnamed = scripts.filter((file) => !html.includes(`"${file}"`) && !DEFERRED.test(file))
  expect(
    scripts.filter((file) => file.includes('from-my-home')),
    'without a home',
  ).toEqual([])
  if (route.isRendered) expect(unnamed, 'scripts that the head does not name').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  expect(await findSmallTargets(page), 'lower than a finger needs').toEqual([])
  await page.setViewportSize(NARROWEST)
  await expect.poll(() => overflow(page)).toBe(0)
  expect(complaints.filter((complaint) => !isExpected(route, complaint))).toEqual([])
  page.removeAllListeners()
}

/** Checks a page at every width in both color schemes. */
async function checkAllSizes(page: Page, route: Route) {
  const complaints = collectComplaints(page)
  for (const viewport of [NARROWEST, PHONE, DESKTOP])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      await open(page, route)
      await expectAccessible(page)
      await expect.poll(() => overflow(page)).toBe(0)
      if (viewport !== DESKTOP) expect(await findSmallTargets(page), 'lower than a finger needs').toEqual([])
    }
  expect(complaints.filter((complaint) => !isExpected(route, complaint))).toEqual([])
}

/** Pages by audience. */
const groups: readonly { readonly who: string; readonly routes: readonly Route[]; enter(page: Page): Promise<void> }[] =
  [
    {
      who: 'Visitors',
      routes: [
        ...publicPages.map((route) => ({ ...route, isRendered: true })),
        { path: `/tips/${firstArticle.slug}`, heading: firstArticle.title },
        { path: '/solar/india', heading: 'Solar in India', isRendered: true },
        { path: '/solar/germany/bavaria', heading: 'Solar in Bavaria, Germany', isRendered: true },
        { path: '/solar/india/maharashtra/pune', heading: 'Solar in Pune, Maharashtra', isRendered: true },
        { path: '/solar/atlantis', heading: '404 Page Not Found', status: 404, isRendered: true },
        { path: '/no-such-page', heading: '404 Page Not Found', status: 404 },
      ],
      async enter() {},
    },
    {
      who: 'Users',
      routes: userPages,
      async enter(page) {
        await registerUser(page)
        await saveCalculation(page, 'solar')
      },
    },
    { who: 'Administrators', routes: adminPages, enter: signInAsAdmin },
  ]
/** Pages that one test opens one after the other. */
const WALK = 6

for (const { who, routes, enter } of groups)
  for (let from = 0; from < routes.length; from += WALK) {
    const walk = routes.slice(from, from + WALK)
    test(`shows ${who} complete pages without errors, fit for a phone and accessible: ${walk.map(({ path }) => path).join(' ')}`, async ({
      page,
    }) => {
      await enter(page)
      for (const route of walk) await test.step(route.path, () => checkScreens(page, route))
    })
  }

for (const { who, routes, enter } of groups)
  for (const route of routes)
    test(`shows ${who} ${route.path} accessible and without overflow at every width, light and dark`, {
      tag: '@matrix',
    }, async ({ page }) => {
      await enter(page)
      await checkAllSizes(page, route)
    })

test('fits every article on the narrowest screen without axe violations', { tag: '@matrix' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const list: { slug: string; title: string }[] = await (await page.request.get('/api/articles')).json()
  const seeded = list.filter(({ slug }) => seedArticles.some((article) => article.slug === slug))
  expect(seeded).toHaveLength(seedArticles.length)
  for (const { slug, title } of seeded) {
    await page.goto(`/tips/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, slug).toBeLessThanOrEqual(0)
    // Scrolling tables become focusable once the scripts have run.
    const scrolled = page.locator('.prose table')
    for (const table of await scrolled.all())
      if (await table.evaluate((wide) => wide.scrollWidth > wide.clientWidth))
        await expect(table).toHaveAttribute('tabindex', '0')
    await expectAccessible(page)
  }
})

test('leads from every page to the tips of the landing page', async ({ page }) => {
  for (const path of ['/about-us', '/calculators/solar', '/']) {
    await page.goto(path)
    await page.getByRole('navigation').getByRole('link', { name: 'Tips & Tricks' }).first().click()
    await expect(page).toHaveURL(/\/#tips$/)
    await expect(page.getByRole('heading', { name: 'Solar Tips & Tricks' })).toBeInViewport()
  }
})

test('guards every page as the page table says', async ({ page }) => {
  for (const { path } of userPages) {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  }
  await registerUser(page)
  for (const { path } of adminPages) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/login')
  }
})

test.describe('A page whose scripts do not load', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('reloads once, as after a new version, and stays readable', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    let failures = 0
    await page.route('**/assets/about-*.js', (route) => {
      failures += 1
      return route.abort()
    })
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click()
    await expect(heading(page)).toHaveText('About Us')
    // The second failure is that of the reloaded page, which would reload again.
    await expect.poll(() => failures).toBeGreaterThan(1)
    await expectAccessible(page)
    expect(loaded).toEqual(['/about-us'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(heading(page)).toHaveText('Contact Us')
  })

  test('reports a missing network at once and keeps the page', async ({ page, context }) => {
    await page.goto('/')
    await waitForHydration(page)
    await context.setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click()
    await expect(heading(page)).toHaveText('We could not show this page')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(heading(page)).toHaveText('Start Your Solar Journey')
  })
})

test('lists calculators in the menu in two columns of equal length', async ({ page }) => {
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
    const [first = 0, second = 0] = columns.map((left) => lefts.filter((other) => other === left).length)
    expect(first - second).toBe(lefts.length % 2)
    // One column after the other, in the order of the list.
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
    // Adds one more calculator.
    await list.evaluate((box) => box.append(box.lastElementChild?.cloneNode(true) ?? ''))
  }
})

test('shows no picture twice on the landing page and among the calculators', async ({ page }) => {
  const pictures: (string | null)[] = []
  for (const path of ['/', '/calculators']) {
    await page.goto(path)
    // The tips are left out, which other tests add to.
    const images = page.getByRole('main').locator('img:not(#tips img)')
    await expect(images.first()).toBeVisible()
    pictures.push(...(await images.evaluateAll((all) => all.map((image) => image.getAttribute('src')))))
  }
  // The hero and the plan.
  expect(pictures).toHaveLength(2)
  expect([...new Set(pictures)]).toEqual(pictures)
})
