import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** TCP proxy between the application and its database that injects faults. */
export async function openTcpProxy(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let delay = 0
  let awaitedText: { text: string; onSeen: () => void } | undefined
  let state: 'whole' | 'cut' | 'silent' | 'stalled' = 'whole'

  const server = createServer((client) => {
    if (state === 'cut') return client.destroy()
    const upstream = connect(Number(port), hostname)
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      if (state === 'stalled') socket.pause()
      socket.on('data', (bytes) => {
        if (state === 'cut' || state === 'silent') return
        if (awaitedText && bytes.includes(awaitedText.text)) awaitedText.onSeen()
        if (delay === 0) peer.write(bytes)
        else setTimeout(() => peer.writable && peer.write(bytes), delay)
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = new URL(url)
  client.hostname = '127.0.0.1'
  client.port = String((server.address() as AddressInfo).port)

  const pause = () => {
    state = 'stalled'
    for (const socket of sockets) socket.pause()
  }
  const disconnectAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: client.href,
    /** Closes all connections and refuses new ones. */
    disconnect() {
      state = 'cut'
      disconnectAll()
    },
    /** Keeps connections open but discards all data. */
    blackhole() {
      state = 'silent'
    },
    /** Delays all data until `resume`, as in a network stall. */
    pause,
    /** Pauses when this text passes. */
    pauseAt: (text: string) =>
      new Promise<void>((resolve) => {
        awaitedText = {
          text,
          onSeen() {
            awaitedText = undefined
            pause()
            resolve()
          },
        }
      }),
    resume() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    /** Latency in each direction [ms]. */
    setLatency(milliseconds: number) {
      delay = milliseconds
    },
    restore() {
      state = 'whole'
      delay = 0
      disconnectAll()
    },
    close() {
      disconnectAll()
      server.close()
    },
  }
}
