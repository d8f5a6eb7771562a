import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import type { Home } from '#shared/home/home.ts'
import { findBrowser } from '../support/browser.js'
import type { ServedSite } from '../support/served-site.ts'
import { BUSY_HOME } from './busy-home.ts'
import { goal, kilobytes, row } from './report.ts'

const LANDING_SCRIPT = 85_000
const CALCULATOR_SCRIPT = 24_000
const PLANNER_SCRIPT = 60_000
const STYLES = 12_000

/** Bytes of JavaScript and CSS that Chromium asks for on its way to a page at rest, brotli-compressed as they are sent. */
export async function benchSizes({ origin }: ServedSite) {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const landing = await load(browser, origin, '/')
    const scripts = sum(landing.scripts)
    row('JavaScript of the landing page', kilobytes(scripts), goal(scripts, LANDING_SCRIPT))
    const used = await load(browser, origin, '/', (page) => page.mouse.move(100, 100))
    row('  more as soon as somebody is there', kilobytes(sum(used.scripts) - scripts))
    for (const slug of ['solar', 'energy-usage', 'solar-loan']) {
      const screen = await load(browser, origin, `/calculators/${slug}`)
      const more = sum(new Map([...screen.scripts].filter(([address]) => !used.scripts.has(address))))
      row(`  more for the calculator screen ${slug}`, kilobytes(more), goal(more, CALCULATOR_SCRIPT))
    }
    const map = await load(browser, origin, '/calculators/sun-path')
    const more = sum(new Map([...map.scripts].filter(([address]) => !used.scripts.has(address))))
    row('  more for Sun Path, with the map', kilobytes(more))
    for (const path of ['/plan', '/plan/home', '/plan/sun', '/plan/system', '/plan/money', '/plan/answer']) {
      const screen = await load(browser, origin, path)
      const own = sum(new Map([...screen.scripts].filter(([address]) => !used.scripts.has(address))))
      row(`  more for ${path}, before a place is known`, kilobytes(own), goal(own, PLANNER_SCRIPT))
    }
    const answer = await load(browser, origin, '/plan/answer', undefined, BUSY_HOME)
    const ofAnswer = [...answer.scripts].filter(([address]) => !used.scripts.has(address))
    row('  more for a full answer: worker, charts, report', kilobytes(sum(new Map(ofAnswer))))
    row(
      '    of which the worker that reckons',
      kilobytes(sum(new Map(ofAnswer.filter(([address]) => address.includes('plan-worker'))))),
    )
    const styles = sum(landing.styles)
    row('CSS of the landing page', kilobytes(styles), goal(styles, STYLES))
    row('CSS of Sun Path, with the map', kilobytes(sum(map.styles)))
  } finally {
    await browser.close()
  }
}

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((all, bytes) => all + bytes, 0)

/**
 * @param use  what somebody does when the page is at rest
 * @param home kept in the browser
 */
async function load(browser: Browser, origin: string, path: string, use?: (page: Page) => Promise<void>, home?: Home) {
  // Without the service worker, which fetches every file once more behind the page's back.
  const page = await browser.newPage({ serviceWorkers: 'block' })
  if (home) await page.addInitScript((kept) => localStorage.setItem('home', kept), JSON.stringify(home))
  const kinds = new Map<string, string>()
  page.on('response', (response) => kinds.set(response.url(), response.headers()['content-type'] ?? ''))
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  if (use) {
    await use(page)
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  const sizes = (kind: string) =>
    Promise.all(
      [...kinds]
        .filter(([address, type]) => type.includes(kind) && address.startsWith(origin))
        .map(async ([address]) => {
          const body = await (await fetch(address)).arrayBuffer()
          return [address, brotliCompressSync(body).length] as const
        }),
    )
  return { scripts: new Map(await sizes('javascript')), styles: new Map(await sizes('text/css')) }
}
