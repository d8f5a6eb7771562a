import { defineConfig } from 'playwright/test'
import e2e from '../e2e/playwright.config.ts'
import type { BrowserOptions } from './fixtures.ts'

/** The built site in Firefox and WebKit. `npm run test:browsers` runs those that are installed. */
export default defineConfig<object, BrowserOptions>({
  ...e2e,
  testDir: '.',
  projects: [
    { name: 'Firefox', use: { engine: 'Firefox' } },
    { name: 'WebKit', use: { engine: 'WebKit' } },
  ],
})
