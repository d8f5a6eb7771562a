import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from './log.ts'

/** Upper ends of the histogram of answers [s]: from what is sent from memory to the deadline of a write. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Anything else is one: who asks must not make up new series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** The route of all pages. */
const PAGES = '/{*path}'

const OUTBOX = `select count(*) filter (where next_attempt_at < 'infinity')::integer as waiting,
    count(*) filter (where next_attempt_at = 'infinity')::integer as "givenUp",
    coalesce(extract(epoch from now() - min(created_at) filter (where next_attempt_at < 'infinity')), 0)::float8 as oldest
  from outbox where sent_at is null`

/** What the process counts and measures, for Prometheus to fetch. */
export interface Metrics {
  /** To be called when an answer is over. @param seconds since the request came */
  readonly answered: (request: IncomingMessage, response: ServerResponse, seconds: number) => void
  /** To be called when a call is refused because of a limit. */
  readonly limited: (limit: string) => void
  /** All of it, in Prometheus' text form. */
  readonly text: () => Promise<string>
}

interface Measured {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'query'>
  readonly replica?: { readonly isUsable: boolean } | undefined
  readonly log: Log
}

export function createMetrics({ pool, replica, log }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const answers = new Histogram({
    name: 'helioplan_http_request_duration_seconds',
    help: 'Answers by method, route and status; "kept" are those that visitors are sent from memory',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const limits = new Counter({
    name: 'helioplan_limit_reached_total',
    help: 'Calls refused with 429, by what is limited',
    labelNames: ['limit'],
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
  const mails = new Gauge({
    name: 'helioplan_outbox_mails',
    help: 'Mails that are not sent: waiting, and given up',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'helioplan_outbox_oldest_seconds',
    help: 'How long the oldest mail has been waiting',
    registers,
  })
  const database = new Gauge({
    name: 'helioplan_database_up',
    help: '1 when the database answered when this was fetched',
    registers,
  })

  async function lookIntoOutbox() {
    try {
      const { rows } = await pool.query<{ waiting: number; givenUp: number; oldest: number }>(OUTBOX)
      const [found = { waiting: 0, givenUp: 0, oldest: 0 }] = rows
      mails.set({ state: 'waiting' }, found.waiting)
      mails.set({ state: 'given up' }, found.givenUp)
      oldest.set(found.oldest)
      database.set(1)
    } catch (error) {
      log.warn({ error }, 'The outbox cannot be counted')
      // Better no figure than an old one.
      mails.reset()
      oldest.reset()
      database.set(0)
    }
  }

  return {
    answered(request, response, seconds) {
      const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
      const status = response.writableFinished ? String(response.statusCode) : 'aborted'
      answers.observe({ method, route: routeOf(request), status }, seconds)
    },
    limited: (limit) => limits.inc({ limit }),
    async text() {
      await lookIntoOutbox()
      return registry.metrics()
    },
  }
}

/** The pattern that took the request, never its address, which may hold anything. */
function routeOf({ route, cameToExpress }: IncomingMessage): string {
  if (!cameToExpress) return 'kept'
  if (typeof route?.path !== 'string') return 'file'
  return route.path === PAGES ? 'page' : route.path
}

/** Hands them out; on a port of its own, so that a proxy in front of the site does not pass them on. */
export const metricsServer = (metrics: Metrics, log: Log) =>
  createServer(async (request, response) => {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    if (request.url !== '/metrics') return response.writeHead(404).end('There is only /metrics')
    try {
      response.end(await metrics.text())
    } catch (error) {
      log.error({ error }, 'The metrics could not be told')
      response.writeHead(500).end('Something went wrong')
    }
  })

declare module 'node:http' {
  interface IncomingMessage {
    /** Set by Express: the route that took the request. */
    route?: { readonly path: unknown }
    /** Whether it was not answered from memory before. */
    cameToExpress?: boolean
  }
}
