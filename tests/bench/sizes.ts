import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { sumOf } from '#shared/calendar.ts'
import type { Home } from '#shared/home/home.ts'
import type { ServedSite } from '../support/served-site.ts'
import { BUSY_HOME } from './busy-home.ts'
import { formatRow, goal, kilobytes } from './report.ts'
import { withBrowser } from './site.ts'

const LANDING_SCRIPT = 90_000
const CALCULATOR_SCRIPT = 24_000
const PLANNER_SCRIPT = 60_000
const VERDICT_SCRIPT = 60_000
const STYLES = 12_000

/** Bytes of JavaScript and CSS that Chromium loads until a page is idle, brotli-compressed as sent. */
export const benchSizes = ({ origin }: ServedSite) =>
  withBrowser(async (browser) => {
    const landing = await load(browser, origin, '/')
    const scripts = sum(landing.scripts)
    formatRow('JavaScript of the landing page', kilobytes(scripts), goal(scripts, LANDING_SCRIPT))
    const used = await load(browser, origin, '/', (page) => page.mouse.move(100, 100))
    formatRow('  more as soon as somebody is there', kilobytes(sum(used.scripts) - scripts))
    const more = ({ scripts }: typeof used) => [...scripts].filter(([address]) => !used.scripts.has(address))
    async function printMore(path: string, what: string, limit?: number) {
      const page = await load(browser, origin, path)
      const bytes = sum(more(page))
      formatRow(`  more for ${what}`, kilobytes(bytes), limit === undefined ? '' : goal(bytes, limit))
      return page
    }
    for (const slug of ['solar', 'energy-usage', 'solar-loan'])
      await printMore(`/calculators/${slug}`, `the calculator screen ${slug}`, CALCULATOR_SCRIPT)
    const map = await printMore('/calculators/sun-path', 'Sun Path, with the map')
    for (const path of ['/plan', '/plan/home', '/plan/sun', '/plan/system', '/plan/money', '/plan/answer'])
      await printMore(path, `${path}, before a place is known`, PLANNER_SCRIPT)
    const untilAnswered = (page: Page) => page.getByText('What we assumed').first().waitFor()
    const answer = more(await load(browser, origin, '/plan/answer', untilAnswered, BUSY_HOME))
    const ofWorker = answer.filter(([address]) => address.includes('plan-worker'))
    formatRow('  more for a full answer: worker, charts, report', kilobytes(sum(answer)))
    formatRow('    of which the worker that computes the plan', kilobytes(sum(ofWorker)))
    await printFirstAnswer(browser, origin, new Set(landing.scripts.keys()))
    const styles = sum(landing.styles)
    formatRow('CSS of the landing page', kilobytes(styles), goal(styles, STYLES))
    formatRow('CSS of Sun Path, with the map', kilobytes(sum(map.styles)))
  })

const VERDICT =
  /^(Worth it|Probably worth it|It depends|Pays for itself, but slowly|Probably not worth it|Not worth it)/

/** Measures from the form of the landing page to the verdict. */
async function printFirstAnswer(browser: Browser, origin: string, known: ReadonlySet<string>) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const requests: { readonly address: string; readonly time: number }[] = []
  page.on('request', (request) => requests.push({ address: request.url(), time: Date.now() }))
  await page.goto(origin)
  await page.mouse.move(100, 100)
  // The form's scripts come with the first activity.
  await page.waitForTimeout(3000)
  await page.getByRole('combobox', { name: 'Town' }).pressSequentially('Phoenix')
  await page
    .getByRole('option', { name: /^Phoenix/ })
    .first()
    .click()
  const formTime = Date.now()
  const searches = requests.filter(({ address }) => address.includes('/places/')).length
  await page.getByLabel('Monthly electricity bill').fill('180')
  const shown = page.evaluate(
    (verdict) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (![...document.querySelectorAll('main strong')].some(({ textContent }) => verdict.test(textContent)))
            return
          observer.disconnect()
          resolve(Date.now())
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    VERDICT,
  )
  await page.getByRole('button', { name: 'See my answer' }).click()
  const verdictTime = await shown
  await page.close()
  const scripts = requests.filter(
    ({ address, time }) => time <= verdictTime && /\.js$/.test(address) && !known.has(address),
  )
  const sizeOf = async (loaded: typeof scripts) => sum(await compressedSizes(loaded.map(({ address }) => address)))
  const bytes = await sizeOf(scripts)
  formatRow('  more from a town and a bill to the verdict', kilobytes(bytes), goal(bytes, VERDICT_SCRIPT))
  const ofForm = await sizeOf(scripts.filter(({ time }) => time <= formTime))
  formatRow('    of which the form of the landing page', kilobytes(ofForm))
  const ofWorker = await sizeOf(scripts.filter(({ address }) => address.includes('plan-worker')))
  formatRow('    of which the worker', kilobytes(ofWorker))
  formatRow('    requests to find the town', String(searches))
}

const sum = (files: Iterable<readonly [address: string, bytes: number]>) => sumOf([...files].map(([, bytes]) => bytes))

/**
 * @param use interaction once the page is idle
 * @param home stored in the browser
 */
async function load(browser: Browser, origin: string, path: string, use?: (page: Page) => Promise<void>, home?: Home) {
  // The service worker would fetch every file a second time.
  const page = await browser.newPage({ serviceWorkers: 'block' })
  if (home) await page.addInitScript((text) => localStorage.setItem('home', text), JSON.stringify(home))
  const kinds = new Map<string, string>()
  page.on('response', (response) => kinds.set(response.url(), response.headers()['content-type'] ?? ''))
  await page.goto(origin + path)
  // On a busy machine the network is idle before the first paint, after which the scripts load.
  await page.waitForFunction(() => !('unpainted' in document.documentElement.dataset))
  await page.waitForTimeout(2000)
  if (use) {
    await use(page)
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  const sizes = (kind: string) =>
    compressedSizes(
      [...kinds]
        .filter(([address, type]) => type.includes(kind) && address.startsWith(origin))
        .map(([address]) => address),
    )
  return { scripts: await sizes('javascript'), styles: await sizes('text/css') }
}

const compressedSizes = async (addresses: readonly string[]) =>
  new Map(
    await Promise.all(
      addresses.map(async (address) => {
        const body = await (await fetch(address)).arrayBuffer()
        return [address, brotliCompressSync(body).length] as const
      }),
    ),
  )
