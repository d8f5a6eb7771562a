import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface EventLoopWatch {
  readonly start: () => void
  readonly stop: () => void
  /** The longest hold while it was watched [ms]. */
  readonly longest: () => number
}

/** How often it is looked at [ms]. */
export const EVERY = 20
const NANOSECONDS = 1e6
const MICROSECONDS = 1e3

/**
 * Watches how long the event loop of this process is held by work of its own. On a machine that others keep busy a process
 * waits for its turn, too: a hold counts only as far as the process has used the processor meanwhile.
 * @param most [ms]
 * @param onHeld hears of each longer hold [ms]
 */
export function watchEventLoop(most: number, onHeld: (time: number) => void): EventLoopWatch {
  const delays = monitorEventLoopDelay({ resolution: EVERY })
  let timer: ReturnType<typeof setInterval> | undefined
  let longest = 0
  let usage = process.cpuUsage()
  let usedBefore = 0
  /** The longest delay that was looked at [ns]. */
  let seen = 0
  function look() {
    const { user, system } = process.cpuUsage(usage)
    usage = process.cpuUsage()
    const used = (user + system) / MICROSECONDS
    // After a hold it is chance whether the delay is recorded before this look or only before the next one.
    const held = Math.min(delays.max / NANOSECONDS, used + usedBefore)
    usedBefore = used
    if (delays.max <= seen) return
    seen = delays.max
    longest = Math.max(longest, held)
    if (held > most) onHeld(held)
    // The delay that follows a reset is not recorded: only a long one, which would hide others, is forgotten.
    if (seen > most * NANOSECONDS) forgetDelays()
  }
  function forgetDelays() {
    delays.reset()
    seen = 0
  }
  return {
    start() {
      delays.enable()
      forgetDelays()
      usage = process.cpuUsage()
      timer = setInterval(look, EVERY)
    },
    stop() {
      clearInterval(timer)
      look()
      delays.disable()
    },
    longest: () => longest,
  }
}
