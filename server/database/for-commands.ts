import { join } from 'node:path'
import type { Config } from '../config.ts'
import { checkDatabase } from './connect.ts'
import { openEmbedded } from './embedded/embedded.ts'

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
