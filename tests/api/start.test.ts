import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Checkout, createCheckout, end, type Run } from '../support/checkout.ts'
import { freePort, root } from '../support/served-site.ts'

let site: Checkout
const start = (env?: Record<string, string>) => site.start(env)
const ready = (run: Run) => site.ready(run)

beforeAll(async () => {
  site = await createCheckout()
})
afterEach(() => site.endAll())
afterAll(() => site.remove())

/** Expects a start to fail with one sentence and no stack. */
async function refusal(run: Run) {
  const code = await run.ended
  const lines = run.text().trim().split('\n')
  expect(run.text()).not.toMatch(/^ +at |node:internal|\.js:\d+/m)
  return { code, last: lines.at(-1) }
}

describe('The start of a checkout on its own database', () => {
  test('serves, survives kill -9, rejects a second start, and stops gracefully', async () => {
    const first = start()
    await ready(first)
    expect(first.text()).toMatch(/The first administrator is "admin" with the password [\w-]{16}\n/)
    const person = { username: 'ada', email: 'ada@example.org', country: 'Portugal', password: 'sunlit-roof-42' }
    expect((await site.post('/api/register', person)).status).toBe(201)

    const second = await refusal(start({ PORT: String(await freePort()) }))
    expect(second.code).toBe(1)
    expect(second.last).toMatch(/^Helioplan is already running from this folder \(process \d+\); stop it first\.$/)

    await end(first.child, 'SIGKILL')
    const again = start()
    await ready(again)
    expect(again.text()).not.toContain('first administrator')
    expect((await site.post('/api/login', { username: 'ada', password: person.password })).status).toBe(200)

    expect(await end(again.child, 'SIGTERM')).toBe(0)
    expect(existsSync(join(site.findDatabaseFolder(), 'postmaster.pid'))).toBe(false)
    expect(existsSync(join(site.folder, '.data', 'running.lock'))).toBe(false)
  })

  test('lets one of two simultaneous starts serve', async () => {
    const both = [start(), start()]
    const loser = await Promise.race(both.map((run) => run.ended.then((code) => ({ run, code }))))
    expect(loser.code).toBe(1)
    expect(loser.run.text()).toContain('Helioplan is already running from this folder')
    const winner = both.find((run) => run !== loser.run)
    if (winner) await ready(winner)
  })

  test('reports a port in use and stops the database', async () => {
    const other = createServer().listen(site.port, '127.0.0.1')
    try {
      const { code, last } = await refusal(start())
      expect(code).toBe(1)
      expect(last).toBe(`Port ${site.port} is already in use: stop what uses it, or set PORT to another one.`)
      expect(existsSync(join(site.findDatabaseFolder(), 'postmaster.pid'))).toBe(false)
    } finally {
      await new Promise((resolve) => other.close(resolve))
    }
  })
})

describe('The database of a checkout', () => {
  /** Process id of the PostgreSQL server. */
  const serving = () => Number(readFileSync(join(site.findDatabaseFolder(), 'postmaster.pid'), 'utf8').split('\n')[0])
  const readyz = () => fetch(`${site.origin}/readyz`).then(({ status }) => status)

  test('is restarted after a kill with its data', async () => {
    const run = start()
    await ready(run)
    const killed = serving()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => readyz(), { timeout: 30_000, interval: 10 }).not.toBe(200)
    await expect.poll(() => readyz(), { timeout: 60_000, interval: 50 }).toBe(200)
    expect(serving()).not.toBe(killed)
    expect((await site.post('/api/login', { username: 'ada', password: 'sunlit-roof-42' })).status).toBe(200)
    // The site lock is held again: no other process may serve from these data.
    const second = await refusal(start({ PORT: String(await freePort()) }))
    expect(second.code).toBe(1)
    expect(await end(run.child, 'SIGTERM')).toBe(0)
    expect(existsSync(join(site.findDatabaseFolder(), 'postmaster.pid'))).toBe(false)
  })

  test('is accessed by a role that can only change rows', async () => {
    const run = start()
    await ready(run)
    const { password, port } = JSON.parse(readFileSync(join(site.folder, '.data', 'database.json'), 'utf8'))
    const owner = new pg.Client(`postgres://helioplan:${password}@127.0.0.1:${port}/helioplan`)
    await owner.connect()
    const { rows } = await owner.query(
      `select distinct usename, usesuper from pg_stat_activity join pg_user using (usename)
       where application_name = 'helioplan' and datname = 'helioplan'`,
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
      await expect(
        owner
          .query(`begin; set local role helioplan_site; ${statement}; rollback`)
          .finally(() => owner.query('rollback')),
      ).rejects.toMatchObject({ code: '42501' })
    }
    await owner.end()
  })

  test('of an earlier version gets that role', async () => {
    const memoryFile = join(site.folder, '.data', 'database.json')
    const run = start()
    await ready(run)
    const { place, ...memory } = JSON.parse(readFileSync(memoryFile, 'utf8'))
    const address = `postgres://helioplan:${memory.password}@127.0.0.1:${memory.port}/helioplan`
    const withOwner = async (statement: string) => {
      const owner = new pg.Client(address)
      await owner.connect()
      return owner.query(statement).finally(() => owner.end())
    }
    await withOwner('drop owned by helioplan_site; drop role helioplan_site')
    await end(run.child, 'SIGTERM')
    writeFileSync(memoryFile, JSON.stringify(memory))
    await ready(start())
    expect((await site.post('/api/login', { username: 'ada', password: 'sunlit-roof-42' })).status).toBe(200)
    const { rows } = await withOwner("select rolsuper, rolcreatedb from pg_roles where rolname = 'helioplan_site'")
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false }])
    expect(JSON.parse(readFileSync(memoryFile, 'utf8')).place).toBe(place)
  })

  test('of another PostgreSQL version is rejected with upgrade steps', async () => {
    const file = join(site.findDatabaseFolder(), 'PG_VERSION')
    const ours = readFileSync(file, 'utf8')
    writeFileSync(file, '15\n')
    const run = start()
    const { code } = await refusal(run)
    writeFileSync(file, ours)
    expect(code).toBe(1)
    expect(run.text()).toMatch(/were written by PostgreSQL 15; this Helioplan brings PostgreSQL \d+, which cannot/)
    expect(run.text()).toMatch(/1\. put the Helioplan that wrote them .* npm run backup/)
  })

  test('is not recreated when missing', async () => {
    const data = site.findDatabaseFolder()
    renameSync(data, `${data}-aside`)
    const run = start()
    const { code } = await refusal(run)
    expect(code).toBe(1)
    expect(run.text()).toContain(`The data of this site were in ${data} and are not there any more.`)
    expect(existsSync(data)).toBe(false)
    renameSync(`${data}-aside`, data)
    await ready(start())
    expect((await site.post('/api/login', { username: 'ada', password: 'sunlit-roof-42' })).status).toBe(200)
  })
})

describe('The start on a database elsewhere', () => {
  const SESSION_SECRET = 'a secret for tests only of forty characters'

  test('reports an unreachable address', async () => {
    const run = start({ DATABASE_URL: 'postgres://solar:hunter2@127.0.0.1:1/solar', SESSION_SECRET })
    expect(await refusal(run)).toEqual({
      code: 1,
      last: 'No PostgreSQL answers at 127.0.0.1:1; start it, or correct DATABASE_URL.',
    })
    expect(run.text()).not.toContain('hunter2')
  })

  test('reports all invalid settings at once', async () => {
    const run = start({ DATABASE_URL: 'sqlite:solar', PORT: 'http' })
    expect((await refusal(run)).code).toBe(1)
    expect(run.text().trim().split('\n')).toEqual([
      'The environment needs a correction:',
      '  PORT must be a whole number from 1 to 65535.',
      '  DATABASE_URL must look like postgres://user:password@host:5432/database.',
      expect.stringMatching(/^ {2}SESSION_SECRET must be set when DATABASE_URL is/),
    ])
  })

  test('SIGTERM turns readiness off, then stops the process gracefully', async () => {
    const url = Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' }).href
    const run = start({ DATABASE_URL: url, SESSION_SECRET, STOP_NOTICE_MS: '4000' })
    await ready(run)
    const ended = run.ended
    run.child.kill('SIGTERM')
    // The notice time passes, however slow the machine is.
    await expect
      .poll(async () => (await fetch(`${site.origin}/readyz`).catch(() => null))?.status, { timeout: 30_000 })
      .toBe(503)
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
    const url = Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' }).href
    await image.ready(image.start({ DATABASE_URL: url, SESSION_SECRET: 's'.repeat(40) }))
    expect((await fetch(image.origin)).status).toBe(200)
  })

  test('asks for a database', async () => {
    const run = image.start()
    expect(await refusal(run)).toEqual({ code: 1, last: 'This image has no database of its own: set DATABASE_URL.' })
  })
})
