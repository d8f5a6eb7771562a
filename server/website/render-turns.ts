import { setTimeout as pause } from 'node:timers/promises'
import { tooManyRequests } from '../http/limits.ts'

/** Renderings of one address that wait for their turn: at 10 ms each, the last waits for 3 s. */
const MAX_WAITING = 100
/** Addresses beyond take turns together. They stay in the table while they wait only. */
const MAX_ADDRESSES = 5_000
const OTHERS = 'others'
/** Pause after a rendering, as a multiple of its time: two of three requests of others meet no rendering. */
const PAUSE = 2
/** [ms] */
const MAX_PAUSE = 200
const RETRY_AFTER = 3_000

interface Turns {
  /** Renderings that wait, run, or have just ended. */
  count: number
  /** Resolves when the next one may start. */
  free: Promise<unknown>
}

/**
 * Turns of the addresses that ask for pages in no cache: each renders one page at a time, and pauses for twice as long as
 * that took. So a crawler of all towns has a third of the time at most, and a page of another address waits for one rendering,
 * not for a hundred.
 */
export function createRenderTurns() {
  const turnsByAddress = new Map<string, Turns>()

  /** @throws HttpError 429 if too many renderings of the address are waiting */
  async function run<Result>(address: string, render: () => Promise<Result>): Promise<Result> {
    const key = turnsByAddress.has(address) || turnsByAddress.size < MAX_ADDRESSES ? address : OTHERS
    const turns = turnsByAddress.get(key) ?? { count: 0, free: Promise.resolve() }
    if (turns.count >= MAX_WAITING) throw tooManyRequests(RETRY_AFTER)
    turnsByAddress.set(key, turns)
    turns.count += 1
    const rendered = turns.free.then(async () => {
      const start = performance.now()
      const result = await render().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      return { result, time: performance.now() - start }
    })
    turns.free = rendered
      .then(({ time }) => pause(Math.min(MAX_PAUSE, PAUSE * time), undefined, { ref: false }))
      .finally(() => {
        turns.count -= 1
        if (turns.count === 0) turnsByAddress.delete(key)
      })
    const { result } = await rendered
    if ('error' in result) throw result.error
    return result.value
  }

  return { run, countAddresses: () => turnsByAddress.size }
}
