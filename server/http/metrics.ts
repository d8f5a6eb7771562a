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

/** Metrics in the format of Prometheus. */
export interface Metrics {
  /** Call it when a response is finished. @param seconds since the request arrived */
  readonly observeResponse: (request: IncomingMessage, response: ServerResponse, seconds: number) => void
  readonly countLimitReached: (limit: string) => void
  /** @param part what the error ended: an answer, or nothing that is known */
  readonly countUncaughtError: (part: 'answer' | 'other') => void
  readonly render: () => Promise<string>
}

interface MetricsSources {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'query'>
  readonly replica?: { readonly isUsable: boolean } | undefined
  readonly log: Log
}

export function createMetrics({ pool, replica, log }: MetricsSources): Metrics {
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
  const limitReached = new Counter({
    name: 'helioplan_limit_reached_total',
    help: 'Calls refused with 429, by what is limited',
    labelNames: ['limit'],
    registers,
  })
  const uncaughtErrors = new Counter({
    name: 'helioplan_uncaught_errors_total',
    help: 'Errors that nothing caught, by what they ended: an answer, or nothing that is known',
    labelNames: ['part'],
    registers,
  })
  new Gauge({
    name: 'helioplan_database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  if (replica) {
    new Gauge({
      name: 'helioplan_replica_usable',
      help: '1 while the replica keeps up and is read',
      registers,
      collect() {
        this.set(replica.isUsable ? 1 : 0)
      },
    })
  }
  const unsentEmails = new Gauge({
    name: 'helioplan_outbox_mails',
    help: 'Mails that are not sent: waiting, and given up',
    labelNames: ['state'],
    registers,
  })
  const oldestUnsentAge = new Gauge({
    name: 'helioplan_outbox_oldest_seconds',
    help: 'How long the oldest mail has been waiting',
    registers,
  })
  const databaseUp = new Gauge({
    name: 'helioplan_database_up',
    help: '1 when the database answered when this was fetched',
    registers,
  })

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
    observeResponse(request, response, seconds) {
      const method = KNOWN_METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
      const status = response.writableFinished ? String(response.statusCode) : 'aborted'
      responseDuration.observe({ method, route: routeOf(request), status }, seconds)
    },
    countLimitReached: (limit) => limitReached.inc({ limit }),
    countUncaughtError: (part) => uncaughtErrors.inc({ part }),
    async render() {
      await measureOutbox()
      return registry.metrics()
    },
  }
}

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
