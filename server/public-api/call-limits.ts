interface Window {
  readonly end: number
  count: number
}

export interface CallLimit {
  readonly points: number
  /** [ms] */
  readonly duration: number
}

/** Entries are dropped when their period has ended; beyond this number, all at once. */
const MAX_ADDRESSES = 100_000

/**
 * Counts computed answers per network address, in memory: a counter in the database would cost each of them a
 * statement. Several processes count apart.
 */
export function createCallLimits(limits: readonly CallLimit[], now: () => number = Date.now) {
  const counters = limits.map((limit) => ({ ...limit, windows: new Map<string, Window>() }))

  function windowOf({ windows, duration }: (typeof counters)[number], address: string): Window {
    const known = windows.get(address)
    if (known && known.end > now()) return known
    if (windows.size >= MAX_ADDRESSES) {
      for (const [other, { end }] of windows) if (end <= now()) windows.delete(other)
      if (windows.size >= MAX_ADDRESSES) windows.clear()
    }
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

  /** Of the first limit. */
  function describe(address: string) {
    const [first] = counters
    if (!first) return { limit: 0, remaining: 0 }
    return { limit: first.points, remaining: Math.max(0, first.points - windowOf(first, address).count) }
  }

  return { spend, describe }
}
