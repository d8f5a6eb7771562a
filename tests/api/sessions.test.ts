import { describe, expect, test } from 'vitest'
import { concurrently, cookieOf, newPerson, openWebsite, PASSWORD, sessionIdOf } from '../support/website.ts'

const site = await openWebsite()

const signIn = async (username: string, headers: Record<string, string> = {}) =>
  cookieOf(await site.post('/api/login', { username, password: PASSWORD }).set(headers).expect(200))
/** The session cookie of a new user. */
const newSession = async () => signIn((await site.person()).username)
const whoIs = (cookie: string) => site.get('/api/user').set('Cookie', cookie)
const signOut = (cookie: string) => site.post('/api/logout').set('Cookie', cookie)
const rowsOf = (cookie: string) =>
  site.query('select sid, sess, expire, user_id from sessions where sid = $1', sessionIdOf(cookie))

describe('A visitor', () => {
  test.each(['/', '/api/articles', '/auth', '/api/user', '/nowhere'])(
    'gets no cookie and no session from %s',
    async (path) => {
      const count = () => site.query('select count(*) from sessions')
      const before = await count()
      expect((await site.get(path)).headers['set-cookie']).toBeUndefined()
      expect(await count()).toEqual(before)
    },
  )

  test('with a forged cookie stays a visitor', async () => {
    await whoIs('session=s%3Amade-up.signature').expect(401)
    await whoIs('session=made-up').expect(401)
  })
})

describe('Signing in', () => {
  test('sets HttpOnly and SameSite cookies of session and device', async () => {
    const { username } = await site.person()
    const answer = await site.post('/api/login', { username, password: PASSWORD }).expect(200)
    const [device, session, ...others] = answer.headers['set-cookie'] ?? []
    expect(others).toEqual([])
    expect(device).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    expect(session).toMatch(/^session=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
  })

  test('ignores letter case and outer spaces of the name', async () => {
    await site.person({ username: 'Grace' })
    expect((await whoIs(await signIn('  gRACE '))).body.username).toBe('Grace')
  })

  test('replaces the session id', async () => {
    const { username } = await site.person()
    const planted = await signIn(username)
    const own = await signIn(username, { Cookie: planted })
    expect(own).not.toBe(planted)
    await whoIs(planted).expect(401)
    await whoIs(own).expect(200)
  })

  test.each(['/api/register', '/api/admin/login'])('through %s changes the id too', async (path) => {
    const planted = await newSession()
    const { username } = await site.person({ isAdmin: true })
    const name = path === '/api/register' ? `new-${username}` : username
    const own = cookieOf(await site.post(path, newPerson(name)).set('Cookie', planted))
    expect(own).not.toBe('')
    await whoIs(planted).expect(401)
    expect((await whoIs(own).expect(200)).body.username).toBe(name)
  })

  test('stores one row with the user', async () => {
    const { id, username } = await site.person()
    const rows = await rowsOf(await signIn(username))
    expect(rows).toHaveLength(1)
    expect(rows[0].user_id).toBe(id)
  })

  test('opens no session on failure', async () => {
    const { username } = await site.person()
    const answer = await site.post('/api/login', { username, password: 'wrong' }).expect(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('A session', () => {
  test('ends with signing out, on this device only', async () => {
    const { username } = await site.person()
    const [here, there] = [await signIn(username), await signIn(username)]
    const answer = await signOut(here).expect(204)
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
    await whoIs(here).expect(401)
    expect(await rowsOf(here)).toEqual([])
    await whoIs(there).expect(200)
  })

  test('ends when the user is removed', async () => {
    const { id, username } = await site.person()
    const cookie = await signIn(username)
    await site.query('delete from users where id = $1', id)
    await whoIs(cookie).expect(401)
    expect(await rowsOf(cookie)).toEqual([])
  })

  test('takes one additional statement and no write while it is fresh', async () => {
    const { agent } = await site.user()
    const statements = { '/api/user': 1, '/api/admin/check': 1, '/': 1, '/api/calculations': 2 }
    for (const [path, count] of Object.entries(statements))
      expect([path, await site.statements(() => agent.get(path).expect(200))]).toEqual([path, count])
  })

  test('is not queried for visitors', async () => {
    expect(await site.statements(() => site.get('/api/user').expect(401))).toBe(0)
    expect(await site.statements(() => site.get('/').expect(200))).toBe(0)
  })

  const HOUR = 3_600_000

  test.each([
    ['idle', 'renewedAt'],
    ['absolute', 'signedInAt'],
  ] as const)('ends after its %s lifetime', async (lifetime, since) => {
    const cookie = await newSession()
    const begin = Date.now() - site.config.sessions.user[lifetime]
    await site.amendSessions({ cookie }, { [since]: begin + HOUR })
    await whoIs(cookie).expect(200)
    await site.amendSessions({ cookie }, { [since]: begin - 1000 })
    await whoIs(cookie).expect(401)
  })

  test('with an expired row is invalid', async () => {
    const cookie = await newSession()
    await site.query(`update sessions set expire = now() - interval '1 second' where sid = $1`, sessionIdOf(cookie))
    await whoIs(cookie).expect(401)
  })

  test('is shorter for administrators', async () => {
    const { username, id } = await site.person({ isAdmin: true })
    const cookie = await signIn(username)
    await site.amendSessions({ cookie }, { renewedAt: Date.now() - site.config.sessions.admin.idle - 1000 })
    await whoIs(cookie).expect(401)
    expect(await site.userExists(id)).toBe(true)
    expect(site.config.sessions.admin.idle).toBeLessThan(site.config.sessions.user.idle)
  })

  test('is renewed with its cookie after a share of its lifetime', async () => {
    const cookie = await newSession()
    await site.amendSessions({ cookie }, { renewedAt: Date.now() - site.config.sessions.user.idle / 2 })
    await site.query(`update sessions set expire = now() + interval '1 hour' where sid = $1`, sessionIdOf(cookie))
    const answer = await whoIs(cookie).expect(200)
    expect(cookieOf(answer)).toBe(cookie)
    const [row] = await rowsOf(cookie)
    expect(row.expire.getTime()).toBeGreaterThan(Date.now() + site.config.sessions.user.idle - HOUR)
    expect(row.sess.renewedAt).toBeGreaterThan(Date.now() - 60_000)
    expect((await whoIs(cookie).expect(200)).headers['set-cookie']).toBeUndefined()
  })

  test('ended during a renewing request stays ended', async () => {
    const cookie = await newSession()
    await site.amendSessions({ cookie }, { renewedAt: Date.now() - site.config.sessions.user.idle / 2 })
    await Promise.all([concurrently(10, () => whoIs(cookie)), signOut(cookie), concurrently(10, () => whoIs(cookie))])
    expect(await rowsOf(cookie)).toEqual([])
  })
})

test('Over TLS cookies are Secure with the __Host- prefix', async () => {
  const secure = await openWebsite({ config: { secureCookies: true } })
  const { username } = await secure.person()
  const answer = await secure.post('/api/login', { username, password: PASSWORD }).expect(200)
  const [device, session] = answer.headers['set-cookie'] ?? []
  expect(device).toMatch(
    /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(session).toMatch(/^__Host-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
  await secure.get('/api/user').set('Cookie', cookieOf(answer)).expect(200)
})

test('A new secret signs while the old one verifies', async () => {
  const [older, newer] = ['the first secret of forty characters or so', 'the second secret of forty characters']
  const before = await openWebsite({ config: { sessionSecrets: [older] } })
  const databaseUrl = () => before.database.url
  const after = await openWebsite({ config: { sessionSecrets: [newer, older] }, databaseUrl })
  const { username } = await before.person()
  await after
    .get('/api/user')
    .set('Cookie', await before.signInForCookie(username))
    .expect(200)
  await before
    .get('/api/user')
    .set('Cookie', await after.signInForCookie(username))
    .expect(401)
})

const FIREFOX = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0' }
const IPHONE = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}

interface Listed {
  readonly id: number
  readonly device: string
  readonly lastSeenAt: string
  readonly isThis: boolean
}

const by = (cookie: string) => ({
  list: async (): Promise<readonly Listed[]> =>
    (await site.get('/api/user/sessions').set('Cookie', cookie).expect(200)).body,
  end: (id = 0) => site.delete(`/api/user/sessions/${id}`).set('Cookie', cookie),
  endOthers: () => site.delete('/api/user/sessions').set('Cookie', cookie),
})

describe('The list of one’s sessions', () => {
  test('names devices, marks the current one, and contains no session id', async () => {
    const { username } = await site.person()
    const [pc, phone] = [await signIn(username, FIREFOX), await signIn(username, IPHONE)]
    const list = await by(pc).list()
    expect(list.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['Firefox on Windows', true],
      ['Safari on an iPhone', false],
    ])
    for (const { lastSeenAt } of list) expect(Math.abs(Date.parse(lastSeenAt) - Date.now())).toBeLessThan(60_000)
    for (const cookie of [pc, phone]) {
      expect(sessionIdOf(cookie)).toMatch(/^[\w-]{32}$/)
      expect(JSON.stringify(list)).not.toContain(sessionIdOf(cookie))
    }
  })

  test('ends one or all others, but not another user’s', async () => {
    const [{ username }, other] = [await site.person(), await site.user()]
    const [here, phone] = [await signIn(username, FIREFOX), await signIn(username, IPHONE)]
    const third = await signIn(username, { 'User-Agent': '' })
    const iphone = (await by(here).list()).find(({ device }) => device === 'Safari on an iPhone')
    await other.agent.delete(`/api/user/sessions/${iphone?.id}`, {}).expect(404)
    await whoIs(phone).expect(200)
    await by(here).end(iphone?.id).expect(204)
    await whoIs(phone).expect(401)
    await whoIs(third).expect(200)
    await by(here).endOthers().expect(204)
    await whoIs(third).expect(401)
    expect(await by(here).list()).toHaveLength(1)
    await other.agent.get('/api/user').expect(200)
  })

  test('shows the last visit, stored at most every ten minutes', async () => {
    const cookie = await newSession()
    for (const [seen, shown] of [
      [9, 9],
      [11, 0],
    ] as const) {
      await site.amendSessions({ cookie }, { renewedAt: Date.now() - seen * 60_000 })
      await whoIs(cookie).expect(200)
      const [{ lastSeenAt } = { lastSeenAt: '' }] = await by(cookie).list()
      expect(Math.round((Date.now() - Date.parse(lastSeenAt)) / 60_000)).toBe(shown)
    }
  })
})

test('A user has at most 20 sessions; the oldest ends', async () => {
  const [{ username }, other] = [await site.person(), await site.user()]
  const cookies: string[] = []
  for (let i = 0; i < 22; i++) cookies.push(await signIn(username))
  const statuses: number[] = []
  for (const cookie of cookies) statuses.push((await whoIs(cookie)).status)
  expect(statuses).toEqual([401, 401, ...Array(20).fill(200)])
  await other.agent.get('/api/user').expect(200)
})
