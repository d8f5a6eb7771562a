import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContext, expect, type Page, test } from 'playwright/test'
import { firstAdmin } from '../support/first-admin.ts'
import { NO_LIMITS } from '../support/no-limits.ts'
import { freePort, root } from '../support/served-site.ts'
import { startTemporaryPostgres, type TemporaryPostgres } from '../support/temporary-postgres.ts'

/*
 * Pages visited before. Playwright turns the HTTP cache off where a test intercepts requests: no test or fixture here
 * may call route().
 */

let postgres: TemporaryPostgres
let site: { stop(): Promise<void> }
let origin: string
let environment: Record<string, string>

async function startSite() {
  const built = join(root, 'dist', 'server', 'index.js')
  const { start }: typeof import('../../server/index.ts') = await import(pathToFileURL(built).href)
  site = await start(root, environment, () => {})
  // On a busy machine the first page may take longer than its deadline.
  await expect.poll(async () => (await fetch(origin)).status).toBe(200)
}

// Serial: a test restarts the shared site.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  postgres = await startTemporaryPostgres(join(root, '.data'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  environment = {
    PORT: String(port),
    DATABASE_URL: postgres.url('postgres'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: firstAdmin.username,
    ADMIN_PASSWORD: firstAdmin.password,
    ADMIN_EMAIL: firstAdmin.email,
    ...NO_LIMITS,
    MAP_TILES: 'off',
  }
  await startSite()
})
test.afterAll(async () => {
  await site?.stop()
  await postgres?.stop()
})

/** A visitor with a new browser profile, and what the browser refused to load or run. */
async function visitor(browser: Browser) {
  const context: BrowserContext = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) refused.push(message.text())
  })
  page.on('pageerror', ({ message }) => refused.push(message))
  return { context, page, refused }
}

/** Opens the page, and returns whether it came from the cache. */
async function visit(page: Page, path: string) {
  const answer = await page.goto(origin + path)
  const timing = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { transfer: entry?.transferSize ?? 0, body: entry?.encodedBodySize ?? 0 }
  })
  expect(answer?.status()).toBe(200)
  // A 304 response has only headers.
  return timing.transfer < timing.body
}

async function expectAlive(page: Page) {
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await page.getByLabel('Daily Energy Usage (kWh)').fill('30')
  await page.getByLabel('Desired Backup Hours').fill('8')
  await page.getByLabel('System Voltage (V)').fill('48')
  await calculate.click()
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('kWh')
}

async function editContent({ request }: BrowserContext) {
  const { username, password } = firstAdmin
  expect((await request.post(`${origin}/api/admin/login`, { data: { username, password } })).status()).toBe(200)
  const article = {
    title: 'Shade',
    slug: `shade-${randomBytes(4).toString('hex')}`,
    category: 'Basics',
    image: '/images/bill.jpg',
    content: '<p>Trees.</p>',
  }
  const { id } = await (await request.post(`${origin}/api/articles`, { data: article })).json()
  expect((await request.delete(`${origin}/api/articles/${id}`)).status()).toBe(204)
}

const battery = '/calculators/battery'

test('works when visited again, also after an edit of the content and a restart of the server', async ({ browser }) => {
  const { context, page, refused } = await visitor(browser)
  const admin = await browser.newContext()
  await visit(page, battery)
  for (const [what, change] of [
    ['unchanged', async () => {}],
    ['after an edit', () => editContent(admin)],
    [
      'after a restart',
      async () => {
        await site.stop()
        await startSite()
      },
    ],
  ] as const)
    await test.step(what, async () => {
      await change()
      // The visit after the change, and the ones after that.
      for (let visits = 0; visits < 3; visits++) {
        expect(await visit(page, battery)).toBe(true)
        await expectAlive(page)
      }
      expect(refused).toEqual([])
    })
  await admin.close()
  await context.close()
})

test('hydrates every public page that was visited before an edit', async ({ browser }) => {
  const { context, page, refused } = await visitor(browser)
  const paths = ['/', '/plan/home', '/calculators', '/tips', '/privacy']
  for (const path of paths) await visit(page, path)
  const admin = await browser.newContext()
  await editContent(admin)
  for (const path of paths) {
    await visit(page, path)
    // The menu needs scripts.
    const menu = page.getByRole('button', { name: 'Calculators', exact: true })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  }
  expect(refused).toEqual([])
  await admin.close()
  await context.close()
})
