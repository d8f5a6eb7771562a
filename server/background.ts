import { setTimeout as pause } from 'node:timers/promises'

/**
 * Repeats work with pauses [ms] until it is stopped. The pauses do not keep the process alive.
 * @returns a function that stops it; work in progress is finished
 */
export function repeatInBackground(interval: number, work: (isStopped: () => boolean) => Promise<void>) {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run() {
    while (!signal.aborted) {
      await work(() => signal.aborted)
      await pause(interval, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  return async function stop() {
    stopping.abort()
    await running
  }
}
