import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import request from 'supertest'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { articles, contactMessages, users } from '#shared/tables.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { createApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { type ConnectionOptions, openDatabase } from '../../server/database/connect.ts'
import { skeletonOf } from '../../server/database/usernames.ts'
import type { Deps } from '../../server/deps.ts'
import { watchContent } from '../../server/website/content-watch.ts'
import { copyDatabase } from './database.ts'
import { NO_LIMITS } from './no-limits.ts'
import { silentLog } from './silent-log.ts'
import { openTcpProxy } from './tcp-proxy.ts'

export const PASSWORD = 'a good long sentence'

export interface WebsiteOptions {
  /** Changes the default settings. */
  readonly config?: (defaults: Config) => Config
  /** The application's database URL, if it differs, for instance through a proxy. */
  readonly databaseUrl?: (url: string) => string | Promise<string>
  readonly deps?: Partial<Deps>
  readonly poolSize?: number
  /** Default: a fresh copy. */
  readonly database?: Awaited<ReturnType<typeof copyDatabase>>
  /** Default: a direct connection. */
  readonly connection?: ConnectionOptions
  /** Creates the metrics of the application's pool. */
  readonly measure?: (pool: Deps['pool']) => Deps['metrics']
  /** Whether the content is watched through the application's own pool, which the test disturbs. */
  readonly watchesOwnPool?: boolean
}

/** For slow machines [ms]. */
const LONG_DEADLINES = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }

/** For slow machines [ms]; tests that disturb the connection keep the application's own. */
const LONG_DATABASE_TIMEOUTS = {
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  statement_timeout: 60_000,
  query_timeout: 60_000,
}

/** Time between checks for content changes [ms]. */
const POLL_INTERVAL = 20

export type Agent = ReturnType<typeof request.agent>

/** The whole website on its own database: real sessions, real SQL, no mocks. */
export async function openWebsite({
  config: changeConfig = (defaults) => defaults,
  databaseUrl,
  deps,
  poolSize = 10,
  connection,
  measure,
  database: existingDatabase,
  watchesOwnPool = false,
}: WebsiteOptions = {}) {
  const database = existingDatabase ?? (await copyDatabase())
  const config = changeConfig(
    readConfig({
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret for tests only of forty characters',
      LOG_LEVEL: 'silent',
      ...NO_LIMITS,
    }),
  )
  const log = deps?.log ?? silentLog()
  const { db, pool } = openDatabase((await databaseUrl?.(database.url)) ?? database.url, poolSize, log, connection)
  if (!databaseUrl) Object.assign(pool.options, LONG_DATABASE_TIMEOUTS)
  /** A second pool, for tests to inspect the database independently of the application. */
  const observer = openDatabase(database.url, 3, log)
  // Also separate, so that its statements are not counted.
  const content = watchContent({ db: watchesOwnPool ? db : observer.db, log }, POLL_INTERVAL)
  const parts = { db, pool, config, log, content, metrics: measure?.(pool), deadlines: LONG_DEADLINES, ...deps }
  const server = createServer(createApp(parts)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function close() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    content.stop()
    await Promise.all([pool.end(), observer.pool.end()])
    await database.drop()
  }
  closeAtEnd(close)

  const visitor = () => request.agent(origin)

  let personCount = 0
  let hash: Promise<string> | undefined
  /** Creates a user without a session. */
  async function person({ isAdmin = false, username = `person${++personCount}` } = {}) {
    hash ??= hashPassword(PASSWORD)
    const row = {
      username,
      skeleton: skeletonOf(username),
      email: `${username}@example.com`,
      country: 'France',
      password: await hash,
      isAdmin,
    }
    const [user] = await observer.db.insert(users).values(row).returning()
    if (!user) throw new Error('no user')
    return { ...user, email: row.email }
  }
  async function signIn(username: string, path = '/api/login') {
    const agent = visitor()
    await agent.post(path).send({ username, password: PASSWORD }).expect(200)
    return agent
  }
  /** Creates a signed-in user. */
  async function user(username?: string) {
    const row = await person(username ? { username } : {})
    return { ...row, agent: await signIn(row.username) }
  }
  async function admin(username?: string) {
    const row = await person({ isAdmin: true, ...(username && { username }) })
    return { ...row, agent: await signIn(row.username, '/api/admin/login') }
  }

  let articleCount = 0
  async function article(authorId: number, overrides: Partial<typeof articles.$inferInsert> = {}) {
    const slug = `article-${++articleCount}`
    const content = '<h2>First</h2><p>Some words &amp; figures about the sun.</p>'
    const row = {
      title: `Article ${articleCount}`,
      slug,
      category: 'Basics',
      content,
      image: '/images/bill.jpg',
      authorId,
    }
    const [created] = await observer.db
      .insert(articles)
      .values({ ...row, ...overrides })
      .returning()
    if (!created) throw new Error('no article')
    return created
  }
  async function message() {
    const row = { name: 'Ada', email: 'ada@example.com', message: 'A message from the form' }
    const [created] = await observer.db.insert(contactMessages).values(row).returning()
    if (!created) throw new Error('no message')
    return created
  }
  const userExists = async (id: number) => (await observer.db.select().from(users).where(eq(users.id, id))).length === 1

  /** Number of statements of the application outside transactions while `work` runs. */
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
    db: observer.db,
    sql: observer.pool,
    database,
    visitor,
    person,
    signIn,
    user,
    admin,
    article,
    message,
    userExists,
    statements,
  }
}

export type Website = Awaited<ReturnType<typeof openWebsite>>

/** The session cookie set by a response, as `name=value`. */
export function cookieOf(response: { headers: Record<string, unknown> }) {
  const cookies = (response.headers['set-cookie'] ?? []) as string[]
  return cookies.find((cookie) => /^(__Host-)?session=/.test(cookie))?.split(';')[0] ?? ''
}

/** The same with a proxy between the application and its database, for faults. */
export async function openWebsiteBehindProxy(options: Omit<WebsiteOptions, 'database' | 'databaseUrl'> = {}) {
  const database = await copyDatabase()
  const proxy = await openTcpProxy(database.url)
  const site = await openWebsite({ ...options, database, databaseUrl: () => proxy.url })
  // Called before the site is closed.
  closeAtEnd(() => proxy.close())
  return { site, proxy }
}

/** At the end of the current test, or of the file outside of tests. */
function closeAtEnd(close: () => void | Promise<void>) {
  if (TestRunner.getCurrentTest()) onTestFinished(close)
  else afterAll(close)
}
