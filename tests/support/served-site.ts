import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startTemporaryPostgres } from './temporary-postgres.ts'

export const root = join(import.meta.dirname, '..', '..')

export interface ServedSite {
  readonly origin: string
  /** Process id of the server. */
  readonly pid: number
  readonly databaseUrl: string
}

/**
 * A free port. The system does not give ports of this range to outgoing connections, so that it stays free until it is
 * used, and while its user restarts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 20_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Waits until a URL answers 200.
 * @returns the duration [ms]
 */
export async function waitUntilReady(address: string, timeout = 120_000): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < timeout) {
    const answer = await fetch(address).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return performance.now() - start
    await pause(20)
  }
  throw new Error(`${address} did not answer in ${timeout / 1000} s`)
}

/** Runs `npm start` with these settings on a temporary database, and stops both afterwards. */
export async function withServedSite(settings: Record<string, string>, use: (site: ServedSite) => Promise<void>) {
  const postgres = await startTemporaryPostgres(join(root, '.data'))
  const port = await freePort()
  const databaseUrl = postgres.url('postgres')
  const child = spawn(process.execPath, [join(root, 'server', 'cli', 'start.js')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a secret for the bench only of forty characters',
      PORT: String(port),
      HOST: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    await waitUntilReady(`${origin}/readyz`)
    await use({ origin, pid: child.pid ?? 0, databaseUrl })
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await postgres.stop()
  }
}
