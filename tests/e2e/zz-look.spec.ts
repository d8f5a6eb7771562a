import { test } from 'playwright/test'
import { FILLED_HOMES } from '../support/filled-homes.ts'
import { answerFor } from './planner.ts'

const OUT = '/tmp/look'
for (const [place, home] of Object.entries(FILLED_HOMES)) {
  test(`pdf ${place}`, async ({ page }) => {
    await answerFor(page, home)
    await page.waitForTimeout(1500)
    for (const format of ['A4', 'Letter'] as const) await page.pdf({ format, path: `${OUT}/${place}-${format}.pdf` })
  })
}
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`shots ${colorScheme} ${width}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const home = FILLED_HOMES[width === 390 ? (colorScheme === 'light' ? 'Phoenix' : 'Pune') : 'Berlin']
      await answerFor(page, home)
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `${OUT}/answer-${colorScheme}-${width}.png`, fullPage: true })
      for (const step of ['', '/home', '/sun', '/system', '/money']) {
        await page.goto(`/plan${step}`)
        await page.waitForTimeout(2500)
        await page.screenshot({
          path: `${OUT}/plan${step.replace('/', '-')}-${colorScheme}-${width}.png`,
          fullPage: true,
        })
      }
    })
