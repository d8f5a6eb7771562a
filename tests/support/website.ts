import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import request from 'supertest'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { articles, contactMessages, users } from '#shared/tables.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { createApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { openDatabase, type Reach } from '../../server/database/connect.ts'
import { lookOf } from '../../server/database/names.ts'
import type { Deps } from '../../server/deps.ts'
import { watchContent } from '../../server/website/content.ts'
import { copyDatabase } from './database.ts'
import { NO_LIMITS } from './no-limits.ts'
import { silentLog } from './silent-log.ts'

export const PASSWORD = 'a good long sentence'

export interface WebsiteOptions {
  /** Changes of the settings. */
  readonly config?: (usual: Config) => Config
  /** Where the application looks for its database, if not where it is. */
  readonly databaseUrl?: (url: string) => string | Promise<string>
  readonly deps?: Partial<Deps>
  readonly poolSize?: number
  /** The database, if not a fresh copy. */
  readonly database?: Awaited<ReturnType<typeof copyDatabase>>
  /** How the application reaches its database, if not directly. */
  readonly reach?: Reach
  /** Makes what counts and measures, of the application's pool. */
  readonly measure?: (pool: Deps['pool']) => Deps['metrics']
  /** Whether the content is looked after by the application's own connections, which a test breaks. */
  readonly watchesItself?: boolean
}

/** A crowded machine may take longer than a person should wait [ms]. */
const PATIENT = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }

/** Between two looks for changes that a test made behind the application's back [ms]. */
const LOOK = 20

export type Agent = ReturnType<typeof request.agent>

/** The whole website over a database of its own: real sessions, real SQL, nothing mocked. */
export async function openWebsite({
  config: change = (usual) => usual,
  databaseUrl,
  deps,
  poolSize = 10,
  reach,
  measure,
  database: given,
  watchesItself = false,
}: WebsiteOptions = {}) {
  const database = given ?? (await copyDatabase())
  const config = change(
    readConfig({
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret for tests only of forty characters',
      LOG_LEVEL: 'silent',
      ...NO_LIMITS,
    }),
  )
  const log = deps?.log ?? silentLog()
  const { db, pool } = openDatabase((await databaseUrl?.(database.url)) ?? database.url, poolSize, log, reach)
  /** Beside the application, so that a test can look into the database whatever the application does. */
  const aside = openDatabase(database.url, 3, log)
  // Beside it as well, where its statements are not counted.
  const content = watchContent({ db: watchesItself ? db : aside.db, log }, LOOK)
  const parts = { db, pool, config, log, content, metrics: measure?.(pool), deadlines: PATIENT, ...deps }
  const server = createServer(createApp(parts)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function close() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    content.stop()
    await Promise.all([pool.end(), aside.pool.end()])
    await database.drop()
  }
  // Opened within a test it is of that test alone; a hook of the file would not be called any more.
  if (TestRunner.getCurrentTest()) onTestFinished(close)
  else afterAll(close)

  const visitor = () => request.agent(origin)

  let people = 0
  let hash: Promise<string> | undefined
  /** A registered person, not signed in. */
  async function person({ isAdmin = false, username = `person${++people}` } = {}) {
    hash ??= hashPassword(PASSWORD)
    const row = {
      username,
      look: lookOf(username),
      email: `${username}@example.com`,
      country: 'France',
      password: await hash,
      isAdmin,
    }
    const [user] = await aside.db.insert(users).values(row).returning()
    if (!user) throw new Error('no user')
    return user
  }
  async function signIn(username: string, path = '/api/login') {
    const agent = visitor()
    await agent.post(path).send({ username, password: PASSWORD }).expect(200)
    return agent
  }
  /** A signed-in person. */
  async function user(username?: string) {
    const row = await person(username ? { username } : {})
    return { ...row, agent: await signIn(row.username) }
  }
  async function admin(username?: string) {
    const row = await person({ isAdmin: true, ...(username && { username }) })
    return { ...row, agent: await signIn(row.username, '/api/admin/login') }
  }

  let written = 0
  async function article(authorId: number, more: Partial<typeof articles.$inferInsert> = {}) {
    const slug = `article-${++written}`
    const content = '<h2>First</h2><p>Some words &amp; figures about the sun.</p>'
    const row = { title: `Article ${written}`, slug, category: 'Basics', content, image: '/images/bill.jpg', authorId }
    const [made] = await aside.db
      .insert(articles)
      .values({ ...row, ...more })
      .returning()
    if (!made) throw new Error('no article')
    return made
  }
  async function message() {
    const row = { name: 'Ada', email: 'ada@example.com', message: 'A message from the form' }
    const [made] = await aside.db.insert(contactMessages).values(row).returning()
    if (!made) throw new Error('no message')
    return made
  }
  const isThere = async (id: number) => (await aside.db.select().from(users).where(eq(users.id, id))).length === 1

  /** Statements that the application sends to the database while `work` runs, not counting those inside transactions. */
  async function statements(work: () => PromiseLike<unknown>) {
    let count = 0
    const add = () => count++
    pool.on('acquire', add)
    await work()
    pool.off('acquire', add)
    return count
  }

  return {
    origin,
    server,
    config,
    pool,
    db: aside.db,
    sql: aside.pool,
    database,
    visitor,
    person,
    signIn,
    user,
    admin,
    article,
    message,
    isThere,
    statements,
  }
}

export type Website = Awaited<ReturnType<typeof openWebsite>>

/** The cookie of the session, name and value, from an answer that sets one. */
export function cookieOf(response: { headers: Record<string, unknown> }) {
  const cookies = (response.headers['set-cookie'] ?? []) as string[]
  return cookies.find((cookie) => /^(__Host-)?session=/.test(cookie))?.split(';')[0] ?? ''
}
