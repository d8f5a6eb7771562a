import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Cluster,
  clusterUrl,
  installPrograms,
  startCluster,
  stopCluster,
  unprivilegedUser,
} from '../../server/database/embedded/cluster.ts'
import { makeFolder, SHARED_FOLDER } from '../../server/database/embedded/embedded.ts'
import { isRunning, takeLock } from '../../server/database/embedded/lock-file.js'

export type TemporaryPostgres = {
  /** URL of a database by name. */
  url: (database: string) => string
  stop: () => Promise<void>
}

/** Starts a cluster without durability. Removed by `stop`, or by the next start if this process is killed. */
export async function startTemporaryPostgres(dataFolder: string): Promise<TemporaryPostgres> {
  const { cluster, remove } = await newTemporaryCluster(dataFolder)
  const port = await startCluster(cluster)
  return {
    url: (database) => clusterUrl(cluster, port, database),
    async stop() {
      await stopCluster(cluster)
      remove()
    },
  }
}

/** Prepares a cluster's folder without starting it. */
export async function newTemporaryCluster(dataFolder: string) {
  const user = unprivilegedUser()
  const base = join(user ? SHARED_FOLDER : dataFolder, 'temporary')
  mkdirSync(base, { recursive: true, mode: 0o711 })
  const programs = installPrograms(user && SHARED_FOLDER)
  await removeAbandoned(base, programs, user)
  const folder = mkdtempSync(join(base, 'cluster-'))
  const owner = takeLock(join(folder, 'owner'))
  const cluster: Cluster = { programs, folder, password: randomBytes(16).toString('hex'), user, temporary: true }
  makeFolder(cluster)
  return {
    cluster,
    remove() {
      rmSync(folder, { recursive: true, force: true })
      if ('release' in owner) owner.release()
    },
  }
}

async function removeAbandoned(base: string, programs: string, user: Cluster['user']) {
  for (const name of readdirSync(base)) {
    const folder = join(base, name)
    try {
      const owner = JSON.parse(readFileSync(join(folder, 'owner'), 'utf8'))
      if (isRunning(owner)) continue
      await stopCluster({ programs, folder, password: '', user, temporary: true })
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Being created or removed by another process.
    }
  }
}
