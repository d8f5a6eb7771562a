import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { end } from '../support/checkout.ts'
import { copyDatabase } from '../support/database.ts'
import { freePort, root, waitUntilReady } from '../support/served-site.ts'

test('npm run dev serves German pages whose policy lets Vite insert the styles', { timeout: 120_000 }, async () => {
  const database = await copyDatabase()
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'server', 'cli', 'dev.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret for tests only of forty characters',
      PORT: String(port),
      LANGUAGES: 'en,de',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  try {
    // The first page of a busy machine may take longer than a visitor has to wait for.
    await waitUntilReady(`http://127.0.0.1:${port}/de`, 90_000)
    const response = await fetch(`http://127.0.0.1:${port}/de`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="de"')
    expect(response.headers.get('Content-Security-Policy')).toMatch(/(^|; )style-src 'self' 'unsafe-inline'(;|$)/)
  } finally {
    await end(child, 'SIGTERM')
    await database.drop()
  }
})
