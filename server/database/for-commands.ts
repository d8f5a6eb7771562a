import { join } from 'node:path'
import type pg from 'pg'
import { type Config, readConfig } from '../config.ts'
import { checkDatabase } from './connect.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrateOn, withPreparationLock } from './migrate.ts'

/** Does a command's work on the site's database, its own or another one, whether or not the site is running. */
export async function withDatabase<T>(
  root: string,
  env: Record<string, string | undefined>,
  work: (client: pg.Client, config: Config) => Promise<T>,
) {
  const config = readConfig(env)
  const embedded = config.databaseUrl === undefined ? await openEmbedded(join(root, '.data'), true) : undefined
  const url = embedded?.url ?? config.databaseUrl ?? ''
  try {
    if (!embedded) await checkDatabase(url)
    return await withPreparationLock(url, async (client) => {
      await migrateOn(client, join(root, 'migrations'))
      return work(client, config)
    })
  } finally {
    await embedded?.close()
  }
}
