import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restore } from '../../server/database/backup.ts'
import { type Checkout, createCheckout, end } from '../support/checkout.ts'
import { emptyDatabase, withClient } from '../support/database.ts'
import { root } from '../support/served-site.ts'
import { newMessage, SESSION_SECRET } from '../support/website.ts'

/* Runs `npm run backup`, `restore` and `uninstall` as commands, with an embedded database and with another one. */

const ADA = { username: 'ada', email: 'ada@example.org', country: 'Portugal', password: 'sunlit-roof-42' }
/** Everything that COPY escapes: line ends, tabs, backslashes, its end marker and quotes. */
const NOTES = 'one\ntwo\ttabbed\r\n\\.\n\\N "quoted" Grüße 太陽'
const PICTURE = randomBytes(200_000)

let first: Checkout
let second: Checkout
beforeAll(async () => {
  first = await createCheckout()
  second = await createCheckout()
})
afterAll(async () => {
  await first.remove()
  await second.remove()
})

/** All rows of the tables that people would miss, as text. */
const content = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not in ('sessions', 'rate_limits') order by 1`,
    )
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      found[name] = rows.map(({ row }) => row)
    }
    return found
  })

const lastLine = (text: string) => text.trim().split('\n').at(-1)

describe('A site on a database of its own', () => {
  let file: string

  test('is backed up consistently during writes', async () => {
    await first.ready(first.start())
    expect((await first.post('/api/register', ADA)).status).toBe(201)
    await withClient(first.databaseUrl(), async (client) => {
      await client.query(
        `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
         select id, 'Solar Calculator', '{"monthlyBill": "150"}', '{"a": 1}', $1 from users where username = 'ada'`,
        [NOTES],
      )
      const id = createHash('sha256').update(PICTURE).digest('hex')
      await client.query(
        `insert into uploads (id, content_type, bytes, width, height) values ($1, 'image/webp', $2, 1, 1)`,
        [id, PICTURE],
      )
      // Uses a sequence number whose row is deleted again.
      await client.query(
        `insert into users (username, email, password, country) values ('gone', 'gone@x.org', '!', 'Peru')`,
      )
      await client.query(`delete from users where username = 'gone'`)
    })
    const before = await content(first.databaseUrl())
    let isWriting = true
    const writing = (async () => {
      for (let n = 1; isWriting; n++) await first.post('/api/contact', newMessage({ name: `Writer ${n}` }))
    })()
    file = join(first.folder, 'one.backup.gz')
    const saved = await first.runToEnd('backup.js', ['backup', 'one.backup.gz'], { INIT_CWD: first.folder })
    isWriting = false
    await writing
    expect(saved).toEqual({
      code: 0,
      text: expect.stringMatching(/^Saved \d+ rows of \d+ tables in .*one\.backup\.gz \(/),
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(Object.keys(before).length).toBeGreaterThan(10)
  })

  test('does not overwrite an existing file', async () => {
    const before = readFileSync(file)
    const { code, text } = await first.runToEnd('backup.js', ['backup', file])
    expect([code, lastLine(text)]).toEqual([1, `${file} is there already: name another file.`])
    expect(readFileSync(file)).toEqual(before)
  })

  test('is restored completely in another checkout', async () => {
    const restored = await second.runToEnd('backup.js', ['restore', file])
    expect(restored).toEqual({
      code: 0,
      text: expect.stringMatching(/^Restored \d+ rows of \d+ tables as they were on 20/),
    })

    const again = second.start()
    await second.ready(again)
    expect(again.text()).not.toContain('first administrator')
    const [was, is] = [await content(first.databaseUrl()), await content(second.databaseUrl())]
    // Messages sent during the backup may be missing, but none may be incomplete.
    const changing = { contact_messages: [], outbox: [], content_revision: [], row_blocks: [] }
    expect({ ...is, ...changing }).toEqual({ ...was, ...changing })
    expect(was.contact_messages).toEqual(expect.arrayContaining(is.contact_messages ?? []))
    expect(is.saved_calculations?.join('')).toContain('太陽')

    // Triggers must not count restored rows twice.
    await withClient(second.databaseUrl(), async (client) => {
      const { rows } = await client.query<{ relation: string; rows: number }>(
        'select relation, sum(rows)::integer as rows from row_blocks group by 1',
      )
      expect(rows.length).toBeGreaterThan(2)
      for (const { relation, rows: counted } of rows)
        expect([relation, counted]).toEqual([relation, is[relation]?.length])
    })

    const back = await second.post('/api/login', { username: 'ada', password: ADA.password })
    expect(back.status).toBe(200)
    // Sequences continue: the number of a deleted user is not reused.
    const registration = await second.post('/api/register', { ...ADA, username: 'grace', email: 'grace@example.org' })
    const gone = (await back.json()).id + 1
    expect((await registration.json()).id).toBe(gone + 1)
    expect(readFileSync(join(second.folder, '.data', 'session-secret'), 'utf8')).toBe(
      readFileSync(join(first.folder, '.data', 'session-secret'), 'utf8'),
    )
    await end(again.child, 'SIGTERM')
  })

  test('is not restored over an existing site', async () => {
    const before = await second.runToEnd('backup.js', ['backup', 'before.gz'], { INIT_CWD: second.folder })
    expect(before.code).toBe(0)
    const { code, text } = await second.runToEnd('backup.js', ['restore', file])
    expect(code).toBe(1)
    expect(text).toMatch(/^There is a site in this database already\./)
  })

  test('refuses to start without its data until they are restored', async () => {
    const data = second.findDatabaseFolder()
    renameSync(data, `${data}-aside`)
    const refused = await second.runToEnd('start.js')
    expect(refused.code).toBe(1)
    expect(refused.text).toContain('Put that folder back, or restore a backup: npm run restore -- FILE')
    expect((await second.runToEnd('backup.js', ['restore', join(second.folder, 'before.gz')])).code).toBe(0)
    const run = second.start()
    await second.ready(run)
    const grace = { username: 'grace', password: ADA.password }
    expect((await second.post('/api/login', grace)).status).toBe(200)
    await end(run.child, 'SIGTERM')
  })

  test('is restored into another database with its secret', async () => {
    const { url, drop } = await emptyDatabase()
    const { code, text } = await second.runToEnd('backup.js', ['restore', file], { DATABASE_URL: url, SESSION_SECRET })
    expect(code).toBe(0)
    expect(text).toContain(readFileSync(join(first.folder, '.data', 'session-secret'), 'utf8'))
    const rows = await content(url)
    expect(rows.users).toHaveLength(2)
    const again = join(second.folder, 'elsewhere.gz')
    const saved = await second.runToEnd('backup.js', ['backup', again], { DATABASE_URL: url, SESSION_SECRET })
    expect(saved.code).toBe(0)
    expect(gunzipSync(readFileSync(again)).toString('latin1')).not.toContain('"secret":')
    await drop()
  })

  test.each<[string, () => void, string]>([
    ['cut off', () => truncateSync(spoilt(), 20_000), 'That backup is incomplete: the file ends too early.'],
    ['no backup', () => writeFileSync(spoilt(), 'select 1'), 'That file is no backup of Helioplan, or it is damaged.'],
    ['another text', () => writeFileSync(spoilt(), gzipSync('{"a":1}\n')), 'That file is no backup of Helioplan.'],
    [
      'of a later version',
      () => rewrite(/"product":"[^"]+","migration":\{"name":"\d+/, '"product":"9.0.0","migration":{"name":"9999'),
      'That backup was made by Helioplan 9.0.0, which is newer than this: update Helioplan first.',
    ],
    [
      'without some rows that it promises',
      () => rewrite(/"rows":\{(.*?)"users":2/, '"rows":{$1"users":3'),
      'That backup is damaged: rows of users are missing.',
    ],
  ])('a file that is %s changes nothing and says so', async (_how, spoil, message) => {
    writeFileSync(spoilt(), readFileSync(file))
    spoil()
    const { url, drop } = await emptyDatabase()
    const restoring = restore(root, { DATABASE_URL: url, SESSION_SECRET }, spoilt())
    await expect(restoring).rejects.toMatchObject({ name: 'StartError', message })
    expect(await content(url)).toEqual({})
    await drop()
  })

  const spoilt = () => join(second.folder, 'spoilt.gz')
  function rewrite(pattern: RegExp, replacement: string) {
    const before = gunzipSync(readFileSync(file)).toString('latin1')
    const after = before.replace(pattern, replacement)
    expect(after).not.toBe(before)
    writeFileSync(spoilt(), gzipSync(Buffer.from(after, 'latin1')))
  }
})

describe('Uninstalling', () => {
  test('is refused while the site runs', async () => {
    const { code, text } = await first.runToEnd('uninstall.js', ['--yes'])
    expect([code, lastLine(text)]).toEqual([1, 'Helioplan is already running from this folder; stop it first.'])
    await first.endAll()
    expect(existsSync(first.findDatabaseFolder())).toBe(true)
  })

  test('lists what it would remove and asks for confirmation', async () => {
    const { code, text } = await first.runToEnd('uninstall.js')
    expect([code, lastLine(text)]).toEqual([1, 'Nothing was removed.'])
    expect(text).toContain(join(first.findDatabaseFolder(), '..'))
    expect(existsSync(first.findDatabaseFolder())).toBe(true)
  })

  test('removes the data of this checkout only', async () => {
    const data = first.findDatabaseFolder()
    const { code, text } = await first.runToEnd('uninstall.js', ['--yes'])
    expect([code, lastLine(text)]).toEqual([0, `Removed. To finish, remove this folder too: rm -r ${first.folder}`])
    expect(existsSync(join(data, '..'))).toBe(false)
    expect(existsSync(second.findDatabaseFolder())).toBe(true)
    const again = await first.runToEnd('uninstall.js', ['--yes'])
    expect(again).toEqual({ code: 0, text: expect.stringMatching(/^There are no data/) })
  })
})
