import { describe, expect, test } from 'vitest'
import { cookieOf, openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite()

const sidOf = (cookie: string) =>
  decodeURIComponent(cookie.split('=')[1] ?? '')
    .slice(2)
    .split('.')[0]
const signIn = async (username: string, cookie = '') => {
  const answer = await site.visitor().post('/api/login').set('Cookie', cookie).send({ username, password: PASSWORD })
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}
const whoIs = (cookie: string) => site.visitor().get('/api/user').set('Cookie', cookie)
const rowsOf = async (cookie: string) =>
  (await site.sql.query('select sid, sess, expire, user_id from sessions where sid = $1', [sidOf(cookie)])).rows

describe('A visitor', () => {
  test.each(['/', '/api/articles', '/auth', '/api/user', '/nowhere'])(
    'gets no cookie and no session from %s',
    async (path) => {
      const before = await site.sql.query('select count(*) from sessions')
      const answer = await site.visitor().get(path)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect((await site.sql.query('select count(*) from sessions')).rows).toEqual(before.rows)
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
    const answer = await site.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200)
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
    const own = await signIn(username, planted)
    expect(own).not.toBe(planted)
    await whoIs(planted).expect(401)
    await whoIs(own).expect(200)
  })

  test.each(['/api/register', '/api/admin/login'])('through %s changes the id too', async (path) => {
    const planted = await signIn((await site.person()).username)
    const { username } = await site.person({ isAdmin: true })
    const name = path === '/api/register' ? `new-${username}` : username
    const body = { username: name, email: `${name}@example.org`, country: 'Peru', password: PASSWORD }
    const own = cookieOf(await site.visitor().post(path).set('Cookie', planted).send(body))
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
    const answer = await site.visitor().post('/api/login').send({ username, password: 'wrong' }).expect(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('A session', () => {
  test('ends with signing out', async () => {
    const cookie = await signIn((await site.person()).username)
    const answer = await site.visitor().post('/api/logout').set('Cookie', cookie).expect(204)
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
    await whoIs(cookie).expect(401)
    expect(await rowsOf(cookie)).toEqual([])
  })

  test('on another device survives signing out', async () => {
    const { username } = await site.person()
    const [here, there] = [await signIn(username), await signIn(username)]
    await site.visitor().post('/api/logout').set('Cookie', here).expect(204)
    await whoIs(there).expect(200)
  })

  test('ends when the user is removed', async () => {
    const { id, username } = await site.person()
    const cookie = await signIn(username)
    await site.sql.query('delete from users where id = $1', [id])
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
    expect(await site.statements(() => site.visitor().get('/api/user').expect(401))).toBe(0)
    expect(await site.statements(() => site.visitor().get('/').expect(200))).toBe(0)
  })

  const backdate = (cookie: string, changes: Record<string, number>) =>
    site.sql.query('update sessions set sess = (sess::jsonb || $2::jsonb)::json where sid = $1', [
      sidOf(cookie),
      JSON.stringify(changes),
    ])
  const HOUR = 3_600_000

  test('ends after its idle lifetime', async () => {
    const cookie = await signIn((await site.person()).username)
    const { idle } = site.config.sessions.user
    await backdate(cookie, { renewedAt: Date.now() - idle + HOUR })
    await whoIs(cookie).expect(200)
    await backdate(cookie, { renewedAt: Date.now() - idle - 1000 })
    await whoIs(cookie).expect(401)
  })

  test('ends after its absolute lifetime', async () => {
    const cookie = await signIn((await site.person()).username)
    const { absolute } = site.config.sessions.user
    await backdate(cookie, { signedInAt: Date.now() - absolute + HOUR })
    await whoIs(cookie).expect(200)
    await backdate(cookie, { signedInAt: Date.now() - absolute - 1000 })
    await whoIs(cookie).expect(401)
  })

  test('with an expired row is invalid', async () => {
    const cookie = await signIn((await site.person()).username)
    await site.sql.query(`update sessions set expire = now() - interval '1 second' where sid = $1`, [sidOf(cookie)])
    await whoIs(cookie).expect(401)
  })

  test('is shorter for administrators', async () => {
    const { username, id } = await site.person({ isAdmin: true })
    const cookie = await signIn(username)
    await backdate(cookie, { renewedAt: Date.now() - site.config.sessions.admin.idle - 1000 })
    await whoIs(cookie).expect(401)
    expect(await site.userExists(id)).toBe(true)
    expect(site.config.sessions.admin.idle).toBeLessThan(site.config.sessions.user.idle)
  })

  test('is renewed with its cookie after a share of its lifetime', async () => {
    const cookie = await signIn((await site.person()).username)
    await backdate(cookie, { renewedAt: Date.now() - site.config.sessions.user.idle / 2 })
    await site.sql.query(`update sessions set expire = now() + interval '1 hour' where sid = $1`, [sidOf(cookie)])
    const answer = await whoIs(cookie).expect(200)
    expect(cookieOf(answer)).toBe(cookie)
    const [row] = await rowsOf(cookie)
    expect(row.expire.getTime()).toBeGreaterThan(Date.now() + site.config.sessions.user.idle - HOUR)
    expect(row.sess.renewedAt).toBeGreaterThan(Date.now() - 60_000)
    expect((await whoIs(cookie).expect(200)).headers['set-cookie']).toBeUndefined()
  })

  test('ended during a renewing request stays ended', async () => {
    const cookie = await signIn((await site.person()).username)
    await backdate(cookie, { renewedAt: Date.now() - site.config.sessions.user.idle / 2 })
    await Promise.all([
      ...Array.from({ length: 10 }, () => whoIs(cookie)),
      site.visitor().post('/api/logout').set('Cookie', cookie),
      ...Array.from({ length: 10 }, () => whoIs(cookie)),
    ])
    expect(await rowsOf(cookie)).toEqual([])
  })
})

test('Over TLS cookies are Secure with the __Host- prefix', async () => {
  const secure = await openWebsite({ config: (defaults) => ({ ...defaults, secureCookies: true }) })
  const { username } = await secure.person()
  const answer = await secure.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200)
  const [device, session] = answer.headers['set-cookie'] ?? []
  expect(device).toMatch(
    /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(session).toMatch(/^__Host-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
  await secure.visitor().get('/api/user').set('Cookie', cookieOf(answer)).expect(200)
})

test('A new secret signs while the old one verifies', async () => {
  const secrets = ['the first secret of forty characters or so', 'the second secret of forty characters']
  let current = secrets.slice(0, 1)
  const open = () => openWebsite({ config: (defaults) => ({ ...defaults, sessionSecrets: current }) })
  const before = await open()
  current = [...secrets].reverse()
  const after = await openWebsite({
    config: (defaults) => ({ ...defaults, sessionSecrets: current }),
    databaseUrl: () => before.database.url,
  })
  const { username } = await before.person()
  const answer = await before.visitor().post('/api/login').send({ username, password: PASSWORD })
  await after.visitor().get('/api/user').set('Cookie', cookieOf(answer)).expect(200)
  const newer = await after.visitor().post('/api/login').send({ username, password: PASSWORD })
  await before.visitor().get('/api/user').set('Cookie', cookieOf(newer)).expect(401)
})
