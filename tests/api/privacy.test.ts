import { readFileSync } from 'node:fs'
import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { browserStores } from '#shared/browser-stores.ts'
import * as schema from '#shared/tables.ts'
import { homes, savedCalculations } from '#shared/tables.ts'
import { runInLanguage } from '../../server/http/request-language.ts'
import { personalDataInventory, type TableName } from '../../server/privacy/routes.ts'
import { modulesBelow } from '../support/import-graph.ts'
import {
  type Agent,
  newMessage,
  openWebsite,
  openWebsiteBehindProxy,
  PASSWORD,
  type Website,
} from '../support/website.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1' }
const withMail = await openWebsite({ config: { mail } })
const site = await openWebsite({
  config: {
    retentionDays: { messages: 123, log: 45, pictures: 6 },
    sessions: {
      user: { idle: 36 * 3_600_000, absolute: 48 * 3_600_000 },
      admin: { idle: 3_600_000, absolute: 7_200_000 },
    },
  },
})

/** Description of each table by its database name. */
const describedTables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ table: getTableName(table), holding: personalDataInventory[name as TableName] }] : [],
)
const fetchPrivacy = async (at: Website) => (await at.get('/api/privacy').expect(200)).body

describe('The privacy page', () => {
  test('describes exactly the tables of the database', async () => {
    const rows = await site.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    )
    expect(describedTables.map(({ table }) => table).sort()).toEqual(rows.map(({ name }) => name))
  })

  test('describes every table with a user or an email address', async () => {
    const rows =
      await site.query(`select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass
       union select table_name from information_schema.columns
       where table_schema = 'public' and column_name in ('email', 'recipient', 'reply_to', 'user_id')`)
    expect(rows.length).toBeGreaterThan(10)
    for (const { name } of rows) expect(describedTables.find(({ table }) => table === name)?.holding, name).toBeTruthy()
    const { stored } = await fetchPrivacy(site)
    for (const holding of Object.values(personalDataInventory))
      if (holding)
        runInLanguage('en', () =>
          expect(stored).toContainEqual(expect.objectContaining({ name: holding.name(), what: holding.what() })),
        )
  })

  test('states the configured retention', async () => {
    const { stored } = await fetchPrivacy(site)
    const until = (name: string) => stored.find((each: { name: string }) => each.name === name)?.until
    expect(until('Contact messages')).toMatch(/^For 123 days,/)
    expect(until('Administrators’ log')).toBe('For 45 days.')
    expect(until('Your signed-in devices')).toBe(
      'Until you sign out, 36 hours after your last visit, or 2 days after you signed in. For administrators: 1 hour and 2 hours.',
    )
  })

  test('is in the language of the call, also from the cache', async () => {
    const at = await openWebsite({ config: { languages: ['en', 'de'] } })
    const namesIn = async (language: string) => {
      const answer = await at.get('/api/privacy').set('Accept-Language', language).expect(200)
      expect(answer.headers.vary).toContain('Accept-Language')
      return answer.body.stored.map(({ name }: { name: string }) => name)
    }
    for (const _ of ['rendered', 'cached']) {
      expect(await namesIn('de')).toContain('Wiederherstellungscodes')
      expect(await namesIn('en')).toContain('Recovery codes')
    }
  })

  test.each([
    ['on', 'When a map appears on your screen.'],
    ['ask', 'When you select “Show street map”.'],
    ['off', undefined],
  ] as const)('names the source of map tiles where they are %s', async (tiles, when) => {
    const map = { tiles, tileUrl: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png', attribution: 'x' }
    const { others } = await fetchPrivacy(await openWebsite({ config: { map } }))
    const named = others.find(({ who }: { who: string }) => who === 'tiles.example:8443 (map images)')
    expect(named?.when).toBe(when)
  })

  test('names other services only if the site uses them', async () => {
    const geocoder = { url: 'https://find.example/search', attribution: 'x' }
    const nasa = await openWebsite({ config: { nasaPower: true, geocoder } })
    const who = async (at: Website) => (await fetchPrivacy(at)).others.map(({ who }: { who: string }) => who)
    expect(await who(nasa)).toContain('NASA POWER (climate)')
    expect(await who(nasa)).toContain('find.example (address search)')
    expect(await who(withMail)).toContain('Our email service')
    for (const name of await who(site)) expect(name).not.toMatch(/NASA|email|search/)
  })

  test('lists every cookie of a sign-in', async () => {
    const { username } = await site.person()
    const answer = await site.post('/api/login', { username, password: PASSWORD }).expect(200)
    const names = (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split('=')[0])
    expect(names.sort()).toEqual(Object.keys(browserStores.cookies).sort())
  })

  test('covers all browser storage, which only checked modules write', () => {
    const guarded = [
      'client/src/state/storage.ts',
      'client/src/state/read-articles.ts',
      'client/src/pages/article.tsx',
      'client/src/site/service-worker.ts',
    ]
    // Deletes browser storage by pattern.
    const emptying = 'client/src/layout/new-version.tsx'
    const inlineScript = 'client/src/startup/before-first-paint.js'
    const storing = /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches)\b(?!\s*[,}])/
    const modules = modulesBelow('client/src').filter((path) => ![...guarded, emptying, inlineScript].includes(path))
    expect(modules.length).toBeGreaterThan(200)
    const offenders = modules.filter((path) => storing.test(withoutComments(readFileSync(path, 'utf8'))))
    expect(offenders).toEqual([])
    for (const path of guarded) expect(storing.test(readFileSync(path, 'utf8')), path).toBe(true)
    const inlined = readFileSync(inlineScript, 'utf8')
    const read = [...inlined.matchAll(/localStorage\.\w+\('([^']*)'/g)].map(([, name]) => name)
    expect(read).toEqual(['theme', 'languageSuggestion', 'home'])
    expect(Object.keys(browserStores.device)).toEqual(expect.arrayContaining(read))
  })
})

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')

/** Rows of a user in every table with a user column. */
const ROWS_OF_USER = [
  `insert into saved_calculations (user_id, calculator_type, inputs, results, notes) select $1::integer, 'Solar Calculator', '{"monthlyBill":"150"}', '{}', 'note ' || n from generate_series(1, 450) n`,
  `insert into homes (user_id, home, readings) values ($1, '{"version":1}', 'packed readings')`,
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, name) values ($1, 'secret credential ' || $1::integer, '\\x736563726574', 0, '[]', 'My telephone')`,
  `insert into authenticators (user_id, secret) values ($1, 'secret of the app')`,
  `insert into recovery_codes (user_id, hash) values ($1, 'secret hash of a code')`,
  `insert into account_links (user_id, hash, purpose, expires_at) values ($1, 'secret hash of a link ' || $1::integer, 'password', now() + interval '1 hour')`,
  `insert into open_steps (user_id, hash, purpose, challenge, expires_at) values ($1, 'secret hash of a step ' || $1::integer, 'sign in', 'secret challenge', now() + interval '1 hour')`,
  `insert into admin_log (admin_id, admin_name, action, subject, subject_id) values (null, 'root', 'Signed user out', 'them', $1::integer::text), (null, 'root', 'Deleted message', 'not about them', $1::integer::text)`,
  `insert into contact_messages (user_id, name, email, message) values ($1, 'Ada', 'elsewhere@example.com', 'Sent while signed in')`,
  `insert into outbox (user_id, kind, recipient, subject, body, message_id) values ($1, 'account', 'x', 'Your password was changed', 'secret text', 'secret id')`,
]
/** Rows with the email address of a user. */
const ROWS_OF_ADDRESS = [
  `insert into contact_messages (name, email, message) values ('Ada', upper($1::text), 'Sent as a visitor')`,
  `insert into subscribers (email, token, confirmation) values ($1, 'secret token ' || $1::text, 'secret confirmation ' || $1::text)`,
  `insert into outbox (kind, recipient, reply_to, subject, body, message_id) values ('contact', 'office', $1, 'Message from Ada', 'secret text', 'y')`,
]
async function fill(at: Website, id: number, email: string) {
  for (const statement of ROWS_OF_USER) await at.query(statement, id)
  for (const statement of ROWS_OF_ADDRESS) await at.query(statement, email)
}
const mine = async (agent: Agent) => JSON.parse((await agent.get('/api/user/export').expect(200)).text)

describe('The export of a user’s data', () => {
  test('contains rows of all tables and no secrets', async () => {
    const [ada, other] = [await withMail.user(), await withMail.user()]
    await fill(withMail, ada.id, ada.email)
    await withMail.article(ada.id)
    const answer = await ada.agent.get('/api/user/export').expect(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename=my-data.json')
    expect(answer.headers['cache-control']).toBe('no-store')
    const file: Record<string, Record<string, unknown>[]> = JSON.parse(answer.text)
    expect(file.account).toMatchObject([{ username: ada.username, email: ada.email, country: 'France' }])
    expect(file.calculations).toHaveLength(450)
    expect(file.calculations?.[0]).toMatchObject({ notes: 'note 450', inputs: { monthlyBill: '150' } })
    expect(file.plans).toMatchObject([{ home: { version: 1 }, readings: 'packed readings' }])
    expect(file.passkeys).toMatchObject([{ name: 'My telephone' }])
    expect(file.messages?.map(({ message }) => message)).toEqual(['Sent as a visitor', 'Sent while signed in'])
    expect(file.newsletter).toMatchObject([{ email: ada.email, confirmedAt: null }])
    expect(file.log?.map(({ action }) => action)).toEqual(['Signed user out'])
    expect(file.mails?.map(({ subject }) => subject)).toEqual(['Message from Ada', 'Your password was changed'])
    const opening =
      /.{0,20}(secret |argon2|"(password|skeleton|look|sid|hash|token|confirmation|publicKey|challenge)":)/
    expect(opening.exec(answer.text)?.[0]).toBeUndefined()

    const rows = await withMail.query<{ name: string }>(
      "select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass",
    )
    // One section per table with a user column, and the account itself; none is empty.
    expect(Object.keys(file)).toHaveLength(rows.length + 1)
    for (const [name, list] of Object.entries(file)) expect(list.length, name).toBeGreaterThan(0)

    const others = await mine(other.agent)
    expect(Object.keys(others)).toEqual(Object.keys(file))
    for (const [name, list] of Object.entries<unknown[]>(others))
      expect(list, name).toHaveLength(['account', 'sessions'].includes(name) ? 1 : 0)
  })

  test('contains data sent from an address only if it is verified', async () => {
    const [unconfirmed, withoutMail] = [await withMail.user(), await site.user()]
    await fill(withMail, unconfirmed.id, unconfirmed.email)
    await fill(site, withoutMail.id, withoutMail.email)
    await withMail.query('update users set pending_email = email where id = $1', unconfirmed.id)
    for (const { agent } of [unconfirmed, withoutMail]) {
      const { messages, newsletter, mails } = await mine(agent)
      expect(messages.map(({ message }: { message: string }) => message)).toEqual(['Sent while signed in'])
      expect([newsletter, mails.length]).toEqual([[], 1])
    }
  })
})

describe('Closing an account', () => {
  const COUNTS = `select
    (select count(*) from contact_messages where lower(email) in (lower($1), 'elsewhere@example.com'))::integer as messages,
    (select count(*) from subscribers where email = $1)::integer as subscriptions,
    (select count(*) from outbox where reply_to = $1 or recipient = 'x')::integer as mails`

  test.each([
    ['deletes newsletter, messages and emails by account and verified address', { mail }, [0, 0, 0]],
    ['keeps data of an unverified address', {}, [1, 1, 1]],
  ] as const)('%s', async (_what, config, [messages, subscriptions, mails]) => {
    const at = await openWebsite({ config })
    const { id, email, agent } = await at.user()
    await fill(at, id, email)
    expect(await at.query(COUNTS, email)).toEqual([{ messages: 2, subscriptions: 1, mails: 2 }])
    await agent.delete('/api/user', { password: PASSWORD }).expect(204)
    expect(await at.query(COUNTS, email)).toEqual([{ messages, subscriptions, mails }])
  })

  test('deletes what was sent while signed in, also without a mail server', async () => {
    const at = await openWebsite()
    const [ada, eve] = [await at.user(), await at.user()]
    const message = newMessage({ email: 'other@example.com' })
    await ada.agent.post('/api/contact', message).expect(201)
    await eve.agent.post('/api/contact', message).expect(201)
    await ada.agent.post('/api/newsletter', { email: ada.email }).expect(201)
    // A friend's address is not the user's own.
    await ada.agent.post('/api/newsletter', { email: 'friend@example.com' }).expect(201)
    const file = await mine(ada.agent)
    expect([file.messages.length, file.newsletter.length]).toEqual([1, 1])
    await ada.agent.delete('/api/user', { password: PASSWORD }).expect(204)
    expect(await at.query('select user_id from contact_messages')).toEqual([{ user_id: eve.id }])
    expect(await at.query('select email from subscribers')).toEqual([{ email: 'friend@example.com' }])
  })
})

/** Inserts calculations with distinct notes. */
const fillCalculations = (site: Website, userId: number, count: number) =>
  site.query(
    `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
     select $1, 'Solar Calculator', '{"monthlyBill": "150", "sunHours": "5"}', '{"paybackPeriod": 20.6}', 'note ' || n
     from generate_series(1, $2::integer) n`,
    userId,
    count,
  )

describe('The export of personal data', () => {
  test('takes one query for few rows, and contains each with its times', async () => {
    const { agent, id } = await site.user()
    await fillCalculations(site, id, 20)
    await site.query(`insert into homes (user_id, home) values ($1, '{"version": 1, "name": "Ours"}')`, id)
    // Session, rate limit and data.
    expect(await site.statements(() => agent.get('/api/user/export').expect(200))).toBe(3)
    const file = await mine(agent)
    const stored = async (rows: PromiseLike<object[]>) => JSON.parse(JSON.stringify(await rows))
    const [home] = await stored(site.db.select().from(homes).where(eq(homes.userId, id)))
    const { userId: _, ...exportedHome } = home
    expect(file.plans).toEqual([exportedHome])
    const calculations = await stored(site.db.select().from(savedCalculations).where(eq(savedCalculations.userId, id)))
    expect(file.calculations).toHaveLength(20)
    expect(file.calculations).toEqual(
      calculations.reverse().map(({ userId, idempotencyKey, ...row }: Record<string, unknown>) => row),
    )
  })

  test.each([199, 200, 201, 600, 3100])('contains each of %i calculations once, newest first', async (count) => {
    const { agent, id } = await site.user()
    await fillCalculations(site, id, count)
    const asked = await site.statements(async () => {
      const file = await mine(agent)
      const notes = file.calculations.map((row: { notes: string }) => row.notes)
      expect(notes).toEqual(Array.from({ length: count }, (_, i) => `note ${count - i}`))
    })
    // Growing batches: 3,100 rows take five, not sixteen.
    expect(asked).toBeLessThanOrEqual(3 + 4)
  })
})

describe('An export from a slow database', async () => {
  const { site, proxy } = await openWebsiteBehindProxy({ deps: { maxExportTime: 1200 } })

  test('is aborted beyond its time limit and never complete', async () => {
    const { agent, id } = await site.user()
    await fillCalculations(site, id, 20_000)
    // Fifteen statements of 0.4 s: each one is within its limit.
    proxy.setLatency(200)
    await expect(agent.get('/api/calculations/export?format=json')).rejects.toThrow(/aborted|hang up/)
    proxy.restore()
    await expect.poll(() => agent.get('/api/user').then(({ status }) => status), { timeout: 10_000 }).toBe(200)
    expect(site.pool.totalCount - site.pool.idleCount).toBe(0)
  })
})
