import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from 'playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: {
  run(options: object): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }>
}

/** Evaluated in the page. */
export const isHydrated = () =>
  (window as { isInteractive?: (element: Element) => boolean }).isInteractive?.(document.body) ?? false

/** Waits for hydration: a link followed before loads the next page from the server. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(isHydrated)
}

/** Waits until the page shows what it loads instead of spinners and skeletons. */
export async function waitForContent(page: Page) {
  await waitForHydration(page)
  const loading = page.getByRole('main').locator('[data-loading], [class*=animate-turn], [aria-busy=true]')
  await expect(loading.filter({ visible: true })).toHaveCount(0)
}

/** Expects no violation of axe's rules on the current screen. */
export async function expectAccessible(page: Page | Frame) {
  const isLoaded = await page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        // Infinite animations never finish.
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    )
    return 'axe' in globalThis
  })
  if (!isLoaded) await page.evaluate(axeSource)
  // Reporting passes would be most of the work on a long screen. Audio and style sheets are not preloaded: no page has
  // audio, and no active rule reads styles.
  const broken = await page.evaluate(async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target).join(', ')}`)
  })
  expect(broken).toEqual([])
}

/** Expects a toast with exactly this text. */
export async function expectToast(page: Page, title: string, description?: string) {
  const messages = page.getByRole('region', { name: /^Notifications/ })
  await expect(messages.getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(messages.getByText(description, { exact: true })).toBeVisible()
}

/** Minimum height of a touch target [px]. */
const TARGET = 44

/** Controls too low for a finger. Links within a sentence are exempt. */
export const findSmallTargets = (page: Page) =>
  page.evaluate((minHeight) => {
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const coversCard = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .map((element) =>
        element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element,
      )
      .filter((element) => isVisible(element) && getComputedStyle(element).display !== 'inline' && !coversCard(element))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height < minHeight
      })
      .map((element) => `${element.tagName} ${element.textContent || element.getAttribute('aria-label')}`)
  }, TARGET)

/** Call before `goto`. Returns what reads the layout shifts since, in order. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const layoutShifts: number[] = []
    Object.assign(window, { layoutShifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layoutShifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts)
}

/** Texts of the page, also of what only the report on paper shows; not what is marked as another language. */
export const readTexts = (page: Page) =>
  page.evaluate(() => {
    const foreign = 'script, style, template, noscript, footer, :not(html)[lang]'
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(foreign)) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!element.closest(foreign))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    return texts
  })
