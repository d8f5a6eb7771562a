import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, root, waitUntilReady } from './served-site.ts'

/** Commands locate the checkout by their own path, so server/ is copied; the rest may be links. */
const LINKED = [
  'client',
  'shared',
  'locales',
  'migrations',
  'dist',
  'node_modules',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
]

const MAX_ATTEMPTS = 5

export type Run = ReturnType<Checkout['start']>
export type Checkout = Awaited<ReturnType<typeof createCheckout>>

/**
 * A second checkout of the built site, in a folder with a space in its name and without access for others.
 * @param linked what it consists of beside server/
 */
export async function createCheckout(linked: readonly string[] = LINKED) {
  const folder = join(mkdtempSync(join(tmpdir(), 'helioplan-')), 'a site')
  mkdirSync(folder, { mode: 0o700 })
  cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true, preserveTimestamps: true })
  for (const part of linked) symlinkSync(join(root, part), join(folder, part))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started: ChildProcess[] = []

  /** Runs a command of the checkout without npm. */
  function run(command: string, args: readonly string[] = [], env: Record<string, string> = {}) {
    const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
    const child = spawn(process.execPath, [join(folder, 'server', 'cli', command), ...args], {
      env: { ...inherited, PORT: String(port), LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { child, ended, text: () => text }
  }

  return {
    folder,
    port,
    origin,
    run,
    start: (env: Record<string, string> = {}) => run('start.js', [], env),

    /**
     * Waits until the site is ready.
     * @returns the duration [ms]
     */
    async ready({ text, ended }: ReturnType<typeof run>) {
      const failed = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${text()}`)))
      return Promise.race([waitUntilReady(`${origin}/readyz`, 60_000), failed])
    },

    async runToEnd(command: string, args: readonly string[] = [], env: Record<string, string> = {}) {
      const { ended, text } = run(command, args, env)
      return { code: await ended, text: text() }
    },

    /** Asks again after a 503, which promises that nothing was stored: a busy machine may need longer than the deadline. */
    async post(path: string, body: object) {
      for (let attempt = 1; ; attempt++) {
        const response = await fetch(`${origin}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: origin },
          body: JSON.stringify(body),
        })
        if (response.status !== 503 || attempt === MAX_ATTEMPTS) return response
        await setTimeout(Number(response.headers.get('Retry-After')) * 1000)
      }
    },

    /** URL of its embedded database, for the owner of the database. */
    databaseUrl() {
      const { password, port } = JSON.parse(readFileSync(join(folder, '.data', 'database.json'), 'utf8'))
      return `postgres://helioplan:${password}@127.0.0.1:${port}/helioplan`
    },

    findDatabaseFolder() {
      const { id } = JSON.parse(readFileSync(join(folder, '.data', 'database.json'), 'utf8')) as { id: string }
      return process.getuid?.() === 0
        ? join('/var/lib/helioplan', id, 'data')
        : join(folder, '.data', 'postgres', 'data')
    },

    /** Ends all running processes. */
    async endAll() {
      for (const child of started.splice(0)) await end(child, 'SIGTERM')
    },

    async remove() {
      await this.endAll()
      const recordFile = join(folder, '.data', 'database.json')
      if (process.getuid?.() === 0 && existsSync(recordFile))
        rmSync(join(this.findDatabaseFolder(), '..'), { recursive: true, force: true })
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}
