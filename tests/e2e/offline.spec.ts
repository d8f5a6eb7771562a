import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from 'playwright/test'
import { readFirstArticles } from '../../server/articles/first-articles.ts'
import { registerUser } from './people.ts'
import { waitForHydration } from './screen.ts'

const seedArticles = readFirstArticles()

/** What works offline after one online visit, and what is never stored on a device. */

test.use({ serviceWorkers: 'allow' })

const article = seedArticles[1] as (typeof seedArticles)[number]
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Visits the site until it is precached. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

test.describe('works offline after one visit', () => {
  test('a calculator calculates, and Sun Path shows the sun over a place, its map and its climate', async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    await context.setOffline(true)
    await page.goto('/calculators/solar')
    await page.getByLabel('Average Monthly Electricity Bill ($)').fill('150')
    await page.getByLabel('Average Daily Sun Hours').fill('5')
    await page.getByRole('button', { name: 'Calculate' }).click()
    // 150 $ a month ÷ 0.12 $/kWh ÷ 30 days ÷ 5 h ÷ 0.75 = 11.1 kW
    await expect(page.getByRole('region', { name: 'Results' })).toContainText('11.1 kW')

    await page.goto('/calculators/sun-path')
    await page.getByLabel('Latitude').fill('48.1')
    await page.getByLabel('Longitude').fill('11.6')
    await expect(page.locator('.map-coast').first()).toBeAttached()
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText('kWh').first()).toBeVisible()
  })

  test('places a home by coordinates or a cached town, and explains why another town is not found', async ({
    page,
    context,
  }) => {
    await visit(page, '/plan/home')
    await page.reload()
    const town = page.getByRole('combobox', { name: 'Town' })
    const berlin = page.getByRole('option').filter({ hasText: 'Berlin, Germany' }).first()
    await town.fill('Berlin')
    await expect(berlin).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await town.fill('Berlin')
    await berlin.click()
    const plan = page.getByRole('complementary', { name: 'Your plan so far' }).first()
    await expect(plan.getByText(/kWh a year/).first()).toBeVisible()
    await town.fill('Xanten')
    await expect(page.getByText(/^You are offline, so we only find towns .* searched for before/)).toBeVisible()
    await page.getByText(/^Make it more exact/).click()
    await page.getByText('Use a map, your location or coordinates').click()
    await page.getByRole('textbox', { name: /^Latitude/ }).fill('48.2')
    await page.getByRole('textbox', { name: /^Longitude/ }).fill('16.37')
    await page.getByRole('button', { name: 'Use these coordinates' }).click()
    await expect(page.getByText('48.2° N, 16.37° E').first()).toBeVisible()
  })

  test('has the figures of the home’s region, and loads no others', async ({ page, context }) => {
    await visit(page, '/plan/home')
    await page.reload()
    await page.getByRole('combobox', { name: 'Town' }).fill('Columbus')
    await page.getByRole('option').filter({ hasText: 'Ohio' }).first().click()
    await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('140')
    const source = page.getByText('typical of Ohio, tariffs of 2026').first()
    await page.goto('/plan/answer')
    await expect(source).toBeAttached()
    const regions = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/([A-Z]{2}-[A-Z]{2,3})-[^/]+$/.exec(name)?.[1] ?? []),
    )
    expect(regions).toEqual(['US-OH'])
    await context.setOffline(true)
    await page.reload()
    await expect(source).toBeAttached()
  })

  test('shows an article that was read, and explains why another cannot be shown', async ({ page, context }) => {
    await visit(page, `/tips/${article.slug}`)
    await expect(heading(page)).toHaveText(article.title)
    await expect.poll(() => page.evaluate(() => caches.has('read-articles'))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText(article.title)
    await expect(page.getByRole('article')).toBeVisible()
    await page.goto(`/tips/${seedArticles[2]?.slug}`)
    await expect(heading(page)).toHaveText('We could not load this article')
  })
})

test('stores no personal data on the device, and clears read articles on sign-out', async ({ page }) => {
  const { username } = await registerUser(page)
  await visit(page, `/tips/${article.slug}`)
  await expect(page.getByRole('button', { name: `Welcome, ${username}` })).toBeVisible()
  for (const [path, loaded] of [
    ['/profile', 'No calculations saved yet'],
    ['/calculators/solar', `Welcome, ${username}`],
    [`/tips/${article.slug}`, `Welcome, ${username}`],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(loaded).first()).toBeVisible()
  }
  const listCacheEntries = () =>
    page.evaluate(async () => {
      const entries: [cache: string, address: string, text: string][] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const response = await cache.match(request)
          const isText = /html|json|script|css/.test(response?.headers.get('Content-Type') ?? '')
          entries.push([name, new URL(request.url).pathname, isText ? ((await response?.text()) ?? '') : ''])
        }
      }
      return entries
    })
  await expect
    .poll(async () => (await listCacheEntries()).map(([, address]) => address))
    .toContain(`/api/articles/${article.slug}`)
  const before = await listCacheEntries()
  expect(
    before.filter(([, address, text]) => text.includes(username) || /^\/api\/(user|visitor)/.test(address)),
  ).toEqual([])
  await page.getByRole('button', { name: `Welcome, ${username}` }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect.poll(async () => (await listCacheEntries()).filter(([cache]) => cache === 'read-articles')).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

/** The site behind a proxy that can publish another build or switch the service worker off. */
async function proxied(origin: string) {
  let worker: (built: string) => string = (built) => built
  const server: Server = createServer((asked, answer) => {
    const passed = request(origin + asked.url, { method: asked.method, headers: asked.headers }, (from) => {
      if (asked.url !== '/sw.js') return void from.pipe(answer.writeHead(from.statusCode ?? 500, from.headers))
      let text = ''
      from.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      from.on('end', () => {
        const headers = { ...from.headers }
        delete headers['content-length']
        answer.writeHead(from.statusCode ?? 500, headers).end(worker(text))
      })
    })
    if (asked.url === '/sw.js') {
      passed.setHeader('accept-encoding', 'identity')
      // The browser holds the previous build: "not modified" would be wrong.
      for (const name of ['if-none-match', 'if-modified-since']) passed.removeHeader(name)
    }
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(change: typeof worker) {
      worker = change
    },
    stop: () => server.close(),
  }
}

test('announces a new version and activates it on request', async ({ page, baseURL }) => {
  const site = await proxied(baseURL ?? '')
  await visit(page, `${site.origin}/calculators/solar`)
  const devTools = await page.context().newCDPSession(page)
  for (const [build, isControlled] of Object.entries({ second: true, third: false })) {
    await test.step(isControlled ? 'on a controlled page' : 'on a page whose reload bypassed the cache', async () => {
      await Promise.all([page.waitForEvent('load'), devTools.send('Page.reload', { ignoreCache: !isControlled })])
      expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(isControlled)
      site.publish((built) => `${built}\n// the ${build} build`)
      await page.getByLabel('Average Daily Sun Hours').fill('5')
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      await expect(page.getByText('A new version is ready')).toBeVisible()
      await expect(page.getByLabel('Average Daily Sun Hours')).toHaveValue('5')
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()])
      await expect(page.getByText('A new version is ready')).toBeHidden()
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    })
  }
  site.stop()
})

/** The registered worker: its address, and whether another one waits. */
const readWorker = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    return {
      count: registrations.length,
      address: active && new URL(active.scriptURL).pathname + new URL(active.scriptURL).search,
      others: [waiting, installing].filter(Boolean).length,
    }
  })
const ONE_WORKER = { count: 1, address: '/sw.js', others: 0 }
const NEWS = /^(A new version is ready|Eine neue Version ist bereit)$/

test('has one worker over all languages, announces none of them, and works offline in each that was read', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/de/', '/calculators', '/de/calculators', '/fr/', '/']) {
    await visit(page, path)
    await waitForHydration(page)
    await expect.poll(() => readWorker(page)).toEqual(ONE_WORKER)
    await expect(page.getByText(NEWS)).toHaveCount(0)
  }
  const cached = () =>
    page.evaluate(async () => {
      const entries = await (await caches.open('language-files')).keys()
      return entries.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/offline'))
    })
  await expect.poll(async () => (await cached()).toSorted()).toEqual(['/de/offline', '/fr/offline', '/offline'])
  await context.setOffline(true)
  for (const [path, title] of [
    ['/calculators/solar', 'Solar Panel Calculator'],
    ['/de/calculators/solar', /^Solar/],
    ['/fr/calculators', /./],
  ] as const) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(
      path.split('/')[1]?.length === 2 ? path.slice(1, 3) : 'en',
    )
  }
})

test('moves a worker that an earlier version registered for one language to the one address, without any news', async ({
  page,
}) => {
  // Today's scripts would register their own worker at any moment.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/de/')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js?language=de')
    await navigator.serviceWorker.ready
    const worker = registration.active ?? registration.waiting ?? registration.installing
    worker?.postMessage({ type: 'SKIP_WAITING' })
  })
  await expect.poll(async () => (await readWorker(page)).address).toBe('/sw.js?language=de')
  await page.unrouteAll()
  for (const path of ['/de/calculators', '/calculators']) {
    // A browser may hold the change back until all requests of the earlier worker have ended.
    await expect(async () => {
      await page.goto(path)
      await expect.poll(() => readWorker(page), { timeout: 10_000 }).toEqual(ONE_WORKER)
    }).toPass()
    await expect(page.getByText(NEWS)).toHaveCount(0)
  }
})
