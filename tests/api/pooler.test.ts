import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkDatabase, openDatabase } from '../../server/database/connect.ts'
import { withPreparationLock } from '../../server/database/migrate.ts'
import { copyDatabase, emptyDatabase, withClient } from '../support/database.ts'
import { migrateAndSeed } from '../support/migrate-and-seed.ts'
import { pgbouncerPath, startPgBouncer } from '../support/pgbouncer.ts'
import { startPooler } from '../support/pooler.ts'
import { silentLog } from '../support/silent-log.ts'
import { concurrently, openWebsite } from '../support/website.ts'

test('Waiting for another process’s migration is reported once', async () => {
  const { url, drop } = await copyDatabase()
  let waits = 0
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await new Promise<void>((isHeld) => {
    void withPreparationLock(url, () => {
      isHeld()
      return isReleased
    })
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
  const third = withPreparationLock(
    url,
    async () => 'free',
    () => waits++,
  )
  expect(await third).toBe('free')
  expect(waits).toBe(1)
  await drop()
})

test('A failed migration leaves nothing behind', async () => {
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

test('A direct connection is distinguished from a pooler', async () => {
  const { url, drop } = await copyDatabase()
  expect(await checkDatabase(url)).toEqual({ isPooled: false, usesPreparedStatements: true })
  expect(await checkDatabase(url, false)).toEqual({ isPooled: false, usesPreparedStatements: false })
  await drop()
})

/** PgBouncer if it is installed (otherwise skipped), and always a stricter minimal pooler. */
const poolers = [
  ['a pooler in transaction mode', startPooler, false],
  ['PgBouncer in transaction mode', (url: string) => startPgBouncer(url, { default_pool_size: 3 }), !pgbouncerPath],
] as const

describe.each(poolers)('Behind %s', (_name, startIt, isMissing) => {
  describe.skipIf(isMissing)('a site', () => {
    let pooler: Awaited<ReturnType<typeof startIt>>
    let site: Awaited<ReturnType<typeof openWebsite>>
    beforeAll(async () => {
      site = await openWebsite({
        databaseUrl: async (url) => {
          pooler = await startIt(url)
          return pooler.url
        },
        connection: { isPooled: true, usesPreparedStatements: false },
      })
    })
    afterAll(() => pooler?.stop())

    test('is detected', async () => {
      expect(await checkDatabase(pooler.url)).toEqual({ isPooled: true, usesPreparedStatements: false })
    })

    test('serves more concurrent users than connections', async () => {
      const people = await concurrently(6, () => site.user())
      const article = await site.article(people[0]?.id ?? 0)
      let readers = 0
      const statuses = await Promise.all(
        people.flatMap(({ agent }) =>
          Array.from({ length: 3 }, async () => [
            (await agent.get('/api/user')).status,
            (await agent.get('/api/calculations')).status,
            (await agent.patch('/api/user', { firstName: 'Ada' })).status,
            (await site.get(`/api/articles/${article.slug}`)).status,
            (await site.post('/api/newsletter', { email: `reader${++readers}@example.com` })).status,
          ]),
        ),
      )
      expect(new Set(statuses.map((row) => row.join()))).toEqual(new Set(['200,200,200,200,201']))
      // No session state remains on pooled connections.
      const held = await site.pool.query('select count(*)::integer as count from pg_prepared_statements')
      expect(held.rows).toEqual([{ count: 0 }])
    })

    test('sets timeouts for every statement and leaves none behind', async () => {
      const holder = await site.sql.connect()
      await holder.query('begin; lock table users in access exclusive mode')
      await expect(site.pool.query('select * from users')).rejects.toMatchObject({ code: '55P03' })
      const { db, pool } = openDatabase(pooler.url, 1, silentLog(), { isPooled: true, usesPreparedStatements: false })
      await expect(db.transaction((tx) => tx.execute('select * from users'))).rejects.toMatchObject({
        cause: { code: '55P03' },
      })
      await holder.query('rollback')
      holder.release()
      await pool.end()
      await withClient(pooler.url, async (client) => {
        for (let connection = 0; connection < 3; connection++)
          expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
      })
    })

    test('rejects prepared statements if the pooler does not support them', async () => {
      // A new pooler: the other one may have few connections left.
      const fresh = await startIt(site.database.url)
      onTestFinished(() => fresh.stop())
      await expect(checkDatabase(fresh.url, true)).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(
          /^The pooler at 127\.0\.0\.1:\d+ does not keep named statements: leave DATABASE_PREPARED unset/,
        ),
      })
    })

    test('would fail with the settings of a direct connection', async () => {
      const { pool } = openDatabase(pooler.url, 2, silentLog())
      await expect(pool.query('select 1')).rejects.toThrow('unsupported startup parameter')
      await pool.end()
    })
  })

  test.skipIf(isMissing)('three processes that start at once on an empty database all succeed', async () => {
    const database = await emptyDatabase()
    const pooler = await startIt(database.url)
    expect(await migrateAndSeed(pooler.url, 3)).toEqual(Array(3).fill(0))
    await pooler.stop()
    await database.drop()
  })
})

test.skipIf(!pgbouncerPath)('A pooler in statement mode is rejected', async () => {
  const database = await copyDatabase()
  const pooler = await startPgBouncer(database.url, { pool_mode: 'statement' })
  await expect(checkDatabase(pooler.url)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('lends connections for single statements (pool_mode = statement)'),
  })
  await pooler.stop()
  await database.drop()
})
