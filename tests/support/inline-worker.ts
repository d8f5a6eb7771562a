import { afterAll } from 'vitest'
import type { PlanResponse, WorkerMessage } from '../../client/src/planner/engine/protocol.ts'

const enginesOfFile: Promise<unknown>[] = []

// A page may close before its engine has loaded, on a busy machine after the last test.
afterAll(() => Promise.allSettled(enginesOfFile))

/**
 * The planner's worker without a thread of its own: the engine computes in the page's thread, a slice at a time, and only
 * copies pass between the two. What the worker's entry does with messages is tested in a browser. Other workers never answer.
 */
export class InlineWorker {
  onmessage: ((event: MessageEvent<PlanResponse>) => void) | null = null
  onerror: (() => void) | null = null
  // With the part that it loads later: the next test has modules of its own, and classes of errors with them.
  readonly #engine = Promise.all([
    import('../../client/src/planner/engine/plan-engine.ts'),
    import('../../client/src/planner/engine/later-analyses.ts'),
  ]).then(([{ PlanEngine }]) => new PlanEngine())
  readonly #isPlanWorker: boolean
  #latestId: number | undefined

  constructor(script: URL) {
    this.#isPlanWorker = script.pathname.includes('plan-worker')
    enginesOfFile.push(this.#engine)
  }

  async postMessage(message: WorkerMessage) {
    if (!this.#isPlanWorker) return
    const request = structuredClone(message.request)
    const { id } = request
    this.#latestId = id
    const engine = await this.#engine
    for await (const results of engine.compute(request)) {
      await new Promise((resolve) => setTimeout(resolve))
      if (this.#latestId !== id) return
      if (Object.keys(results).length > 0) this.#respond({ id, results, isLast: false })
    }
    this.#respond({ id, results: {}, isLast: true })
  }

  terminate() {
    this.#latestId = undefined
  }

  #respond(response: PlanResponse) {
    // The test has ended, and its page with it.
    if (!('document' in globalThis)) return
    this.onmessage?.(new MessageEvent('message', { data: structuredClone(response) }))
  }
}
