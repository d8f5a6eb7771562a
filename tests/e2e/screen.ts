import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from 'playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: {
  run(options: object): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }>
}

/** Waits until the page's own scripts hear what is pressed: a link that is followed before loads the next page anew. */
export async function untilAlive(page: Page) {
  await page.waitForFunction(() => (window as { isAlive?: (element: Element) => boolean }).isAlive?.(document.body))
}

/** The screen as it is now breaks none of axe's rules. */
export async function expectAccessible(page: Page) {
  const isLoaded = await page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        // What moves for ever never ends.
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    )
    return 'axe' in globalThis
  })
  if (!isLoaded) await page.evaluate(axeSource)
  // Of what it finds in order nothing is told: on a long screen that is most of the work. Sounds, which no page has, and the text
  // of the styles, which no rule in force looks at, are not fetched for it.
  const broken = await page.evaluate(async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target).join(', ')}`)
  })
  expect(broken).toEqual([])
}

/** The message in the corner, with exactly these words. */
export async function expectToast(page: Page, title: string, description?: string) {
  const messages = page.getByRole('region', { name: /^Notifications/ })
  await expect(messages.getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(messages.getByText(description, { exact: true })).toBeVisible()
}

/** Takes the message away, so that the next one is known to be new although it says the same. */
export async function closeToast(page: Page) {
  const close = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Close' })
  await close.click()
  await expect(close).toHaveCount(0)
}

/** A finger needs this much. [px] */
const TARGET = 44

/** What is too low to be pressed with a finger. Links within a sentence are as high as the sentence. */
export const tooLow = (page: Page) =>
  page.evaluate((least) => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const coversCard = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .map((element) =>
        element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element,
      )
      .filter((element) => isSeen(element) && getComputedStyle(element).display !== 'inline' && !coversCard(element))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height < least
      })
      .map((element) => `${element.tagName} ${element.textContent || element.getAttribute('aria-label')}`)
  }, TARGET)
