import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The cable between the application and its database, for a test to pull: what runs at both ends stays real. */
export async function cable(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let delay = 0
  let awaited: { text: string; seen: () => void } | undefined
  let state: 'whole' | 'cut' | 'silent' | 'stalled' = 'whole'

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      if (state === 'stalled') socket.pause()
      socket.on('data', (bytes) => {
        if (state === 'cut' || state === 'silent') return
        if (awaited && bytes.includes(awaited.text)) awaited.seen()
        if (delay === 0) other.write(bytes)
        else setTimeout(() => other.writable && other.write(bytes), delay)
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String((server.address() as AddressInfo).port)

  const stall = () => {
    state = 'stalled'
    for (const socket of sockets) socket.pause()
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: near.href,
    /** Every connection ends, new ones are refused. */
    cut() {
      state = 'cut'
      drop()
    },
    /** Connections stay open and nothing comes through. */
    silence() {
      state = 'silent'
    },
    /** Nothing comes through for a time; then all of it does, in order, as after a stall of the network. */
    stall,
    /** The same from the moment at which this text comes by. */
    stallAt: (text: string) =>
      new Promise<void>((resolve) => {
        awaited = {
          text,
          seen() {
            awaited = undefined
            stall()
            resolve()
          },
        }
      }),
    flow() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    /** Everything takes this much longer each way [ms]. */
    stretch(milliseconds: number) {
      delay = milliseconds
    },
    mend() {
      state = 'whole'
      delay = 0
      drop()
    },
    close() {
      drop()
      server.close()
    },
  }
}
