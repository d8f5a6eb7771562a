import type { Browser } from 'playwright'
import type { Home } from '#shared/home/home.ts'
import type { ServedSite } from '../support/served-site.ts'
import { BUSY_HOME } from './busy-home.ts'
import { formatRow, middle } from './report.ts'
import { withBrowser } from './site.ts'

/** Phone as Lighthouse simulates it. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } as const
const SLOWDOWN = 4
/** [ms] */
const BLOCKING_TIME = 150
const LAYOUT_SHIFT = 0.1
/** [ms] */
const SETTLED_AFTER = 6_000
const RUNS = 5
/** Part of each task that does not block [ms]. */
const NOT_BLOCKING = 50

interface Load {
  /** What long tasks after the first contentful paint take beyond 50 ms each, as Lighthouse counts, and the longest task [ms]. */
  readonly blocking: number
  readonly longest: number
  readonly shift: number
}

/** How long scripts block the main thread of a slow phone, and how far a page moves while it loads. */
export async function benchBlocking({ origin }: ServedSite) {
  await withBrowser(async (browser) => {
    for (const path of ['/plan', '/plan/home', '/plan/sun', '/plan/system', '/plan/money', '/plan/answer'])
      await printLoads(browser, origin + path, path)
    await printLoads(browser, `${origin}/plan/answer`, '/plan/answer with a plan', BUSY_HOME)
  })
}

async function printLoads(browser: Browser, address: string, name: string, home?: Home) {
  const loads: Load[] = []
  for (let run = 0; run < RUNS; run += 1) loads.push(await load(browser, address, home))
  const middleOf = (part: keyof Load) => middle(loads.map((result) => result[part]))
  formatRow(`Main thread blocked by ${name}`, `${middleOf('blocking').toFixed(0)} ms`, `goal ${BLOCKING_TIME} ms`)
  formatRow('  its longest task', `${middleOf('longest').toFixed(0)} ms`)
  formatRow('  layout shift', middleOf('shift').toFixed(3), `goal ${LAYOUT_SHIFT}`)
}

async function load(browser: Browser, address: string, home?: Home): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (home) await page.addInitScript((text) => localStorage.setItem('home', text), JSON.stringify(home))
  await page.addInitScript(() => {
    const seen = { tasks: [] as { start: number; duration: number }[], shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(address)
  await page.waitForTimeout(SETTLED_AFTER)
  const { tasks, shift, firstPaint } = await page.evaluate(() => ({
    ...(window as unknown as { seen: { tasks: { start: number; duration: number }[]; shift: number } }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  const blocking = tasks
    .filter(({ start }) => start > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - NOT_BLOCKING), 0)
  return { blocking, longest: Math.max(0, ...tasks.map(({ duration }) => duration)), shift }
}
