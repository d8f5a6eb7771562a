import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/connect.ts'
import { applyMigrations, withPreparationLock } from '../../server/database/migrate.ts'
import type { Deps } from '../../server/deps.ts'
import { watchContent } from '../../server/website/content-watch.ts'
import { findBrowser } from '../support/browser.js'
import { NO_LIMITS } from '../support/no-limits.ts'
import { root } from '../support/served-site.ts'
import { silentLog } from '../support/silent-log.ts'

export const PASSWORD = 'a good long sentence'

/** The site in this process, on an empty database. */
export async function openSite(databaseUrl: string, deps: Partial<Deps> = {}) {
  await withPreparationLock(databaseUrl, (client) => applyMigrations(client, join(root, 'migrations')))
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for the bench only of forty characters',
    LOG_LEVEL: 'silent',
    ...NO_LIMITS,
  })
  const log = silentLog()
  const { db, pool } = openDatabase(databaseUrl, 10, log)
  const content = watchContent({ db, log })
  const server = createServer(createApp({ db, pool, config, log, content, ...deps })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pool,
    content,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      content.stop()
      await pool.end()
    },
  }
}

export const post = (address: string, body: unknown, cookie = '') =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

export const newUser = (username: string) => ({
  username,
  email: `${username}@example.com`,
  country: 'France',
  password: PASSWORD,
})

export async function withBrowser(use: (browser: Browser) => Promise<void>) {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}
