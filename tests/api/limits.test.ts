import { describe, expect, test } from 'vitest'
import solar from '#shared/calculators/definitions/solar.ts'
import type { Config } from '../../server/config.ts'
import { runInLanguage } from '../../server/http/request-language.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'

const MINUTE = 60_000
/** Default limits, behind one proxy so that tests can choose the address. */
const withDefaultLimits = (defaults: Config): Config => ({
  ...defaults,
  trustProxy: 1,
  limits: {
    loginByAddress: { points: 10, duration: 15 * MINUTE },
    loginByAccount: { points: 50, duration: 15 * MINUTE },
    currentPassword: { points: 10, duration: 15 * MINUTE },
    signIn: { points: 60, duration: 15 * MINUTE },
    secondFactor: { points: 10, duration: 15 * MINUTE },
    forgottenByAddress: { points: 10, duration: 60 * MINUTE },
    forgottenByAccount: { points: 3, duration: 60 * MINUTE },
    rename: { points: 10, duration: 60 * MINUTE },
    register: { points: 10, duration: 60 * MINUTE },
    contact: { points: 5, duration: 60 * MINUTE },
    newsletter: { points: 5, duration: 60 * MINUTE },
    save: { points: 60, duration: MINUTE },
    export: { points: 20, duration: 60 * MINUTE },
    geocoder: { points: 30, duration: 60 * MINUTE },
  },
})
const site = await openWebsite({ config: withDefaultLimits })

const signIn = (username: string, address: string, password = 'wrong', path = '/api/login') =>
  site.visitor().post(path).set('X-Forwarded-For', address).send({ username, password })
const statuses = async (calls: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status)
const count = (list: number[], status: number) => list.filter((value) => value === status).length

describe('Failed sign-ins', () => {
  test('are limited to 10 in 15 minutes per address, also concurrent ones', async () => {
    const { username } = await site.person()
    const found = await statuses(
      Array.from({ length: 30 }, (_, i) => signIn(i % 2 ? username : `nobody${i}`, '192.0.2.1')),
    )
    expect([count(found, 401), count(found, 429)]).toEqual([10, 20])
    const answer = await signIn(username, '192.0.2.1', PASSWORD)
    expect(answer.status).toBe(429)
    expect(answer.text).toMatch(/^Too many attempts\. Try again in 1[45] minutes$/)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900)
    await signIn(username, '192.0.2.2', PASSWORD).expect(200)
  })

  test('count for both sign-ins together', async () => {
    for (let i = 0; i < 10; i++) await signIn('nobody', '192.0.2.3', 'wrong', '/api/admin/login').expect(401)
    await signIn('nobody', '192.0.2.3').expect(429)
  })

  test('do not include successful ones', async () => {
    const { username } = await site.person()
    for (let i = 0; i < 15; i++) await signIn(username, '192.0.2.4', PASSWORD).expect(200)
    await signIn(username, '192.0.2.4').expect(401)
  })

  test('are limited to 50 per account without locking out known devices', async () => {
    const { username } = await site.person()
    const device = await site.signIn(username)
    for (let i = 0; i < 5; i++)
      await statuses(Array.from({ length: 10 }, () => signIn(username.toUpperCase(), `203.0.113.${i}`)))
    await signIn(username, '203.0.113.99').expect(429)
    await signIn(username, '203.0.113.99', PASSWORD).expect(429)
    const again = () => device.post('/api/login').set('X-Forwarded-For', '203.0.113.98')
    await again().send({ username, password: 'wrong' }).expect(401)
    await again().send({ username, password: PASSWORD }).expect(200)
  })

  test('from a forged device cookie get the ordinary limit', async () => {
    const [owner, thief] = [await site.person(), await site.person()]
    const answer = await site.visitor().post('/api/login').send({ username: thief.username, password: PASSWORD })
    const [cookie = ''] = (answer.headers['set-cookie'] as unknown as string[]).filter((header) =>
      header.startsWith('device='),
    )
    const own = cookie.split(';')[0] ?? ''
    expect(own).toContain(`.${thief.id}.`)
    expect(cookie).toMatch(/Max-Age=31536000; .*HttpOnly; SameSite=Lax/)
    for (let i = 0; i < 5; i++)
      await statuses(Array.from({ length: 10 }, () => signIn(owner.username, `203.0.115.${i}`)))
    const at = (device: string) =>
      site
        .visitor()
        .post('/api/login')
        .set({ 'X-Forwarded-For': '203.0.115.99', Cookie: device })
        .send({ username: owner.username, password: PASSWORD })
    await at(own).expect(429)
    await at(own.replace(`.${thief.id}.`, `.${owner.id}.`)).expect(429)
  })

  test('of unknown names are limited alike', async () => {
    for (let i = 0; i < 5; i++)
      await statuses(Array.from({ length: 10 }, () => signIn('no such person', `203.0.114.${i}`)))
    await signIn('no such person', '203.0.114.99').expect(429)
  })

  test('by IPv6 count per /64 network', async () => {
    const found = await statuses(
      Array.from({ length: 12 }, (_, i) => signIn(`six${i}`, `2001:db8:1:2:${i + 1}::${i + 1}`)),
    )
    expect([count(found, 401), count(found, 429)]).toEqual([10, 2])
    await signIn('six', '2001:db8:1:3::1').expect(401)
  })

  test('by IPv6 count three times as many per /56 network, of which a customer has all', async () => {
    // 40 of the 256 networks of a customer.
    const found = await statuses(
      Array.from({ length: 40 }, (_, i) => signIn(`seven${i}`, `2001:db8:2:${(i + 1).toString(16)}::1`)),
    )
    expect([count(found, 401), count(found, 429)]).toEqual([30, 10])
    await signIn('seven', '2001:db8:2:100::1').expect(401)
  })

  test('ignore X-Forwarded-For from untrusted callers', async () => {
    const direct = await openWebsite({ config: (defaults) => ({ ...withDefaultLimits(defaults), trustProxy: false }) })
    const found: number[] = []
    for (let i = 0; i < 12; i++)
      found.push(
        (
          await direct
            .visitor()
            .post('/api/login')
            .set('X-Forwarded-For', `192.0.2.${i}`)
            .send({ username: 'x', password: 'y' })
        ).status,
      )
    expect([count(found, 401), count(found, 429)]).toEqual([10, 2])
  })

  test('are counted in the database, for all processes', async () => {
    const second = await openWebsite({ config: withDefaultLimits, databaseUrl: () => site.database.url })
    for (let i = 0; i < 10; i++) await signIn('nobody', '192.0.2.5').expect(401)
    await second
      .visitor()
      .post('/api/login')
      .set('X-Forwarded-For', '192.0.2.5')
      .send({ username: 'x', password: 'y' })
      .expect(429)
  })

  test('include wrong current passwords', async () => {
    const { username } = await site.person()
    const agent = await site.signIn(username)
    const from = (call: ReturnType<typeof agent.post>) => call.set('X-Forwarded-For', '192.0.2.6')
    for (let i = 0; i < 5; i++) {
      await from(agent.delete('/api/user')).send({ password: 'wrong' }).expect(400)
      await from(agent.post('/api/user/password')).send({ currentPassword: 'wrong', newPassword: PASSWORD }).expect(400)
    }
    await from(agent.delete('/api/user')).send({ password: PASSWORD }).expect(429)
  })
})

test('Wrong current passwords are limited to 10 in 15 minutes per account', async () => {
  const { agent } = await site.user()
  const close = (i: number, password: string) =>
    agent.delete('/api/user').set('X-Forwarded-For', `198.51.100.${i}`).send({ password })
  for (let i = 0; i < 3; i++)
    await agent.post('/api/user/password').send({ currentPassword: PASSWORD, newPassword: PASSWORD }).expect(204)
  for (let i = 0; i < 10; i++) await close(i, 'wrong').expect(400)
  await close(11, 'wrong').expect(429)
  await close(12, PASSWORD).expect(429)
})

test('Successful sign-ins are limited to 60 in 15 minutes per account', async () => {
  const [{ username }, other] = [await site.person(), await site.person()]
  const attempts = (from: number, to: number) =>
    statuses(Array.from({ length: to - from }, (_, i) => signIn(username, `198.51.101.${from + i}`, PASSWORD)))
  // A pending attempt counts as failed until the password is checked; an account has 50.
  const found = [...(await attempts(0, 33)), ...(await attempts(33, 65))]
  expect([count(found, 200), count(found, 429)]).toEqual([60, 5])
  await signIn(other.username, '198.51.101.1', PASSWORD).expect(200)
})

test('Changes of name or address are limited to 10 per hour and user', async () => {
  const { agent, username, email } = await site.user()
  const otherUser = await site.person()
  for (let i = 0; i < 15; i++)
    await agent
      .patch('/api/user')
      .send({ username, email, firstName: `Ada ${i}` })
      .expect(200)
  for (let i = 0; i < 10; i++) await agent.patch('/api/user').send({ email: otherUser.email }).expect(409)
  await agent.patch('/api/user').send({ email: otherUser.email }).expect(429)
  await agent.patch('/api/user').send({ username: 'unheard of' }).expect(429)
  await agent.patch('/api/user').send({ lastName: 'Lovelace' }).expect(200)
})

test('Registrations are limited to 10 per hour and address, without invalid ones', async () => {
  const register = (i: number, password = PASSWORD) =>
    site
      .visitor()
      .post('/api/register')
      .set('X-Forwarded-For', '192.0.2.7')
      .send({ username: `many${i}`, email: `many${i}@example.com`, country: 'Peru', password })
  for (let i = 0; i < 20; i++) await register(i, 'short').expect(400)
  for (let i = 0; i < 10; i++) await register(i).expect(201)
  await register(11).expect(429)
})

describe('Saves', () => {
  const calculation = runInLanguage('en', () => solar().calculate({ monthlyBill: '150', sunHours: '5' }))
  test('are limited to 60 per minute and user, also concurrent ones', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    const found = await statuses(
      Array.from({ length: 80 }, () => agent.post('/api/calculations').send(calculation ?? {})),
    )
    expect([count(found, 201), count(found, 429)]).toEqual([60, 20])
    const answer = await agent
      .post('/api/calculations')
      .send(calculation ?? {})
      .expect(429)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    await other.agent
      .post('/api/calculations')
      .send(calculation ?? {})
      .expect(201)
  })

  test('repeated with their key do not count', async () => {
    const { agent } = await site.user()
    const save = (key: string) =>
      agent
        .post('/api/calculations')
        .set('Idempotency-Key', key)
        .send(calculation ?? {})
    expect(new Set(await statuses(Array.from({ length: 100 }, () => save('the-same-press'))))).toEqual(new Set([201]))
    for (let i = 0; i < 59; i++) await save(`another-press-${i}`).expect(201)
    await save('one-press-too-many').expect(429)
    await save('the-same-press').expect(201)
  })

  test('that are refused count, too: invented currencies are answered 60 times a minute', async () => {
    const { agent } = await site.user()
    const capital = (n: number) => String.fromCharCode(65 + (n % 26))
    const invented = (n: number) => `Q${capital(n)}${capital(Math.floor(n / 26))}`
    const found = await statuses(
      Array.from({ length: 80 }, (_, n) =>
        agent
          .post('/api/calculations')
          .send({ ...calculation, inputs: { ...calculation?.inputs, currency: invented(n) } }),
      ),
    )
    expect([count(found, 400), count(found, 429)]).toEqual([60, 20])
  })

  test('are allowed again after a minute', async () => {
    const { agent, id } = await site.user()
    await statuses(Array.from({ length: 61 }, () => agent.post('/api/calculations').send(calculation ?? {})))
    await site.sql.query('update rate_limits set expire = $2 where key = $1', [`save:${id}`, Date.now() - 1])
    await agent
      .post('/api/calculations')
      .send(calculation ?? {})
      .expect(201)
  })
})

describe('Downloads', () => {
  test('are limited to 20 per hour and user in all formats', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    const path = (form: string) => `/api/calculations/export?format=${form}`
    for (let i = 0; i < 10; i++) for (const form of ['csv', 'json']) await agent.get(path(form)).expect(200)
    await agent.get(path('csv')).expect(429)
    await agent.get(path('json')).expect(429)
    await other.agent.get(path('csv')).expect(200)
  })
})
