import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '../support/browser.js'
import type { ServedSite } from '../support/served-site.ts'
import { goal, kilobytes, row } from './report.ts'

const LANDING_SCRIPT = 85_000
const CALCULATOR_SCRIPT = 24_000
const STYLES = 12_000

/** Bytes of JavaScript and CSS that Chromium asks for on its way to a page at rest, brotli-compressed as they are sent. */
export async function benchSizes({ origin }: ServedSite) {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const landing = await load(browser, origin, '/')
    const scripts = sum(landing.scripts)
    row('JavaScript of the landing page', kilobytes(scripts), goal(scripts, LANDING_SCRIPT))
    for (const slug of ['solar', 'energy-usage', 'solar-loan']) {
      const screen = await load(browser, origin, `/calculators/${slug}`)
      const more = sum(new Map([...screen.scripts].filter(([address]) => !landing.scripts.has(address))))
      row(`  more for the calculator screen ${slug}`, kilobytes(more), goal(more, CALCULATOR_SCRIPT))
    }
    const map = await load(browser, origin, '/calculators/sun-path')
    const more = sum(new Map([...map.scripts].filter(([address]) => !landing.scripts.has(address))))
    row('  more for Sun Path, with the map', kilobytes(more))
    const styles = sum(landing.styles)
    row('CSS of the landing page', kilobytes(styles), goal(styles, STYLES))
    row('CSS of Sun Path, with the map', kilobytes(sum(map.styles)))
  } finally {
    await browser.close()
  }
}

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((all, bytes) => all + bytes, 0)

async function load(browser: Browser, origin: string, path: string) {
  // Without the service worker, which fetches every file once more behind the page's back.
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const scripts = new Map<string, number>()
  const styles = new Map<string, number>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? ''
    const found = kind.includes('javascript') ? scripts : kind.includes('text/css') ? styles : undefined
    if (!found || !response.url().startsWith(origin)) return
    const measure = response.body().then((body) => {
      found.set(response.url(), brotliCompressSync(body).length)
    })
    reading.push(measure)
  })
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  await page.close()
  return { scripts, styles }
}
