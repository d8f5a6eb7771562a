import { repeatInBackground } from '../../background.ts'
import type { Log } from '../../http/log.ts'
import { type Cluster, isServerRunning, startCluster } from './cluster.ts'

/** Time between two checks [ms]. */
const CHECK_INTERVAL = 250

/**
 * Restarts the server on its port whenever it ends.
 * @param onReturn called after a restart
 * @returns a function that stops supervising; a restart in progress is finished
 */
export const superviseServer = (cluster: Cluster, port: number, log: Log, onReturn: () => Promise<unknown>) =>
  repeatInBackground(CHECK_INTERVAL, async () => {
    if (isServerRunning(cluster)) return
    log.error('The embedded PostgreSQL has ended; it is started again')
    try {
      await startCluster(cluster, port, true)
      await onReturn()
      log.warn('The embedded PostgreSQL is there again')
    } catch (error) {
      log.error({ error }, 'The embedded PostgreSQL could not be started again yet')
    }
  })
