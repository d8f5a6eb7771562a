import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.js'
import { hasData, stopCluster } from './cluster.ts'
import { ALREADY_RUNNING, clusterOf, memoryFile, SHARED_FOLDER } from './embedded.ts'
import { takeLock } from './lock.js'

export interface Trace {
  readonly path: string
  /** For the person who decides. */
  readonly what: string
}

/** What a checkout's own PostgreSQL has left: its data, and outside of the checkout the programs it ran. */
export function findTraces(dataFolder: string): Trace[] {
  if (!existsSync(memoryFile(dataFolder))) return []
  const { cluster } = clusterOf(dataFolder)
  const data = hasData(cluster.folder) ? [{ path: cluster.folder, what: 'the site’s data and the database’s log' }] : []
  if (!cluster.user || isShared(cluster.folder)) return data
  return [...data, ...programs().map((path) => ({ path, what: 'PostgreSQL’s programs' }))]
}

const isProgram = (name: string) => name.startsWith('postgresql-')
/** Clusters of tests come and go. */
const isData = (name: string) => hasData(join(SHARED_FOLDER, name)) || name === 'temporary'

/** Whether other checkouts have data in the shared folder, and need the programs there. */
const isShared = (own: string) =>
  readdirSync(SHARED_FOLDER).some((name) => isData(name) && join(SHARED_FOLDER, name) !== own)

const programs = () =>
  readdirSync(SHARED_FOLDER)
    .filter(isProgram)
    .map((name) => join(SHARED_FOLDER, name))

/**
 * Removes them, and what the checkout remembers of them.
 * @throws StartError while the site runs from this checkout
 */
export async function removeTraces(dataFolder: string, traces: readonly Trace[]) {
  const lock = takeLock(join(dataFolder, 'running.lock'))
  if ('holder' in lock) throw new StartError(ALREADY_RUNNING)
  try {
    const { cluster } = clusterOf(dataFolder)
    // One that outlived its site.
    if (hasData(cluster.folder)) await stopCluster(cluster)
    for (const { path } of traces) rmSync(path, { recursive: true, force: true })
    rmSync(memoryFile(dataFolder), { force: true })
    if (cluster.user && existsSync(SHARED_FOLDER) && readdirSync(SHARED_FOLDER).length === 0) rmdirSync(SHARED_FOLDER)
  } finally {
    lock.release()
  }
}
