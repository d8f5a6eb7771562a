import { expect, test } from 'playwright/test'
import { expectAccessible, waitForContent, waitForHydration } from './screen.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/developers')
  await waitForHydration(page)
  await waitForContent(page)
})

test('Tab reaches every control for developers in the order of the page, and shows where it is', async ({ page }) => {
  const main = page.getByRole('main')
  const count = await main.locator('a[href], button, input, select, [tabindex="0"]').evaluateAll((controls) => {
    controls.forEach((control, i) => {
      control.setAttribute('data-stop', String(i))
    })
    return controls.length
  })
  const stops: number[] = []
  const MAX_STOPS_BEFORE = 60
  for (let i = 0; i < count + MAX_STOPS_BEFORE && stops.at(-1) !== count - 1; i += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement
      const { outlineStyle, outlineWidth } = getComputedStyle(control)
      const { top, bottom } = control.getBoundingClientRect()
      return {
        stop: control.dataset.stop,
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isInView: bottom > 0 && top < innerHeight,
      }
    })
    if (focused.stop === undefined) continue
    expect(focused).toEqual({ stop: focused.stop, isMarked: true, isInView: true })
    stops.push(Number(focused.stop))
  }
  expect(count).toBeGreaterThan(10)
  expect(stops).toEqual(Array.from({ length: count }, (_, i) => i))
})

test('an answer is requested, read and copied by keyboard alone', async ({ page }) => {
  const address = page.getByRole('textbox', { name: 'API address' })
  await address.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('/plan')
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(/starts with \/api\//)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('/api/v1/best-plane?lat=41.9&lon=12.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Status 200,')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeFocused()
  await page.keyboard.press('Tab')
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toBeFocused()
  await expect(answer).toContainText('"azimuth": 1')
  await page.keyboard.press('End')
  await expect.poll(() => answer.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Copy curl' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(Copied|Select the text to copy it\.)$/)).toBeVisible()
  await expectAccessible(page)
})
