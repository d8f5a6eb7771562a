import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { articleQueries } from '../../server/articles/queries.ts'
import { checkDatabase, openDatabase } from '../../server/database/connect.ts'
import { applyMigrations, withPreparationLock } from '../../server/database/migrate.ts'
import { openReplica } from '../../server/database/replica.ts'
import { watchContent } from '../../server/website/content-watch.ts'
import { startPrimaryAndReplica } from '../support/replica.ts'
import { root } from '../support/served-site.ts'
import { silentLog } from '../support/silent-log.ts'
import { openWebsite } from '../support/website.ts'

/* A real streaming replica. Pausing its replay makes its data stale, which shows where an answer was read. */

const log = silentLog()
const servers = await startPrimaryAndReplica()
afterAll(() => servers.stop())
const url = servers.primaryUrl('postgres')
await withPreparationLock(url, (client) => applyMigrations(client, join(root, 'migrations')))
const observer = openDatabase(url, 3, log)
const replica = openReplica(servers.replicaUrl('postgres'), observer.pool, { databasePoolSize: 5 }, log)
const content = watchContent({ db: observer.db, log, onChange: replica.markChanged }, 20)
let onReplica = new pg.Client(servers.replicaUrl('postgres'))
await onReplica.connect()
afterAll(async () => {
  content.stop()
  await onReplica.end()
  await replica.stop()
  await observer.pool.end()
})
const site = await openWebsite({ database: { url, drop: async () => {} }, deps: { replica, content } })

const isUsed = (is = true) => expect.poll(() => replica.isUsable, { timeout: 20_000 }).toBe(is)
const title = async (slug: string) => (await site.get(`/api/articles/${slug}`)).body.title

/** Changes a title without triggers, so that the content revision stays. */
async function rename(slug: string, title: string) {
  const client = await site.sql.connect()
  await client.query('begin; set local session_replication_role = replica')
  await client.query('update articles set title = $2 where slug = $1', [slug, title])
  await client.query('commit')
  client.release()
}

describe('A replica', () => {
  test('serves visitors; signed-in users read from the primary', async () => {
    const { agent, id } = await site.admin()
    const { slug } = await site.article(id, { title: 'Before' })
    await expect.poll(() => replica.isUsable && title(slug), { timeout: 20_000 }).toBe('Before')
    await onReplica.query('select pg_wal_replay_pause()')
    await rename(slug, 'After')
    try {
      const queries = articleQueries({ db: site.db, replica })
      expect((await queries.find(slug, 'en'))?.title).toBe('Before')
      expect((await articleQueries({ db: site.db }).find(slug, 'en'))?.title).toBe('After')
      expect((await agent.get(`/tips/${slug}`)).text).toContain('<title>After')
    } finally {
      await onReplica.query('select pg_wal_replay_resume()')
    }
  })

  test('is not used while it lags', async () => {
    await isUsed()
    await onReplica.query('select pg_wal_replay_pause()')
    await site.article((await site.person()).id)
    await isUsed(false)
    await onReplica.query('select pg_wal_replay_resume()')
    await isUsed()
  })

  test('never puts stale articles into the page cache', async () => {
    const { agent, id } = await site.admin()
    const createdArticle = await site.article(id, { title: 'Old words' })
    // The change bypassed the application, so the replica may get it a moment later.
    await expect.poll(() => replica.isUsable && title(createdArticle.slug), { timeout: 20_000 }).toBe('Old words')
    await onReplica.query('select pg_wal_replay_pause()')
    const { title: _, ...others } = (await agent.get(`/api/articles/${createdArticle.slug}`)).body
    const saved = await agent.patch(`/api/articles/${createdArticle.id}`, { ...others, title: 'New words' }).expect(200)
    expect(saved.body.title).toBe('New words')
    expect(await title(createdArticle.slug)).toBe('New words')
    await onReplica.query('select pg_wal_replay_resume()')
    await isUsed()
    expect(await title(createdArticle.slug)).toBe('New words')
  })

  test('does not hide a new picture', async () => {
    await isUsed()
    await onReplica.query('select pg_wal_replay_pause()')
    const bytes = Buffer.from('a picture')
    const id = createHash('sha256').update(bytes).digest('hex')
    await site.query(
      "insert into uploads (id, content_type, bytes, width, height) values ($1, 'image/webp', $2, 1, 1)",
      id,
      bytes,
    )
    await site.get(`/uploads/${id}.webp`).expect(200)
    await onReplica.query('select pg_wal_replay_resume()')
  })

  test('is replaced by the primary while it is down', async () => {
    await isUsed()
    const { slug } = await site.article((await site.person()).id, { title: 'Still there' })
    await onReplica.end()
    await servers.stopReplica()
    expect(await title(slug)).toBe('Still there')
    await isUsed(false)
    await pause(100)
    expect(await title(slug)).toBe('Still there')
    await servers.startReplica()
    onReplica = new pg.Client(servers.replicaUrl('postgres'))
    await onReplica.connect()
    await isUsed()
  })

  test('cannot be configured as the primary', async () => {
    await expect(checkDatabase(servers.replicaUrl('postgres'))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/is a replica, which only reads: DATABASE_URL has to name its primary/),
    })
  })
})
