import { join } from 'node:path'
import type pg from 'pg'
import { type Config, readConfig } from '../config.ts'
import { checkDatabase } from './connect.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { applyMigrations, withPreparationLock } from './migrate.ts'

/**
 * The site's database, embedded or configured; closed afterwards.
 * @param isExclusive the site must not be running from this checkout, and missing data may be created anew
 */
export async function withDatabase<T>(
  root: string,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { isExclusive }: { isExclusive: boolean },
  work: (database: { url: string; isEmbedded: boolean }) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl)
    return work({ url: databaseUrl, isEmbedded: false })
  }
  const embedded = await openEmbedded(join(root, '.data'), !isExclusive, { mayBeginEmpty: isExclusive })
  try {
    return await work({ url: embedded.url, isEmbedded: true })
  } finally {
    await embedded.close()
  }
}

/** Migrates first; also while the site runs. */
export function withMigratedDatabase<T>(
  root: string,
  env: Record<string, string | undefined>,
  work: (client: pg.Client, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  return withDatabase(root, config, { isExclusive: false }, ({ url }) =>
    withPreparationLock(url, async (client) => {
      await applyMigrations(client, join(root, 'migrations'))
      return work(client, config)
    }),
  )
}
