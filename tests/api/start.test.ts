import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort, root } from '../support/served-site.ts'

/** A copy of the built checkout, in a folder whose name has a space and that only its owner may enter. */
let checkout: string
let port: number
const started: ChildProcess[] = []

beforeAll(async () => {
  checkout = join(mkdtempSync(join(tmpdir(), 'helioplan-')), 'a site')
  mkdirSync(checkout, { mode: 0o700 })
  const parts = [
    'client',
    'server',
    'shared',
    'migrations',
    'dist',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tailwind.config.ts',
    'tsconfig.json',
  ]
  for (const part of parts)
    cpSync(join(root, part), join(checkout, part), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  port = await freePort()
})

afterEach(async () => {
  for (const site of started.splice(0)) await end(site, 'SIGTERM')
})

afterAll(() => {
  const memory = join(checkout, '.data', 'database.json')
  if (process.getuid?.() === 0 && existsSync(memory)) {
    const { id } = JSON.parse(readFileSync(memory, 'utf8')) as { id: string }
    rmSync(join('/var/lib/helioplan', id), { recursive: true, force: true })
  }
  rmSync(join(checkout, '..'), { recursive: true, force: true })
})

/** `npm start` without npm: what it prints, and how it ends. */
function start(env: Record<string, string> = {}) {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const site = spawn(process.execPath, [join(checkout, 'server', 'cli', 'start.js')], {
    env: { ...inherited, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(site)
  let text = ''
  for (const stream of [site.stdout, site.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
  const ended = new Promise<number | null>((resolve) => site.once('close', resolve))
  return { site, ended, text: () => text }
}

async function ready(run: ReturnType<typeof start>) {
  await expect.poll(run.text, { timeout: 45_000, interval: 20 }).toContain('Helioplan is ready at')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
}

async function end(site: ChildProcess, signal: NodeJS.Signals) {
  if (site.exitCode !== null || site.signalCode !== null) return site.exitCode
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve))
  site.kill(signal)
  return ended
}

/** How a start ends that cannot succeed: one sentence, no stack. */
async function refusal(run: ReturnType<typeof start>) {
  const code = await run.ended
  const lines = run.text().trim().split('\n')
  expect(run.text()).not.toMatch(/^ +at |node:internal|\.js:\d+/m)
  return { code, last: lines.at(-1) }
}

describe('The start of a checkout on its own database', () => {
  test('serves, keeps what was stored over a kill -9, refuses a second start, and stops in good order', async () => {
    const first = start()
    await ready(first)
    expect(first.text()).toMatch(/The first administrator is "admin" with the password [\w-]{16}\n/)
    const person = { username: 'ada', email: 'ada@example.org', country: 'Portugal', password: 'sunlit-roof-42' }
    expect((await post('/api/register', person)).status).toBe(201)

    const second = await refusal(start({ PORT: String(await freePort()) }))
    expect(second.code).toBe(1)
    expect(second.last).toMatch(/^Helioplan is already running from this folder \(process \d+\); stop it first\.$/)

    await end(first.site, 'SIGKILL')
    const again = start()
    await ready(again)
    expect(again.text()).not.toContain('first administrator')
    expect((await post('/api/login', { username: 'ada', password: person.password })).status).toBe(200)

    expect(await end(again.site, 'SIGTERM')).toBe(0)
    expect(existsSync(join(databaseFolder(), 'postmaster.pid'))).toBe(false)
    expect(existsSync(join(checkout, '.data', 'running.lock'))).toBe(false)
  }, 120_000)

  test('of two starts at the same moment one serves and the other says why not', async () => {
    const both = [start(), start()]
    const loser = await Promise.race(both.map((run) => run.ended.then((code) => ({ run, code }))))
    expect(loser.code).toBe(1)
    expect(loser.run.text()).toContain('Helioplan is already running from this folder')
    const winner = both.find((run) => run !== loser.run)
    if (winner) await ready(winner)
  }, 90_000)

  test('a port in use is one sentence, and the database is stopped again', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    try {
      const { code, last } = await refusal(start())
      expect(code).toBe(1)
      expect(last).toBe(`Port ${port} is already in use: stop what uses it, or set PORT to another one.`)
      expect(existsSync(join(databaseFolder(), 'postmaster.pid'))).toBe(false)
    } finally {
      await new Promise((resolve) => other.close(resolve))
    }
  }, 60_000)
})

describe('The start on a database elsewhere', () => {
  const SESSION_SECRET = 'a secret for tests only of forty characters'

  test('an address where nothing answers is one sentence', async () => {
    const run = start({ DATABASE_URL: 'postgres://solar:hunter2@127.0.0.1:1/solar', SESSION_SECRET })
    expect(await refusal(run)).toEqual({
      code: 1,
      last: 'No PostgreSQL answers at 127.0.0.1:1; start it, or correct DATABASE_URL.',
    })
    expect(run.text()).not.toContain('hunter2')
  })

  test('a bad environment names all faults and nothing else', async () => {
    const run = start({ DATABASE_URL: 'sqlite:solar', PORT: 'http' })
    expect((await refusal(run)).code).toBe(1)
    expect(run.text().trim().split('\n')).toEqual([
      'The environment needs a correction:',
      '  PORT must be a whole number from 1 to 65535.',
      '  DATABASE_URL must look like postgres://user:password@host:5432/database.',
      expect.stringMatching(/^ {2}SESSION_SECRET must be set when DATABASE_URL is/),
    ])
  })

  test('SIGTERM first turns readiness off then ends the process without a fault', async () => {
    const url = Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' }).href
    const run = start({ DATABASE_URL: url, SESSION_SECRET, STOP_NOTICE_MS: '4000' })
    await ready(run)
    const ended = run.ended
    run.site.kill('SIGTERM')
    // Within the notice, however slow the machine: nothing here depends on the moment of the signal.
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status, { timeout: 30_000 })
      .toBe(503)
    expect(await ended).toBe(0)
  }, 60_000)
})

function databaseFolder() {
  const { id } = JSON.parse(readFileSync(join(checkout, '.data', 'database.json'), 'utf8')) as { id: string }
  return process.getuid?.() === 0 ? join('/var/lib/helioplan', id, 'data') : join(checkout, '.data', 'postgres', 'data')
}

const post = (path: string, body: object) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify(body),
  })
