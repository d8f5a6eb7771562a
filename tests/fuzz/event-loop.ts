import { monitorEventLoopDelay } from 'node:perf_hooks'

/** [ms] */
export const SAMPLING_INTERVAL = 20
const NANOSECONDS = 1e6
const MICROSECONDS = 1e3

/**
 * Measures how long this process blocks its event loop. On a busy machine a process also waits for the processor, so a
 * block counts only as far as the process used processor time.
 * @param threshold [ms]
 * @param onBlock called for each longer block [ms]
 */
export function watchEventLoop(threshold: number, onBlock: (time: number) => void) {
  const delays = monitorEventLoopDelay({ resolution: SAMPLING_INTERVAL })
  let timer: ReturnType<typeof setInterval> | undefined
  let longestBlock = 0
  let usage = process.cpuUsage()
  let usedBefore = 0
  /** Longest delay processed so far [ns]. */
  let maxRecordedDelay = 0
  function sample() {
    const { user, system } = process.cpuUsage(usage)
    usage = process.cpuUsage()
    const used = (user + system) / MICROSECONDS
    // The histogram may record a delay before this sample or only before the next one.
    const blockedTime = Math.min(delays.max / NANOSECONDS, used + usedBefore)
    usedBefore = used
    if (delays.max <= maxRecordedDelay) return
    maxRecordedDelay = delays.max
    longestBlock = Math.max(longestBlock, blockedTime)
    if (blockedTime > threshold) onBlock(blockedTime)
    // The first delay after a reset is not recorded, so the histogram is reset only after a long one, which would hide
    // others.
    if (maxRecordedDelay > threshold * NANOSECONDS) resetDelays()
  }
  function resetDelays() {
    delays.reset()
    maxRecordedDelay = 0
  }
  return {
    start() {
      delays.enable()
      resetDelays()
      usage = process.cpuUsage()
      timer = setInterval(sample, SAMPLING_INTERVAL)
    },
    stop() {
      clearInterval(timer)
      sample()
      delays.disable()
    },
    /** [ms] */
    longestBlock: () => longestBlock,
  }
}
