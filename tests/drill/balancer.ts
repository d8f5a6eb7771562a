import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end } from '../support/checkout.ts'
import { findProgram } from '../support/find-program.ts'
import { freePort } from '../support/served-site.ts'

export interface Balancer {
  readonly origin: string
  readonly name: string
  readonly stop: () => Promise<void>
}

/** HAProxy's defaults: a check every 2 s, down after 3 failures, up after 2 successes. */
const INTERVAL = 2000
const FALL = 3
const RISE = 2

/** HAProxy if it is installed, otherwise a simple balancer with the same health checks. */
export const startBalancer = (ports: readonly number[]): Promise<Balancer> => {
  const haproxy = findProgram('haproxy')
  return haproxy ? startHaproxy(haproxy, ports) : startSimpleBalancer(ports)
}

async function startHaproxy(program: string, ports: readonly number[]): Promise<Balancer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    // Refused connections are retried on another server at once.
    '  option redispatch 1',
    '  option forwardfor',
    'frontend people',
    `  bind 127.0.0.1:${port}`,
    '  default_backend sites',
    'backend sites',
    '  option httpchk GET /readyz',
    ...ports.map((port) => `  server s${port} 127.0.0.1:${port} check`),
    '',
  ]
  writeFileSync(file, lines.join('\n'))
  const child = spawn(program, ['-q', '-db', '-f', file], { stdio: 'ignore' })
  return {
    origin: `http://127.0.0.1:${port}`,
    name: 'HAProxy',
    async stop() {
      await end(child, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startSimpleBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const sites = ports.map((port) => ({ port, isUp: true, streak: 0 }))
  async function check(site: (typeof sites)[number]) {
    const { ok } = await fetch(`http://127.0.0.1:${site.port}/readyz`).catch(() => ({ ok: false }))
    site.streak = ok === site.isUp ? 0 : site.streak + 1
    if (site.streak < (site.isUp ? FALL : RISE)) return
    site.isUp = ok
    site.streak = 0
  }
  const checking = setInterval(() => void Promise.all(sites.map(check)), INTERVAL)
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    // Buffered, so that it can be sent to another server.
    const body = Buffer.concat(await incoming.toArray())
    const healthySites = sites.filter(({ isUp }) => isUp)
    const first = turn++ % Math.max(1, healthySites.length)
    function forward(tries: number) {
      const site = healthySites[(first + tries) % Math.max(1, healthySites.length)]
      if (!site) return outgoing.writeHead(503).end()
      const { method, url: path, headers } = incoming
      // Writes use a new connection: an idle keep-alive connection may close just when it is reused.
      const options = { agent: method === 'GET' ? agent : false, host: '127.0.0.1', port: site.port } as const
      const forwarded = request({ ...options, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      forwarded.on('error', (error: NodeJS.ErrnoException) => {
        // Refused, or closed when reused: idempotent requests are retried elsewhere (RFC 9110, 9.2.2).
        const isRead = method === 'GET' && forwarded.reusedSocket && error.code === 'ECONNRESET'
        if ((error.code === 'ECONNREFUSED' || isRead) && tries + 1 < healthySites.length) return forward(tries + 1)
        if (!outgoing.headersSent) outgoing.writeHead(502)
        outgoing.end()
      })
      forwarded.end(body)
    }
    forward(0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    name: 'a plain balancer (HAProxy is not installed)',
    async stop() {
      clearInterval(checking)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}
