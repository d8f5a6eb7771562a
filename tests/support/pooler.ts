import { randomInt } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

/*
 * A pooler in transaction mode, as small as it can be: it answers for itself when somebody connects, and lends a connection
 * of its own for one transaction. Stricter than most: it lends the connection that has rested longest, so that two
 * transactions of one caller nearly always run on two of them. PostgreSQL's manual, "Frontend/Backend Protocol".
 */

/** What it lets a caller set when connecting, as PgBouncer does. */
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

/** Cuts what arrives into messages of the protocol. */
function frames(onFrame: (type: string, frame: Buffer) => void) {
  let held: Buffer = Buffer.alloc(0)
  return (bytes: Buffer) => {
    held = Buffer.concat([held, bytes])
    while (held.length >= 5 && held.length >= 1 + held.readInt32BE(1)) {
      const frame = held.subarray(0, 1 + held.readInt32BE(1))
      held = held.subarray(frame.length)
      onFrame(String.fromCharCode(frame[0] ?? 0), frame)
    }
  }
}

interface Lent {
  readonly stream: Socket
  onFrame: (type: string, frame: Buffer) => void
}

/** A connection to PostgreSQL that pg has opened and signed in; from then on its bytes are ours. */
async function connectTo(url: string): Promise<Lent> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.removeAllListeners('data')
  const lent: Lent = { stream, onFrame: () => {} }
  stream.on(
    'data',
    frames((type, frame) => lent.onFrame(type, frame)),
  )
  return lent
}

export async function startPooler(url: string, size = 3) {
  const rested = await Promise.all(Array.from({ length: size }, () => connectTo(url)))
  const all = [...rested]
  const waiting: ((lent: Lent) => void)[] = []
  const give = (lent: Lent) => {
    const next = waiting.shift()
    if (next) next(lent)
    else rested.push(lent)
  }

  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => {})
    let lent: Lent | undefined
    let isWaiting = false
    /** Requests whose end the caller has not been told of yet. */
    let open = 0
    const unsent: Buffer[] = []

    function lend(to: Lent) {
      lent = to
      isWaiting = false
      to.onFrame = (type, frame) => {
        socket.write(frame)
        if (type === 'Z') open--
        // The transaction is over: whoever comes next may have it.
        if (type === 'Z' && frame[5] === 'I'.charCodeAt(0) && open === 0 && unsent.length === 0) {
          lent = undefined
          to.onFrame = () => {}
          give(to)
        }
      }
      for (const frame of unsent.splice(0)) to.stream.write(frame)
    }

    const onMessage = frames((type, frame) => {
      if (type === 'X') return socket.end()
      if (type === 'Q' || type === 'S') open++
      if (lent) return void lent.stream.write(frame)
      unsent.push(frame)
      if (isWaiting) return
      isWaiting = true
      const next = rested.shift()
      if (next) lend(next)
      else waiting.push(lend)
    })

    socket.once('data', (start: Buffer) => {
      const given = start.subarray(8, -1).toString().split('\0')
      const unknown = given.find((name, i) => i % 2 === 0 && name !== '' && !PARAMETERS.has(name))
      if (unknown) {
        const fields = text('SFATAL', 'C08P01', `Munsupported startup parameter: ${unknown}`, '')
        return socket.end(message('E', fields))
      }
      const hello = [message('R', int32(0)), message('K', int32(randomInt(1, 2 ** 31), 1)), READY]
      socket.write(Buffer.concat(hello))
      socket.on('data', onMessage)
    })
    // What was left in the middle of a transaction is rolled back by ending its connection, and another one is made.
    socket.on('close', () => {
      const left = lent
      if (!left) return
      left.stream.destroy()
      void connectTo(url).then((fresh) => {
        all.push(fresh)
        give(fresh)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    async stop() {
      for (const { stream } of all) stream.destroy()
      server.close()
    },
  }
}
