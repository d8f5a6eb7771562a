import { Session } from 'node:inspector'

/** Counts how much work code does. */
export interface WorkCounter {
  /** How often functions, loops and branches were entered while the code ran. */
  readonly of: (code: () => void) => number
  readonly stop: () => void
}

/**
 * Counts work as V8 counts the executions of every block. Unlike a time, the count is the same on every machine. Work inside
 * the engine's own functions is not counted, only what they call back.
 */
export function countWork(): WorkCounter {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  /** Since the last time it was asked. */
  function counted() {
    let count = 0
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const { functions } of result)
        for (const { ranges } of functions) for (const range of ranges) count += range.count
    })
    return count
  }
  return {
    of(code) {
      counted()
      code()
      return counted()
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}
