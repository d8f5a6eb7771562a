import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { isEasilyGuessed, verifyPassword } from '../../server/accounts/passwords.ts'
import { seed } from '../../server/seed/seed.ts'
import { cookieOf, openWebsite, PASSWORD } from '../support/website.ts'

// The real library, which tests can make fail.
vi.mock('@node-rs/argon2', { spy: true })

test('A failed hash does not affect later sign-ins', async () => {
  vi.mocked(hash).mockRejectedValueOnce(new Error('out of memory'))
  await expect(verifyPassword('anything', undefined)).rejects.toThrow('out of memory')
  expect(await verifyPassword('anything', undefined)).toBe(false)
})

describe('A new password', async () => {
  const site = await openWebsite()

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
  ])('%s is refused where one is set', async (password) => {
    const body = { username: 'ada', email: 'ada@example.com', country: 'Peru', password }
    await site.visitor().post('/api/register').send(body).expect(400, 'This password is too common')
    const { agent } = await site.user()
    await agent
      .post('/api/user/password')
      .send({ currentPassword: PASSWORD, newPassword: password })
      .expect(400, 'This password is too common')
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
    const client = new pg.Client({ connectionString: site.database.url })
    await client.connect()
    try {
      const admin = { username: 'first', email: 'first@example.com', password: 'Welcome1!' }
      await expect(seed(client, admin, false)).rejects.toThrow('ADMIN_PASSWORD is too common')
      expect((await client.query(`select from users where username = 'first'`)).rowCount).toBe(0)
    } finally {
      await client.end()
    }
  })

  test('is re-hashed at the sign-in if its hash is outdated', async () => {
    const { id, username } = await site.person()
    const weak = await hash(PASSWORD, { algorithm: 2, memoryCost: 4096, timeCost: 1, parallelism: 1 })
    await site.sql.query('update users set password = $2 where id = $1', [id, weak])
    const stored = async () =>
      (await site.sql.query<{ password: string }>('select password from users where id = $1', [id])).rows[0]?.password
    await site.visitor().post('/api/login').send({ username, password: 'wrong' }).expect(401)
    expect(await stored()).toBe(weak)
    await site.signIn(username)
    const renewed = await stored()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await site.signIn(username)
    expect(await stored()).toBe(renewed)
  })

  test('opens at most 20 sessions; the oldest ends', async () => {
    const [{ username }, other] = [await site.person(), await site.user()]
    const cookies: string[] = []
    for (let i = 0; i < 22; i++)
      cookies.push(cookieOf(await site.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200)))
    const statuses: number[] = []
    for (const cookie of cookies) statuses.push((await site.visitor().get('/api/user').set('Cookie', cookie)).status)
    expect(statuses).toEqual([401, 401, ...Array(20).fill(200)])
    await other.agent.get('/api/user').expect(200)
  })
})
