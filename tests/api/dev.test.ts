import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { end } from '../support/checkout.ts'
import { copyDatabase } from '../support/database.ts'
import { freePort, root } from '../support/served-site.ts'
import { SESSION_SECRET } from '../support/website.ts'

test('npm run dev serves German pages whose policy lets Vite insert the styles', { timeout: 120_000 }, async () => {
  const database = await copyDatabase()
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'server', 'cli', 'dev.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: database.url,
      SESSION_SECRET,
      PORT: String(port),
      LANGUAGES: 'en,de',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  try {
    // The first pages of a busy machine may take longer than a visitor has to wait for.
    const open = () => fetch(`http://127.0.0.1:${port}/de`).catch(() => undefined)
    let response = await open()
    const status = async () => {
      response = await open()
      return response?.status
    }
    await expect.poll(status, { timeout: 100_000, interval: 100 }).toBe(200)
    expect(await response?.text()).toContain('<html lang="de"')
    expect(response?.headers.get('Content-Security-Policy')).toMatch(/(^|; )style-src 'self' 'unsafe-inline'(;|$)/)
  } finally {
    await end(child, 'SIGTERM')
    await database.drop()
  }
})
