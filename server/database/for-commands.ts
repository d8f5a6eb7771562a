import { join } from 'node:path'
import type pg from 'pg'
import { type Config, readConfig } from '../config.ts'
import { checkDatabase } from './connect.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrateOn, withPreparationLock } from './migrate.ts'

/**
 * Runs a command's work on the site's database, the checkout's own or the one it is told, and lets go of it afterwards.
 * @param isAlone whether the site must not be running from this checkout, and its data may be begun anew
 */
export async function withDatabase<T>(
  root: string,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { isAlone }: { isAlone: boolean },
  work: (database: { url: string; isEmbedded: boolean }) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl)
    return work({ url: databaseUrl, isEmbedded: false })
  }
  const embedded = await openEmbedded(join(root, '.data'), !isAlone, { mayBeginEmpty: isAlone })
  try {
    return await work({ url: embedded.url, isEmbedded: true })
  } finally {
    await embedded.close()
  }
}

/** Does a command's work on the site's database, brought up to date, whether or not the site is running. */
export function withMigratedDatabase<T>(
  root: string,
  env: Record<string, string | undefined>,
  work: (client: pg.Client, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  return withDatabase(root, config, { isAlone: false }, ({ url }) =>
    withPreparationLock(url, async (client) => {
      await migrateOn(client, join(root, 'migrations'))
      return work(client, config)
    }),
  )
}
