import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.js'
import { hasData, stopCluster } from './cluster.ts'
import { ALREADY_RUNNING, findCluster, recordFile, SHARED_FOLDER } from './embedded.ts'
import { takeLock } from './lock-file.js'

export interface Leftover {
  readonly path: string
  readonly description: string
}

/** Data, and the programs outside of the checkout. */
export function findLeftovers(dataFolder: string): Leftover[] {
  if (!existsSync(recordFile(dataFolder))) return []
  const { cluster } = findCluster(dataFolder)
  const data = hasData(cluster.folder)
    ? [{ path: cluster.folder, description: 'the site’s data and the database’s log' }]
    : []
  if (!cluster.user || isShared(cluster.folder)) return data
  const programs = readdirSync(SHARED_FOLDER).filter((name) => name.startsWith('postgresql-'))
  return [
    ...data,
    ...programs.map((name) => ({ path: join(SHARED_FOLDER, name), description: 'PostgreSQL’s programs' })),
  ]
}

/** The folder `temporary` holds clusters of tests. */
const isData = (name: string) => hasData(join(SHARED_FOLDER, name)) || name === 'temporary'

/** Whether other checkouts have data in the shared folder and need the programs. */
const isShared = (ownFolder: string) =>
  readdirSync(SHARED_FOLDER).some((name) => isData(name) && join(SHARED_FOLDER, name) !== ownFolder)

/**
 * Removes the checkout's record of the leftovers, too.
 * @throws StartError while the site runs from this checkout
 */
export async function removeLeftovers(dataFolder: string, leftovers: readonly Leftover[]) {
  const lock = takeLock(join(dataFolder, 'running.lock'))
  if ('holder' in lock) throw new StartError(ALREADY_RUNNING)
  try {
    const { cluster } = findCluster(dataFolder)
    // The server may have outlived its site.
    if (hasData(cluster.folder)) await stopCluster(cluster)
    for (const { path } of leftovers) rmSync(path, { recursive: true, force: true })
    rmSync(recordFile(dataFolder), { force: true })
    if (cluster.user && existsSync(SHARED_FOLDER) && readdirSync(SHARED_FOLDER).length === 0) rmdirSync(SHARED_FOLDER)
  } finally {
    lock.release()
  }
}
