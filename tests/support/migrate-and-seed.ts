import { join } from 'node:path'
import { applyMigrations, withPreparationLock } from '../../server/database/migrate.ts'
import { seed } from '../../server/seed/seed.ts'

/** A process that prepares the database given as its argument. */
await withPreparationLock(process.argv[2] ?? '', async (client) => {
  await applyMigrations(client, join(import.meta.dirname, '..', '..', 'migrations'))
  await seed(client, undefined, true)
})
