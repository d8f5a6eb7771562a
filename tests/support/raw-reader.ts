import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A client that decides when it reads and when it leaves. It is paused: nothing is read before `read`.
 * @param origin `http://127.0.0.1:3000`
 */
export async function openReader(origin: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  return {
    socket,
    /** Asks for the same several times without waiting for an answer. */
    ask(path: string, { times = 1, headers = [] }: { times?: number; headers?: readonly string[] } = {}) {
      socket.write([`GET ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, ...headers, '', ''].join('\r\n').repeat(times))
    },
    /** Reads this many bytes, or fewer if no more have arrived. */
    read: (bytes: number) => readSome(socket, bytes),
    leave: () => socket.destroy(),
  }
}

async function readSome(socket: Socket, bytes: number): Promise<Buffer> {
  if (socket.readableLength === 0 && !socket.readableEnded) await once(socket, 'readable')
  return socket.read(Math.min(bytes, socket.readableLength)) ?? Buffer.alloc(0)
}

/** Sends lines as they are, and returns the whole answer: HTTP libraries clean requests up. */
export async function sendRaw(origin: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return Buffer.concat(await socket.toArray()).toString()
}
