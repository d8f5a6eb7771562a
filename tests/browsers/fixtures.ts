import { writeFile } from 'node:fs/promises'
import { test as base, expect } from 'playwright/test'
import { BROWSER_PROGRAMS, findCommand } from '../support/browser.js'
import type { Browser, Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { Page } from './page.ts'
import { startWebKit } from './webkit.ts'

export interface BrowserOptions {
  readonly engine: keyof typeof BROWSER_PROGRAMS
  readonly startedBrowser: Browser
}

const START: Record<BrowserOptions['engine'], (...programs: string[]) => Promise<Browser>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
}

export const test = base.extend<{ driver: Driver; tab: Page }, BrowserOptions>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  startedBrowser: [
    async ({ engine }, use) => {
      const programs = BROWSER_PROGRAMS[engine].map((names) => findCommand(names) ?? '')
      const browser = await START[engine](...programs)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  driver: async ({ startedBrowser }, use, testInfo) => {
    const driver = await startedBrowser.open()
    await driver.setViewport(1280, 900)
    await use(driver)
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screenshot.png'), await driver.screenshot())
    await driver.close()
  },
  tab: async ({ driver, baseURL }, use) => {
    await use(new Page(driver, baseURL ?? ''))
    expect(driver.errors?.() ?? []).toEqual([])
  },
})
