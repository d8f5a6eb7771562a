import { randomInt } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

/*
 * A minimal pooler in transaction mode: it answers the handshake itself and lends a backend connection for one
 * transaction. It lends the connection that has been idle longest, so that consecutive transactions usually run on
 * different ones. Protocol: PostgreSQL's manual, "Frontend/Backend Protocol".
 */

/** Startup parameters that PgBouncer accepts, too. */
const PARAMETERS = new Set(['user', 'database', 'client_encoding', 'application_name', 'DateStyle', 'TimeZone'])

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const text = (...parts: string[]) => Buffer.from(parts.map((part) => `${part}\0`).join(''))
const int32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [i, value] of values.entries()) bytes.writeInt32BE(value, 4 * i)
  return bytes
}
const READY = message('Z', Buffer.from('I'))

/** Splits a byte stream into protocol messages. */
function createFrameReader(onFrame: (type: string, frame: Buffer) => void) {
  let buffer: Buffer = Buffer.alloc(0)
  return (bytes: Buffer) => {
    buffer = Buffer.concat([buffer, bytes])
    while (buffer.length >= 5 && buffer.length >= 1 + buffer.readInt32BE(1)) {
      const frame = buffer.subarray(0, 1 + buffer.readInt32BE(1))
      buffer = buffer.subarray(frame.length)
      onFrame(String.fromCharCode(frame[0] ?? 0), frame)
    }
  }
}

interface LentConnection {
  readonly stream: Socket
  onFrame: (type: string, frame: Buffer) => void
}

/** An authenticated connection of pg, whose raw bytes are then used directly. */
async function connectTo(url: string): Promise<LentConnection> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.removeAllListeners('data')
  const connection: LentConnection = { stream, onFrame: () => {} }
  stream.on(
    'data',
    createFrameReader((type, frame) => connection.onFrame(type, frame)),
  )
  return connection
}

export async function startPooler(url: string, size = 3) {
  const idleConnections = await Promise.all(Array.from({ length: size }, () => connectTo(url)))
  const allConnections = [...idleConnections]
  const waiting: ((connection: LentConnection) => void)[] = []
  const release = (connection: LentConnection) => {
    const next = waiting.shift()
    if (next) next(connection)
    else idleConnections.push(connection)
  }

  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => {})
    let connection: LentConnection | undefined
    let isWaiting = false
    /** Requests without ReadyForQuery so far. */
    let pendingRequests = 0
    const unsentFrames: Buffer[] = []

    function attach(lentConnection: LentConnection) {
      connection = lentConnection
      isWaiting = false
      lentConnection.onFrame = (type, frame) => {
        socket.write(frame)
        if (type === 'Z') pendingRequests--
        // The transaction is over: the connection is free.
        if (type === 'Z' && frame[5] === 'I'.charCodeAt(0) && pendingRequests === 0 && unsentFrames.length === 0) {
          connection = undefined
          lentConnection.onFrame = () => {}
          release(lentConnection)
        }
      }
      for (const frame of unsentFrames.splice(0)) lentConnection.stream.write(frame)
    }

    const onMessage = createFrameReader((type, frame) => {
      if (type === 'X') return socket.end()
      if (type === 'Q' || type === 'S') pendingRequests++
      if (connection) return void connection.stream.write(frame)
      unsentFrames.push(frame)
      if (isWaiting) return
      isWaiting = true
      const next = idleConnections.shift()
      if (next) attach(next)
      else waiting.push(attach)
    })

    socket.once('data', (start: Buffer) => {
      const startupFields = start.subarray(8, -1).toString().split('\0')
      const unsupported = startupFields.find((name, i) => i % 2 === 0 && name !== '' && !PARAMETERS.has(name))
      if (unsupported) {
        const fields = text('SFATAL', 'C08P01', `Munsupported startup parameter: ${unsupported}`, '')
        return socket.end(message('E', fields))
      }
      const handshake = [message('R', int32(0)), message('K', int32(randomInt(1, 2 ** 31), 1)), READY]
      socket.write(Buffer.concat(handshake))
      socket.on('data', onMessage)
    })
    // Closing a backend connection rolls back its transaction; a new one replaces it.
    socket.on('close', () => {
      const abandoned = connection
      if (!abandoned) return
      abandoned.stream.destroy()
      void connectTo(url).then((replacement) => {
        allConnections.push(replacement)
        release(replacement)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    async stop() {
      for (const { stream } of allConnections) stream.destroy()
      server.close()
    },
  }
}
