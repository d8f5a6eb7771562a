import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { target: string[] }[]
}

/** The screen as it is now breaks none of axe's rules. */
export async function expectAccessible(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What moves for ever never ends.
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  )
  await page.evaluate(axe)
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] }
  const broken = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(', ')}`,
  )
  expect(broken).toEqual([])
}

/** The message in the corner, with exactly these words. */
export async function expectToast(page: Page, title: string, description?: string) {
  const messages = page.getByRole('region', { name: /^Notifications/ })
  await expect(messages.getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(messages.getByText(description, { exact: true })).toBeVisible()
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
