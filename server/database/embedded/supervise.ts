import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../http/log.ts'
import { type Cluster, isServerRunning, startCluster } from './cluster.ts'

/** Time between two checks [ms]. */
const CHECK_INTERVAL = 250

/**
 * Restarts the server on its port whenever it ends.
 * @param onReturn called after a restart
 * @returns a function that stops supervising; a restart in progress is finished
 */
export function superviseServer(cluster: Cluster, port: number, log: Log, onReturn: () => Promise<unknown>) {
  const stopping = new AbortController()
  async function run() {
    while (!stopping.signal.aborted) {
      await pause(CHECK_INTERVAL, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted || isServerRunning(cluster)) continue
      log.error('The embedded PostgreSQL has ended; it is started again')
      try {
        await startCluster(cluster, port, true)
        await onReturn()
        log.warn('The embedded PostgreSQL is there again')
      } catch (error) {
        log.error({ error }, 'The embedded PostgreSQL could not be started again yet')
      }
    }
  }
  const running = run()
  return async function stop() {
    stopping.abort()
    await running
  }
}
