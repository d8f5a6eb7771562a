import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from './log.ts'

/** Histogram buckets of response times [s], from cached responses to the deadline of a write. */
const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Other methods are counted as one, so that callers cannot create series. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const PAGE_ROUTE = '/{*path}'

const OUTBOX_QUERY = `select count(*) filter (where next_attempt_at < 'infinity')::integer as waiting,
    count(*) filter (where next_attempt_at = 'infinity')::integer as "givenUp",
    coalesce(extract(epoch from now() - min(created_at) filter (where next_attempt_at < 'infinity')), 0)::float8 as oldest
  from outbox where sent_at is null`

interface MetricsSources {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'query'>
  readonly replica?: { readonly isUsable: boolean } | undefined
  readonly log: Log
}

/** Metrics in the format of Prometheus. */
export function createMetrics({ pool, replica, log }: MetricsSources) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const responseDuration = new Histogram({
    name: 'helioplan_http_request_duration_seconds',
    help: 'Answers by method, route and status; "kept" are those that visitors are sent from memory',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name, help, labelNames: [label], registers })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const limitReached = counter('helioplan_limit_reached_total', 'Calls refused with 429, by what is limited', 'limit')
  const uncaughtErrors = counter(
    'helioplan_uncaught_errors_total',
    'Errors that nothing caught, by what they ended: an answer, or nothing that is known',
    'part',
  )
  const connections = gauge(
    'helioplan_database_connections',
    'Connections of the pool in use and idle, and requests that wait for one',
    ['state'],
  )
  const replicaUsable = replica && gauge('helioplan_replica_usable', '1 while the replica keeps up and is read')
  const unsentEmails = gauge('helioplan_outbox_mails', 'Mails that are not sent: waiting, and given up', ['state'])
  const oldestUnsentAge = gauge('helioplan_outbox_oldest_seconds', 'How long the oldest mail has been waiting')
  const databaseUp = gauge('helioplan_database_up', '1 when the database answered when this was fetched')

  async function measureOutbox() {
    try {
      const { rows } = await pool.query<{ waiting: number; givenUp: number; oldest: number }>(OUTBOX_QUERY)
      const [counts = { waiting: 0, givenUp: 0, oldest: 0 }] = rows
      unsentEmails.set({ state: 'waiting' }, counts.waiting)
      unsentEmails.set({ state: 'given up' }, counts.givenUp)
      oldestUnsentAge.set(counts.oldest)
      databaseUp.set(1)
    } catch (error) {
      log.warn({ error }, 'The outbox cannot be counted')
      // No value is better than an outdated one.
      unsentEmails.reset()
      oldestUnsentAge.reset()
      databaseUp.set(0)
    }
  }

  return {
    /** Call it when a response is finished. @param seconds since the request arrived */
    observeResponse(request: IncomingMessage, response: ServerResponse, seconds: number) {
      const method = KNOWN_METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
      const status = response.writableFinished ? String(response.statusCode) : 'aborted'
      responseDuration.observe({ method, route: routeOf(request), status }, seconds)
    },
    countLimitReached: (limit: string) => limitReached.inc({ limit }),
    /** @param part what the error ended: an answer, or nothing that is known */
    countUncaughtError: (part: 'answer' | 'other') => uncaughtErrors.inc({ part }),
    async render() {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
      replicaUsable?.set(replica?.isUsable ? 1 : 0)
      await measureOutbox()
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** The matched route, never the path, which may hold anything. */
function routeOf({ route, deadline }: IncomingMessage): string {
  if (!deadline) return 'cached'
  if (typeof route?.path !== 'string') return 'file'
  return route.path === PAGE_ROUTE ? 'page' : route.path
}

/** Serves the metrics on a port of its own, so that a public proxy does not expose them. */
export const createMetricsServer = (metrics: Metrics, log: Log) =>
  createServer(async (request, response) => {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    if (request.url !== '/metrics') return response.writeHead(404).end('There is only /metrics')
    try {
      response.end(await metrics.render())
    } catch (error) {
      log.error({ error }, 'The metrics could not be told')
      response.writeHead(500).end('Something went wrong')
    }
  })

declare module 'node:http' {
  interface IncomingMessage {
    /** Set by Express: the matched route. */
    route?: { readonly path: unknown }
  }
}
