import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import request from 'supertest'
import type { Method } from '#shared/contract/endpoints.ts'
import { articles, contactMessages, users } from '#shared/tables.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { createApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { type ConnectionOptions, openDatabase } from '../../server/database/connect.ts'
import { skeletonOf } from '../../server/database/usernames.ts'
import type { Deps } from '../../server/deps.ts'
import { watchContent } from '../../server/website/content-watch.ts'
import { copyDatabase } from './database.ts'
import { examples } from './examples.ts'
import { NO_LIMITS } from './no-limits.ts'
import { silentLog } from './silent-log.ts'
import { closeAtEnd } from './stub-server.ts'
import { openTcpProxy } from './tcp-proxy.ts'

export const PASSWORD = 'a good long sentence'
export const NEW_PASSWORD = 'another quite long sentence'
/** Body of a change of the password. */
export const PASSWORD_CHANGE = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
export const SESSION_SECRET = 'a secret for tests only of forty characters'

/** Differences from the default settings, also within these groups. */
export type ConfigChanges = Partial<Omit<Config, ConfigGroup>> & {
  readonly [Name in ConfigGroup]?: Partial<Config[Name]>
}
const CONFIG_GROUPS = ['limits', 'mail', 'publicApiLimits'] as const
type ConfigGroup = (typeof CONFIG_GROUPS)[number]

export interface WebsiteOptions {
  readonly config?: ConfigChanges
  /** The application's database URL, if it differs, for instance through a proxy. */
  readonly databaseUrl?: (url: string) => string | Promise<string>
  readonly deps?: Partial<Deps>
  /** Whether the default rate limits hold. */
  readonly hasLimits?: boolean
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

/** A browser that keeps its cookies. */
export type Agent = ReturnType<typeof withBodies>

/** Calls whose body, if there is one, is JSON. */
function withBodies(caller: ReturnType<typeof request>) {
  const calling = (method: Lowercase<Method> | 'head' | 'options') => (path: string, body?: string | object) =>
    body === undefined ? caller[method](path) : caller[method](path).send(body)
  const calls = {
    get: calling('get'),
    head: calling('head'),
    options: calling('options'),
    post: calling('post'),
    put: calling('put'),
    patch: calling('patch'),
    delete: calling('delete'),
  }
  /** A call as the contract names it. */
  const call = (method: Method, path: string, body?: object) =>
    calls[method.toLowerCase() as Lowercase<Method>](path, body)
  return { ...calls, call }
}

/** Answers to concurrent calls. */
export const concurrently = <Answer>(count: number, call: (number: number) => PromiseLike<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, number) => call(number)))

/** In ascending order. */
export const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b)

/** Body of a registration. */
export const newPerson = (username: string, overrides: object = {}) => ({
  username,
  email: `${username}@example.org`,
  country: 'Peru',
  password: PASSWORD,
  ...overrides,
})

/** An article as an administrator saves it. */
export const newArticle = (slug: string, overrides: object = {}) => ({
  title: 'The sun in winter',
  slug,
  category: 'Basics',
  image: '/images/bill.jpg',
  content: '<p>Low but bright.</p>',
  ...overrides,
})

export const newMessage = (overrides: object = {}) => ({
  name: 'Ada',
  email: 'ada@example.com',
  message: 'How many panels do I need?',
  captcha: 7,
  ...overrides,
})

const { inputs, results, notes } = examples.solar[0]
/** A calculation to save. */
export const CALCULATION = { calculatorType: 'Solar Calculator', inputs, results, notes, methodVersion: 1 }

/** The whole website on its own database: real sessions, real SQL, no mocks. */
export async function openWebsite({
  config: changes = {},
  hasLimits = false,
  databaseUrl,
  deps,
  poolSize = 10,
  connection,
  measure,
  database: existingDatabase,
  watchesOwnPool = false,
}: WebsiteOptions = {}) {
  const database = existingDatabase ?? (await copyDatabase())
  const environment = { DATABASE_URL: database.url, SESSION_SECRET }
  const defaults = readConfig({ ...environment, LOG_LEVEL: 'silent', ...(!hasLimits && NO_LIMITS) })
  const groups = CONFIG_GROUPS.map((name) => [name, { ...defaults[name], ...changes[name] }])
  const config: Config = { ...defaults, ...changes, ...Object.fromEntries(groups) }
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

  const visitor = () => withBodies(request.agent(origin))

  let personCount = 0
  let hash: Promise<string> | undefined
  /** Creates a user without a session. */
  async function person({ isAdmin = false, username = `person${++personCount}` } = {}) {
    hash ??= hashPassword(PASSWORD)
    const email = `${username}@example.com`
    const row = { username, skeleton: skeletonOf(username), email, country: 'France', password: await hash, isAdmin }
    const [user] = await observer.db.insert(users).values(row).returning()
    if (!user) throw new Error('no user')
    return { ...user, email }
  }
  async function signIn(username: string, path = '/api/login') {
    const agent = visitor()
    await agent.post(path, { username, password: PASSWORD }).expect(200)
    return agent
  }
  /** The session cookie of a new sign-in. */
  const signInForCookie = async (username: string) =>
    cookieOf(await visitor().post('/api/login', { username, password: PASSWORD }).expect(200))
  /** Registers a user, who is signed in. */
  async function register(username: string, overrides: { readonly email?: string } = {}) {
    const agent = visitor()
    const body = { ...newPerson(username), ...overrides }
    const { id } = (await agent.post('/api/register', body).expect(201)).body
    return { agent, ...body, id: id as number }
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
    const row = { ...newArticle(slug), title: `Article ${articleCount}`, content, authorId, ...overrides }
    const [created] = await observer.db.insert(articles).values(row).returning()
    if (!created) throw new Error('no article')
    return created
  }
  async function message() {
    const [created] = await observer.db.insert(contactMessages).values(newMessage()).returning()
    if (!created) throw new Error('no message')
    return created
  }
  /** Adds a passkey that cannot be used, and returns its id. */
  async function passkey(userId: number) {
    const statement = `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
       values ($1, 'credential of ' || $1::integer, '', 0, '[]', 'Key') returning id`
    return (await query(statement, userId))[0].id
  }

  /** Rows of a statement. Their type is that of the columns, which only the database knows. */
  const query = async <Row extends pg.QueryResultRow = ReturnType<typeof JSON.parse>>(
    text: string,
    ...values: unknown[]
  ) => (await observer.pool.query<Row>(text, values)).rows
  /** Changes the stored data of sessions, for instance to make them older. @param key of a user or a session */
  const amendSessions = (key: { user: number } | { cookie: string }, changes: object) =>
    'user' in key
      ? query('update sessions set sess = (sess::jsonb || $2)::json where user_id = $1', key.user, changes)
      : query('update sessions set sess = (sess::jsonb || $2)::json where sid = $1', sessionIdOf(key.cookie), changes)
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
    environment,
    config,
    pool,
    db: observer.db,
    sql: observer.pool,
    database,
    query,
    amendSessions,
    ...withBodies(request(origin)),
    visitor,
    person,
    signIn,
    signInForCookie,
    register,
    user,
    admin,
    article,
    message,
    passkey,
    userExists,
    statements,
  }
}

export type Website = Awaited<ReturnType<typeof openWebsite>>

/** The account as its user sees it. */
export const accountOf = async (agent: Agent) => (await agent.get('/api/user').expect(200)).body

/** The session cookie set by a response, as `name=value`. */
export function cookieOf(response: { headers: Record<string, unknown> }) {
  const cookies = (response.headers['set-cookie'] ?? []) as string[]
  return cookies.find((cookie) => /^(__Host-)?session=/.test(cookie))?.split(';')[0] ?? ''
}

export const sessionIdOf = (cookie: string) =>
  decodeURIComponent(cookie.split('=')[1] ?? '')
    .slice(2)
    .split('.')[0]

/** The same with a proxy between the application and its database, for faults. */
export async function openWebsiteBehindProxy(options: Omit<WebsiteOptions, 'database' | 'databaseUrl'> = {}) {
  const database = await copyDatabase()
  const proxy = await openTcpProxy(database.url)
  const site = await openWebsite({ ...options, database, databaseUrl: () => proxy.url })
  // Called before the site is closed.
  closeAtEnd(() => proxy.close())
  return { site, proxy }
}
