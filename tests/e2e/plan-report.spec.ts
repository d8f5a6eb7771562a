import { expect, type Page, test } from 'playwright/test'
import { FILLED_HOMES } from '../support/filled-homes.ts'
import { countSheets, expectCleanSheet, FORMATS } from './paper.ts'
import { openAnswer } from './planner.ts'

const MAX_SHEETS = 4

for (const [place, home] of Object.entries(FILLED_HOMES)) {
  test(`prints the report of a full plan in ${place} on at most four sheets, with sources, questions and a QR code`, {
    tag: place === 'Berlin' ? [] : '@matrix',
  }, async ({ page }) => {
    await openAnswer(page, home)
    const onPaper = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(page.getByText('Questions for installers').first()).toBeAttached()
    for (const format of FORMATS) expect(await countSheets(page, format), format).toBeLessThanOrEqual(MAX_SHEETS)
    await expectCleanSheet(page)
    for (const name of ['Roof and sun', 'Money', 'Assumptions', 'Questions for installers']) {
      await expect(onPaper(name)).toBeVisible()
    }
    await expect(page.getByRole('img', { name: 'QR code with the link to this plan' })).toBeVisible()
    await expect(page.getByText('Helioplan', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(onPaper('Roof and sun')).toContainText('NASA POWER')
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined|\[object/)
    await expectNothingCut(page)
  })
}

/** Expects no element beyond the edge of the paper. */
async function expectNothingCut(page: Page) {
  const beyond = await page.locator('main :is(table, figure, p, li)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > innerWidth + 1 ? [element.textContent?.slice(0, 60) ?? ''] : []
    }),
  )
  expect(beyond).toEqual([])
}
