import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

interface Exchange {
  readonly request: Pick<IncomingMessage, 'id'>
  readonly response: Pick<ServerResponse, 'destroy'>
}

const currentExchange = new AsyncLocalStorage<Exchange>()

/** Timers, streams and events that `work` begins belong to this answer. */
export const runInExchange = (exchange: Exchange, work: () => void) => currentExchange.run(exchange, work)

/**
 * The last net under every timer, stream and event handler of the process: an error that nothing catches ends the answer
 * it belongs to, or none, and is logged and counted. Without it, Node ends the process, and with it every other answer.
 * @returns removes the net
 */
export function catchUncaughtErrors({ log, metrics }: { readonly log: Log; readonly metrics: Metrics | undefined }) {
  function handle(error: unknown) {
    const exchange = currentExchange.getStore()
    log.error({ error, request: exchange?.request.id }, 'An error was not caught')
    metrics?.countUncaughtError(exchange ? 'answer' : 'other')
    exchange?.response.destroy()
  }
  process.on('uncaughtException', handle)
  process.on('unhandledRejection', handle)
  return () => {
    process.off('uncaughtException', handle)
    process.off('unhandledRejection', handle)
  }
}

declare module 'node:http' {
  interface IncomingMessage {
    /** Ties log lines to the response; sent as X-Request-Id. */
    id?: string
  }
}
