import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'

/** Logs one line per request. The query is left out because it may hold personal text. */
export function createRequestLog({ log, metrics }: Pick<Deps, 'log' | 'metrics'>) {
  // These lines hold no secrets. Redaction would take a tenth of the time of a cached response.
  const requestLog = log.child({}, { redact: [] })
  return (request: IncomingMessage, response: ServerResponse) => {
    const { id, method, url = '' } = request
    const start = performance.now()
    response.on('close', () => {
      const end = url.indexOf('?')
      const path = end === -1 ? url : url.slice(0, end)
      const ms = performance.now() - start
      requestLog.info({ request: id, method, path, status: response.statusCode, ms: Math.round(ms) }, 'Request')
      metrics?.observeResponse(request, response, ms / 1000)
    })
  }
}
