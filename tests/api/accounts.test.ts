import type { ServerResponse } from 'node:http'
import { hash, verify } from '@node-rs/argon2'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isEasilyGuessed } from '../../server/accounts/passwords.ts'
import { seed } from '../../server/seed/seed.ts'
import { withClient } from '../support/database.ts'
import {
  accountOf,
  concurrently,
  NEW_PASSWORD,
  newPerson,
  openWebsite,
  PASSWORD,
  PASSWORD_CHANGE,
  statusesOf,
} from '../support/website.ts'

// The real library, with recorded calls.
vi.mock('@node-rs/argon2', { spy: true })

const site = await openWebsite()
/** Keeps the users below from being the last administrator. */
const root = await site.admin('root')

let names = 0
const someone = (more = {}) => newPerson(`someone${++names}`, more)
const register = (body: object) => site.post('/api/register', body)
const login = (username: string, password = PASSWORD) => site.post('/api/login', { username, password })

describe('Registering', () => {
  test('returns the signed-in user, never with the hash, which is argon2id with the configured parameters', async () => {
    const agent = site.visitor()
    const body = someone()
    const answer = await agent.post('/api/register', body).expect(201)
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
    expect(await accountOf(agent)).toEqual(answer.body)
    const [{ password }] = await site.query('select password from users where username = $1', body.username)
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['username', '   ', 'Username is required'],
    ['username', undefined, 'Username is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(201), 'Password must be at most 200 characters'],
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
    for (const [taken, sentence] of [
      [{ username: ` ${first.username.toUpperCase()} ` }, 'That username is already taken'],
      [{ email: first.email.toUpperCase() }, 'That email address is already registered'],
    ] as const)
      await register(someone(taken)).expect(409, sentence)
  })

  test.each<[string, (i: number) => object]>([
    ['name', (i) => ({ email: `racer${i}@example.com` })],
    ['name, in any letter case', (i) => ({ email: `case${i}@example.com`, username: i % 2 ? 'Ràcer' : 'rÀCER' })],
    ['look', (i) => ({ email: `look${i}@example.com`, username: i % 2 ? 'rock' : 'r0ck' })],
    ['address', (i) => ({ username: `racer${i}` })],
  ])(
    'of one %s by 50 concurrent callers creates one user and 49 times 409, with the work of one',
    async (_what, differing) => {
      const same = someone()
      vi.mocked(hash).mockClear()
      const answers = await concurrently(50, (i) => register({ ...same, ...differing(i) }))
      expect(statusesOf(answers)).toEqual([201, ...Array(49).fill(409)])
      // Passwords of rejected registrations are not hashed: on busy machines they had to wait until a 503.
      expect(hash).toHaveBeenCalledTimes(1)
      const { username, email } = answers.find(({ status }) => status === 201)?.body ?? {}
      const stored = 'select id from users where username = $1 and email = $2'
      expect(await site.query(stored, username, email)).toHaveLength(1)
    },
  )

  test('does not hash the password of a caller who has gone', async () => {
    const same = someone()
    const GONE = 20
    const counted = async () =>
      (await site.query("select sum(points)::integer as count from rate_limits where key like 'register:%'"))[0].count
    const before = await counted()
    vi.mocked(hash).mockClear()
    let fail = (_error: Error) => {}
    vi.mocked(hash).mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject
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
    fail(new Error('No memory'))
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
    for (const call of [login('nobody at all'), login(username, 'wrong'), login(username, PASSWORD.repeat(20))])
      await call.expect(401, 'Invalid username or password')
  })

  test('computes one hash for a wrong password, an unknown name and a damaged hash', async () => {
    const [{ username }, damaged] = [await site.person(), await site.person()]
    const broken = '$argon2id$v=19$m=19456,t=2,p=1$broken'
    await site.query('update users set password = $2 where id = $1', damaged.id, broken)
    await login(username, 'wrong').expect(401)
    for (const name of [username, 'nobody at all', damaged.username]) {
      vi.mocked(verify).mockClear()
      await login(name, 'wrong').expect(401)
      const worked = vi
        .mocked(verify)
        .mock.calls.map(([hash]) => String(hash))
        .filter((hash) => hash !== broken)
      expect(worked.map((hash) => hash.split('$').slice(0, 4).join('$'))).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
    }
  })

  test('fails with a damaged hash', async () => {
    const { id, username } = await site.person()
    for (const damaged of ['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$broken']) {
      await site.query('update users set password = $2 where id = $1', id, damaged)
      await login(username).expect(401)
    }
  })

  test('requires both fields with the messages of the form', async () => {
    await site.post('/api/login', {}).expect(400, 'Username is required')
    await site.post('/api/login', { username: 'x' }).expect(400, 'Password is required')
    await site.post('/api/login').expect(400, 'Username is required')
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
      const answer = await site.post(path, { username, password: PASSWORD })
      expect(answer.status).toBeGreaterThanOrEqual(401)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    for (const body of [
      { username, password: PASSWORD },
      { username: 'root', password: 'x' },
    ])
      await site.post('/api/admin/login', body).expect(401, 'Invalid admin credentials')
  })

  test('reports no administrator to a user and 401 to a visitor', async () => {
    expect((await (await site.user()).agent.get('/api/admin/check').expect(200)).body).toEqual({ isAdmin: false })
    await site.get('/api/admin/check').expect(401, 'Sign in to continue')
  })
})

describe('The profile', () => {
  test('changes given fields only and keeps the session', async () => {
    const { agent, username } = await site.user()
    const changes = { username: `${username}-new`, email: 'New@Example.com', firstName: ' Ada ', lastName: 'Lovelace' }
    const { body } = await agent.patch('/api/user', changes).expect(200)
    expect(body).toMatchObject({ ...changes, firstName: 'Ada', country: 'France' })
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(body.createdAt))
    const after = await agent.patch('/api/user', { lastName: '' }).expect(200)
    expect(after.body).toMatchObject({ firstName: 'Ada', lastName: null })
    expect((await agent.get('/api/user').expect(200)).body).toEqual(after.body)
  })

  test('cannot make anyone an administrator or change another row', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    await agent.patch('/api/user', { isAdmin: true, id: other.id, password: 'x', country: 'Peru' }).expect(200)
    expect((await agent.get('/api/user')).body).toMatchObject({ isAdmin: false, country: 'France' })
    expect((await other.agent.get('/api/user')).body.username).toBe(other.username)
  })

  test('cannot take another’s name', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    await agent
      .patch('/api/user', { username: other.username.toUpperCase() })
      .expect(409, 'That username is already taken')
    await agent.patch('/api/user', { username: ' ' }).expect(400, 'Username is required')
  })
})

describe('Changing the password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const { agent, username } = await site.user()
    const elsewhere = await site.signIn(username)
    await agent.post('/api/user/password', PASSWORD_CHANGE).expect(204)
    await agent.get('/api/user').expect(200)
    await elsewhere.get('/api/user').expect(401)
    await login(username).expect(401)
    await login(username, NEW_PASSWORD).expect(200)
  })

  test('asks for the current one and refuses common ones', async () => {
    const { agent } = await site.user()
    const change = (currentPassword: string, newPassword: string) =>
      agent.post('/api/user/password', { currentPassword, newPassword })
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
    await agent.delete('/api/user', { password: 'wrong' }).expect(400, 'The password is not correct')
    await agent.delete('/api/user').expect(400, 'Password is required')
    await agent.delete('/api/user', { password: PASSWORD }).expect(204)
    expect(await site.userExists(id)).toBe(false)
    await agent.get('/api/user').expect(401)
    await elsewhere.get('/api/user').expect(401)
    for (const table of ['sessions', 'saved_calculations'])
      expect(await site.query(`select from ${table} where user_id = $1`, id)).toEqual([])
  })

  test('of an administrator transfers the articles', async () => {
    const leaving = await site.admin()
    const { slug } = await site.article(leaving.id)
    await leaving.agent.delete('/api/user', { password: PASSWORD }).expect(204)
    expect((await site.get(`/api/articles/${slug}`).expect(200)).body.authorId).toBe(root.id)
  })

  test('is refused to the last administrator, also to the last two concurrently', async () => {
    const alone = await openWebsite()
    const [one, two] = [await alone.admin(), await alone.admin()]
    const answers = await Promise.all([one, two].map(({ agent }) => agent.delete('/api/user', { password: PASSWORD })))
    expect(statusesOf(answers)).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.text).toBe('The last administrator cannot be removed')
  })
})

describe('A new password', () => {
  test.each([
    'Password1!',
    'welcome123',
    'P@ssw0rd',
    'Summer2024!',
    '!dragon!',
    'trustno1',
    'drowssap',
    'monkeymonkey',
    '1qaz2wsx3edc',
    '99sunshine',
    'Chocolate7',
    'helioplan1',
    'password',
    'QWERTY',
    '123456789',
  ])('%s is refused where one is set', async (password) => {
    await register(someone({ password })).expect(400, 'This password is too common')
    const change = { currentPassword: PASSWORD, newPassword: password }
    await root.agent.post('/api/user/password', change).expect(400, 'This password is too common')
  })

  test.each([
    'sunlit-roof-42',
    'brighter-roof-43',
    'a good long sentence',
    'Xk7vqp',
    'monkey eats a banana',
    '8fj2-sun',
  ])('%s is accepted', async (password) => {
    expect(await isEasilyGuessed(password)).toBe(false)
  })

  test('of the first administrator must not be common', async () => {
    const admin = { username: 'first', email: 'first@example.com', password: 'Welcome1!' }
    await withClient(site.database.url, async (client) => {
      await expect(seed(client, admin, false)).rejects.toThrow('ADMIN_PASSWORD is too common')
    })
    expect(await site.query(`select from users where username = 'first'`)).toEqual([])
  })

  test('is re-hashed at the sign-in if its hash is outdated', async () => {
    const { id, username } = await site.person()
    const weak = await hash(PASSWORD, { algorithm: 2, memoryCost: 4096, timeCost: 1, parallelism: 1 })
    await site.query('update users set password = $2 where id = $1', id, weak)
    const stored = async () =>
      (await site.query<{ password: string }>('select password from users where id = $1', id))[0]?.password
    await site.post('/api/login', { username, password: 'wrong' }).expect(401)
    expect(await stored()).toBe(weak)
    await site.signIn(username)
    const renewed = await stored()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await site.signIn(username)
    expect(await stored()).toBe(renewed)
  })
})

test('A failed hash does not affect later sign-ins', async () => {
  // A process that has computed no hash yet.
  vi.resetModules()
  const argon2 = await import('@node-rs/argon2')
  const { verifyPassword } = await import('../../server/accounts/passwords.ts')
  vi.mocked(argon2.hash).mockRejectedValueOnce(new Error('out of memory'))
  await expect(verifyPassword('anything', undefined)).rejects.toThrow('out of memory')
  expect(await verifyPassword('anything', undefined)).toBe(false)
})
