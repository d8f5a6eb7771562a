import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root, untilItAnswers } from './served-site.ts'

/** The commands find the checkout by where they lie; all else may lie elsewhere. */
const LINKED = [
  'client',
  'shared',
  'migrations',
  'dist',
  'node_modules',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
]

export type Run = ReturnType<Checkout['start']>
export type Checkout = Awaited<ReturnType<typeof makeCheckout>>

/** The built checkout once more, in a folder whose name has a space and that only its owner may enter. */
export async function makeCheckout() {
  const folder = join(mkdtempSync(join(tmpdir(), 'helioplan-')), 'a site')
  mkdirSync(folder, { mode: 0o700 })
  cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true, preserveTimestamps: true })
  for (const part of LINKED) symlinkSync(join(root, part), join(folder, part))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started: ChildProcess[] = []

  /** A command of the checkout, without npm: what it prints, and how it ends. */
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
    /** `npm start`. */
    start: (env: Record<string, string> = {}) => run('start.js', [], env),

    /** Waits until the site is ready, and says how long that took [ms]. */
    async ready({ text, ended }: ReturnType<typeof run>) {
      const failed = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${text()}`)))
      return Promise.race([untilItAnswers(`${origin}/readyz`, 60_000), failed])
    },

    /** Runs a command to its end. */
    async finished(command: string, args: readonly string[] = [], env: Record<string, string> = {}) {
      const { ended, text } = run(command, args, env)
      return { code: await ended, text: text() }
    },

    post: (path: string, body: object) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(body),
      }),

    /** Where its PostgreSQL has its data. */
    databaseFolder() {
      const { id } = JSON.parse(readFileSync(join(folder, '.data', 'database.json'), 'utf8')) as { id: string }
      return process.getuid?.() === 0
        ? join('/var/lib/helioplan', id, 'data')
        : join(folder, '.data', 'postgres', 'data')
    },

    /** Ends what was started and still runs. */
    async endAll() {
      for (const child of started.splice(0)) await end(child, 'SIGTERM')
    },

    async remove() {
      await this.endAll()
      const memory = join(folder, '.data', 'database.json')
      if (process.getuid?.() === 0 && existsSync(memory))
        rmSync(join(this.databaseFolder(), '..'), { recursive: true, force: true })
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
