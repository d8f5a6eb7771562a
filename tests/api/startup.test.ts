import { join } from 'node:path'
import { eq, ne } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { articles, articleTranslations, seeds, users } from '#shared/tables.ts'
import { verifyPassword } from '../../server/accounts/passwords.ts'
import { readFirstArticles, readTranslations } from '../../server/articles/first-articles.ts'
import { checkDatabase, openDatabase } from '../../server/database/connect.ts'
import { applyMigrations, withPreparationLock } from '../../server/database/migrate.ts'
import { seed } from '../../server/seed/seed.ts'
import { copyDatabase, emptyDatabase, withClient } from '../support/database.ts'
import { migrateAndSeed } from '../support/migrate-and-seed.ts'
import { root } from '../support/served-site.ts'
import { silentLog } from '../support/silent-log.ts'

const seedArticles = readFirstArticles()
const seedTranslations = readTranslations()

const ADMIN = { username: 'Ada', password: 'a good long sentence', email: 'ada@example.org' }
const silent = silentLog()

async function migrated() {
  const database = await copyDatabase()
  const { db, pool } = openDatabase(database.url, 4, silent)
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })
  const prepare = (admin: typeof ADMIN | undefined, invent = false) =>
    withPreparationLock(database.url, (client) => seed(client, admin, invent))
  return { ...database, db, pool, prepare }
}

test('Eight processes can start at once on an empty database', async () => {
  const database = await emptyDatabase()
  expect(await migrateAndSeed(database.url, 8)).toEqual(Array(8).fill(0))
  const { db, pool } = openDatabase(database.url, 2, silent)
  expect(await db.$count(articles)).toBe(seedArticles.length)
  expect(await db.$count(users, eq(users.isAdmin, true))).toBe(1)
  await pool.end()
  await database.drop()
})

describe('A new database with a configured administrator', async () => {
  const { db, prepare } = await migrated()
  await prepare(ADMIN)

  test('has the articles by the first administrator, in reading order', async () => {
    const rows = await db.select().from(articles).orderBy(articles.id)
    expect(rows.map(({ slug }) => slug).reverse()).toEqual(seedArticles.map(({ slug }) => slug))
    const [admin] = await db.select().from(users)
    expect(admin).toMatchObject({ username: 'Ada', isAdmin: true })
    expect(new Set(rows.map(({ authorId }) => authorId))).toEqual(new Set([admin?.id]))
  })

  test('keeps the password and stays without a deleted article at the next start', async () => {
    await db.delete(articles)
    await prepare({ ...ADMIN, username: 'ADA', password: 'another sentence' })
    expect(await db.$count(articles)).toBe(0)
    const [admin, ...others] = await db.select().from(users)
    expect(others).toEqual([])
    expect(await verifyPassword(ADMIN.password, admin?.password)).toBe(true)
  })
})

test('The translations of the first articles come with them, and are added to an earlier database once, where nobody has edited the article', async () => {
  const { db, prepare } = await migrated()
  await prepare(undefined, true)
  const stored = await db.select().from(articleTranslations)
  const namesOf = (rows: readonly { language: string; slug: string }[]) =>
    rows.map(({ language, slug }) => `${language} ${slug}`).sort()
  expect(namesOf(stored)).toEqual(namesOf(seedTranslations))

  const edited = seedTranslations[0]?.englishSlug ?? ''
  await db.delete(articleTranslations)
  await db.delete(seeds).where(ne(seeds.name, 'articles'))
  await db.update(articles).set({ revision: 2 }).where(eq(articles.slug, edited))
  await prepare(undefined, true)
  const others = seedTranslations.filter(({ englishSlug }) => englishSlug !== edited)
  expect(await db.$count(articleTranslations)).toBe(others.length)
  await db.delete(articleTranslations)
  await prepare(undefined, true)
  expect(await db.$count(articleTranslations)).toBe(0)
})

test('Without an administrator the articles have an author who cannot sign in', async () => {
  const { db, prepare } = await migrated()
  await prepare(undefined)
  const [author] = await db.select().from(users)
  expect(author?.isAdmin).toBe(false)
  expect(await verifyPassword('!', author?.password)).toBe(false)
  expect(await db.$count(articles)).toBe(seedArticles.length)
})

test('A user with the configured name is not promoted', async () => {
  const { db, prepare } = await migrated()
  await db.insert(users).values({ username: 'ada', email: 'other@example.org', country: 'Peru', password: '!' })
  await expect(prepare(ADMIN)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('make-admin'),
  })
})

test('The default administrator is created once, with a random password', async () => {
  const [one, other] = [await migrated(), await migrated()]
  const first = await one.prepare(undefined, true)
  const second = await other.prepare(undefined, true)
  expect(first?.password).toMatch(/^[\w-]{16}$/)
  expect(first?.password).not.toBe(second?.password)
  expect(await one.prepare(undefined, true)).toBeUndefined()
  const [admin] = await one.db.select().from(users)
  expect(await verifyPassword(first?.password ?? '', admin?.password)).toBe(true)
})

test('Migrating an up-to-date database changes nothing', async () => {
  const { url } = await migrated()
  await expect(
    withPreparationLock(url, (client) => applyMigrations(client, join(root, 'migrations'))),
  ).resolves.toBeUndefined()
})

test('A connection lost while idle is replaced', async () => {
  const { url, pool } = await migrated()
  await pool.query('select 1')
  const others = 'datname = current_database() and pid <> pg_backend_pid()'
  await withClient(url, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`),
  )
  const ask = async () => (await pool.query('select 1').catch(() => undefined))?.rowCount
  await expect.poll(ask).toBe(1)
})

test('A query of a locked table fails within three seconds', async () => {
  const { url, pool } = await migrated()
  await withClient(url, async (locker) => {
    await locker.query('begin; lock table users in access exclusive mode')
    const start = performance.now()
    await expect(pool.query('select * from users')).rejects.toMatchObject({ code: '55P03' })
    expect(performance.now() - start).toBeLessThan(3000)
  })
})

test('An unknown host is named in one sentence', async () => {
  const message = 'The host "nowhere.invalid" in DATABASE_URL is not known.'
  const check = checkDatabase('postgres://solar:hunter2@nowhere.invalid/solar')
  await expect(check).rejects.toMatchObject({ name: 'StartError', message })
})

test('A wrong password and a missing database are distinguished', async () => {
  const { url } = await migrated()
  const wrong = Object.assign(new URL(url), { password: 'hunter2' }).href
  await expect(checkDatabase(wrong)).rejects.toThrow(/refuses the user "helioplan" or the password in DATABASE_URL\.$/)
  const absent = Object.assign(new URL(url), { pathname: '/absent' }).href
  await expect(checkDatabase(absent)).rejects.toThrow(/has no database "absent"; create it, or correct DATABASE_URL\.$/)
})
