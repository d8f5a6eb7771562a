import { afterEach, describe, expect, test } from 'vitest'
import { DEADLINES } from '../../server/http/deadline.ts'
import { concurrently, newPerson, openWebsiteBehindProxy, PASSWORD } from '../support/website.ts'

let stopping = false
const { site, proxy } = await openWebsiteBehindProxy({
  deps: { isStopping: () => stopping, deadlines: DEADLINES },
  watchesOwnPool: true,
})
const { agent, username } = await site.user()
const { agent: admin } = await site.admin()
const article = await site.article((await site.person()).id)

type Call = PromiseLike<{ status: number; text: string; headers: Record<string, string> }>
async function timed(call: Call) {
  const start = performance.now()
  const { status, text, headers } = await call
  return { status, text, retry: headers['retry-after'], seconds: (performance.now() - start) / 1000 }
}
/** The status of a call, once it is 200. */
const untilAnswered = (call: () => PromiseLike<{ status: number }>) =>
  expect.poll(async () => (await call()).status, { timeout: 10_000 }).toBe(200)
const calls = () => [
  agent.get('/api/user'),
  agent.get('/api/calculations'),
  agent.patch('/api/user', { firstName: 'Ada' }),
  agent.get('/api/admin/check'),
  admin.get('/api/admin/check'),
  site.get('/api/articles/one-that-nobody-has-read'),
  site.post('/api/login', { username, password: PASSWORD }),
  agent.post('/api/logout'),
  site.post('/api/register', newPerson('new')),
]

/** The limit is 3 s, and what the machine takes for as many calls that wait for nothing. */
async function expectBusy(count: number, start: () => readonly Call[]) {
  const idle = await concurrently(count, () => timed(site.get('/healthz')))
  const overhead = 2 * Math.max(...idle.map(({ seconds }) => seconds))
  for (const { status, text, retry, seconds } of await Promise.all(start().map(timed))) {
    expect([status, text]).toEqual([503, 'The service is busy. Try again in a moment'])
    expect(Number(retry)).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(3 + overhead)
  }
}

describe.each([
  ['cut off', () => proxy.disconnect()],
  ['silent', () => proxy.blackhole()],
] as const)('With the database %s', (_how, breakIt) => {
  afterEach(async () => {
    proxy.restore()
    await untilAnswered(() => site.get('/readyz'))
  })

  test('calls get a 503 within 3 seconds, and sessions survive', async () => {
    breakIt()
    await expectBusy(9, calls)
    proxy.restore()
    await untilAnswered(() => agent.get('/api/user'))
    await site.get('/api/articles').expect(200)
  })

  test('more callers than connections get answers in time', async () => {
    breakIt()
    await expectBusy(60, () => Array.from({ length: 60 }, () => agent.get('/api/user')))
  })

  test('pages are served, to users without their name', async () => {
    breakIt()
    const visitors = await site.get('/').expect(200)
    expect(visitors.text).toContain('{"user":null,')
    const users = await agent.get('/profile').expect(200)
    expect(users.text).toContain('id="page-data"')
    expect(users.text).not.toContain('"user":')
    await site.get('/tips/one-that-nobody-has-read').expect(503)
  })

  test('cached pages are served as stale', async () => {
    const addresses = ['/api/articles', `/api/articles/${article.slug}`, '/', `/tips/${article.slug}`]
    const lastKnown = async (address: string) =>
      (await site.get(address).expect(200)).headers['cache-status']?.includes('last known') ?? false
    for (const address of addresses) await expect.poll(() => lastKnown(address), { timeout: 5000 }).toBe(false)
    breakIt()
    for (const address of addresses) await expect.poll(() => lastKnown(address), { timeout: 5000 }).toBe(true)
  })

  test('liveness succeeds and readiness fails', async () => {
    breakIt()
    await site.get('/healthz').expect(200)
    await site.get('/readyz').expect(503, 'The database does not answer')
  })
})

test('Connections closed by the server cause at most one error each', async () => {
  await concurrently(10, () => agent.get('/api/user').expect(200))
  await site.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect.poll(() => agent.get('/api/user').then(({ status }) => status), { timeout: 5000 }).toBe(200)
})

test.each(['sessions', 'users'])('A locked table %s is 503 in time and recovers', async (table) => {
  const holder = await site.sql.connect()
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in access exclusive mode`)
    await expectBusy(4, () => [
      agent.get('/api/user'),
      agent.patch('/api/user', { firstName: 'A' }),
      agent.get('/api/calculations'),
      agent.post('/api/logout'),
    ])
    const page = await timed(agent.get('/'))
    expect(page.status).toBe(200)
    expect(page.seconds).toBeLessThan(3)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  await agent.get('/api/user').expect(200)
})

test('Readiness fails before the process stops', async () => {
  stopping = true
  await site.get('/readyz').expect(503, 'Stopping')
  await site.get('/healthz').expect(200)
  stopping = false
  await site.get('/readyz').expect(200)
})
