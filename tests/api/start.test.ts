import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Checkout, createCheckout, end, type Run } from '../support/checkout.ts'
import { withClient } from '../support/database.ts'
import { freePort, root } from '../support/served-site.ts'
import { SESSION_SECRET } from '../support/website.ts'

let site: Checkout
const start = (env?: Record<string, string>) => site.start(env)
/** A start that serves. */
async function serve(env?: Record<string, string>) {
  const run = start(env)
  await site.ready(run)
  return run
}
let running: Run | undefined
/** The run that serves, which several tests share. */
async function serving() {
  running ??= await serve()
  return running
}
async function endAll() {
  running = undefined
  await site.endAll()
}
beforeAll(async () => {
  site = await createCheckout()
})
afterAll(() => site.remove())

/** Expects a start to fail with one sentence and no stack, and returns the sentence. */
async function refusal(run: Run) {
  expect(await run.ended).toBe(1)
  expect(run.text()).not.toMatch(/^ +at |node:internal|\.js:\d+/m)
  return run.text().trim().split('\n').at(-1)
}
const secondStart = async () => refusal(start({ PORT: String(await freePort()) }))
const ADA = { username: 'ada', email: 'ada@example.org', country: 'Portugal', password: 'sunlit-roof-42' }
/** Whether a user of an earlier start is still there. */
const canSignIn = async () => (await site.post('/api/login', ADA)).status === 200
const isDatabaseRunning = () => existsSync(join(site.findDatabaseFolder(), 'postmaster.pid'))
const withOwner = (statement: string) => withClient(site.databaseUrl(), (client) => client.query(statement))

describe('A checkout on its own database', () => {
  test('serves, and rejects a second start', async () => {
    const run = await serving()
    expect(run.text()).toMatch(/The first administrator is "admin" with the password [\w-]{16}\n/)
    expect((await site.post('/api/register', ADA)).status).toBe(201)
    const sentence = /^Helioplan is already running from this folder \(process \d+\); stop it first\.$/
    expect(await secondStart()).toMatch(sentence)
  })

  test('survives kill -9', async () => {
    const { child } = await serving()
    running = undefined
    await end(child, 'SIGKILL')
    const run = await serving()
    expect(run.text()).not.toContain('first administrator')
    expect(await canSignIn()).toBe(true)
  })

  test('accesses its database by a role that can only change rows', async () => {
    await serving()
    const { rows } = await withOwner(
      `select distinct usename, usesuper from pg_stat_activity join pg_user using (usename)
       where application_name = 'helioplan' and datname = 'helioplan' and pid <> pg_backend_pid()`,
    )
    expect(rows).toEqual([{ usename: 'helioplan_site', usesuper: false }])
    for (const statement of [
      'create table planted (id integer)',
      'alter table users add column planted text',
      'drop table users',
      'truncate users',
      'select * from pg_authid',
      'delete from drizzle.__drizzle_migrations',
      "copy users to program 'cat'",
    ]) {
      const asSite = withOwner(`begin; set local role helioplan_site; ${statement}; rollback`)
      await expect(asSite, statement).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('restarts its database after a kill, with its data', async () => {
    await serving()
    const processId = () =>
      Number(readFileSync(join(site.findDatabaseFolder(), 'postmaster.pid'), 'utf8').split('\n')[0])
    const readyz = () => fetch(`${site.origin}/readyz`).then(({ status }) => status)
    const killed = processId()
    process.kill(killed, 'SIGKILL')
    await expect.poll(readyz, { timeout: 30_000, interval: 10 }).not.toBe(200)
    await expect.poll(readyz, { timeout: 60_000, interval: 50 }).toBe(200)
    expect(processId()).not.toBe(killed)
    expect(await canSignIn()).toBe(true)
    // The site lock is held again: no other process may serve from these data.
    expect(await secondStart()).toMatch(/already running/)
  })

  test('stops gracefully, and gives the database of an earlier version that role', async () => {
    const { child } = await serving()
    await withOwner('drop owned by helioplan_site; drop role helioplan_site')
    running = undefined
    expect(await end(child, 'SIGTERM')).toBe(0)
    expect(isDatabaseRunning()).toBe(false)
    expect(existsSync(join(site.folder, '.data', 'running.lock'))).toBe(false)
    const memoryFile = join(site.folder, '.data', 'database.json')
    const { place, ...memory } = JSON.parse(readFileSync(memoryFile, 'utf8'))
    writeFileSync(memoryFile, JSON.stringify(memory))
    await serving()
    expect(await canSignIn()).toBe(true)
    const { rows } = await withOwner("select rolsuper, rolcreatedb from pg_roles where rolname = 'helioplan_site'")
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false }])
    expect(JSON.parse(readFileSync(memoryFile, 'utf8')).place).toBe(place)
  })

  test('lets one of two simultaneous starts serve', async () => {
    await endAll()
    const both = [start(), start()]
    const loser = await Promise.race(both.map((run) => run.ended.then((code) => ({ run, code }))))
    expect(loser.code).toBe(1)
    expect(loser.run.text()).toContain('Helioplan is already running from this folder')
    const winner = both.find((run) => run !== loser.run)
    if (winner) await site.ready(winner)
  })

  test('reports a port in use and stops the database', async () => {
    await endAll()
    const other = createServer().listen(site.port, '127.0.0.1')
    try {
      const sentence = `Port ${site.port} is already in use: stop what uses it, or set PORT to another one.`
      expect(await refusal(start())).toBe(sentence)
      expect(isDatabaseRunning()).toBe(false)
    } finally {
      await new Promise((resolve) => other.close(resolve))
    }
  })

  test('rejects the database of another PostgreSQL version with upgrade steps', async () => {
    await endAll()
    const file = join(site.findDatabaseFolder(), 'PG_VERSION')
    const ours = readFileSync(file, 'utf8')
    writeFileSync(file, '15\n')
    const run = start()
    await refusal(run)
    writeFileSync(file, ours)
    expect(run.text()).toMatch(/were written by PostgreSQL 15; this Helioplan brings PostgreSQL \d+, which cannot/)
    expect(run.text()).toMatch(/1\. put the Helioplan that wrote them .* npm run backup/)
  })

  test('does not recreate a missing database', async () => {
    await endAll()
    const data = site.findDatabaseFolder()
    renameSync(data, `${data}-aside`)
    const run = start()
    await refusal(run)
    expect(run.text()).toContain(`The data of this site were in ${data} and are not there any more.`)
    expect(existsSync(data)).toBe(false)
    renameSync(`${data}-aside`, data)
    await serve()
    expect(await canSignIn()).toBe(true)
  })
})

/** A database elsewhere. */
const elsewhere = () => ({
  DATABASE_URL: Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' }).href,
  SESSION_SECRET,
})

describe('The start on a database elsewhere', () => {
  test('reports an unreachable address', async () => {
    const run = start({ DATABASE_URL: 'postgres://solar:hunter2@127.0.0.1:1/solar', SESSION_SECRET })
    expect(await refusal(run)).toBe('No PostgreSQL answers at 127.0.0.1:1; start it, or correct DATABASE_URL.')
    expect(run.text()).not.toContain('hunter2')
  })

  test('reports all invalid settings at once', async () => {
    const run = start({ DATABASE_URL: 'sqlite:solar', PORT: 'http' })
    await refusal(run)
    expect(run.text().trim().split('\n')).toEqual([
      'The environment needs a correction:',
      '  PORT must be a whole number from 1 to 65535.',
      '  DATABASE_URL must look like postgres://user:password@host:5432/database.',
      expect.stringMatching(/^ {2}SESSION_SECRET must be set when DATABASE_URL is/),
    ])
  })

  test('SIGTERM turns readiness off, then stops the process gracefully', async () => {
    await endAll()
    const { child, ended } = await serve({ ...elsewhere(), STOP_NOTICE_MS: '4000' })
    child.kill('SIGTERM')
    // The notice time passes, however slow the machine is.
    const readiness = async () => (await fetch(`${site.origin}/readyz`).catch(() => null))?.status
    await expect.poll(readiness, { timeout: 30_000 }).toBe(503)
    expect(await ended).toBe(0)
  })
})

describe('The content of the container image', () => {
  const finalStage =
    readFileSync(join(root, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copied = [...finalStage.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((path) => path.replace('/site/', ''))
  let image: Checkout
  beforeAll(async () => {
    image = await createCheckout(['node_modules', ...copied.filter((path) => path !== 'server')])
  })
  afterAll(() => image.remove())

  test('serves without the sources', async () => {
    expect(copied).not.toContain('client')
    await image.ready(image.start(elsewhere()))
    expect((await fetch(image.origin)).status).toBe(200)
  })

  test('asks for a database', async () => {
    const run = image.start()
    expect(await refusal(run)).toBe('This image has no database of its own: set DATABASE_URL.')
  })
})
