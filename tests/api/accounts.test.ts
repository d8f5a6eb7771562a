import type { ServerResponse } from 'node:http'
import { hash, verify } from '@node-rs/argon2'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openWebsite, PASSWORD } from '../support/website.ts'

// The real library, with recorded calls.
vi.mock('@node-rs/argon2', { spy: true })

const site = await openWebsite()
/** Keeps the users below from being the last administrator. */
const root = await site.admin('root')

let names = 0
const someone = (more = {}) => {
  const username = `someone${++names}`
  return { username, email: `${username}@example.com`, country: 'Peru', password: PASSWORD, ...more }
}
const register = (body: object) => site.visitor().post('/api/register').send(body)

describe('Registering', () => {
  test('returns the signed-in user, never with the hash', async () => {
    const agent = site.visitor()
    const body = someone()
    const answer = await agent.post('/api/register').send(body).expect(201)
    expect(answer.body).toEqual({
      id: expect.any(Number),
      username: body.username,
      email: body.email,
      country: 'Peru',
      language: 'en',
      firstName: null,
      lastName: null,
      isAdmin: false,
      pendingEmail: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect((await agent.get('/api/user').expect(200)).body).toEqual(answer.body)
  })

  test('stores an argon2id hash with the configured parameters', async () => {
    const body = someone()
    await register(body).expect(201)
    const { rows } = await site.sql.query('select password from users where username = $1', [body.username])
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['username', '   ', 'Username is required'],
    ['username', undefined, 'Username is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(201), 'Password must be at most 200 characters'],
    ['password', 'password', 'This password is too common'],
    ['password', 'QWERTY', 'This password is too common'],
    ['password', '123456789', 'This password is too common'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', 7, 'Invalid email address'],
    ['country', '', 'Country is required'],
  ])('with %s %j reads: %s %s', async (field, value, sentence) => {
    await register(someone({ [field]: value })).expect(400, sentence)
  })

  test('trims the name and keeps its letter case', async () => {
    const answer = await register(someone({ username: '  Marie Curie ' })).expect(201)
    expect(answer.body.username).toBe('Marie Curie')
  })

  test('answers 409 to a taken name or address in any letter case', async () => {
    const first = someone()
    await register(first).expect(201)
    await register(someone({ username: ` ${first.username.toUpperCase()} ` })).expect(
      409,
      'That username is already taken',
    )
    await register(someone({ email: first.email.toUpperCase() })).expect(
      409,
      'That email address is already registered',
    )
  })

  test.each([
    ['name', (i: number) => ({ email: `racer${i}@example.com` })],
    [
      'name, in any letter case',
      (i: number) => ({ email: `case${i}@example.com`, username: i % 2 ? 'Ràcer' : 'rÀCER' }),
    ],
    ['look', (i: number) => ({ email: `look${i}@example.com`, username: i % 2 ? 'rock' : 'r0ck' })],
    ['address', (i: number) => ({ username: `racer${i}` })],
  ])(
    'of one %s by 50 concurrent callers creates one user and 49 times 409, with the work of one',
    async (_what, differing) => {
      const same = someone()
      vi.mocked(hash).mockClear()
      const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => register({ ...same, ...differing(i) })))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)])
      // Passwords of rejected registrations are not hashed: on busy machines they had to wait until a 503.
      expect(hash).toHaveBeenCalledTimes(1)
      const { username, email } = answers.find(({ status }) => status === 201)?.body ?? {}
      const { rows } = await site.sql.query('select id from users where username = $1 and email = $2', [
        username,
        email,
      ])
      expect(rows).toHaveLength(1)
    },
  )

  test('does not hash the password of a caller who has gone', async () => {
    const same = someone()
    const GONE = 20
    const counted = async () =>
      (await site.sql.query("select sum(points)::integer as count from rate_limits where key like 'register:%'"))
        .rows[0].count
    const before = await counted()
    vi.mocked(hash).mockClear()
    let fail = () => {}
    vi.mocked(hash).mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('No memory'))
        }),
    )
    const first = register(same).then(({ status }) => status)
    await expect.poll(() => vi.mocked(hash).mock.calls.length).toBe(1)
    let closed = 0
    const count = (_request: unknown, response: ServerResponse) => response.once('close', () => closed++)
    site.server.on('request', count)
    onTestFinished(() => void site.server.off('request', count))
    const leaving = new AbortController()
    const calls = Array.from({ length: GONE }, (_, i) =>
      fetch(`${site.origin}/api/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...same, email: `gone${i}@example.com` }),
        signal: leaving.signal,
      }).catch(() => 'gone'),
    )
    await expect.poll(counted, { timeout: 15_000 }).toBe(before + 1 + GONE)
    leaving.abort()
    await Promise.all(calls)
    await expect.poll(() => closed, { timeout: 15_000 }).toBe(GONE)
    fail()
    expect(await first).toBe(500)
    // The name is free: only the first of those calls had its turn.
    await register(same).expect(201)
    expect(hash).toHaveBeenCalledTimes(2)
  })

  test.each([
    { isAdmin: true },
    { is_admin: true },
    { id: 1 },
    { createdAt: '2000-01-01' },
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
  ])('cannot set %j', async (more) => {
    const { body } = await register({ ...someone(), ...more }).expect(201)
    expect(body.isAdmin).toBe(false)
    expect(body.id).toBeGreaterThan(1)
    expect(new Date(body.createdAt).getFullYear()).toBeGreaterThan(2020)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('Signing in', () => {
  test('answers an unknown name, a wrong and an overlong password alike', async () => {
    const { username } = await site.person()
    for (const body of [
      { username: 'nobody at all', password: PASSWORD },
      { username, password: 'wrong' },
      { username, password: PASSWORD.repeat(20) },
    ])
      await site.visitor().post('/api/login').send(body).expect(401, 'Invalid username or password')
  })

  test('computes one hash for a wrong password, an unknown name and a damaged hash', async () => {
    const [{ username }, damaged] = [await site.person(), await site.person()]
    await site.sql.query(`update users set password = '$argon2id$v=19$m=19456,t=2,p=1$broken' where id = $1`, [
      damaged.id,
    ])
    await site.visitor().post('/api/login').send({ username, password: 'wrong' }).expect(401)
    for (const name of [username, 'nobody at all', damaged.username]) {
      vi.mocked(verify).mockClear()
      await site.visitor().post('/api/login').send({ username: name, password: 'wrong' }).expect(401)
      const worked = vi.mocked(verify).mock.calls.filter(([hash]) => !String(hash).endsWith('broken'))
      expect(worked.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))).toEqual([
        '$argon2id$v=19$m=19456,t=2,p=1',
      ])
    }
  })

  test('fails with a damaged hash', async () => {
    const { id, username } = await site.person()
    for (const damaged of ['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$broken']) {
      await site.sql.query('update users set password = $2 where id = $1', [id, damaged])
      await site.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(401)
    }
  })

  test('requires both fields with the messages of the form', async () => {
    await site.visitor().post('/api/login').send({}).expect(400, 'Username is required')
    await site.visitor().post('/api/login').send({ username: 'x' }).expect(400, 'Password is required')
    await site.visitor().post('/api/login').expect(400, 'Username is required')
  })
})

describe('The administrators’ sign-in', () => {
  test('opens an ordinary session as well', async () => {
    expect((await root.agent.get('/api/admin/check').expect(200)).body).toEqual({ isAdmin: true })
    await root.agent.get('/api/calculations').expect(200)
  })

  test('refuses a user with the right password like a wrong one, and opens no session', async () => {
    const { username } = await site.person()
    for (const path of ['/api/admin/login', '/API/ADMIN/LOGIN', '/api/admin/login/']) {
      const answer = await site.visitor().post(path).send({ username, password: PASSWORD })
      expect(answer.status).toBeGreaterThanOrEqual(401)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    await site
      .visitor()
      .post('/api/admin/login')
      .send({ username, password: PASSWORD })
      .expect(401, 'Invalid admin credentials')
    await site
      .visitor()
      .post('/api/admin/login')
      .send({ username: 'root', password: 'x' })
      .expect(401, 'Invalid admin credentials')
  })

  test('reports no administrator to a user and 401 to a visitor', async () => {
    expect((await (await site.user()).agent.get('/api/admin/check').expect(200)).body).toEqual({ isAdmin: false })
    await site.visitor().get('/api/admin/check').expect(401, 'Sign in to continue')
  })
})

describe('The profile', () => {
  test('changes given fields only and keeps the session', async () => {
    const { agent, username } = await site.user()
    const changes = { username: `${username}-new`, email: 'New@Example.com', firstName: ' Ada ', lastName: 'Lovelace' }
    const { body } = await agent.patch('/api/user').send(changes).expect(200)
    expect(body).toMatchObject({ ...changes, firstName: 'Ada', country: 'France' })
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(body.createdAt))
    const after = await agent.patch('/api/user').send({ lastName: '' }).expect(200)
    expect(after.body).toMatchObject({ firstName: 'Ada', lastName: null })
    expect((await agent.get('/api/user').expect(200)).body).toEqual(after.body)
  })

  test('cannot make anyone an administrator or change another row', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    await agent.patch('/api/user').send({ isAdmin: true, id: other.id, password: 'x', country: 'Peru' }).expect(200)
    expect((await agent.get('/api/user')).body).toMatchObject({ isAdmin: false, country: 'France' })
    expect((await other.agent.get('/api/user')).body.username).toBe(other.username)
  })

  test('cannot take another’s name', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    await agent
      .patch('/api/user')
      .send({ username: other.username.toUpperCase() })
      .expect(409, 'That username is already taken')
    await agent.patch('/api/user').send({ username: ' ' }).expect(400, 'Username is required')
  })
})

describe('Changing the password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const { agent, username } = await site.user()
    const elsewhere = await site.signIn(username)
    const newPassword = 'another long sentence'
    await agent.post('/api/user/password').send({ currentPassword: PASSWORD, newPassword }).expect(204)
    await agent.get('/api/user').expect(200)
    await elsewhere.get('/api/user').expect(401)
    await site.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(401)
    await site.visitor().post('/api/login').send({ username, password: newPassword }).expect(200)
  })

  test('asks for the current one and refuses common ones', async () => {
    const { agent } = await site.user()
    const change = (currentPassword: string, newPassword: string) =>
      agent.post('/api/user/password').send({ currentPassword, newPassword })
    await change('wrong', 'another long sentence').expect(400, 'The password is not correct')
    await change(PASSWORD, 'letmein').expect(400, 'This password is too common')
    await change(PASSWORD, 'short').expect(400, 'Password must be at least 6 characters')
    await agent.get('/api/user').expect(200)
  })
})

describe('Closing the account', () => {
  test('requires the password and deletes all data of the account', async () => {
    const { agent, id, username } = await site.user()
    const elsewhere = await site.signIn(username)
    await agent.delete('/api/user').send({ password: 'wrong' }).expect(400, 'The password is not correct')
    await agent.delete('/api/user').expect(400, 'Password is required')
    await agent.delete('/api/user').send({ password: PASSWORD }).expect(204)
    expect(await site.userExists(id)).toBe(false)
    await agent.get('/api/user').expect(401)
    await elsewhere.get('/api/user').expect(401)
    for (const table of ['sessions', 'saved_calculations'])
      expect((await site.sql.query(`select from ${table} where user_id = $1`, [id])).rows).toEqual([])
  })

  test('of an administrator transfers the articles', async () => {
    const leaving = await site.admin()
    const { slug } = await site.article(leaving.id)
    await leaving.agent.delete('/api/user').send({ password: PASSWORD }).expect(204)
    expect((await site.visitor().get(`/api/articles/${slug}`).expect(200)).body.authorId).toBe(root.id)
  })

  test('is refused to the last administrator, also to the last two concurrently', async () => {
    const alone = await openWebsite()
    const [one, two] = [await alone.admin(), await alone.admin()]
    const answers = await Promise.all(
      [one, two].map(({ agent }) => agent.delete('/api/user').send({ password: PASSWORD })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.text).toBe('The last administrator cannot be removed')
  })
})
