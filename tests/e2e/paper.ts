import { expect, type Page } from 'playwright/test'

export const FORMATS = ['A4', 'Letter'] as const
/** Printable area of letter paper, the shorter format, within margins of 14 mm: 188 × 251 mm [px]. */
const SHEET = { width: 710, height: 949 }
/** Number of sheets a page prints on. */
export async function countSheets(page: Page, format: (typeof FORMATS)[number]): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Expects a printed page without controls or a focus ring, and no card higher than a sheet. */
export async function expectCleanSheet(page: Page) {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['button', 'slider', 'radio', 'combobox', 'navigation'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('Return to Home')).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('none')
  const cards = await page.locator('main :is(form, section, details, dl > div)').evaluateAll((all) =>
    all
      .map((element) =>
        element instanceof HTMLFormElement ? (element.parentElement as HTMLElement) : (element as HTMLElement),
      )
      .filter((card) => card.checkVisibility() && Number.parseFloat(getComputedStyle(card).borderTopWidth) > 0)
      .filter((card) => Number.parseFloat(getComputedStyle(card).borderLeftWidth) > 0)
      .map((card) => ({
        text: card.textContent?.slice(0, 40),
        breakInside: getComputedStyle(card).breakInside,
        height: card.getBoundingClientRect().height,
      })),
  )
  expect(cards.length).toBeGreaterThan(2)
  for (const { text, breakInside, height } of cards) {
    expect(breakInside, text).toBe('avoid')
    expect(height, text).toBeLessThan(SHEET.height)
  }
}
