import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { databaseFile } from './e2e-database.ts'
import { firstAdmin } from './first-admin.ts'
import { NO_LIMITS } from './no-limits.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'

/** The built site on a temporary database, for the browser tests; ends in good order at SIGTERM. */
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
  // Every test comes from the same address.
  ...NO_LIMITS,
  // No test asks anything of a server elsewhere.
  MAP_TILES: 'off',
}
const built = join(root, 'dist', 'server', 'index.js')
const { start }: typeof import('../../server/index.ts') = await import(pathToFileURL(built).href)
writeFileSync(databaseFile(), environment.DATABASE_URL, { mode: 0o600 })
const site = await start(root, environment, () => {})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await site.stop()
    await postgres.stop()
    rmSync(databaseFile(), { force: true })
    process.exit(0)
  })
}
