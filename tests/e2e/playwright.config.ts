import { randomInt } from 'node:crypto'
import { defineConfig } from 'playwright/test'

// Chosen once; the workers inherit it with the environment.
process.env.E2E_PORT ??= String(randomInt(20_000, 32_000))
const address = `http://127.0.0.1:${process.env.E2E_PORT}`
const browser = process.env.CHROMIUM_PATH

/** The built site on a temporary database, in a real Chromium. `npm run test:e2e` finds one. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Long timeouts for busy machines; no retries.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    // The zone has no country: pages start in that of their language.
    timezoneId: 'UTC',
    // Animations slow the tests; tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests cannot intercept its responses; offline.spec.ts tests it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Chromium's sandbox does not work for root, nor in most containers.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: 'node --import tsx ../support/serve.ts',
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
