import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../http/log.ts'
import { type Cluster, isServed, startCluster } from './cluster.ts'

/** Between two looks [ms]. */
const LOOK = 250

/**
 * Looks after the cluster's server: ended by whatever, it is started again on its port.
 * @param onReturn called when it is there again
 * @returns stops looking; a start under way is finished
 */
export function watchOver(cluster: Cluster, port: number, log: Log, onReturn: () => Promise<unknown>) {
  const ending = new AbortController()
  async function run() {
    while (!ending.signal.aborted) {
      await pause(LOOK, undefined, { signal: ending.signal, ref: false }).catch(() => {})
      if (ending.signal.aborted || isServed(cluster)) continue
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
    ending.abort()
    await running
  }
}
