import { createServer, type Server } from 'node:http'

/** Above the idle time of the usual load balancers (60 s), so that it is they who close a connection. [ms] */
const KEEP_ALIVE = 65_000
/** For the head of a request, and for all of it. [ms] */
const HEADERS = 20_000
const REQUEST = 60_000
/** A connection on which nothing moves in the middle of a request or an answer. [ms] */
const STILL = 60_000
/** How long an answer may take to be read: this long [ms], and as much longer as its size needs at this speed [bytes/s]. */
const SLOW = 60_000
const SLOWEST = 10_000

/** What a test makes shorter. */
export interface Patience {
  readonly still: number
  readonly slow: number
  readonly slowest: number
}
const USUAL: Patience = { still: STILL, slow: SLOW, slowest: SLOWEST }

/**
 * A server that clients which stall cannot fill: each connection has to move, each answer has to be read, and beyond
 * `most` connections a new one is closed at once.
 */
export function newServer(most: number, { still, slow, slowest }: Patience = USUAL): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE, headersTimeout: HEADERS, requestTimeout: REQUEST })
  server.maxConnections = most
  server.setTimeout(still)
  server.on('request', (request, response) => {
    const { socket } = request
    // A reader that stalls is noticed at the second timeout, not at the first: at that one Node only sees that less is left
    // to be written than there was at the beginning. The next request on the connection sets the whole time again.
    const beginAnswer = () => socket.setTimeout(still / 2)
    if (request.method === 'GET' || request.method === 'HEAD') beginAnswer()
    else request.once('end', beginAnswer)
    // All of it is made; what is left waits for the reader alone.
    response.once('prefinish', () => {
      const { writableLength } = socket
      if (writableLength === 0) return
      const force = setTimeout(() => socket.destroy(), slow + (writableLength / slowest) * 1000).unref()
      response.once('close', () => clearTimeout(force))
    })
  })
  return server
}
