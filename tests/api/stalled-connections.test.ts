import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { DEADLINES } from '../../server/http/deadline.ts'
import { createHttpServer } from '../../server/http/http-server.ts'
import { listen } from '../support/stub-server.ts'
import { newArticle, openWebsiteBehindProxy } from '../support/website.ts'

describe('A slow database', async () => {
  // Shortened only after setup, which may take long on a busy machine.
  const deadlines = { ...DEADLINES, read: 60_000, write: 60_000 }
  const { site, proxy } = await openWebsiteBehindProxy({ deps: { deadlines } })
  const { agent } = await site.admin()
  const busy = 'The service is busy. Try again in a moment'

  test('gets a 503 in time, and the site recovers', async () => {
    // The latency is below the limits of single statements: without a deadline these would be answered late.
    proxy.setLatency(250)
    Object.assign(deadlines, { read: 300, write: 600 })
    const read = await agent.get('/api/calculations').expect(503, busy)
    expect(Number(read.headers['retry-after'])).toBeGreaterThan(0)
    expect(read.headers['x-content-type-options']).toBe('nosniff')
    expect(read.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    await agent.post('/api/articles', newArticle('far')).expect(503, busy)
    await agent.get('/profile').expect(503, busy)
    Object.assign(deadlines, { read: 60_000, write: 60_000 })
    proxy.restore()
    await expect.poll(() => agent.get('/api/calculations').then(({ status }) => status), { timeout: 10_000 }).toBe(200)
    // No connection stays occupied.
    await expect.poll(() => site.pool.totalCount - site.pool.idleCount, { timeout: 10_000 }).toBe(0)
    await agent.patch('/api/user', { firstName: 'Ada' }).expect(200)
  })

  test('a slow request body does not count towards the deadline', async () => {
    Object.assign(deadlines, { write: 600 })
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    const body = JSON.stringify({ email: 'a.person.who.takes.her.time@example.com' })
    const head = ['POST /api/newsletter HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Connection: close']
    socket.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, 20)].join('\r\n'))
    await pause(900)
    socket.write(body.slice(20))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 201 /)
    socket.destroy()
  })
})

describe('A stalled client', () => {
  const SHORT_TIMEOUTS = { idle: 400, downloadGrace: 400, minDownloadRate: 10_000_000 }
  /** Sends lines to a server on a new connection. */
  async function serve(maxConnections = 100) {
    const server = createHttpServer(maxConnections, SHORT_TIMEOUTS).on('request', (request, response) => {
      if (request.url === '/large') response.end(Buffer.alloc(20_000_000))
      else request.resume().once('end', () => response.end('short'))
    })
    const port = await listen(server)
    return (...lines: string[]) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      if (lines.length > 0) socket.write(`${[...lines, 'Host: x'].join('\r\n')}\r\n\r\n`)
      return socket
    }
  }
  const closed = (socket: Socket) => once(socket, 'close').then(() => true)

  test('is disconnected in the middle of its request', async () => {
    const open = await serve()
    const socket = open('POST / HTTP/1.1', 'Content-Length: 100')
    socket.resume()
    expect(await closed(socket)).toBe(true)
  })

  test('is disconnected while reading, also if it reads slowly', async () => {
    const open = await serve()
    const sockets = [open('GET /large HTTP/1.1'), open('GET /large HTTP/1.1')]
    const [stopped, trickling] = sockets.map((socket) => ({ socket: socket.pause(), end: closed(socket) }))
    const trickle = setInterval(() => trickling?.socket.read(1), 50)
    // 20 MB at 10 MB/s, plus 0.4 s.
    await pause(4000)
    clearInterval(trickle)
    // Only data buffered by the operating system arrive.
    for (const reader of [stopped, trickling]) {
      let received = 0
      reader?.socket.on('data', (bytes: Buffer) => (received += bytes.length))
      reader?.socket.resume()
      await reader?.end
      expect(received).toBeLessThan(20_000_000)
    }
  })

  test.each(['GET', 'POST'])(
    'in the middle of a streamed answer to %s is disconnected within the stated time',
    async (method) => {
      const idle = 2000
      const server = createHttpServer(100, { ...SHORT_TIMEOUTS, idle }).on('request', (request, response) => {
        // More data than the operating system buffers.
        request.resume().once('end', () => response.write(Buffer.alloc(20_000_000)))
      })
      const port = await listen(server)
      const answering = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      socket.pause().write(`${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`)
      const [, response] = await answering
      // Half as long again, by the same clock.
      const held = pause(1.5 * idle).then(() => 'held')
      expect(await Promise.race([once(response, 'close').then(() => 'closed'), held])).toBe('closed')
    },
  )

  test('with hundreds of unanswered requests on one connection is disconnected; twenty are answered', async () => {
    const open = await serve()
    const ask = (times: number) => open(`${'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times - 1)}GET / HTTP/1.1`)
    const modest = ask(20)
    let received = ''
    modest.on('data', (bytes: Buffer) => (received += bytes.toString()))
    await expect.poll(() => received.match(/short/g)?.length).toBe(20)
    modest.destroy()
    const greedy = ask(500).resume()
    expect(await closed(greedy)).toBe(true)
  })

  test('reading at normal speed gets the whole response', async () => {
    const open = await serve()
    const socket = open('GET /large HTTP/1.1', 'Connection: close')
    let received = 0
    socket.on('data', (bytes: Buffer) => (received += bytes.length))
    await closed(socket)
    expect(received).toBeGreaterThan(20_000_000)
  })

  test('does not affect connections in use: excess ones are closed', async () => {
    const open = await serve(2)
    const [first, second] = [open('GET / HTTP/1.1'), open('GET / HTTP/1.1')]
    await Promise.all([once(first, 'data'), once(second, 'data')])
    expect(await closed(open().resume())).toBe(true)
    first.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const [again] = (await once(first, 'data')) as [Buffer]
    expect(again.toString()).toContain('short')
  })
})
