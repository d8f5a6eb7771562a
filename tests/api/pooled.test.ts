import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDatabase, openDatabase } from '../../server/database/connect.ts'
import { withPreparationLock } from '../../server/database/migrate.ts'
import { copyDatabase, emptyDatabase } from '../support/database.ts'
import { pgbouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { root } from '../support/served-site.ts'
import { silentLog } from '../support/silent-log.ts'
import { openWebsite } from '../support/website.ts'

test('Who waits for another process that prepares the database says so, once', async () => {
  const { url, drop } = await copyDatabase()
  let waits = 0
  let release = () => {}
  await new Promise<void>((isHeld) => {
    const work = () =>
      new Promise<void>((done) => {
        release = done
        isHeld()
      })
    void withPreparationLock(url, work)
  })
  const second = withPreparationLock(
    url,
    async () => 'mine',
    () => {
      waits++
      setTimeout(release, 100)
    },
  )
  expect(await second).toBe('mine')
  expect(waits).toBe(1)
  expect(
    await withPreparationLock(
      url,
      async () => 'free',
      () => waits++,
    ),
  ).toBe('free')
  expect(waits).toBe(1)
  await drop()
})

test('What fails while a database is prepared leaves nothing behind', async () => {
  const { url, drop } = await copyDatabase()
  const prepare = withPreparationLock(url, async (client) => {
    await client.query('create table half (id integer)')
    throw new Error('in the middle')
  })
  await expect(prepare).rejects.toThrow('in the middle')
  await withPreparationLock(url, async (client) => {
    expect((await client.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
  })
  await drop()
})

test('A database reached directly is told from one behind a pooler', async () => {
  const { url, drop } = await copyDatabase()
  expect(await checkDatabase(url)).toEqual({ isPooled: false, isPreparing: true })
  expect(await checkDatabase(url, false)).toEqual({ isPooled: false, isPreparing: false })
  await drop()
})

// Where PgBouncer is not installed these are reported as skipped.
describe.skipIf(!pgbouncer)('Behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  let site: Awaited<ReturnType<typeof openWebsite>>
  beforeAll(async () => {
    site = await openWebsite({
      databaseUrl: async (url) => {
        pooler = await startPgBouncer(url, { default_pool_size: 3, max_client_conn: 200 })
        return pooler.url
      },
      reach: { isPooled: true, isPreparing: false },
    })
  })
  afterAll(() => pooler?.stop())

  test('it is noticed', async () => {
    expect(await checkDatabase(pooler.url)).toEqual({ isPooled: true, isPreparing: false })
  })

  test('people register, sign in, save and read at once, more of them than connections, without a fault', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => site.user()))
    const article = await site.article(people[0]?.id ?? 0)
    const statuses = await Promise.all(
      people.flatMap(({ agent }) =>
        Array.from({ length: 5 }, async () => [
          (await agent.get('/api/user')).status,
          (await agent.get('/api/calculations')).status,
          (await agent.patch('/api/user').send({ firstName: 'Ada' })).status,
          (await site.visitor().get(`/api/articles/${article.slug}`)).status,
          (await site.visitor().post('/api/newsletter').send({ email: 'a@example.com' })).status,
        ]),
      ),
    )
    expect(new Set(statuses.map((each) => each.join()))).toEqual(new Set(['200,200,200,200,201']))
    // Nothing that others could stumble over is left on the connections.
    const held = await site.pool.query('select count(*)::integer as count from pg_prepared_statements')
    expect(held.rows).toEqual([{ count: 0 }])
  })

  test('the limits hold for every statement, in a transaction or not, and for no other user of the connection', async () => {
    const holder = await site.sql.connect()
    await holder.query('begin; lock table users in access exclusive mode')
    const began = performance.now()
    await expect(site.pool.query('select * from users')).rejects.toMatchObject({ code: '55P03' })
    const { db, pool } = openDatabase(pooler.url, 1, silentLog(), { isPooled: true, isPreparing: false })
    await expect(db.transaction((tx) => tx.execute('select * from users'))).rejects.toMatchObject({
      cause: { code: '55P03' },
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    await holder.query('rollback')
    holder.release()
    await pool.end()
    const client = new pg.Client(pooler.url)
    await client.connect()
    expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
    await client.end()
  })

  test('eight processes that start at once on an empty database all succeed', async () => {
    const database = await emptyDatabase()
    const { pathname } = new URL(database.url)
    const address = Object.assign(new URL(pooler.url), { pathname }).href
    const child = join(root, 'tests', 'support', 'migrate-and-seed.ts')
    const children = Array.from({ length: 8 }, () =>
      fork(child, [address], { execArgv: ['--import', 'tsx'], cwd: root }),
    )
    const codes = await Promise.all(children.map(async (process) => (await once(process, 'exit'))[0]))
    expect(codes).toEqual(Array(8).fill(0))
    await database.drop()
  }, 90_000)

  test('named statements are refused where the pooler does not keep them', async () => {
    await expect(checkDatabase(pooler.url, true)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The pooler at 127\.0\.0\.1:\d+ does not keep named statements: leave DATABASE_PREPARED unset/,
      ),
    })
  })

  test('lending connections for single statements is refused', async () => {
    const statements = await startPgBouncer(site.database.url, { pool_mode: 'statement' })
    await expect(checkDatabase(statements.url)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('lends connections for single statements (pool_mode = statement)'),
    })
    await statements.stop()
  })
})
