import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { end } from './checkout.ts'
import { withClient } from './database.ts'
import { findProgram, UNPRIVILEGED_USER } from './find-program.ts'
import { freePort } from './served-site.ts'

export const pgbouncerPath = findProgram('pgbouncer')

/** Starts PgBouncer with its default settings in front of a database. */
export async function startPgBouncer(url: string, settings: Record<string, string | number> = {}) {
  if (!pgbouncerPath) throw new Error('PgBouncer is not installed')
  const { hostname, port: serverPort, username, password } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const allSettings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    ...settings,
  }
  const server = `host=${hostname} port=${serverPort} user=${username} password=${password}`
  const lines = Object.entries(allSettings).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, ['[databases]', `* = ${server}`, '[pgbouncer]', ...lines, ''].join('\n'))
  const child = spawn(pgbouncerPath, ['-q', file], { ...UNPRIVILEGED_USER, stdio: 'ignore' })
  const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  await waitUntilReady(address)
  return {
    url: address,
    async stop() {
      await end(child, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(url: string) {
  for (let tries = 0; tries < 400; tries++) {
    try {
      return await withClient(url, async () => {})
    } catch {
      await pause(25)
    }
  }
  throw new Error('PgBouncer does not answer')
}
