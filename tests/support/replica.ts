import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterUrl, startCluster, stopCluster } from '../../server/database/embedded/cluster.ts'
import { root } from './served-site.ts'
import { newTemporaryCluster } from './temporary-postgres.ts'

/** A primary and a streaming replica, created from a copy of the data. */
export async function startPrimaryAndReplica() {
  const dataFolder = join(root, '.data')
  const primary = await newTemporaryCluster(dataFolder)
  const copy = await newTemporaryCluster(dataFolder)
  const replica = { ...copy.cluster, password: primary.cluster.password }
  const firstPort = await startCluster(primary.cluster)
  // Stopped gracefully, so that the copy is consistent.
  await stopCluster({ ...primary.cluster, temporary: false })
  const data = join(replica.folder, 'data')
  execFileSync('cp', ['-a', join(primary.cluster.folder, 'data'), data])
  const port = await startCluster(primary.cluster, firstPort, true)
  const { hostname, username, password } = new URL(clusterUrl(primary.cluster, port, 'postgres'))
  const primaryConninfo = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${primaryConninfo}'\nhot_standby = on\n`)
  const signal = join(data, 'standby.signal')
  writeFileSync(signal, '')
  if (replica.user) chownSync(signal, replica.user.uid, replica.user.gid)
  let replicaPort = await startCluster(replica)

  return {
    primaryUrl: (database: string) => clusterUrl(primary.cluster, port, database),
    replicaUrl: (database: string) => clusterUrl(replica, replicaPort, database),
    stopReplica: () => stopCluster(replica),
    async startReplica() {
      replicaPort = await startCluster(replica, replicaPort, true)
    },
    async stop() {
      await stopCluster(replica)
      await stopCluster(primary.cluster)
      copy.remove()
      primary.remove()
    },
  }
}
