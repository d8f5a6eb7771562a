import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES } from '#shared/language/languages.ts'
import { databaseFile } from './e2e-database.ts'
import { e2ePorts } from './e2e-ports.ts'
import { firstAdmin } from './first-admin.ts'
import { NO_LIMITS } from './no-limits.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'

/**
 * Serves the built site on a temporary database for the browser tests, once without and once with mail. Stops on
 * SIGTERM.
 */
const root = join(import.meta.dirname, '..', '..')
const postgres = await startTemporaryPostgres(join(root, '.data'))
const environment = {
  PORT: process.env.E2E_PORT,
  DATABASE_URL: postgres.url('postgres'),
  SESSION_SECRET: randomBytes(32).toString('hex'),
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: firstAdmin.username,
  ADMIN_PASSWORD: firstAdmin.password,
  ADMIN_EMAIL: firstAdmin.email,
  // All tests share one address.
  ...NO_LIMITS,
  // No test may contact external servers.
  MAP_TILES: 'off',
  LANGUAGES: LANGUAGES.join(','),
}
const built = join(root, 'dist', 'server', 'index.js')
const { start }: typeof import('../../server/index.ts') = await import(pathToFileURL(built).href)
writeFileSync(databaseFile(), environment.DATABASE_URL, { mode: 0o600 })
const site = await start(root, environment, () => {})
const { withMail, smtpPort } = e2ePorts()
const siteWithMail = await start(
  root,
  {
    ...environment,
    PORT: String(withMail),
    // A host name, because browsers reject passkeys for IP addresses.
    PUBLIC_URL: `http://localhost:${withMail}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CONTACT_TO: 'office@helioplan.example',
  },
  () => {},
)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all([site.stop(), siteWithMail.stop()])
    await postgres.stop()
    rmSync(databaseFile(), { force: true })
    process.exit(0)
  })
}
