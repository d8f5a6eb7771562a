import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import express, { type RequestHandler, type Response } from 'express'
import type { Deps } from '../deps.ts'

/** It exceeds the idle timeout of common load balancers (60 s), so that they close connections first. [ms] */
const KEEP_ALIVE_TIMEOUT = 65_000
/** Time to receive the headers, and the whole request. [ms] */
const HEADERS_TIMEOUT = 20_000
const REQUEST_TIMEOUT = 60_000

/** Requests of one connection without an answer. Browsers and proxies send one at a time over HTTP/1.1. */
const MAX_UNANSWERED = 32

/** Defaults: tests pass shorter times. */
const TIMEOUTS = {
  /** Time without traffic within a request or response [ms]. */
  idle: 60_000,
  /** A response may take this time [ms] plus its size divided by `minDownloadRate` [bytes/s] to be received. */
  downloadGrace: 60_000,
  minDownloadRate: 10_000,
}
type RequestTimeouts = typeof TIMEOUTS

/**
 * Closes idle connections, slow downloads, connections with too many unanswered requests, and those beyond
 * `maxConnections` at once.
 */
export function createHttpServer(
  maxConnections: number,
  { idle, downloadGrace, minDownloadRate }: RequestTimeouts = TIMEOUTS,
): Server {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
  })
  server.maxConnections = maxConnections
  server.setTimeout(idle)
  const unanswered = new WeakMap<Socket, number>()
  server.on('request', (request, response) => {
    const { socket } = request
    // A download has 11 listeners for its end: one of each layer, and those of the streams.
    response.setMaxListeners(20)
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > MAX_UNANSWERED) return void socket.destroy()
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    // Half the time, because Node detects a stalled reader only at the second timeout: at the first it sees that less
    // remains to be written than at the beginning. The next request on the connection restores the full timeout.
    const watchForStalledReader = () => socket.setTimeout(idle / 2)
    if (request.method === 'GET' || request.method === 'HEAD') watchForStalledReader()
    else request.once('end', watchForStalledReader)
    // The response is complete; only the client's download remains.
    response.once('prefinish', () => {
      const { writableLength } = socket
      if (writableLength === 0) return
      const abortTimer = setTimeout(
        () => socket.destroy(),
        downloadGrace + (writableLength / minDownloadRate) * 1000,
      ).unref()
      response.once('close', () => clearTimeout(abortTimer))
    })
  })
  return server
}

/** Whether the process lives, and whether it can answer. */
export function healthRoutes({ pool, isStopping = () => false }: Pick<Deps, 'pool' | 'isStopping'>): RequestHandler {
  const router = express.Router()
  const reply = (response: Response, status: number, text: string) =>
    void response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)
  router.get('/healthz', (_request, response) => reply(response, 200, 'The process lives'))
  router.get('/readyz', async (_request, response) => {
    if (isStopping()) return reply(response, 503, 'Stopping')
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    reply(response, isReady ? 200 : 503, isReady ? 'Ready' : 'The database does not answer')
  })
  return router
}
