import { createCache } from '../cache/cache.ts'

interface Window {
  readonly end: number
  count: number
}

export interface CallLimit {
  readonly points: number
  /** [ms] */
  readonly duration: number
}

/** Beyond this number, the period of the address that was not seen for longest is forgotten. */
const MAX_ADDRESSES = 100_000

/**
 * Counts computed answers per network address, in memory: a counter in the database would cost each of them a
 * statement. Several processes count apart.
 */
export function createCallLimits(limits: readonly CallLimit[], now: () => number = Date.now) {
  const counters = limits.map((limit) => ({ ...limit, windows: createCache<Window>({ maxEntries: MAX_ADDRESSES }) }))

  function windowOf({ windows, duration }: (typeof counters)[number], address: string): Window {
    const known = windows.get(address)
    if (known && known.end > now()) return known
    const window = { end: now() + duration, count: 0 }
    windows.set(address, window)
    return window
  }

  /** Seconds to wait if a limit is reached; otherwise counts one and returns 0. */
  function spend(address: string): number {
    const windows = counters.map((counter) => ({ ...counter, window: windowOf(counter, address) }))
    const reached = windows.filter(({ window, points }) => window.count >= points)
    if (reached.length > 0) return Math.max(1, ...reached.map(({ window }) => Math.ceil((window.end - now()) / 1000)))
    for (const { window } of windows) window.count += 1
    return 0
  }

  /** Returns the points of an answer that was not computed. */
  function refund(address: string) {
    for (const counter of counters) {
      const window = windowOf(counter, address)
      window.count = Math.max(0, window.count - 1)
    }
  }

  /** Headers: those that clients of PVWatts read, of the first limit, and those of the IETF's draft "RateLimit". */
  function describe(address: string): Record<string, string> {
    const states = counters.map((counter) => {
      const { count, end } = windowOf(counter, address)
      const period = counter.duration / 1000
      const rest = { remaining: Math.max(0, counter.points - count), wait: Math.ceil((end - now()) / 1000) }
      return { ...rest, points: counter.points, period, name: `"${period}s"` }
    })
    return {
      'X-RateLimit-Limit': String(states[0]?.points),
      'X-RateLimit-Remaining': String(states[0]?.remaining),
      'RateLimit-Policy': states.map(({ name, points, period }) => `${name};q=${points};w=${period}`).join(', '),
      RateLimit: states.map(({ name, remaining, wait }) => `${name};r=${remaining};t=${wait}`).join(', '),
    }
  }

  return { spend, refund, describe }
}
