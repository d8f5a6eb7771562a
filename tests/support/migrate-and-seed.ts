import { join } from 'node:path'
import { migrateOn, withPreparationLock } from '../../server/database/migrate.ts'
import { seed } from '../../server/database/seed.ts'

/** One of several processes that start at once: prepares the database named by the argument. */
await withPreparationLock(process.argv[2] ?? '', async (client) => {
  await migrateOn(client, join(import.meta.dirname, '..', '..', 'migrations'))
  await seed(client, undefined, true)
})
